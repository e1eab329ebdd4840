// The Motivation test played with given dice: when there is one, how many dice it uses. PA-05 to PA-15, E-03.
import { describe, expect, it, test } from 'vitest'
import { prompt } from './flow.ts'
import {
  act,
  choose,
  done,
  type Game,
  game,
  isLost,
  phase,
  roles,
  roll,
  ruled,
  said,
  until,
} from './playing.ts'
import { type Scene, scene } from './testing.ts'

/** In the middle of an assault, the fight about to be rolled. */
const fighting = (described: Scene, queue: readonly number[] = []): Game => game(scene(described), queue)

/** Nobody to fight, so the win check comes at once; `hits` were scored elsewhere. */
const unfought = (now: Game): Game => (phase(now) === 'fight' ? done(now) : now)

/** The test is about to be rolled, after that many hits. */
const testing = (described: Scene, queue: readonly number[]): Game =>
  game(scene({ hits: 1, phase: 'test', ...described }), queue)

const results = ({ state }: Game) =>
  Object.fromEntries(
    (state.flow.assault?.test?.results ?? []).map(({ platoon, passed }) => [platoon, passed]),
  )

const options = ({ state }: Game, unit: string) =>
  prompt(state).offers.flatMap((offer) =>
    offer.do === 'choose' && offer.unit === unit && offer.verdict.ok ? [offer.option] : [],
  )

describe('the Motivation test: dice used', () => {
  const three: Scene = {
    acting: { A: 'A1 inf 0' },
    defending: { 'F F3': 'F1 inf 9', 'C C4': 'C1 inf 9,4', 'R R5': 'R1 inf 9,-4' },
  }

  it('PA-05 a, PA-06 a: three platoons, one die', () => {
    const now = roll(testing(three, [4]))
    expect([now.queue, results(now), phase(now)]).toEqual([[], { F: true, C: true, R: false }, 'choices'])
  })

  it('PA-06, E-11: before the die each platoon is told what it has to roll', () => {
    const asked = prompt(testing(three, []).state).why.filter(({ says }) => says === 'ratingToReach')
    expect(asked.map(({ about }) => [about.unit, about.need])).toEqual([
      ['F', 3],
      ['C', 4],
      ['R', 5],
    ])
  })

  it('PA-06 b: a 3 passes for Fearless only', () => {
    expect(results(roll(testing(three, [3])))).toEqual({ F: true, C: false, R: false })
  })

  it('PA-05 b: the round is won, no die, no choice', () => {
    const won = unfought(fighting({ acting: { A: 'A1 inf 0' }, defending: { P: 'P1 inf 20' } }, [4]))
    expect([won.queue, phase(won), said(won).includes('noTestWon')]).toEqual([[4], 'consolidate', true])
  })

  it('PA-07: a platoon that passed chooses freely', () => {
    const now = roll(testing({ acting: { A: 'A1 inf 0' }, defending: { 'C C4': 'C1 inf 9' } }, [4]))
    expect(options(now, 'C')).toEqual(['counterattack', 'breakOff'])
    expect(roles(choose(now, 'C', 'breakOff'), 'C')).toContain('brokenOff')
  })

  it('PA-08: one that failed may only break off, and Counterattack says why', () => {
    const now = roll(testing({ acting: { A: 'A1 inf 0' }, defending: { 'F F3': 'F1 inf 9' } }, [2]))
    expect(options(now, 'F')).toEqual(['breakOff'])
    const offer = prompt(now.state).offers.find(
      (each) => each.do === 'choose' && each.option === 'counterattack',
    )
    expect(offer?.do === 'choose' && offer.verdict.why[0]).toMatchObject({
      rule: 'PA-08',
      about: { die: 2, need: 3 },
    })
    expect(() => choose(now, 'F', 'counterattack')).toThrow('mustBreakOff')
  })

  it('PA-07, PA-08: those who may choose are asked first, then the others are told to leave', () => {
    const asked = ({ state }: Game): unknown => {
      const { ask, about } = prompt(state)
      return [ask, about.units]
    }
    const now = roll(testing(three, [4]))
    expect(asked(now)).toEqual(['choices', ['F', 'C']])
    const chosen = choose(choose(now, 'F', 'counterattack'), 'C', 'breakOff')
    expect(asked(chosen)).toEqual(['mustBreakOff', ['R']])
  })

  const rerolled = (described: Scene, queue: readonly number[]): Game => {
    const asked = roll(testing(described, queue))
    expect(phase(asked)).toBe('reroll')
    return roll(act(asked, { do: 'choose', option: 'reroll' }))
  }
  const pair = (p: string, q: string): Scene => ({
    acting: { A: 'A1 inf 0' },
    defending: { [p]: 'P1 inf 9', [q]: 'Q1 inf 9,4' },
  })

  it('PA-09 a: passes are locked, the second die is for those who failed', () => {
    const now = rerolled(pair('P F3', 'Q R5 reroll'), [4, 5])
    expect([now.queue, results(now)]).toEqual([[], { P: true, Q: true }])
  })

  it('PA-09 b, #24: the second die cannot lose a pass', () => {
    expect(results(rerolled(pair('P F3', 'Q R5 reroll'), [4, 2]))).toEqual({ P: true, Q: false })
  })

  it('PA-09 c, #26: it covers every platoon that failed; by the switch only the owner', () => {
    expect(results(rerolled(pair('P C4 reroll', 'Q C4'), [3, 5]))).toEqual({ P: true, Q: true })
    const owners = { ...pair('P C4 reroll', 'Q C4'), options: { rerollScope: 'owners' } }
    expect(results(rerolled(owners, [3, 5]))).toEqual({ P: true, Q: false })
  })

  it('PA-10 a, #25: the second result is final; the third die stays', () => {
    const now = rerolled({ acting: { A: 'A1 inf 0' }, defending: { 'R C4 reroll': 'R1 inf 9' } }, [3, 1, 6])
    expect([now.queue, results(now), phase(now)]).toEqual([[6], { R: false }, 'choices'])
  })

  it('PA-10 b: one second die for all', () => {
    expect(results(rerolled(pair('P C4 reroll', 'Q R5 reroll'), [2, 4]))).toEqual({ P: true, Q: false })
  })

  it('A-08: the re-roll may be declined, by the switch it may not', () => {
    const asked = roll(testing(pair('P C4 reroll', 'Q C4'), [3]))
    expect(phase(act(asked, { do: 'choose', option: 'keep' }))).toBe('choices')
    const must = roll(testing({ ...pair('P C4 reroll', 'Q C4'), options: { rerollMandatory: true } }, [3]))
    expect(() => act(must, { do: 'choose', option: 'keep' })).toThrow('keepRefused')
  })

  it('nobody who failed owns a re-roll: none is asked for', () => {
    expect(phase(roll(testing(pair('P F3 reroll', 'Q R5'), [4])))).toBe('choices')
  })
})

