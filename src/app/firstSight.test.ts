import { expect, test } from 'vitest'
import { MEDIUM_MM, toScreen } from '../board/camera.ts'
import { basesOfFight, fitFight } from '../board/fight.ts'
import { scenarios } from '../content/scenarios/index.ts'
import { startOf, tableOf } from '../content/scenarios/scenario.ts'
import { tanks } from '../content/scenarios/tanks.ts'
import { begin, current } from '../kernel/match.ts'
import { entryOf, moversOf } from '../panels/entry.ts'
import { assault } from '../rules/assault/assault.ts'
import { promptOf } from '../store/match.ts'

test.each(
  scenarios.flatMap((scenario) =>
    [
      { w: 1486, h: 960, least: 64 },
      { w: 982, h: 660, least: 54 },
      { w: 900, h: 692, least: 54 },
      { w: 768, h: 524, least: 48 },
    ].map((size) => ({ scenario, size, name: scenario.id, w: size.w })),
  ),
)('shows every base of $name at first on a board $w wide', ({ scenario, size }) => {
  const battle = tableOf(scenario, 'cm')
  const camera = fitFight(battle, basesOfFight(battle, ['pinned']), size)
  const hidden = battle.bases.filter(({ at }) => {
    const { x, y } = toScreen(camera, size, at)
    return x < 20 || x > size.w - 20 || y < 20 || y > size.h - 20
  })
  expect(hidden.map((base) => base.id)).toEqual([])
  expect(camera.scale * MEDIUM_MM).toBeGreaterThanOrEqual(size.least)
})

test('Tab comes first to a team of the side that decides', () => {
  const match = begin(assault, startOf(tanks, assault, { system: 'cm', seed: 1 }))
  const { bases, units } = current(match).table
  const entry = entryOf({ ids: bases.map(({ id }) => id), mayMove: moversOf(promptOf(match)), stop: null })
  const unit = bases.find(({ id }) => id === entry)?.unit
  expect(units.find(({ id }) => id === unit)?.side).toBe('red')
})
