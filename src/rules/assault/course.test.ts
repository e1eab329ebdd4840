// Whole rounds played with given dice: who joins, the swap, the loop and the ends. PA-20 to PA-36.
import { describe, expect, it, test } from 'vitest'
import { prompt } from './flow.ts'
import { PROFILES } from './options.ts'
import {
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
  xOf,
} from './playing.ts'
import { type Scene, scene } from './testing.ts'

/** In the middle of an assault, the fight about to be rolled. */
const fighting = (described: Scene, queue: readonly number[] = []): Game => game(scene(described), queue)

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

describe('PA-20: survivors', () => {
  it('#41: all defenders dead and nobody within 10 cm: won without a die', () => {
    const now = until(
      roll(fighting({ acting: { A: 'A1 inf 0' }, defending: { P: 'P1 inf 9' } }, [6])),
      'consolidate',
    )
    expect([now.queue, ruled(now).at(-1), isLost(now, 'P1')]).toEqual([[], 'assaultWon', true])
  })

  it('a survivor within 10 cm denies the win, and its platoon tests', () => {
    const now = until(
      roll(fighting({ acting: { A: 'A1 inf 0' }, defending: { P: 'P1 inf 9; P2 inf 14,4' } }, [6])),
      'test',
    )
    expect(ruled(now)).toContain('denies')
  })

  it('A-02b, #46, #46a: an Outside platoon that denies becomes Defending and tests', () => {
    const now = until(
      roll(
        fighting(
          { acting: { A: 'A1 inf 0' }, defending: { P: 'P1 inf 9' }, outside: { O: 'O1 inf 14,3' } },
          [6],
        ),
      ),
      'test',
    )
    expect(roles(now, 'O')).toEqual(['defending'])
    const ignored = { outsiderDenial: 'ignored' }
    const won = until(
      roll(
        fighting(
          {
            acting: { A: 'A1 inf 0' },
            defending: { P: 'P1 inf 9' },
            outside: { O: 'O1 inf 14,3' },
            options: ignored,
          },
          [6],
        ),
      ),
      'consolidate',
    )
    expect(roles(won, 'O')).toEqual([])
  })

  it('A-04, #34: so does one that broke off', () => {
    const now = until(
      roll(
        fighting(
          {
            acting: { P: 'P1 inf 0' },
            defending: { A: 'A1 inf 9' },
            brokenOff: { B: 'B1 inf 14,3' },
            round: 2,
          },
          [6],
        ),
      ),
      'test',
    )
    expect([roles(now, 'B'), said(now).includes('rejoins')]).toEqual([['defending'], true])
    const verdict = now.changes.find((change) => change.is === 'ruled' && change.chief)
    expect(verdict?.why.map(({ says }) => says)).toContain('rejoins')
  })

  it('#46b: a Defending platoon with nobody near tests all the same', () => {
    const now = until(
      roll(
        fighting(
          { acting: { A: 'A1 inf 0' }, defending: { P: 'P1 inf 9; P2 inf 9,5', 'Q R5': 'Q1 inf 30' } },
          [6, 3],
        ),
      ),
      'test',
    )
    expect(results(roll(now))).toEqual({ P: false, Q: false })
  })
})

describe('PA-21, PA-22: the swap', () => {
  const two: Scene = { acting: { X: 'X1 inf 0' }, defending: { 'P F3': 'P1 inf 9', 'Q R5': 'Q1 inf 9,6' } }

  it('PA-21 a, #23: P counterattacks, Q has to go: the sides change roles', () => {
    const tested = roll(testing(two, [3]))
    const swapped = until(choose(choose(tested, 'P', 'counterattack'), 'Q', 'breakOff'), 'counterCharge')
    expect([roles(swapped, 'P'), roles(swapped, 'X')]).toEqual([['counterattacking'], ['defending']])
    expect([roles(swapped, 'Q'), swapped.state.flow.assault?.acting]).toEqual([
      ['brokenOff', 'pinned'],
      'red',
    ])
    expect(swapped.state.flow.assault).toMatchObject({
      round: 2,
      hits: 0,
      earlierHits: 1,
      test: null,
      choices: [],
    })
  })

  it('PA-21 b, PA-36 a, #40: nobody counterattacks: over, the attackers win', () => {
    const tested = roll(testing(two, [3]))
    const won = until(choose(choose(tested, 'P', 'breakOff'), 'Q', 'breakOff'), 'consolidate')
    expect(won.state.flow.last).toEqual({ winners: ['X'], reason: 'nobodyCounterattacks' })
    expect(ruled(won).slice(-2)).toEqual(['nobodyCounterattacks', 'assaultWon'])
    expect(roles(won, 'X')).toEqual(['attacking'])
  })

  it('PA-22 a: both counterattack', () => {
    const tested = roll(testing(two, [6]))
    const swapped = choose(choose(tested, 'P', 'counterattack'), 'Q', 'counterattack')
    expect(['X', 'P', 'Q'].map((unit) => roles(swapped, unit)[0])).toEqual([
      'defending',
      'counterattacking',
      'counterattacking',
    ])
  })

  it('PA-22 b: and back again in the next round', () => {
    const second: Scene = {
      acting: { 'P F3': 'P1 inf 0', Q: 'Q1 inf 0,6' },
      defending: { X: 'X1 inf 9' },
      round: 2,
      phase: 'test',
      hits: 1,
    }
    const swapped = choose(roll(game(scene(second), [6])), 'X', 'counterattack')
    expect(['X', 'P', 'Q'].map((unit) => roles(swapped, unit)[0])).toEqual([
      'counterattacking',
      'defending',
      'defending',
    ])
    expect(swapped.state.flow.assault).toMatchObject({ round: 3, acting: 'blue' })
  })

  it('A-23: all choose before anybody moves, and a choice is final', () => {
    const chosen = choose(roll(testing(two, [3])), 'Q', 'breakOff')
    expect([phase(chosen), xOf(chosen, 'Q1')]).toEqual(['choices', 9])
    expect(() => choose(chosen, 'Q', 'breakOff')).toThrow('chosenAlready')
  })
})

