// Consolidation played: who moves, how far, how near, whose turn it is. E-09, A-03.
import { describe, expect, it } from 'vitest'
import type { Verdict } from '../../kernel/game.ts'
import { nearest } from '../../kernel/measure.ts'
import { baseOf } from '../../kernel/table.ts'
import { prompt, suggest } from './flow.ts'
import { act, choose, done, type Game, game, letGo, move, phase, roll, until, xOf } from './playing.ts'
import { type Scene, scene } from './testing.ts'

const says = ({ why }: Verdict) => why[0]?.says

/** The acting platoon A has won. */
function won(described: Scene): Game {
  const state = scene({ phase: 'consolidate', ...described })
  return game({ ...state, flow: { ...state.flow, last: { winners: ['A'], reason: 'won' } } })
}

describe('E-09', () => {
  const described: Scene = {
    acting: { A: 'A1 inf 0; A2 gun 0,8; A3 tank 0,-8 bogged; A4 tpt 0,-16' },
    friends: { F: 'F1 inf -20' },
    outside: { E: 'E1 inf 22; E2 inf 8,20' },
  }

  it('each able team may move up to 10 cm', () => {
    expect(letGo(won(described), 'A1', [10]).ok).toBe(true)
    expect(letGo(won(described), 'A2', [-10, 8]).ok).toBe(true)
    expect(prompt(won(described).state).about.allowance?.cm).toBe(10)
    const far = letGo(won(described), 'A1', [10.1])
    expect([far.ok, says(far)]).toEqual([false, 'consolidatesTooFar'])
  })

  it('no closer than 5 cm to an enemy: 5.0 will do, 4.9 will not', () => {
    const now = won({ ...described, outside: { E: 'E1 inf 19.9' } })
    expect(letGo(now, 'A1', [9.9]).ok).toBe(true)
    const near = letGo(now, 'A1', [10])
    expect([near.ok, says(near), near.why[0]?.about.other]).toEqual([false, 'consolidatesTooNear', 'E1'])
  })

  it('one that began closer, no closer than it began', () => {
    const now = won({ ...described, outside: { E: 'E1 inf 9' } })
    expect(letGo(now, 'A1', [0, 0.5]).ok).toBe(true)
    expect(says(letGo(now, 'A1', [0.1]))).toBe('consolidatesNearer')
  })

  it('not through bases', () => {
    const walled =
      'A1 inf 0; A2 inf 5.1; A3 inf 0,3.3; A4 inf 0,-3.3; A5 inf 5.1,3.3; A6 inf 5.1,-3.3; A7 inf -5.1; A8 inf -5.1,3.3; A9 inf -5.1,-3.3'
    expect(says(letGo(won({ acting: { A: walled } }), 'A1', [0, 6.6]))).toBe('consolidatesNoWay')
  })

  it('disabled vehicles and transports stay, and so do all others than the winners', () => {
    expect(says(letGo(won(described), 'A3', [0, -5, 90]))).toBe('notAbleToConsolidate')
    expect(says(letGo(won(described), 'A4', [0, -20, 90]))).toBe('notAbleToConsolidate')
    expect(says(letGo(won(described), 'F1', [-25]))).toBe('notOfWinners')
    expect(says(letGo(won(described), 'E1', [25]))).toBe('notOfWinners')
  })

  it('what is proposed draws those who stand apart to the others by the shortest way, into no heap, and once', () => {
    const now = won({
      acting: { A: 'A1 inf 0; A2 inf 14; A3 inf -14,9; A4 inf 0,4; A5 inf 7,4' },
      outside: { E: 'E1 inf 30' },
    })
    const proposed = suggest(now.state)
    if (proposed?.do !== 'move') throw new Error('Nothing is proposed')
    expect(proposed.moves.map(({ base }) => base)).toEqual(['A3'])
    const drawn = act(now, proposed)
    const [third, ...others] = ['A3', 'A1', 'A2', 'A4', 'A5'].map((id) => baseOf(drawn.state.table, id))
    expect(third && nearest(third, others)?.gap.mm).toBeCloseTo(50, 1)
    expect(suggest(drawn.state)).toEqual({ do: 'done' })
  })

  it('nobody comes nearer to an enemy than is allowed by what is proposed', () => {
    const now = won({ acting: { A: 'A1 inf 0; A2 inf 24' }, outside: { E: 'E1 inf 12' } })
    const proposed = suggest(now.state)
    const drawn = proposed?.do === 'move' ? act(now, proposed) : now
    const at = (id: string) => drawn.state.table.bases.find((base) => base.id === id)?.at.x ?? 0
    expect(at('E1') - at('A1')).toBeGreaterThanOrEqual(99.9)
    expect(at('A2') - at('E1')).toBeGreaterThanOrEqual(99.9)
  })

  it('nobody has to move; then the table may be arranged, without roles', () => {
    const over = done(move(won(described), 'A1', [5]))
    expect([phase(over), over.state.mode, over.state.flow.assault]).toEqual(['ready', 'arrange', null])
    expect(over.state.table.units.flatMap(({ badges }) => badges)).toEqual([])
  })
})

