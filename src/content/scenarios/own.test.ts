// Whatever units of the library are chosen, they stand on the table side by side, and the game opens from its file.
import { describe, expect, it } from 'vitest'
import { gap, insideTable, overlaps } from '../../kernel/geometry/gap.ts'
import { begin } from '../../kernel/match.ts'
import { open } from '../../kernel/recording.ts'
import { write } from '../../kernel/writing.ts'
import { ruleSets } from '../../rules/index.ts'
import { art } from '../art/art.ts'
import { games, samples } from '../samples.ts'
import { MOST_UNITS, ownBattle } from './own.ts'
import { rulesOf } from './rules.ts'
import { startOf, tableOf } from './scenario.ts'

describe.each(games)('units of $rules', (game) => {
  const own = samples.filter(({ rules }) => rules === game.rules)

  it.each(own.map((sample) => [sample.id, sample] as const))('four of %s fill a side', (_, sample) => {
    const many = Array.from({ length: MOST_UNITS }, () => sample)
    const scenario = ownBattle(game, { blue: many, red: own.slice(0, MOST_UNITS) })
    for (const system of ['cm', 'in'] as const) {
      const { bases, size, system: measured } = tableOf(scenario, system)
      expect(measured).toBe(game.rules === 'melee' ? 'cm' : system)
      for (const [i, base] of bases.entries()) {
        expect(insideTable(base, size), base.id).toBe(true)
        for (const other of bases.slice(0, i))
          expect(overlaps(base, other), `${base.id} ${other.id}`).toBe(false)
      }
      const [blue, red] = ['1A', `${MOST_UNITS + 1}A`].map((id) => bases.find((base) => base.id === id))
      const ways = bases.flatMap((one) =>
        bases.flatMap((other) => (one.unit === 'p1' && other.at.y < 600 ? [gap(one, other).mm] : [])),
      )
      expect(blue && red && Math.min(...ways)).toBeLessThan(100)
      const match = begin(rulesOf(scenario), startOf(scenario, rulesOf(scenario), { system, seed: 5 }))
      expect(open(write(match), ruleSets, Object.keys(art))).toMatchObject({ ok: true })
    }
  })
})

it('the library has the sample units of both games', () => {
  const count = (id: string) => samples.find((each) => each.id === id)?.teams.length
  expect(['grenadiers', 'usRifle', 'britishRifle', 'sovietRifle'].map(count)).toEqual([8, 11, 9, 16])
  expect(['germanInfantry', 'sovietInfantry', 'sailors'].map(count)).toEqual([10, 10, 8])
  expect(samples.filter(({ traits }) => 'elite' in traits).map(({ id }) => id)).toEqual(['sailors'])
})
