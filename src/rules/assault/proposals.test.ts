// What is proposed for a counter-charge. PA-25, PA-28, A-12, A-13, E-05.
import { describe, expect, it, test } from 'vitest'
import type { Verdict } from '../../kernel/game.ts'
import { check, suggest } from './flow.ts'
import { game, phase, until, xOf } from './playing.ts'
import { type Scene, scene } from './testing.ts'

/** Round 2: P and Q counterattack X, which attacked. */
const counter = (described: Scene) => game(scene({ phase: 'counterCharge', round: 2, ...described }))

const says = ({ why }: Verdict) => why[0]?.says

test('what is proposed moves every team that must move', () => {
  const now = counter({
    acting: { P: 'P1 inf 0; P2 inf 0,3.3; P3 inf -6,1', Q: 'Q1 inf 0,8; Q2 tank -6,8' },
    defending: { X: 'D1 inf 12; D2 inf 12,4; D3 inf 13,9' },
  })
  const fought = until(now, 'fight')
  expect(phase(fought)).toBe('fight')
  expect(xOf(fought, 'P1')).toBeGreaterThan(0)
})

test('a team that reaches contact only when it is turned is proposed turned', () => {
  const now = counter({ acting: { P: 'P1 inf 0' }, defending: { X: 'D1 inf 0,-13.9' } })
  const proposed = suggest(now.state)
  if (proposed?.do !== 'move') throw new Error('Nothing is proposed')
  expect(says(check(now.state, proposed))).toBe('counterChargeMade')
})

describe('what is proposed for a counter-charge', () => {
  const proposed = (described: Scene): Verdict => {
    const now = counter(described)
    const wise = suggest(now.state)
    if (wise?.do !== 'move') throw new Error('Nothing is proposed')
    return check(now.state, wise)
  }

  it('PA-28: goes for a Defending team, not for a nearer one that broke off and would only deny the win', () => {
    const { ok, why } = proposed({
      acting: { P: 'P1 inf 0' },
      defending: { X: 'D1 inf 14' },
      brokenOff: { B: 'B1 inf -9' },
    })
    expect([ok, why[0]?.says, why[0]?.about.other]).toEqual([true, 'counterChargeMade', 'D1'])
  })

  it('E-05: turns a team where only so it ends near enough to fight', () => {
    const { ok, why, moves } = proposed({
      acting: { P: 'P1 inf 0' },
      defending: { X: 'D1 inf 0,-18.5' },
    })
    expect([ok, why[0]?.says]).toEqual([true, 'counterEndsAsNear'])
    expect(why[0]?.about.gap?.mm).toBeLessThan(50)
    expect(moves?.[0]?.to.facing).not.toBe(0)
  })

  it('E-05: keeps in the fight who stands behind its friends there', () => {
    const { ok, why } = proposed({
      acting: { P: 'P1 inf -5.1,-3.3; P2 inf 0,-3.3; P3 inf 5.1,-3.3; P4 inf 0,0.3' },
      defending: { X: 'D1 inf -5.1,-7; D2 inf 0,-7; D3 inf 5.1,-7' },
      brokenOff: { B: 'B1 inf 0,17' },
    })
    const last = why.find(({ about }) => about.base === 'P4')
    expect([ok, last?.about.other]).toEqual([true, 'D2'])
  })
})
