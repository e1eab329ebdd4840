// Who counts as having fought is decided when the dice are rolled, whatever a hand has moved before..
import { describe, expect, it } from 'vitest'
import { telling } from '../../kernel/teller.ts'
import { fixDefenders } from './phases/course.ts'
import { done, type Game, phase, placed, roll, ruled, said, until } from './playing.ts'
import { referee } from './referee.ts'
import type { Flow } from './state.ts'
import { NO_DICE } from './supposing.ts'
import { type Scene, scene } from './testing.ts'

/** All charges are made: the fight is about to be rolled. */
function fighting(described: Scene, queue: readonly number[] = []): Game {
  const options = { defensiveFire: false, ...described.options }
  const assault = { moved: ['A1'], named: ['E'] }
  const { teller, changes } = telling<Flow>(
    scene({ phase: 'charge', ...described, assault, options }),
    NO_DICE,
  )
  fixDefenders(teller)
  return { state: teller.state, changes, queue }
}

/** A correction. */
function byHand(now: Game, ...move: Parameters<typeof placed>): Game {
  const { base, to } = placed(...move)
  const bases = now.state.table.bases.map((each) =>
    each.id === base ? { ...each, at: { ...each.at, x: to.x, y: to.y } } : each,
  )
  return { ...now, state: { ...now.state, table: { ...now.state.table, bases } } }
}

const close = ({ state }: Game) => state.flow.assault?.close

describe('a team moved by hand before the roll', () => {
  const described: Scene = {
    acting: { A: 'A1 inf 0; A2 inf 0,30' },
    outside: { E: 'E1 inf 9; E2 inf 40,30' },
  }

  it('fought where it stands when the dice fall: A-01, A-19', () => {
    const now = fighting(described, [1, 1])
    expect(close(roll(now))).toEqual(['A1', 'E1'])
    expect(close(roll(byHand(now, 'A2', [9, 7])))).toEqual(['A1', 'A2', 'E1'])
    expect(close(roll(byHand(now, 'E2', [8, 30])))).toEqual(['A1', 'A2', 'E1', 'E2'])
  })

  it('did not fight where it was taken away: A-01, A-19', () => {
    const now = fighting({ ...described, acting: { A: 'A1 inf 0; A2 inf 9,7' } }, [1, 1])
    expect(close(roll(now))).toEqual(['A1', 'A2', 'E1'])
    expect(close(roll(byHand(now, 'A2', [0, 30])))).toEqual(['A1', 'E1'])
  })

  it('is remembered too where so nobody is left to roll a die', () => {
    const now = byHand(fighting({ ...described, acting: { A: 'A1 inf 0' } }), 'A1', [-30])
    expect(close(done(now))).toEqual([])
    const armoured = { acting: { A: 'A1 tank 0' }, outside: { E: 'E1 tank 9; E2 inf 9,5' } }
    const left = byHand(fighting(armoured), 'E2', [9, 30])
    expect(close(done(left))).toEqual(['A1', 'E1'])
  })
})

describe('A-01: the win is measured from those who fought', () => {
  const described: Scene = {
    acting: { A: 'A1 inf 0; A2 inf 0,45' },
    outside: { E: 'E1 inf 9', F: 'F1 inf 9,20' },
    options: { winBubbleFrom: 'assaultingTeams' },
  }
  const after = (now: Game) => until(roll(now), 'consolidate')

  it('one that a hand brought to the fight is measured from', () => {
    const now = fighting(described, [6, 1])
    expect(ruled(after(now))).toContain('won')
    expect(ruled(until(roll(byHand(now, 'A2', [9, 7])), 'test'))).toContain('denies')
  })
})

describe('A-10: a tank that fought', () => {
  const described: Scene = {
    acting: { A: 'A1 inf 0; A2 tank 0,30' },
    outside: { E: 'E1 inf 9' },
    options: { tankTrigger: 'fought' },
  }

  it('or would fight, as the referee sees it before the roll', () => {
    const now = fighting(described)
    const tests = ({ state }: Game) => {
      const judged = referee.judgeState(state, [])
      return judged.ok && judged.rulings.find(({ asks }) => asks === 'test')?.verdict.ok
    }
    expect([tests(now), tests(byHand(now, 'A2', [9, 7]))]).toEqual([false, true])
  })

  it('brought to the fight by hand, makes the test compulsory', () => {
    const now = fighting(described, [1, 1])
    expect(phase(roll(now))).toBe('choices')
    const brought = roll(byHand(now, 'A2', [9, 7]))
    expect([phase(brought), said(brought).includes('testForTank')]).toEqual(['test', true])
  })
})