describe('A-03, E-09: judged alone, both sides may have winners, and each is asked for its own', () => {
  const described: Scene = {
    acting: { P: 'P1 inf 0', 'Q pinned': 'Q1 inf 0,60' },
    defending: { X: 'X1 inf 9' },
    round: 2,
    options: { winPerSide: false },
  }
  /** Q has won; X comes back and wipes out P. */
  const won = () => {
    const countered = choose(roll(game(scene(described), [1, 6])), 'X', 'counterattack')
    return until(countered, 'consolidate')
  }
  const asked = ({ state }: Game) => {
    const { side, offers } = prompt(state)
    return [side, ...offers.flatMap((offer) => (offer.do === 'move' ? offer.bases : []))]
  }

  it('the side that won last first, then the other', () => {
    const now = won()
    expect([now.state.flow.last?.winners, asked(now)]).toEqual([
      ['X', 'Q'],
      ['blue', 'X1'],
    ])
    const next = done(now)
    expect([phase(next), asked(next)]).toEqual(['consolidate', ['red', 'Q1']])
    const over = done(next)
    expect([phase(over), over.state.mode]).toEqual(['ready', 'arrange'])
  })

  it('nobody moves the winners of the other side', () => {
    const now = won()
    expect(letGo(now, 'Q1', [5, 60]).why[0]).toMatchObject({
      says: 'othersConsolidate',
      about: { side: 'blue' },
    })
    const next = done(move(now, 'X1', [15]))
    expect(letGo(next, 'X1', [16]).why[0]).toMatchObject({
      says: 'othersConsolidate',
      about: { side: 'red' },
    })
    expect(xOf(move(next, 'Q1', [5, 60]), 'Q1')).toBe(5)
  })

  it('the winner is told once more when both have done, and each Consolidation names its own', () => {
    const told = (now: Game) => {
      const last = now.changes.findLast(({ is }) => is === 'ruled')
      return last?.why.map(({ says, about }) => [says, about.units])
    }
    const next = done(won())
    expect(told(next)).toEqual([['consolidationDone', ['X']]])
    expect(told(done(next))).toEqual([
      ['assaultWon', ['X', 'Q']],
      ['consolidationDone', ['Q']],
    ])
  })

  it('a side whose winners cannot move is not asked', () => {
    const guns = { ...described, acting: { P: 'P1 inf 0', Q: 'Q1 tpt 0,60' } }
    const now = until(choose(roll(game(scene(guns), [1, 6])), 'X', 'counterattack'), 'consolidate')
    expect([asked(now), phase(done(now))]).toEqual([['blue', 'X1'], 'ready'])
  })
})