describe('is there a test?', () => {
  it('PA-11 a, #12: not one hit, no die', () => {
    const now = roll(
      fighting(
        { acting: { A: 'A1 inf 0' }, defending: { 'P R5': 'P1 inf 9', 'Q R5': 'Q1 inf 9,6' } },
        [3, 6],
      ),
    )
    expect([now.queue, phase(now), options(now, 'P'), options(now, 'Q')]).toEqual([
      [6],
      'choices',
      ['counterattack', 'breakOff'],
      ['counterattack', 'breakOff'],
    ])
    expect(ruled(now).slice(-3)).toEqual(['noHitsScored', 'denies', 'noTestNoHits'])
  })

  it('PA-11 b, #27: one hit on P, and Q tests with the same die', () => {
    const scored = roll(
      fighting(
        { acting: { A: 'A1 inf 0' }, defending: { P: 'P1 inf 9; P2 inf 9,4', Q: 'Q1 inf 9.9,-4' } },
        [4, 4],
      ),
    )
    const tested = roll(until(scored, 'test'))
    expect([tested.queue, results(tested)]).toEqual([[], { P: true, Q: true }])
  })

  it('PA-12 a, #13: a hit that the armour holds is a hit', () => {
    const scored = roll(fighting({ acting: { A: 'A1 inf 0' }, defending: { P: 'P1 tank 9 top1' } }, [4, 6]))
    const saved = until(until(scored, 'saves'), 'test')
    expect([saved.queue, phase(saved), isLost(saved, 'P1')]).toEqual([[], 'test', false])
    expect(said(saved)).toEqual(expect.arrayContaining(['armourHolds', 'testForHits']))
  })

  it('PA-12 b, #43: the hits of an earlier round do not count', () => {
    const now = roll(
      fighting({ acting: { A: 'A1 inf 0' }, defending: { P: 'P1 inf 9' }, earlierHits: 3, round: 3 }, [1]),
    )
    expect([phase(now), said(now).includes('earlierHitsIgnored')]).toEqual(['choices', true])
  })

  it('PA-13 a, #14, #17: an Armoured Tank among ten, no hit: the test is taken', () => {
    const now = roll(
      fighting({ acting: { A: 'A1 inf 0; A2 tank 0,8' }, defending: { 'P F3': 'P1 inf 9' } }, [1, 2]),
    )
    expect([phase(now), ruled(now).at(-1)]).toEqual(['test', 'testForTank'])
    expect(options(roll(now), 'P')).toEqual(['breakOff'])
  })

  it('PA-13 b, #16: an unarmoured one is no reason', () => {
    const now = roll(
      fighting({ acting: { A: 'A1 inf 0; A2 trk 0,12' }, defending: { P: 'P1 inf 9' } }, [1, 2]),
    )
    expect([phase(now), said(now).includes('unarmouredNoReason')]).toEqual(['choices', true])
  })

  it('PA-14 a, #15: hits and tanks are still one test', () => {
    const scored = roll(
      fighting(
        {
          acting: { A: 'A1 tank 0; A2 tank 0,4' },
          defending: { P: 'P1 inf 9; P2 inf 9.5,4; P3 inf 9.9,-4' },
        },
        [5, 6, 5, 1],
      ),
    )
    const tested = roll(until(scored, 'test'))
    expect([tested.queue, phase(tested)]).toEqual([[1], 'choices'])
  })

  it('PA-15: the original attackers test under the same rules', () => {
    const infantry = roll(
      fighting({ acting: { P: 'P1 inf 0' }, defending: { A: 'A1 inf 9' }, round: 2 }, [1]),
    )
    expect([phase(infantry), options(infantry, 'A')]).toEqual(['choices', ['counterattack', 'breakOff']])
    const tank = roll(
      fighting({ acting: { P: 'P1 tank 0' }, defending: { 'A C4': 'A1 inf 9' }, round: 2 }, [1, 3]),
    )
    expect([phase(tank), ruled(tank).at(-1)]).toEqual(['test', 'testForCounterTank'])
    expect(options(roll(tank), 'A')).toEqual(['breakOff'])
  })

  it('E-03: a platoon with an unarmoured tank near an enemy must leave; if all are barred no die is rolled', () => {
    const all = roll(
      fighting({ acting: { A: 'A1 inf 0' }, defending: { P: 'P1 inf 9; P2 trk 9,6' } }, [1, 5]),
    )
    expect([all.queue, phase(all), options(all, 'P')]).toEqual([[5], 'choices', ['breakOff']])
    const off = { unarmouredLeave: false }
    const may = roll(
      fighting({ acting: { A: 'A1 inf 0' }, defending: { P: 'P1 inf 9; P2 trk 9,6' }, options: off }, [1]),
    )
    expect(options(may, 'P')).toEqual(['counterattack', 'breakOff'])
  })

  it('PA-09: the offer of a re-roll says whose own it is', () => {
    const now = roll(
      game(
        scene({
          acting: { A: 'A1 inf 0' },
          defending: { 'P C4': 'P1 inf 9', 'Q C4 reroll': 'Q1 inf 9,6' },
          phase: 'test',
          hits: 1,
        }),
        [3],
      ),
    )
    const offer = prompt(now.state).offers.find((each) => each.do === 'choose' && each.option === 'reroll')
    const told = offer?.do === 'choose' ? offer.verdict.why : []
    expect(told.map(({ says, about }) => [says, about.unit])).toEqual([
      ['mayReroll', 'Q'],
      ['rerolled', 'P'],
      ['rerollOwn', 'Q'],
    ])
  })

  it('E-03, E-04, PA-05, PA-12: hit, with its unarmoured tank about to leave alone, a platoon rolls; passing is no gift', () => {
    const scene = {
      acting: { A: 'A1 inf 0' },
      defending: { 'P R5': 'P1 inf 9; P2 inf 9,6; P3 trk 9,12 independent' },
    }
    const hit = until(roll(fighting(scene, [6, 5])), 'test')
    const [passed, failed] = [roll(hit), roll({ ...hit, queue: [4] })]
    expect([phase(hit), phase(passed), options(passed, 'P')]).toEqual([
      'test',
      'choices',
      ['counterattack', 'breakOff'],
    ])
    expect(said(passed)).toContain('independentLeaves')
    expect(said(passed)).not.toContain('autoPasses')
    expect(options(failed, 'P')).toEqual(['breakOff'])
  })
})

test('PA-11: where nobody tests, the question about the choices begins with the reason', () => {
  const one: Scene = { acting: { A: 'A1 inf 0' }, defending: { 'P F3': 'P1 inf 3' } }
  const missed = roll(fighting(one, [1]))
  expect([phase(missed), prompt(missed.state).note]).toMatchObject(['choices', { says: 'noTestNoHits' }])
  expect(prompt(roll(testing(one, [6])).state).note).toBeUndefined()
})
