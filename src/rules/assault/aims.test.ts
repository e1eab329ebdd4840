import { describe, expect, it } from 'vitest'
import { aims } from './aims.ts'
import { act, done, game, move, phase } from './playing.ts'
import { type Scene, scene } from './testing.ts'

const ready: Scene = { phase: 'ready', acting: { A: 'A1 inf 0' }, defending: {}, outside: {} }
const told = (now: ReturnType<typeof game>, base: string) =>
  aims(now.state, base).map(({ target, verdict: { ok, why } }) => [
    target,
    ok,
    why[0]?.says,
    why[0]?.about.other ?? null,
  ])

describe('the targets of a team', () => {
  const now = game(scene({ ...ready, outside: { P: 'P1 inf 12; P2 inf 30' } }))

  it('come nearest first, each with what would come of it', () => {
    expect(told(now, 'A1')).toEqual([
      ['P1', true, 'chargeMade', 'P1'],
      ['P2', false, 'tooFar', null],
    ])
  })

  it('out of reach is told by the way into contact on the near side', () => {
    const far = aims(now.state, 'A1').find(({ target }) => target === 'P2')
    expect(far?.verdict.why[0]?.about.length).toBeGreaterThan(250 - 1)
    expect(far?.verdict.why[0]?.about.length).toBeLessThan(260)
    const lone = game(scene({ ...ready, outside: { P: 'P1 inf 20' } }))
    expect(aims(lone.state, 'A1')[0]?.verdict.why[0]?.about.length).toBeCloseTo(150, 0)
  })

  it('can be charged as they are told', () => {
    const [first] = aims(now.state, 'A1')
    expect(phase(act(now, { do: 'move', moves: first?.verdict.moves ?? [] }))).toBe('charge')
  })

  it('of a later team are each told by itself: as near as can be to those named, too far to others', () => {
    const named: Scene = {
      ...ready,
      acting: { A: 'A1 inf 0; A2 inf 0,-20' },
      outside: { P: 'P1 inf 12; P2 inf 18,-15', Q: 'Q1 inf 20,-24' },
    }
    expect(told(move(game(scene(named)), 'A1', [7]), 'A2')).toEqual([
      ['P2', true, 'endsAsNear', 'P2'],
      ['Q1', false, 'tooFar', null],
      ['P1', true, 'endsAsNear', 'P1'],
    ])
  })

  it('each speaks of the enemy that it is for, also where the place is as near as can be to several', () => {
    const named: Scene = {
      ...ready,
      acting: { A: 'A1 inf 0; A2 inf 0,-20' },
      outside: { P: 'P1 inf 12; P2 inf 18,-18.3; P3 inf 18,-21.7' },
    }
    const told = aims(move(game(scene(named)), 'A1', [7]).state, 'A2')
    expect(told).toHaveLength(3)
    for (const { target, verdict } of told) expect(verdict.why[0]?.about.other ?? target).toBe(target)
  })

  it('there are none for a team that is not asked to charge', () => {
    expect(aims(done(move(now, 'A1', [7])).state, 'A1')).toEqual([])
  })
})
