// Counterattack or Break Off: PA-07, PA-08, PA-20, PA-34, E-03, E-04.
import { describe, expect, test } from 'vitest'
import { independents, options, whyIndependents } from './choices.ts'
import { retested, tested, untested } from './motivation.ts'
import { choose, game, phase, roll } from './playing.ts'
import { type AssaultState, platoonById } from './state.ts'
import { type Scene, scene } from './testing.ts'
import { withTest } from './testingTest.ts'

/** After one die; null: no die was rolled. */
function testedWith(described: Scene, die: number | null): AssaultState {
  const state = scene(described)
  return withTest(state, (die === null ? untested(state) : tested(state, die)).test)
}

const verdicts = (state: AssaultState, id: string) => options(state, platoonById(state.table, id))

interface Row {
  readonly id: string
  readonly tells: string
  readonly scene: Scene
  readonly die: number | null
  readonly platoon: string
  readonly counterattack: boolean
  readonly breakOff: boolean
  /** What is said of the counterattack. */
  readonly says: string
}

const against = (platoon: string, teams: string): Scene => ({
  acting: { X: 'A1 inf 0' },
  defending: { [platoon]: teams },
  hits: 1,
})

const rows: readonly Row[] = [
  {
    id: 'PA-07a',
    tells: 'equal passes and chooses freely',
    scene: against('P C4', 'D1 inf 6'),
    die: 4,
    platoon: 'P',
    counterattack: true,
    breakOff: true,
    says: 'mayCounterattack',
  },
  {
    id: 'PA-07b',
    tells: 'higher passes and may leave all the same',
    scene: against('P R5', 'D1 inf 6'),
    die: 6,
    platoon: 'P',
    counterattack: true,
    breakOff: true,
    says: 'mayCounterattack',
  },
  {
    id: 'PA-08a',
    tells: 'a 2 is too low for Fearless',
    scene: against('P F3', 'D1 inf 6'),
    die: 2,
    platoon: 'P',
    counterattack: false,
    breakOff: true,
    says: 'mustBreakOff',
  },
  {
    id: 'PA-08b',
    tells: 'a 4 is too low for Reluctant',
    scene: against('P R5', 'D1 inf 6'),
    die: 4,
    platoon: 'P',
    counterattack: false,
    breakOff: true,
    says: 'mustBreakOff',
  },
  {
    id: 'PA-11a',
    tells: 'without a test both may counterattack',
    scene: against('P R5', 'D1 inf 6'),
    die: null,
    platoon: 'P',
    counterattack: true,
    breakOff: true,
    says: 'mayCounterattack',
  },
  {
    id: '#22',
    tells: 'a passing platoon may leave',
    scene: against('P C4', 'D1 inf 6'),
    die: 6,
    platoon: 'P',
    counterattack: true,
    breakOff: true,
    says: 'mayCounterattack',
  },
  {
    id: 'PA-34a',
    tells: 'a platoon that took no part has no choice to make',
    scene: { ...against('P C4', 'D1 inf 6'), outside: { R: 'F1 inf 17' } },
    die: 6,
    platoon: 'R',
    counterattack: false,
    breakOff: false,
    says: 'outsiderMayNot',
  },
  {
    id: 'PA-34',
    tells: 'nor has one that broke off',
    scene: { ...against('P C4', 'D1 inf 6'), brokenOff: { R: 'F1 inf 30' } },
    die: 6,
    platoon: 'R',
    counterattack: false,
    breakOff: false,
    says: 'brokenOffMayNot',
  },
  {
    id: 'E-03',
    tells: 'an unarmoured tank 10 cm from an enemy bars the counterattack',
    scene: against('P C4', 'D1 inf 6; D2 trk 15'),
    die: 6,
    platoon: 'P',
    counterattack: false,
    breakOff: true,
    says: 'unarmouredNear',
  },
  {
    id: 'E-03',
    tells: 'not from 10.1 cm',
    scene: against('P C4', 'D1 inf 6; D2 trk 15.1'),
    die: 6,
    platoon: 'P',
    counterattack: true,
    breakOff: true,
    says: 'mayCounterattack',
  },
  {
    id: 'E-03',
    tells: 'nor does an armoured one',
    scene: against('P C4', 'D1 inf 6; D2 tank 15'),
    die: 6,
    platoon: 'P',
    counterattack: true,
    breakOff: true,
    says: 'mayCounterattack',
  },
  {
    id: 'E-03',
    tells: 'after an automatic pass too',
    scene: against('P C4', 'D1 trk 6'),
    die: null,
    platoon: 'P',
    counterattack: false,
    breakOff: true,
    says: 'unarmouredNear',
  },
  {
    id: 'E-03',
    tells: 'any enemy team bars, not only attacking ones',
    scene: { ...against('P C4', 'D1 inf 6; D2 trk 40'), friends: { Z: 'F1 inf 50' } },
    die: 6,
    platoon: 'P',
    counterattack: false,
    breakOff: true,
    says: 'unarmouredNear',
  },
  {
    id: 'E-03 off',
    tells: 'by the pages alone it does not bar',
    scene: { ...against('P C4', 'D1 trk 6'), options: { unarmouredLeave: false } },
    die: 6,
    platoon: 'P',
    counterattack: true,
    breakOff: true,
    says: 'mayCounterattack',
  },
  {
    id: 'E-04',
    tells: 'Independent teams alone break off as a whole',
    scene: against('P C4', 'D1 inf 6 independent'),
    die: 6,
    platoon: 'P',
    counterattack: false,
    breakOff: true,
    says: 'independentsOnly',
  },
  {
    id: 'E-04',
    tells: 'a Warrior stays',
    scene: against('P C4', 'D1 inf 6 independent warrior'),
    die: 6,
    platoon: 'P',
    counterattack: true,
    breakOff: true,
    says: 'mayCounterattack',
  },
  {
    id: 'E-04 off',
    tells: 'by the pages alone they stay too',
    scene: { ...against('P C4', 'D1 inf 6 independent'), options: { independentsLeave: false } },
    die: 6,
    platoon: 'P',
    counterattack: true,
    breakOff: true,
    says: 'mayCounterattack',
  },
]

