// The players overrule a measurement: every rule that asks goes by their word, until one of the two is moved.
import { describe, expect, it } from 'vitest'
import { evolve } from '../../kernel/evolve.ts'
import type { Distance, Ruling } from '../../kernel/game.ts'
import { isCloseTo } from '../../kernel/measure.ts'
import { contrary, rulingIn, withRuling } from '../../kernel/ruling.ts'
import { eligibility } from './counterattack.ts'
import { defenders } from './defenders.ts'
import { COUNTER_CHARGE, WIN } from './distances.ts'
import { fight } from './fight.ts'
import { game, letGo } from './playing.ts'
import type { AssaultState } from './state.ts'
import { type Scene, scene } from './testing.ts'
import { judgeWin } from './win.ts'

const ruled = (described: Scene, ruling: Ruling): AssaultState => {
  const state = scene(described)
  return { ...state, table: withRuling(state.table, ruling) }
}

const say = (base: string, other: string, limit: Distance, within: boolean): Ruling => ({
  base,
  other,
  limit,
  within,
})

const against = (team: string): Scene => ({ acting: { X: 'A1 inf 0' }, defending: { P: team } })

const counter = (outside: string, x: string): Scene => ({
  phase: 'counterCharge',
  round: 2,
  acting: { P: 'P1 inf 0' },
  defending: { X: `D1 inf ${x}` },
  outside: { O: outside },
})

describe('the players rule', () => {
  it('that an enemy at 10.1 cm is within 10 cm: it denies the win, whoever is named first', () => {
    const far = against('E1 inf 15.1')
    expect(judgeWin(scene(far)).won).toBe(true)
    for (const [one, other] of [
      ['A1', 'E1'],
      ['E1', 'A1'],
    ] as const)
      expect(judgeWin(ruled(far, say(one, other, WIN, true)))).toMatchObject({
        won: false,
        why: [{ says: 'denies' }],
      })
  })

  it('that an enemy at 10.0 cm is beyond: the side has won, unless another denies', () => {
    expect(judgeWin(ruled(against('E1 inf 15'), say('A1', 'E1', WIN, false))).won).toBe(true)
    const two = against('E1 inf 15; E2 inf 14,4')
    expect(judgeWin(ruled(two, say('A1', 'E1', WIN, false))).why[0]?.about.other).toBe('E2')
  })

  it('of another distance nothing', () => {
    expect(judgeWin(ruled(against('E1 inf 15.1'), say('A1', 'E1', COUNTER_CHARGE, true))).won).toBe(true)
  })

  it('that a team at 5.1 cm fights', () => {
    const near = against('E1 inf 10.1')
    expect(fight(scene({ ...near, phase: 'fight' })).pool).toBeNull()
    const limit = { in: 2, cm: 5 }
    expect(fight(ruled({ ...near, phase: 'fight' }, say('A1', 'E1', limit, true))).pool?.dice).toHaveLength(1)
  })

  it('that a team at 20.1 cm may counter-charge, and one at 20.0 may not', () => {
    const round: Scene = { phase: 'counterCharge', round: 2, acting: { P: 'P1 inf 0' } }
    const asked = (x: string, within: boolean) => {
      const state = ruled(
        { ...round, defending: { X: `D1 inf ${x}` } },
        say('P1', 'D1', COUNTER_CHARGE, within),
      )
      const base = state.table.bases.find(({ id }) => id === 'P1')
      return base && eligibility(state, base).ok
    }
    expect([asked('25.1', true), asked('25', false)]).toEqual([true, false])
  })

  it('who is Defending', () => {
    const charged: Scene = {
      phase: 'charge',
      acting: { X: 'A1 inf 0' },
      outside: { P: 'P1 inf 5', Q: 'Q1 inf 0,13.3' },
      assault: { named: ['P'] },
    }
    const named = (state: AssaultState) => defenders(state).platoons.map(({ id }) => id)
    expect(named(scene(charged))).toEqual(['P'])
    expect(named(ruled(charged, say('A1', 'Q1', WIN, true)))).toEqual(['P', 'Q'])
  })

  it('that a counter-charge may end where it was refused for being too near, and nowhere else', () => {
    const first = counter('O1 inf 10,7.5', '14')
    const refused = letGo(game(scene(first)), 'P1', [5])
    expect([refused.ok, refused.why[0]?.rule]).toEqual([false, 'PA-29'])
    const [fact] = refused.why
    const ruling = fact && contrary(fact, scene(first).table, refused.moves)
    if (!ruling) throw new Error('Nothing to rule on')
    const now = game(ruled(first, ruling))
    expect(letGo(now, 'P1', [5])).toMatchObject({ ok: true })
    expect(letGo(now, 'P1', [6]).ok).toBe(false)
  })

  it('that winners may draw up where it was refused for being too near, and nowhere else (E-09)', () => {
    const described: Scene = {
      phase: 'consolidate',
      acting: { A: 'A1 inf 0' },
      outside: { E: 'E1 inf 19.9' },
    }
    const won = (state: AssaultState) =>
      game({ ...state, flow: { ...state.flow, last: { winners: ['A'], reason: 'won' } } })
    const refused = letGo(won(scene(described)), 'A1', [10])
    expect([refused.ok, refused.why[0]?.says]).toEqual([false, 'consolidatesTooNear'])
    const [fact] = refused.why
    const ruling = fact && contrary(fact, scene(described).table, refused.moves)
    if (!ruling) throw new Error('Nothing to rule on')
    const now = won(ruled(described, ruling))
    expect([letGo(now, 'A1', [10]).ok, letGo(now, 'A1', [10, 0.3]).ok]).toEqual([true, false])
  })

  it('that a way is short enough, and no other way', () => {
    const far = counter('O1 inf 0,40', '18')
    const tooLong = letGo(game(scene(far)), 'P1', [13])
    const [fact] = tooLong.why
    expect([tooLong.ok, fact?.says]).toEqual([false, 'tooFar'])
    const ruling = fact && contrary(fact, scene(far).table, tooLong.moves)
    if (!ruling) throw new Error('Nothing to rule on')
    const now = game(ruled(far, ruling))
    const made = letGo(now, 'P1', [13])
    expect(made.ok).toBe(true)
    expect(made.why[0] && rulingIn(made.why[0], now.state.table)).toMatchObject({ within: true })
    expect(letGo(now, 'P1', [13, 1]).ok).toBe(false)
  })

  it('nothing of a place that one of the two is about to move to', () => {
    const leaving: Scene = {
      phase: 'breakOff',
      acting: { X: 'A1 inf 0' },
      defending: { P: 'P1 inf 15.3' },
    }
    const state = ruled(leaving, say('A1', 'P1', WIN, true))
    const base = state.table.bases.find(({ id }) => id === 'P1')
    if (!base) throw new Error('P1 is not there')
    const away = { ...base, at: { ...base.at, x: base.at.x + 60 } }
    expect(isCloseTo(base, state.table.bases.slice(0, 1), 100)).toBe(true)
    expect(isCloseTo(away, state.table.bases.slice(0, 1), 100)).toBe(false)
  })

  it('until one of the two is moved or taken off', () => {
    const state = ruled(against('E1 inf 15.1; E2 inf 30'), say('A1', 'E1', WIN, true))
    const moved = (base: string) =>
      evolve(state, { is: 'moved', moves: [{ base, to: { x: 100, y: 100, facing: 0 } }], why: [] })
    expect(moved('E2').table.bases[0]?.overruled).toHaveLength(1)
    expect(moved('E1').table.bases.flatMap((base) => base.overruled ?? [])).toEqual([])
    const gone = evolve(state, { is: 'removed', base: 'E1', why: [] })
    expect([...gone.table.bases, ...gone.table.lost].flatMap((base) => base.overruled ?? [])).toEqual([])
  })
})

