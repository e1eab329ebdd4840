// A team moved again in the same step: whatever was corrected, all lie as they could have been moved one after the other. E-01, A-12.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ahead } from '../../kernel/evolve.ts'
import type { Verdict } from '../../kernel/game.ts'
import { gap } from '../../kernel/geometry/gap.ts'
import { isSamePose, touching } from '../../kernel/geometry/point.ts'
import { baseOf } from '../../kernel/table.ts'
import { attempt, changesOf } from './charge.ts'
import { check } from './flow.ts'
import { act, done, type Game, game, letGo, move, moving, phase, placed } from './playing.ts'
import { type AssaultState, assaultOf } from './state.ts'
import { type Scene, scene } from './testing.ts'

const ready = (described: Scene) => game(scene({ phase: 'ready', ...described }))
const counter = (described: Scene) => game(scene({ phase: 'counterCharge', round: 2, ...described }))

const says = ({ why }: Verdict) => why[0]?.says
const touch = ({ state: { table } }: Game, one: string, other: string): boolean =>
  touching(gap(baseOf(table, one), baseOf(table, other)))

describe('E-01: the first team moved', () => {
  const start = ready({ acting: { A: 'A1 inf 0; A2 inf -9' }, defending: { E: 'E1 inf 13' } })
  const followed = move(move(start, 'A1', [8]), 'A2', [1])

  it('is not taken out of contact by one that now lies where it stood', () => {
    const verdict = letGo(followed, 'A1', [0, 6])
    expect([verdict.ok, says(verdict)]).toEqual([false, 'firstMustTouch'])
    expect(touch(followed, 'A1', 'E1')).toBe(true)
  })

  it('may be shifted along the enemy, its way counted as when it went', () => {
    const verdict = letGo(followed, 'A1', [8, 1])
    expect([verdict.ok, says(verdict)]).toEqual([true, 'chargeMade'])
    expect(verdict.why[0]?.about.length).toBeCloseTo(80.6, 0)
  })

  it('has to touch before the charge is done, whoever took it away', () => {
    const bases = followed.state.table.bases.map((base) =>
      base.id === 'A1' ? { ...base, at: { ...base.at, y: base.at.y - 60 } } : base,
    )
    const away = { ...followed.state, table: { ...followed.state.table, bases } }
    expect(says(check(away, { do: 'done' }))).toBe('firstMustTouch')
    expect(phase(done(followed))).not.toBe('charge')
  })
})

describe('E-01: a later team that has reached contact', () => {
  const start = ready({ acting: { A: 'A1 inf 0; A2 inf 0,4' }, defending: { E: 'E1 inf 13; E2 inf 13,4' } })
  const both = move(move(start, 'A1', [8]), 'A2', [8, 4])

  it('is completed to contact again, wherever it is let go', () => {
    expect(touch(move(both, 'A2', [3, 8]), 'A2', 'E2')).toBe(true)
  })

  it('may go after all others where its old turn leaves no room: A2 ends where A1 stood, A1 where A2 did', () => {
    const crossed = counter({
      acting: { A: 'A1 inf 0; A2 inf 0,4' },
      defending: { E: 'E1 inf 24; E2 inf 24,4' },
    })
    const now = move(move(crossed, 'A1', [10]), 'A2', [10, 4])
    expect(assaultOf(now.state).moved).toEqual(['A1', 'A2'])
    const back = letGo(now, 'A1', [9.2, -3])
    expect(back.ok).toBe(true)
  })
})

describe('A-12: in a counter-charge', () => {
  const start = counter({ acting: { A: 'A1 inf 0; A2 inf -9' }, defending: { E: 'E1 inf 13' } })
  const followed = move(move(start, 'A1', [8]), 'A2', [1])

  it('who has reached contact stays in contact', () => {
    const verdict = letGo(followed, 'A1', [0, 6])
    expect([verdict.ok, says(verdict)]).toEqual([true, 'completedToContact'])
    expect(touch(act(followed, moving(placed('A1', [0, 6]))), 'A1', 'E1')).toBe(true)
  })

  it('is not told of a longer way because of one that came later', () => {
    const verdict = letGo(followed, 'A1', [8, 1])
    expect([verdict.ok, says(verdict)]).toEqual([true, 'counterChargeMade'])
  })
})

/** As the table was before the step. */
function before(state: AssaultState): AssaultState {
  const { stood } = assaultOf(state)
  const bases = state.table.bases.map((base) => ({ ...base, at: stood[base.id] ?? base.at }))
  const assault = { ...assaultOf(state), moved: [], stood: {} }
  return { ...state, table: { ...state.table, bases }, flow: { ...state.flow, assault } }
}

/** Moved one after the other in the order of their turns, each comes to where it lies. */
function strays(state: AssaultState): readonly string[] {
  let now = before(state)
  return assaultOf(state).moved.filter((id) => {
    const { at } = baseOf(state.table, id)
    const made = attempt(now, { base: id, to: at })
    if (made.ok) now = ahead(now, changesOf(now, made))
    return !made.ok || !isSamePose(made.move.to, at)
  })
}

const teams = ['P1', 'P2', 'P3', 'P4', 'P5'] as const
const wish = fc.tuple(
  fc.constantFrom(...teams),
  fc.integer({ min: -60, max: 160 }),
  fc.integer({ min: -90, max: 90 }),
  fc.constantFrom(0, 0, 0, 20, 90, 335),
)

describe('whatever order corrections come in', () => {
  const acting = { P: 'P1 inf 0,-4; P2 inf 0,1; P3 tank -1,6; P4 inf -6,-2; P5 inf -6,3' }
  const defending = { E: 'E1 inf 12,-3; E2 gun 14,3; E3 inf 13,9' }
  const starts: readonly (readonly [string, Game])[] = [
    ['a charge', ready({ acting, defending })],
    ['a counter-charge', counter({ acting, defending, outside: { F: 'F1 inf 4,12' } })],
  ]

  it.each(starts)('all lie as they could have been moved one after the other: %s', (_, start) => {
    fc.assert(
      fc.property(fc.array(wish, { minLength: 4, maxLength: 14 }), (wishes) => {
        let now = start
        let count = 0
        for (const [base, x, y, facing] of wishes) {
          const to = placed(base, [x / 10, y / 10, facing])
          if (!check(now.state, moving(to)).ok) continue
          now = act(now, moving(to))
          count += 1
        }
        if (count > 0) expect(strays(now.state)).toEqual([])
        if (count > 0 && now.state.flow.phase === 'charge') {
          const first = baseOf(now.state.table, assaultOf(now.state).moved[0] ?? '')
          expect(defenders(now).some((enemy) => touching(gap(first, enemy)))).toBe(true)
        }
      }),
      { numRuns: 8, seed: 1943, endOnFailure: true },
    )
  })
})

const defenders = ({ state: { table } }: Game) => table.bases.filter(({ unit }) => unit === 'E')
