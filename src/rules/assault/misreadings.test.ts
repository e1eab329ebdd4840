// What players get wrong: each misreading judged beside the right one, where it decides and where it does not.
import { describe, expect, it } from 'vitest'
import { options } from './choices.ts'
import { eligibility } from './counterattack.ts'
import { fight } from './fight.ts'
import { gate, reroll, retested, tested, testPool } from './motivation.ts'
import { type AssaultState, platoonById } from './state.ts'
import { judgeSupposed } from './supposing.ts'
import { type Scene, scene } from './testing.ts'
import { withTest } from './testingTest.ts'

/** The same scene read rightly, and misread. */
const both = <Answer>(described: Scene, name: string, ask: (state: AssaultState) => Answer) =>
  [{}, { [name]: true }].map((read) =>
    ask(scene({ ...described, options: { ...described.options, ...read } })),
  )

const decided = (state: AssaultState) => judgeSupposed(state, 'X').why[0]?.says

describe('who won', () => {
  it.each([
    ['M-01: at 9 cm by edges it is 14 by centres', 'centre', 'A1 inf 0; E1 inf 14', ['denies', 'won']],
    ['M-01: near enough both ways', 'centre', 'A1 inf 0; E1 inf 9', ['denies', 'denies']],
    ['M-02: exactly at the limit', 'limitIsOutside', 'A1 inf 0; E1 inf 15', ['denies', 'won']],
    ['M-02: a millimetre nearer', 'limitIsOutside', 'A1 inf 0; E1 inf 14.9', ['denies', 'denies']],
    ['M-03: tank beside tank', 'tanksDenyTanks', 'A1 tank 0; E1 tank 9', ['wonAgainstTanks', 'denies']],
    [
      'M-03: infantry is not touched by it',
      'tanksDenyTanks',
      'A1 inf 0; E1 tank 9',
      ['deniesTank', 'deniesTank'],
    ],
    ['M-04: a wreck', 'disabledDeny', 'A1 inf 0; E1 tank 5 bailed', ['wonAgainstDisabled', 'denies']],
    [
      'M-04: a wreck beside tanks',
      'disabledDeny',
      'A1 tank 0; E1 tank 9 bogged',
      ['wonAgainstTanks', 'wonAgainstTanks'],
    ],
  ] as const)('%s', (_, name, teams, says) => {
    const [acting, enemy] = teams.split('; ')
    const described = { acting: { X: acting ?? '' }, outside: { O: enemy ?? '' } }
    expect(both(described, name, decided)).toEqual(says)
  })
})

describe('M-01', () => {
  const P = { 'P C4': 'P1 inf 0' }

  it.each([
    ['PA-25: gap 19, centres 24', 24, ['mayCounterCharge', 'beyondGate']],
    ['PA-27: contact is contact', 5, ['inContactStays', 'inContactStays']],
  ] as const)('%s', (_, at, says) => {
    const described = {
      round: 2,
      phase: 'counterCharge',
      acting: P,
      defending: { D: `D1 inf ${at}` },
    } as const
    const read = (state: AssaultState) => {
      const [base] = state.table.bases
      return base && eligibility(state, base).why[0]?.says
    }
    expect(both(described, 'centre', read)).toEqual(says)
  })

  it.each([
    [9.9, [1, 0]],
    [5, [1, 1]],
  ] as const)('PA-33, E-05: at %s cm between centres', (at, dice) => {
    const described = { acting: { X: 'A1 inf 0' }, defending: { D: `D1 inf ${at}` } }
    const rolled = (state: AssaultState) => fight(state).pool?.dice.length ?? 0
    expect(both(described, 'centre', rolled)).toEqual(dice)
  })
})

describe('the test', () => {
  const three: Scene = {
    phase: 'test',
    hits: 1,
    acting: { X: 'A1 inf 0' },
    defending: { 'P F3': 'P1 inf 9', 'Q C4': 'Q1 inf 9,4', 'R R5': 'R1 inf 9,8' },
  }
  const passes = ({ results }: { readonly results: readonly { readonly passed: boolean }[] }) =>
    results.map(({ passed }) => passed)

  it('M-05: one die for three platoons, or one for each', () => {
    expect(both(three, 'diePerPlatoon', (state) => testPool(state).dice.length)).toEqual([1, 3])
    expect(both(three, 'diePerPlatoon', (state) => passes(tested(state, 4, 3, 6).test))).toEqual([
      [true, true, false],
      [true, false, true],
    ])
  })

  it('M-05: with one platoon nothing differs', () => {
    const one = { ...three, defending: { 'P F3': 'P1 inf 9' } }
    expect(both(one, 'diePerPlatoon', (state) => passes(tested(state, 4).test))).toEqual([[true], [true]])
  })

  it('M-06: the second die spares, or does not spare, who has passed', () => {
    const described = { ...three, defending: { 'P F3': 'P1 inf 9', 'Q R5 reroll': 'Q1 inf 9,4' } }
    const second = (die: number) => (state: AssaultState) =>
      passes(retested(withTest(state, tested(state, 4).test), die).test)
    expect(both(described, 'passesRerolled', second(2))).toEqual([
      [true, false],
      [false, false],
    ])
    expect(both(described, 'passesRerolled', second(6))).toEqual([
      [true, true],
      [true, true],
    ])
    const says = (state: AssaultState) => {
      const first = withTest(state, tested(state, 4).test)
      return [...reroll(first).why, ...retested(first, 2).why].map((each) => [each.says, each.about.unit])
    }
    const [right = [], misread = []] = both(described, 'passesRerolled', says)
    expect(right).toContainEqual(['passLocked', 'P'])
    expect(misread).toEqual(
      expect.arrayContaining([
        ['passRerolled', 'P'],
        ['fails', 'P'],
        ['failsSecond', 'Q'],
      ]),
    )
    for (const [said] of misread) expect(['rerolled', 'passLocked']).not.toContain(said)
    const covered = (state: AssaultState) => reroll(withTest(state, tested(state, 4).test)).covered.length
    expect(both(described, 'passesRerolled', covered)).toEqual([1, 2])
  })

  it.each([
    ['M-07: no hits', 'testedWithoutHits', { hits: 0 }, [false, true]],
    ['M-07: a hit', 'testedWithoutHits', { hits: 1 }, [true, true]],
    ['M-08: a tank and no hits', 'tanksNeedHits', { hits: 0, acting: { X: 'A1 tank 0' } }, [true, false]],
    ['M-08: a tank and a hit', 'tanksNeedHits', { hits: 1, acting: { X: 'A1 tank 0' } }, [true, true]],
  ] as const)('%s', (_, name, change, isTest) => {
    expect(both({ ...three, ...change }, name, (state) => gate(state).test)).toEqual(isTest)
  })
})

it.each([
  ['pinned', [true, false]],
  ['', [true, true]],
] as const)('M-09: a platoon that passed counterattacks, %s', (word, may) => {
  const described: Scene = {
    phase: 'choices',
    hits: 1,
    acting: { X: 'A1 inf 0' },
    defending: { [`P C4 ${word}`.trim()]: 'P1 inf 9' },
  }
  const counterattacks = (state: AssaultState) => {
    const after = withTest(state, tested(state, 4).test)
    return options(after, platoonById(after.table, 'P')).counterattack.ok
  }
  expect(both(described, 'pinnedMayNot', counterattacks)).toEqual(may)
})