describe('PA-24: all counterattackers together', () => {
  it('a, #39: three dice in one go, casualties removed after all three', () => {
    const now = fighting(
      {
        acting: { P: 'P1 inf 0; P2 inf 0,3.3', Q: 'Q1 inf 0,6.6' },
        defending: { X: 'X1 inf 5; X2 inf 5,3.3; X3 inf 5,6.6' },
        round: 2,
      },
      [6, 6, 6],
    )
    const offer = prompt(now.state).offers[0]
    expect(offer?.do === 'roll' && offer.pool.dice.map(({ owner }) => owner)).toEqual(['P1', 'P2', 'Q1'])
    const fought = until(roll(now), 'consolidate')
    expect([fought.queue, ['X1', 'X2', 'X3'].every((id) => isLost(fought, id))]).toEqual([[], true])
  })

  it('b: a platoon that broke off adds no die', () => {
    const now = fighting({
      acting: { P: 'P1 inf 0' },
      gone: { Q: 'Q1 inf 0,3.3' },
      defending: { X: 'X1 inf 5' },
      round: 2,
    })
    const offer = prompt(now.state).offers[0]
    expect(offer?.do === 'roll' && offer.pool.dice).toHaveLength(1)
  })
})

describe('PA-31: the pin', () => {
  const described: Scene = { acting: { 'P pinned': 'P1 inf 0' }, defending: { X: 'X1 inf 9' }, round: 2 }

  it('a: stays while the counterattack lasts, and goes with the victory', () => {
    const fought = roll(fighting(described, [6]))
    expect(roles(fought, 'P')).toContain('pinned')
    expect(roles(until(fought, 'consolidate'), 'P')).not.toContain('pinned')
  })

  it('a, #29: in the profile pages only it is there after the victory too', () => {
    const fought = roll(fighting({ ...described, options: PROFILES.pagesOnly ?? {} }, [6]))
    expect(roles(until(fought, 'ready'), 'P')).toEqual(['pinned'])
  })
})

describe('PA-35: the loop', () => {
  it('a, PA-36 b: the counterattackers clear everything: they win without a die', () => {
    const won = until(
      roll(fighting({ acting: { P: 'P1 inf 0' }, defending: { X: 'X1 inf 9' }, round: 2 }, [6, 4])),
      'consolidate',
    )
    expect([won.queue, won.state.flow.last]).toEqual([[4], { winners: ['P'], reason: 'won' }])
  })

  it('b, #42: three rounds, each with its own die and its own hits', () => {
    const start: Scene = {
      acting: { 'X F3': 'X1 inf 0; X2 inf 0,3.3; X3 inf 0,-3.3' },
      defending: { 'P F3': 'P1 inf 5; P2 inf 5,3.3; P3 inf 5,-3.3' },
    }
    const first = choose(
      roll(until(roll(fighting(start, [6, 1, 1, 3, 6, 1, 4, 1, 1])), 'test')),
      'P',
      'counterattack',
    )
    expect([first.state.flow.assault?.round, first.queue]).toEqual([2, [6, 1, 4, 1, 1]])
    const second = choose(roll(until(roll(until(first, 'fight')), 'test')), 'X', 'counterattack')
    expect([second.state.flow.assault?.round, second.queue]).toEqual([3, [1, 1]])
    const third = roll(until(second, 'fight'))
    expect([phase(third), said(third).includes('earlierHitsIgnored'), options(third, 'P')]).toEqual([
      'choices',
      true,
      ['counterattack', 'breakOff'],
    ])
  })

  it('c, A-25: with only a gun at 14 cm the counterattack is not made, and those who acted before win', () => {
    const described: Scene = {
      acting: { X: 'X1 inf 0' },
      defending: { 'P F3': 'P1 gun 19', 'Q R5': 'Q1 inf 9,6' },
      phase: 'test',
      hits: 1,
    }
    const won = until(
      choose(choose(roll(game(scene(described), [3])), 'P', 'counterattack'), 'Q', 'breakOff'),
      'consolidate',
    )
    expect(ruled(won)).toEqual(expect.arrayContaining(['nobodyCanMove', 'counterNotMade', 'assaultWon']))
    expect([won.state.flow.last, roles(won, 'X'), roles(won, 'P')]).toEqual([
      { winners: ['X'], reason: 'notMade' },
      ['attacking'],
      ['defending'],
    ])
  })

  it('A-25: by the switch such a counterattack wins', () => {
    const described: Scene = {
      acting: { X: 'X1 inf 0' },
      defending: { 'P F3': 'P1 gun 19', 'Q R5': 'Q1 inf 9,6' },
      phase: 'test',
      hits: 1,
      options: { emptyCounterattack: 'wins' },
    }
    const won = until(
      choose(choose(roll(game(scene(described), [3])), 'P', 'counterattack'), 'Q', 'breakOff'),
      'consolidate',
    )
    expect(won.state.flow.last).toEqual({ winners: ['P'], reason: 'won' })
  })
})

