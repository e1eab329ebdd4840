// Where those who were stopped fall back to, who need not, and who cannot: E-10.
import { describe, expect, it } from 'vitest'
import { check, prompt } from './flow.ts'
import { act, done, type Game, game, phase, said, until, xOf } from './playing.ts'
import { type Scene, scene } from './testing.ts'

describe('E-10: falling back', () => {
  const stopped = (acting: string, outside: Scene['outside']): Game =>
    game(
      scene({
        acting: { A: acting },
        ...(outside !== undefined && { defending: outside }),
        phase: 'fallBack',
        assault: { stopped: { hits: 5, tanks: 0 } },
        options: { defensiveFire: true },
      }),
    )

  const movers = ({ state }: Game) =>
    prompt(state).offers.flatMap((offer) => (offer.do === 'move' ? offer.bases : []))

  it('nearer than 5 cm it must, at 5 cm it need not', () => {
    const now = stopped('A1 inf 0; A2 inf 10.1,9', { P: 'P1 inf 5' })
    expect(movers(now)).toEqual(['A1'])
    expect(() => done(now)).toThrow('mustFall')
    const at = stopped('A1 inf 0; A2 inf 15,0', { P: 'P1 inf 5' })
    expect(() => act(at, { do: 'move', moves: [{ base: 'A2', to: { x: 900, y: 600, facing: 0 } }] })).toThrow(
      'needNotFall',
    )
  })

  it('by the shortest way, until no closer than 5 cm', () => {
    const now = until(stopped('A1 inf 0', { P: 'P1 inf 5' }), 'ready')
    expect(xOf(now, 'A1')).toBeGreaterThan(-5.3)
    expect(xOf(now, 'A1')).toBeLessThanOrEqual(-5)
  })

  it('let go anywhere else it goes there too', () => {
    const verdict = check(stopped('A1 inf 0', { P: 'P1 inf 5' }).state, {
      do: 'move',
      moves: [{ base: 'A1', to: { x: 820, y: 500, facing: 40 } }],
    })
    expect([verdict.ok, verdict.why[0]?.says]).toEqual([true, 'fallsBack'])
    expect(verdict.moves?.[0]?.to.x).toBeGreaterThan(846)
  })

  it('clear of all enemies, those outside the assault too', () => {
    const now = stopped('A1 inf 0', { P: 'P1 inf 5' })
    const wide = game(
      scene({
        acting: { A: 'A1 inf 0' },
        defending: { P: 'P1 inf 5' },
        outside: { R: 'R1 inf -8,0' },
        phase: 'fallBack',
        assault: { stopped: { hits: 5, tanks: 0 } },
      }),
    )
    expect(xOf(until(now, 'ready'), 'A1')).toBeLessThan(-4.9)
    const end = until(wide, 'ready')
    expect(said(end)).toContain('fallsBack')
    expect(Math.abs(xOf(end, 'A1'))).toBeLessThan(3)
  })

  it('where 5 cm cannot be had within 10 cm it goes as far as it can', () => {
    const lane = [0, -5.1, -10.2, -15.3].flatMap((x, i) => [`N${i} inf ${x},5.7`, `S${i} inf ${x},-5.7`])
    const now = until(stopped('A1 inf 0', { P: ['P1 inf 5', ...lane].join('; ') }), 'ready')
    expect(said(now)).toContain('fallsAsFar')
  })

  it('where it can get no farther off it stays', () => {
    const walls = 'A2 inf 0,3.3; A3 inf 0,-3.3; A4 inf -5.1,0; A5 inf -5.1,3.3; A6 inf -5.1,-3.3'
    const now = stopped(`A1 inf 0; ${walls}`, { P: 'P1 inf 5.1; P2 inf 5.1,3.3; P3 inf 5.1,-3.3' })
    expect(said(until(now, 'ready'))).toContain('fallsBack')
    const alone = stopped('A1 inf 0', {
      P: 'P1 inf 5.1; P2 inf -5.1,0; P3 inf 0,3.3; P4 inf 0,-3.3; P5 inf 5.1,3.3; P6 inf -5.1,3.3; P7 inf 5.1,-3.3; P8 inf -5.1,-3.3',
    })
    expect([movers(alone), phase(alone)]).toEqual([[], 'fallBack'])
    const tried = check(alone.state, {
      do: 'move',
      moves: [{ base: 'A1', to: { x: 700, y: 600, facing: 0 } }],
    })
    expect(tried.why[0]?.says).toBe('cannotFall')
    expect(done(alone).state.flow.last?.reason).toBe('stopped')
  })

  it('a disabled tank stays, others of the table do not move', () => {
    const now = stopped('A1 tank 0 bogged; A2 tank 0,4', { P: 'P1 inf 5; P2 inf 5,4' })
    expect(movers(now)).toEqual(['A2'])
    const move = (base: string) =>
      check(now.state, { do: 'move', moves: [{ base, to: { x: 700, y: 600, facing: 0 } }] }).why[0]?.says
    expect([move('A1'), move('P1')]).toEqual(['standsDisabled', 'notStopped'])
  })
})
