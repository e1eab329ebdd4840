// A position from a real table: would that platoon have won?
import { expect, it } from 'vitest'
import { judgeSupposed } from './supposing.ts'
import { scene } from './testing.ts'

it.each([
  ['E1 inf 15', false, 'denies'],
  ['E1 inf 15.1', true, 'won'],
  ['E1 tank 9', false, 'deniesTank'],
] as const)('an enemy %s: %s', (enemy, won, says) => {
  const state = scene({ acting: { X: 'A1 inf 0' }, outside: { O: enemy } })
  const verdict = judgeSupposed(state, 'X')
  expect([verdict.ok, verdict.why[0]?.says]).toEqual([won, says])
})

it('A-01: measured from those who fight, an enemy beside the others alone does not deny', () => {
  const acting = { X: 'A1 inf 0; A2 inf 0,40' }
  const near = scene({ acting, outside: { O: 'E1 inf 5', Q: 'E2 inf 14,40' } })
  const judged = (winBubbleFrom: string) =>
    judgeSupposed({ ...near, options: { winBubbleFrom } }, 'X').why.flatMap(({ ok, about }) =>
      ok ? [] : (about.other ?? 'nobody'),
    )
  expect([judged('allTeams'), judged('assaultingTeams')]).toEqual([['E1', 'E2'], ['E1']])
})
