// What the match store does with the players' word on a move that was refused.
import { expect, it } from 'vitest'
import { guns } from '../content/scenarios/guns.ts'
import { rulesOf } from '../content/scenarios/rules.ts'
import { startOf } from '../content/scenarios/scenario.ts'
import { begin, current } from '../kernel/match.ts'
import { contrary } from '../kernel/ruling.ts'
import { createHand } from './hand.ts'
import { createMatchStore } from './match.ts'

/** They are dragged so far towards the enemy and refused; then the players rule on why. */
function ruled(held: readonly string[], mm: number) {
  const store = createMatchStore(
    begin(rulesOf(guns), startOf(guns, rulesOf(guns), { system: 'cm', seed: 1 })),
  )
  const bases = () => current(store.getState().match).table.bases
  const [lead] = bases().filter(({ id }) => id === held[0])
  if (!lead) throw new Error('Nobody is dragged')
  const hand = createHand(store)
  hand.drag({ held, catchMm: 5 }, { ...lead.at, y: lead.at.y - mm })
  const refusal = hand.drop()
  const [why] = refusal?.why ?? []
  const ruling = why && contrary(why, current(store.getState().match).table, refusal?.moves)
  if (!ruling) throw new Error('Nothing to rule on')
  const before = bases()
  const verdict = store.getState().overrule(ruling)
  const { match, aside } = store.getState()
  const moved = bases().filter(({ at }, index) => at !== before[index]?.at)
  return { verdict, aside, refusal, did: match.steps.map(({ action }) => action.do), moved }
}

it('a move that was refused is made as it was drawn once the players rule so', () => {
  const { verdict, did, moved, refusal } = ruled(['1E'], 150)
  expect([refusal?.why[0]?.says, verdict.ok, did]).toEqual(['tooFar', true, ['overrule', 'move']])
  expect(moved.map(({ id, at }) => ({ base: id, to: at }))).toEqual(refusal?.moves)
})

it('one that would end elsewhere after the ruling is not made: the ruling alone is', () => {
  const { verdict, aside, did, moved, refusal } = ruled(['1A', '1B', '1C'], 80)
  expect(refusal?.why[0]?.says).toBe('nearUnnamed')
  expect([verdict.ok, aside, did, moved]).toEqual([true, null, ['overrule'], []])
})
