// Where those who were stopped fall back to, who need not, and who cannot: E-10.
import { describe, expect, it } from 'vitest'
import { nearest } from '../../kernel/measure.ts'
import { check, prompt, suggest } from './flow.ts'
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
    expect([verdict.ok, verdict.why[0]?.says]).toEqual([true, 'fallsNoFarther'])
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

  /** Two in contact, and a row of four just far enough off behind them: nobody gets past it. */
  const rows = () =>
    stopped('A1 inf 0,3.2; A2 inf 5.1,3.2; A3 inf -5.1,8.3; A4 inf 0,8.3; A5 inf 5.1,8.3; A6 inf 10.2,8.3', {
      P: 'P1 inf 0; P2 inf 5.1,0',
    })

  const gapsOf = ({ state }: Game): readonly number[] => {
    const [own, foes] = ['A', 'P'].map((unit) => state.table.bases.filter((base) => base.unit === unit))
    return (own ?? []).map((base) => Math.round(nearest(base, foes ?? [])?.gap.mm ?? 0))
  }

  it('whom those behind wall in they make room for: proposed so, no farther than needed, and then it is done', () => {
    const moved = act(rows(), suggest(rows().state) ?? { do: 'done' })
    expect(Math.min(...gapsOf(moved))).toBeLessThan(52)
    expect(Math.min(...gapsOf(moved))).toBeGreaterThan(49)
    expect(Math.max(...gapsOf(moved))).toBeLessThan(86)
    expect(said(moved)).toContain('makesRoom')
    expect(said(moved)).not.toContain('fallsAsFar')
    expect(phase(done(moved))).toBe('ready')
  })

  it('a platoon dragged straight back is judged as it will stand: who need not move stays, no farther than needed', () => {
    const start = rows()
    const back = (mm: number) =>
      start.state.table.bases
        .filter(({ unit }) => unit === 'A')
        .map(({ id, at }) => ({ base: id, to: { ...at, y: at.y + mm } }))
    for (const mm of [20, 70, 200]) {
      const verdict = check(start.state, { do: 'move', moves: back(mm) })
      expect(verdict.ok).toBe(true)
      expect(verdict.moves?.map(({ base }) => base).toSorted()).toEqual(['A1', 'A2', 'A4', 'A5'])
      const moved = act(start, { do: 'move', moves: verdict.moves ?? [] })
      expect([Math.min(...gapsOf(moved)), Math.max(...gapsOf(moved))]).toEqual([50, 82])
      expect(phase(done(moved))).toBe('ready')
    }
    expect(check(start.state, { do: 'move', moves: back(-70) }).why[0]?.says).toBe('fallsNowhere')
  })

  it('one that is pulled farther than needed is told why it ends there', () => {
    const one = (x: number) =>
      check(stopped('A1 inf 0', { P: 'P1 inf 5' }).state, {
        do: 'move',
        moves: [{ base: 'A1', to: { x, y: 600, facing: 0 } }],
      })
    expect(one(830).why[0]?.says).toBe('fallsNoFarther')
    expect(one(880).why[0]?.says).toBe('fallsBack')
    const [made] = one(830).moves ?? []
    expect(made && one(made.to.x).why[0]?.says).toBe('fallsBack')
  })

  const open = (gap: number) => stopped('A1 inf 0', { P: `P1 inf ${-5 - gap}` })

  it.each([4.89, 4.92, 4.95, 4.99])(
    '%f cm from the only enemy, in open ground: it falls back the rest',
    (gap) => {
      const start = open(gap)
      expect(movers(start)).toEqual(['A1'])
      expect(() => done(start)).toThrow('mustFall')
      const moved = act(start, { do: 'move', moves: [{ base: 'A1', to: { x: 1000, y: 600, facing: 0 } }] })
      expect(xOf(moved, 'A1')).toBeCloseTo(5 - gap, 2)
      expect(phase(done(moved))).toBe('ready')
    },
  )

  it.each([
    [1000, 600, 'fallsNoFarther'],
    [905, 640, 'fallsBack'],
    [905, 510, 'fallsNoFarther'],
  ])('in open ground it goes straight away from the enemy, let go at %i, %i too', (x, y, says) => {
    const { why, moves } = check(open(3).state, {
      do: 'move',
      moves: [{ base: 'A1', to: { x, y, facing: 0 } }],
    })
    expect([why[0]?.says, moves?.[0]?.to]).toEqual([says, { x: 920.01, y: 600, facing: 0 }])
  })

  it('walled in it goes as far as it can, be that a millimetre; let go no nearer beside there, it lies there', () => {
    /** Enemies touch it from above, and leave a millimetre on both sides and more below. */
    const pit = 'P1 inf 0,-3.2; P2 inf -5.1,0; P3 inf 5.1,0; P4 inf 0,6.8; P5 inf 5.1,3.4; P6 inf -5.1,3.4'
    const start = stopped('A1 inf 0', { P: pit })
    const moved = act(start, suggest(start.state) ?? { do: 'done' })
    expect(said(moved)).toContain('fallsAsFar')
    expect(gapsOf(moved)).toEqual([1])
    const to = { x: 900, y: 602.4, facing: 0 }
    const { why, moves } = check(start.state, { do: 'move', moves: [{ base: 'A1', to }] })
    expect([why[0]?.says, moves?.[0]?.to]).toEqual(['fallsAsFar', to])
  })

  it('a platoon of which everybody has to go goes no farther than each must, whichever way it is drawn', () => {
    const start = stopped('A1 inf 0; A2 inf 5.1', { P: 'P1 inf 0,-3.2; P2 inf 5.1,-3.2' })
    const drawn = ['A1', 'A2'].map((base, index) => ({
      base,
      to: { x: 1000 + 51 * index, y: 610, facing: 0 },
    }))
    const moved = act(start, { do: 'move', moves: drawn })
    expect(gapsOf(moved)).toEqual([50, 50])
    expect(xOf(moved, 'A1')).toBe(0)
  })
})
