// The colours hold their contrast.
import { describe, expect, it } from 'vitest'
import { type Colour, colours, variables } from './tokens.ts'

const channel = (value: number): number => {
  const part = value / 255
  return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (a: Colour, b: Colour): number => {
  const [light = 0, dark = 0] = [luminance(colours[a]), luminance(colours[b])].toSorted((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const text: readonly (readonly [Colour, Colour])[] = [
  ['ink', 'paper'],
  ['inkQuiet', 'paper'],
  ['inkQuiet', 'paperSunk'],
  ['inkFaint', 'paperSunk'],
  ['inkFaint', 'paper'],
  ['frameText', 'frame'],
  ['frameText', 'frameRaised'],
  ['frameQuiet', 'frame'],
  ['frameQuiet', 'frameRaised'],
  ['paperRaised', 'blue'],
  ['paperRaised', 'red'],
  ['blueDeep', 'blueTint'],
  ['redDeep', 'redTint'],
  ['blueDeep', 'paper'],
  ['redDeep', 'paper'],
  ['slateText', 'slate'],
  ['amberInk', 'amber'],
]

describe('the design tokens', () => {
  it.each(text)('%s can be read on %s', (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['blue', 'paper'],
    ['red', 'paper'],
    ['focus', 'paper'],
    ['focusRing', 'frame'],
    ['focusRing', 'blue'],
    ['focusRing', 'red'],
  ] as const)('%s is seen against %s', (mark, ground) => {
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3)
  })

  it('become CSS variables with a value each', () => {
    expect(variables.find(([name]) => name === '--blue-deep')?.[1]).toBe(colours.blueDeep)
    expect(variables.find(([name]) => name === '--touch')?.[1]).toBe('44px')
    expect(new Set(variables.map(([name]) => name)).size).toBe(variables.length)
  })
})
