// Where those who break off find a place, and where it is proposed that they go. E-08.
import { expect, it } from 'vitest'
import { check } from './flow.ts'
import { proposeLeaving } from './leaving.ts'
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

/** How far each is proposed to go, in cm: aside and back. */
function shifts({ state }: Game) {
  return proposeLeaving(state).map(({ base, to }) => {
    const { at } = state.table.bases.find(({ id }) => id === base) ?? { at: to }
    return [base, Math.round(to.x - at.x) / 10, Math.round(to.y - at.y) / 10, to.facing - at.facing]
  })
}

it('a platoon is proposed to go straight back as one, 1 cm clear', () => {
  const acting = { A: 'A1 inf 0; A2 inf 5.1; A3 inf 10.2' }
  const now = leaving({ acting, defending: { P: 'P1 inf 0,3.2; P2 inf 5.1,3.2; P3 inf 10.2,3.2' } })
  const back = [0, 11, 0]
  expect(shifts(now)).toEqual([
    ['P1', ...back],
    ['P2', ...back],
    ['P3', ...back],
  ])
})

it('with those that stand in the way, but without those far behind', () => {
  const now = leaving({
    acting: { A: 'A1 inf 0' },
    defending: { P: 'P1 inf 0,3.2; P2 inf 0,14; P3 inf 0,60' },
  })
  expect(shifts(now)).toEqual([
    ['P2', 0, 11, 0],
    ['P1', 0, 11, 0],
  ])
})

it('who moves less goes as far as it may', () => {
  const defending = { P: 'P1 inf 0,3.2; P2 gun 0,8 lightGun' }
  const now = leaving({ acting: { A: 'A1 inf 0' }, defending })
  expect(shifts(now)).toEqual([
    ['P2', 0, 10, 0],
    ['P1', 0, 11, 0],
  ])
})