describe('PA-36: how it ends', () => {
  it('vector c: the nearest enemy is 14 cm away before the counter-charge: nobody has won yet', () => {
    const passed = { platoon: 'P', need: 4, die: null, passed: true }
    const test = { die: null, second: null, rerolling: false, results: [passed] }
    const chosen = scene({
      acting: { X: 'X1 inf 0' },
      defending: { P: 'P1 inf 19' },
      phase: 'choices',
      assault: { test },
    })
    const now = choose(game(chosen), 'P', 'counterattack')
    expect([phase(now), roles(now, 'P')[0], now.state.flow.last]).toEqual([
      'counterCharge',
      'counterattacking',
      null,
    ])
    expect(said(now).filter((each) => /won/i.test(each))).toEqual([])
  })

  it('c: nobody of the acting side is left: the Defending platoons win, and may consolidate', () => {
    const won = done(fighting({ acting: { X: '' }, defending: { P: 'P1 inf 9' } }))
    expect([phase(won), won.state.flow.last]).toEqual([
      'consolidate',
      { winners: ['P'], reason: 'actingGone' },
    ])
  })

  it('d, A-26: two rounds without a move or a die: over, without a winner', () => {
    const stuck: Scene = {
      acting: { X: 'X1 gun 0' },
      defending: { P: 'P1 gun 14' },
      round: 2,
      phase: 'choices',
      assault: {
        idle: 0,
        test: {
          die: null,
          second: null,
          rerolling: false,
          results: [{ platoon: 'P', need: 4, die: null, passed: true }],
        },
      },
    }
    const once = choose(game(scene(stuck)), 'P', 'counterattack')
    expect([phase(once), once.state.flow.assault?.idle, roles(once, 'X')[0]]).toEqual([
      'choices',
      1,
      'defending',
    ])
    const twice = choose(once, 'X', 'counterattack')
    expect([phase(twice), twice.state.mode, twice.state.flow.last]).toEqual([
      'ready',
      'arrange',
      { winners: [], reason: 'standOff' },
    ])
    expect(ruled(twice).at(-1)).toBe('standOff')
  })

  it('d, A-26: a round in which the Motivation die has to be rolled is none of them', () => {
    const results = [{ platoon: 'P', need: 4, die: null, passed: true }]
    const asked: Scene = {
      acting: { X: 'X1 gun 0' },
      defending: { P: 'P1 gun 14; P9 tank 60' },
      round: 2,
      phase: 'choices',
      assault: { idle: 1, test: { die: null, second: null, rerolling: false, results } },
    }
    const now = choose(game(scene(asked), [6]), 'P', 'counterattack')
    expect([phase(now), now.state.flow.last]).toEqual(['test', null])
    const rolled = roll(now)
    expect([phase(rolled), rolled.state.flow.assault?.idle]).toEqual(['choices', 0])
  })

  it('d, A-22: after the last round nobody wins', () => {
    const last: Scene = {
      acting: { X: 'X1 inf 0' },
      defending: { P: 'P1 inf 9' },
      round: 10,
      phase: 'test',
      hits: 1,
      options: { maxRounds: 10 },
    }
    const over = choose(roll(game(scene(last), [6])), 'P', 'counterattack')
    expect([over.state.mode, over.state.flow.last]).toEqual(['arrange', { winners: [], reason: 'roundCap' }])
    const goesOn = choose(roll(game(scene({ ...last, round: 9 }), [6])), 'P', 'counterattack')
    expect(goesOn.state.flow.assault?.round).toBe(10)
  })
})

test('A-03: judged alone, a platoon that has won is out of the assault, the others go on', () => {
  const described: Scene = {
    acting: { P: 'P1 inf 0', Q: 'Q1 inf 0,60' },
    defending: { X: 'X1 inf 9' },
    round: 2,
    options: { winPerSide: false },
  }
  const now = roll(fighting(described, [1]))
  expect([phase(now), roles(now, 'Q'), roles(now, 'P')]).toEqual(['choices', ['won'], ['counterattacking']])
  const over = until(choose(now, 'X', 'breakOff'), 'ready')
  expect(over.state.flow.last?.winners).toEqual(['P', 'Q'])
})