describe('Counterattack or Break Off', () => {
  test.each(rows)('$id: $tells', (row) => {
    const { counterattack, breakOff } = verdicts(testedWith(row.scene, row.die), row.platoon)
    expect([counterattack.ok, breakOff.ok]).toEqual([row.counterattack, row.breakOff])
    expect(counterattack.why[0]).toMatchObject({ says: row.says, ok: row.counterattack })
    expect(breakOff.why[0]?.ok).toBe(row.breakOff)
  })

  test('PA-08: the refused counterattack names the die and the rating', () => {
    const { counterattack } = verdicts(testedWith(against('P R5', 'D1 inf 6'), 4), 'P')
    expect(counterattack.why[0]).toMatchObject({ rule: 'PA-08', about: { unit: 'P', die: 4, need: 5 } })
  })

  test('PA-06, PA-11: the allowed one says how it was passed', () => {
    const rolled = verdicts(testedWith(against('P C4', 'D1 inf 6'), 4), 'P').counterattack.why
    expect(rolled[1]).toMatchObject({ says: 'passes', about: { die: 4, need: 4 } })
    const automatic = verdicts(testedWith(against('P C4', 'D1 inf 6'), null), 'P').counterattack.why
    expect(automatic[1]).toMatchObject({ rule: 'PA-11', says: 'autoPasses' })
  })

  test('PA-10: a pass by the second die says so', () => {
    const state = scene({ ...against('P C4 reroll', 'D1 inf 6') })
    const first = withTest(state, tested(state, 3).test)
    const second = withTest(first, retested(first, 5).test)
    expect(verdicts(second, 'P').counterattack.why[1]).toMatchObject({
      says: 'passesSecond',
      about: { die: 5 },
    })
  })

  test('#20, #23: of two platoons each has its own answer', () => {
    const state = testedWith(
      { acting: { X: 'A1 inf 0' }, defending: { 'P F3': 'D1 inf 6', 'Q R5': 'D2 inf 6,4' }, hits: 1 },
      4,
    )
    expect(verdicts(state, 'P').counterattack.ok).toBe(true)
    expect(verdicts(state, 'P').breakOff.ok).toBe(true)
    expect(verdicts(state, 'Q').counterattack.ok).toBe(false)
  })

  test('E-04: the Independent team leaves alone, the Warrior does not', () => {
    const state = scene(against('P C4', 'D1 inf 6; D2 inf 6,4 independent; D3 inf 6,8 independent warrior'))
    expect(independents(state).map(({ id }) => id)).toEqual(['D2'])
    expect(whyIndependents(independents(state))).toMatchObject([
      { rule: 'E-04', about: { base: 'D2', unit: 'P' } },
    ])
    expect(independents({ ...state, options: { independentsLeave: false } })).toEqual([])
  })

  test('E-04: a platoon of nobody else sends nobody off alone', () => {
    expect(independents(scene(against('P C4', 'D1 inf 6 independent')))).toEqual([])
  })
})

test.each([
  [true, 'breakOff'],
  [false, 'choices'],
])(
  'E-04: a lone team that came back leaves again, unless the switch is off (%s)',
  (independentsLeave, to) => {
    const lone = { P: 'P1 inf 6 independent defending' }
    const options = { independentsLeave }
    const described: Scene = { phase: 'test', acting: { X: 'A1 inf 0' }, defending: lone, hits: 1, options }
    const now = roll(game(scene(described), [6]))
    expect(phase(now)).toBe(to)
    if (to === 'choices') expect(phase(choose(now, 'P1', 'counterattack'))).toBe('fight')
  },
)
