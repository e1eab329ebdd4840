// Where those who break off find a place, and where it is proposed that they go. E-08.
import { expect, it } from 'vitest'
import { check } from './flow.ts'
import { choose, type Game, game, letGo } from './playing.ts'
import { type Scene, scene } from './testing.ts'

/** Platoon P, having passed, breaks off. */
function leaving(described: Scene): Game {
  const results = [{ platoon: 'P', need: 4, die: null, passed: true }]
  const test = { die: null, second: null, rerolling: false, results }
  return choose(game(scene({ phase: 'choices', ...described, assault: { test } })), 'P', 'breakOff')
}

it('who gets away only by the whole of its move still has to leave', () => {
  const now = leaving({ system: 'in', acting: { A: 'A1 inf 0' }, defending: { P: 'P1 gun 10.1' } })
  expect(letGo(now, 'P1', [15.18]).ok).toBe(true)
  expect(letGo(now, 'P1', [15.1]).ok).toBe(false)
  const { ok, why } = check(now.state, { do: 'done' })
  expect([ok, why[0]?.says]).toEqual([false, 'mustStillLeave'])
})