describe('the contrary of a fact', () => {
  const state = scene(against('E1 inf 15'))
  const [denies] = judgeWin(state).why

  it('is the other side of its limit, and once ruled the measurement again', () => {
    if (!denies) throw new Error('Nothing was said')
    const ruling: Ruling = { base: 'A1', other: 'E1', limit: WIN, within: false }
    expect(contrary(denies, state.table)).toEqual(ruling)
    expect(contrary(denies, withRuling(state.table, ruling))).toEqual({ ...ruling, within: true })
    expect(rulingIn(denies, state.table)).toBeNull()
    expect(rulingIn(denies, withRuling(state.table, ruling))).toEqual({ limit: WIN, within: false })
  })

  it('there is none of what measured nothing, and of nobody on the table', () => {
    if (!denies) throw new Error('Nothing was said')
    expect(contrary({ ...denies, about: { base: 'A1', other: 'E1' } }, state.table)).toBeNull()
    expect(contrary(denies, { ...state.table, bases: [] })).toBeNull()
  })
})

it('what does not keep a limit for another reason is not told as ruled, whatever else was ruled', () => {
  const lane = [0, -5.1, -10.2, -15.3].flatMap((x, i) => [`N${i} inf ${x},5.7`, `S${i} inf ${x},-5.7`])
  const stopped: Scene = {
    phase: 'fallBack',
    acting: { A: 'A1 inf 0; A2 inf 0,20' },
    defending: { P: ['P1 inf 5', ...lane].join('; ') },
    assault: { stopped: { hits: 5, tanks: 0 } },
  }
  const clearance = { in: 2, cm: 5 }
  const now = ruled(stopped, say('A2', 'P1', clearance, true))
  const { why } = letGo(game(now), 'A1', [-20])
  expect(why[0]).toMatchObject({ says: 'fallsAsFar', about: { limit: clearance } })
  expect(why.map((fact) => rulingIn(fact, now.table))).toEqual([null])
})
