// Charge into Contact: who may charge, what is refused, where a base ends. E-01, E-13, A-11, A-14, A-16.
import { describe, expect, it } from 'vitest'
import type { Verdict } from '../../kernel/game.ts'
import { assault } from './assault.ts'
import type { AssaultState } from './state.ts'
import { scene } from './testing.ts'

/** A wish in cm from the middle of the table, as scenes are written. */
const drag = (
  state: AssaultState,
  base: string,
  [x, y = 0, facing = 0]: readonly [number, number?, number?],
): Verdict =>
  assault.check(state, { do: 'move', moves: [{ base, to: { x: 900 + x * 10, y: 600 + y * 10, facing } }] })

const says = (verdict: Verdict) => verdict.why[0]?.says

describe('E-01: the first team must end in contact', () => {
  const state = scene({
    phase: 'ready',
    acting: { A: 'A1 inf 0; A2 inf 0,5' },
    defending: { E: 'E1 inf 12' },
  })

  it('a base let go in contact makes the charge', () => {
    const verdict = drag(state, 'A1', [7])
    expect(verdict.ok).toBe(true)
    expect(says(verdict)).toBe('chargeMade')
    expect(verdict.why[0]?.about).toMatchObject({ base: 'A1', other: 'E1', length: 70 })
  })

  it('a base pushed on into the enemy ends in contact', () => {
    const verdict = drag(state, 'A1', [9])
    expect(verdict.ok).toBe(true)
    expect(verdict.moves?.[0]?.to.x).toBeCloseTo(900 + 70, 1)
  })

  it('a base let go short is refused and told how far the enemy is', () => {
    const verdict = drag(state, 'A1', [6])
    expect(verdict.ok).toBe(false)
    expect(says(verdict)).toBe('firstMustTouch')
    expect(verdict.why[0]?.about).toMatchObject({ base: 'A1', other: 'E1' })
    expect(verdict.why[0]?.about.gap?.mm).toBeCloseTo(10, 2)
  })
})
