import { expect, test } from 'vitest'
import type { Base } from './game.ts'
import { blowsOf } from './hits.ts'

const base: Base = {
  id: 'A1',
  unit: 'A',
  letter: 'A',
  kind: 'figure',
  art: 'figure',
  at: { x: 0, y: 0, facing: 0 },
  shape: { w: 0, d: 0, r: 16 },
  traits: {},
  badges: [],
}

test('a die without a face is no miss, but an error', () => {
  const rolling = [{ base, need: 4 }]
  expect(blowsOf(rolling, [4])).toEqual([{ by: 'A1', face: 4, need: 4, hit: true }])
  expect(() => blowsOf(rolling, [])).toThrow('Die 1 shows no face')
})
