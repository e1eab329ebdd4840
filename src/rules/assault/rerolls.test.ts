// Who may re-roll, for whom, and at what price: E-12 with.
import { describe, expect, it, test } from 'vitest'
import { prompt } from './flow.ts'
import { PROFILES } from './options.ts'
import { act, choose, type Game, game, isLost, phase, roll, ruled, said } from './playing.ts'
import { type Scene, scene } from './testing.ts'

/** One hit scored, the die about to be rolled. */
const testing = (defending: Scene['defending'], queue: readonly number[], options: Scene['options'] = {}) =>
  roll(
    game(
      scene({
        acting: { A: 'A1 inf 0' },
        hits: 1,
        phase: 'test',
        options,
        ...(defending !== undefined && { defending }),
      }),
      queue,
    ),
  )

const results = ({ state }: Game) =>
  Object.fromEntries(
    (state.flow.assault?.test?.results ?? []).map(({ platoon, passed }) => [platoon, passed]),
  )

const offered = ({ state }: Game): readonly string[] =>
  prompt(state).offers.flatMap((offer) =>
    offer.do === 'choose' ? [`${offer.option}${offer.unit ?? ''}${offer.verdict.ok ? '' : ' no'}`] : [],
  )

const again = (asked: Game): Game => roll(act(asked, { do: 'choose', option: 'reroll' }))

const two = (p: string, q = 'Q1 inf 9,4'): Scene['defending'] => ({ 'P C4': p, 'Q C4': q })

interface Row {
  readonly id: string
  readonly tells: string
  readonly defending: Scene['defending']
  readonly options?: Scene['options']
  readonly queue: readonly number[]
  readonly passed: Readonly<Record<string, boolean>>
}

/** The free re-roll is taken where it is offered. */
const rows: readonly Row[] = [
  {
    id: 'E-12 command',
    tells: 'a commander joined to P has the test re-rolled, by A-07 that of Q too',
    defending: two('P1 inf 9 command'),
    queue: [3, 5],
    passed: { P: true, Q: true },
  },
  {
    id: 'E-12 command, A-07 owners',
    tells: 'by the other reading of A-07 only that of P',
    defending: two('P1 inf 9 command'),
    options: { rerollScope: 'owners' },
    queue: [3, 5],
    passed: { P: true, Q: false },
  },
  {
    id: 'E-12 command, not joined',
    tells: 'one joined to a platoon that passed is of no use to the other',
    defending: { 'P F3': 'P1 inf 9 command', 'Q C4': 'Q1 inf 9,4' },
    queue: [3],
    passed: { P: true, Q: false },
  },
  {
    id: 'E-12 leader, A-07 owners',
    tells: 'the commander of them all has every platoon re-rolled, whatever is chosen in A-07',
    defending: two('P1 inf 9 leader'),
    options: { rerollScope: 'owners' },
    queue: [3, 5],
    passed: { P: true, Q: true },
  },
  {
    id: 'E-12 leader, joined to one that passed',
    tells: 'he helps a platoon that is not his own',
    defending: { 'P F3': 'P1 inf 9 leader', 'Q C4': 'Q1 inf 9,4' },
    queue: [3, 5],
    passed: { P: true, Q: true },
  },
  {
    id: 'E-12 off',
    tells: 'without E-12 only the own re-roll of a platoon is left',
    defending: { 'P C4': 'P1 inf 9 command', 'Q C4': 'Q1 inf 9,4 leader' },
    options: { rerollSources: false },
    queue: [3],
    passed: { P: false, Q: false },
  },
  {
    id: 'E-12 off, own flag',
    tells: 'the own re-roll needs no commander',
    defending: { 'P C4 reroll': 'P1 inf 9' },
    options: { rerollSources: false },
    queue: [3, 5],
    passed: { P: true },
  },
]

describe('a free re-roll', () => {
  test.each(rows)('$id: $tells', ({ defending, options, queue, passed }) => {
    const first = testing(defending, queue, options)
    const last = phase(first) === 'reroll' ? again(first) : first
    expect([results(last), last.queue]).toEqual([passed, []])
  })

  it('names who brings it', () => {
    const why = prompt(testing(two('P1 inf 9 command'), [3]).state).why
    expect(why.find(({ says }) => says === 'rerollFrom')).toMatchObject({
      rule: 'E-12',
      ok: true,
      about: { base: 'P1', unit: 'P', word: 'command' },
    })
  })

  it('is gone with the commander', () => {
    const asked = testing({ 'P C4': 'P1 inf 9 command; P2 inf 9,4' }, [3])
    expect(offered(asked)).toEqual(['reroll', 'keep'])
    expect(phase(testing({ 'P C4': 'P2 inf 9,4' }, [3]))).toBe('choices')
  })

  it('is no more than one, however many bring it', () => {
    const now = again(testing({ 'P C4 reroll': 'P1 inf 9 command; P2 inf 9,4 leader' }, [3, 2, 6]))
    expect([phase(now), now.queue, results(now)]).toEqual(['choices', [6], { P: false }])
  })
})

