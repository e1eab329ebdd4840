// What a trait may be, as data: by one table foreign files are judged, hands may set it, and panels show its field.
import type { Trait, TraitValues } from './game.ts'

export function fitsTrait(values: TraitValues, value: Trait): boolean {
  if (values === 'flag' || values === 'yesNo') return typeof value === 'boolean'
  if (!('least' in values)) return values.some((each) => each === value)
  const { least, most } = values
  return typeof value === 'number' && Number.isInteger(value) && least <= value && value <= most
}
