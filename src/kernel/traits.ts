// What a trait may be, as data: by one table foreign files are judged, hands may set it, and panels show its field.
import type { Trait, TraitValues } from './game.ts'

export function fitsTrait(values: TraitValues, value: Trait): boolean {
  if (values === 'flag' || values === 'yesNo') return typeof value === 'boolean'
  if (!('least' in values)) return values.some((each) => each === value)
  const { least, most, half } = values
  const isWhole = typeof value === 'number' && Number.isInteger(half ? value * 2 : value)
  return isWhole && least <= value && value <= most
}