describe('the komissar', () => {
  const his = 'P1 inf 9 komissar; P2 inf 9,4; P3 inf 9,-8; P4 inf 29,0'

  it('E-12: a team of his platoon within 15 cm of him may be the price, no other', () => {
    const asked = testing(two(his), [3])
    expect(offered(asked)).toEqual(['destroyP2', 'destroyP3', 'destroyP4', 'keep'])
    const far = testing(two('P1 inf 9 komissar; P2 inf 9,4; P4 inf 29.1,0'), [3])
    expect(offered(far)).toEqual(['destroyP2', 'destroyP4 no', 'keep'])
    expect(() => choose(far, 'P4', 'destroy')).toThrow('priceTooFar')
    expect(() => choose(far, 'P1', 'destroy')).toThrow('notAskedNow')
    expect(() => choose(far, 'Q1', 'destroy')).toThrow('notAskedNow')
  })

  it('E-12: it is Destroyed first, then everyone who failed is rolled for again', () => {
    const paid = choose(testing(two(his), [3, 4]), 'P2', 'destroy')
    expect([isLost(paid, 'P2'), phase(paid), ruled(paid).at(-1)]).toEqual([true, 'test', 'rerollCosts'])
    const now = roll(paid)
    expect([results(now), isLost(now, 'P1'), said(now).includes('rerollTurns')]).toEqual([
      { P: true, Q: true },
      false,
      false,
    ])
  })

  it('E-12: a second die of 1 fails, and costs him too', () => {
    const now = roll(choose(testing(two(his), [3, 1]), 'P2', 'destroy'))
    expect([results(now), isLost(now, 'P1'), phase(now)]).toEqual([{ P: false, Q: false }, true, 'choices'])
    expect(ruled(now).at(-1)).toBe('rerollTurns')
  })

  it('E-12: a second die of 2 fails and leaves him', () => {
    const now = roll(choose(testing(two(his), [3, 2]), 'P2', 'destroy'))
    expect([results(now), isLost(now, 'P1')]).toEqual([{ P: false, Q: false }, false])
  })

  it('his platoon may be gone with him: then nobody is left to choose for it', () => {
    const now = roll(choose(testing({ 'P C4': 'P1 inf 9 komissar; P2 inf 9,4' }, [3, 1]), 'P2', 'destroy'))
    expect([isLost(now, 'P1'), isLost(now, 'P2')]).toEqual([true, true])
    expect(now.state.flow.last).toMatchObject({ winners: ['A'], reason: 'nobodyCounterattacks' })
  })

  it('alone he has nobody to pay with: no re-roll', () => {
    expect(phase(testing({ 'P C4': 'P1 inf 9 komissar' }, [3]))).toBe('choices')
    expect(phase(testing({ 'P C4': 'P1 inf 9 komissar; P2 inf 30' }, [3]))).toBe('choices')
  })

  it('need not be listened to; A-08: not even where a re-roll must be taken', () => {
    const options = { rerollMandatory: true }
    const kept = act(testing(two(his), [3], options), { do: 'choose', option: 'keep' })
    expect([phase(kept), isLost(kept, 'P2')]).toEqual(['choices', false])
    const free = testing({ 'P C4 reroll': his }, [3], options)
    expect(() => act(free, { do: 'choose', option: 'keep' })).toThrow('keepRefused')
  })

  it('beside a free re-roll both are offered', () => {
    const asked = testing({ 'P C4 reroll': 'P1 inf 9 komissar; P2 inf 9,4' }, [3])
    expect(offered(asked)).toEqual(['reroll', 'destroyP2', 'keep'])
  })

  it('A-07 owners: with both, the free one helps its own platoon alone, the paid one both', () => {
    const both: Scene['defending'] = { 'P C4 reroll': 'P1 inf 9', 'Q C4': 'Q1 inf 9,4 komissar; Q2 inf 9,8' }
    const asked = testing(both, [3, 5], { rerollScope: 'owners' })
    expect(results(again(asked))).toEqual({ P: true, Q: false })
    expect(results(roll(choose(asked, 'Q2', 'destroy')))).toEqual({ P: true, Q: true })
  })
})

test('profile pages only has no commanders, profile full has', () => {
  expect([PROFILES.pagesOnly?.rerollSources, PROFILES.full?.rerollSources]).toEqual([false, true])
})
