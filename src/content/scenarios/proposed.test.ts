// What is proposed in the first battle: everyone who charges, or counterattacks, fights those who defend.
import { expect, it } from 'vitest'
import type { Action } from '../../kernel/game.ts'
import { act, begin, current, type Match } from '../../kernel/match.ts'
import { baseOf } from '../../kernel/table.ts'
import { rulesOf } from './rules.ts'
import { startOf } from './scenario.ts'
import { twoPlatoons } from './twoPlatoons.ts'

function doing(match: Match, action: Action | null): Match {
  const { verdict, match: next } = act(match, action ?? { do: 'done' })
  if (!verdict.ok) throw new Error(`${action?.do} is refused: ${verdict.why[0]?.says}`)
  return next
}

const asked = (match: Match) => match.rules.prompt(current(match))

const proposed = (match: Match): Match => doing(match, match.rules.suggest(current(match)))

const done = (match: Match): Match => doing(match, { do: 'done' })

const dice = (match: Match): readonly string[] =>
  asked(match).offers.flatMap((offer) =>
    (offer.do === 'roll' ? (offer.pool?.dice ?? []) : []).map(({ owner }) => owner),
  )

const rolled = (match: Match, ...first: readonly number[]): Match => {
  const faces = dice(match).map((_, i) => first[i] ?? 1)
  return doing(match, { do: 'roll', from: 'chosen', faces })
}

const chosen = (match: Match, unit: string, option: string): Match =>
  doing(match, { do: 'choose', unit, option })

const FIRST = ['1A', '1B', '1C', '1D', '1E', '1F', '1G']

it('E-05: who charges as is proposed rolls a die, and so it is in the counterattack', () => {
  const rules = rulesOf(twoPlatoons)
  const start = begin(rules, startOf(twoPlatoons, rules, { system: 'cm', seed: 5 }))
  const { bases } = current(start).table
  const at = (id: string) => baseOf({ ...current(start).table, bases }, id).at
  const lead = {
    base: '1B',
    to: { ...at('1B'), x: (at('3A').x + at('3B').x) / 2, y: (at('3A').y + at('3B').y) / 2 },
  }
  const charged = done(proposed(doing(start, { do: 'move', moves: [lead] })))
  expect(dice(charged)).toEqual(FIRST)
  const hit = proposed(rolled(charged, 5, 4, 4, 3, 5, 2))
  const tested = rolled(doing(rolled(hit, 4), { do: 'choose', option: 'reroll' }), 2)
  const left = done(proposed(chosen(chosen(tested, 'p3', 'counterattack'), 'p4', 'breakOff')))
  const countered = done(proposed(left))
  const back = done(proposed(chosen(rolled(countered), 'p1', 'counterattack')))
  expect(dice(back)).toEqual(FIRST)
})
