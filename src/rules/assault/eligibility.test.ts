// Who may charge back: PA-25 to PA-27, PA-30, PA-32, PA-34, A-15, A-19.
import { describe, expect, test } from 'vitest'
import { baseOf } from '../../kernel/table.ts'
import { eligibility, eligible, gateZone } from './counterattack.ts'
import { choose, game, roll } from './playing.ts'
import { type Scene, scene } from './testing.ts'

interface Row {
  readonly id: string
  readonly tells: string
  readonly scene: Scene
  readonly base?: string
  readonly says: string
  readonly ok: boolean
  /** The enemy that decided. */
  readonly other?: string
}

const back = (team: string, enemies: string): Scene => ({
  round: 2,
  acting: { P: team },
  defending: { X: enemies },
})
const left: Scene = {
  round: 2,
  acting: { P: 'P1 inf 0' },
  defending: { X: 'D1 inf 27' },
  brokenOff: { Y: 'B1 inf -10' },
}

const rows: readonly Row[] = [
  {
    id: 'PA-25a',
    tells: 'a team 20.0 cm from a Defending team may charge',
    scene: back('P1 inf 0', 'D1 inf 25'),
    says: 'mayCounterCharge',
    ok: true,
    other: 'D1',
  },
  {
    id: 'PA-25b',
    tells: 'a team at 9.9 cm may',
    scene: back('P1 inf 0', 'D1 inf 14.9'),
    says: 'mayCounterCharge',
    ok: true,
    other: 'D1',
  },
  {
    id: 'PA-26a',
    tells: 'a team at 20.1 cm stays',
    scene: back('P1 inf 0', 'D1 inf 25.1'),
    says: 'beyondGate',
    ok: false,
    other: 'D1',
  },
  {
    id: 'PA-26b',
    tells: 'one near Defending team of two is enough',
    scene: back('P1 inf 0', 'D1 inf 25.1; D2 inf -24.9'),
    says: 'mayCounterCharge',
    ok: true,
    other: 'D2',
  },
  {
    id: 'PA-27a',
    tells: 'a team in contact stays',
    scene: back('P1 inf 0', 'D1 inf 5'),
    says: 'inContactStays',
    ok: false,
    other: 'D1',
  },
  {
    id: 'PA-27b',
    tells: 'a team at 0.3 cm is not in contact',
    scene: back('P1 inf 0', 'D1 inf 5.3'),
    says: 'mayCounterCharge',
    ok: true,
  },
  {
    id: 'PA-27b',
    tells: 'nor is one at 0.1 cm',
    scene: back('P1 inf 0', 'D1 inf 5.1'),
    says: 'mayCounterCharge',
    ok: true,
  },
  {
    id: 'PA-27',
    tells: 'contact with an outsider keeps nobody back',
    scene: { ...back('P1 inf 0', 'D1 inf 12'), outside: { F: 'F1 inf -5' } },
    says: 'mayCounterCharge',
    ok: true,
  },
  {
    id: 'PA-30a',
    tells: 'a pinned team may',
    scene: { round: 2, acting: { 'P pinned': 'P1 inf 0' }, defending: { X: 'D1 inf 17' } },
    says: 'mayCounterCharge',
    ok: true,
  },
  {
    id: 'PA-30b',
    tells: 'as one that is not pinned',
    scene: back('P1 inf 0', 'D1 inf 17'),
    says: 'mayCounterCharge',
    ok: true,
  },
  {
    id: 'PA-32a',
    tells: 'a gun may not',
    scene: back('P1 gun 0', 'D1 inf 8'),
    says: 'mayNeverCharge',
    ok: false,
  },
  {
    id: 'PA-32b',
    tells: 'infantry may',
    scene: back('P1 inf 0', 'D1 inf 8'),
    says: 'mayCounterCharge',
    ok: true,
  },
  {
    id: 'PA-32',
    tells: 'a bailed-out tank may not',
    scene: back('P1 tank 0 bailed', 'D1 inf 8'),
    says: 'disabledNoCharge',
    ok: false,
  },
  {
    id: 'PA-32',
    tells: 'a bogged-down one may not',
    scene: back('P1 tank 0 bogged', 'D1 inf 8'),
    says: 'disabledNoCharge',
    ok: false,
  },
  {
    id: 'PA-34',
    tells: 'a friend that took no part may not',
    scene: { ...back('P1 inf 0', 'D1 inf 8'), friends: { R: 'R1 inf 0,6' } },
    base: 'R1',
    says: 'notCounterattacking',
    ok: false,
  },
  {
    id: 'PA-34',
    tells: 'a platoon that broke off may not',
    scene: { ...back('P1 inf 0', 'D1 inf 8'), gone: { Q: 'Q1 inf 0,6' } },
    base: 'Q1',
    says: 'notCounterattacking',
    ok: false,
  },
  {
    id: 'PA-35c',
    tells: 'a gun at 14 cm cannot move',
    scene: back('P1 gun 0', 'D1 inf 19'),
    says: 'mayNeverCharge',
    ok: false,
  },
  {
    id: '#6',
    tells: 'exactly 20.0 cm is allowed',
    scene: back('P1 inf 0', 'D1 inf 25'),
    says: 'mayCounterCharge',
    ok: true,
  },
  {
    id: '#6',
    tells: 'on an inch table exactly 8.0 inches is',
    scene: { ...back('P1 inf 0', 'D1 inf 25.32'), system: 'in' },
    says: 'mayCounterCharge',
    ok: true,
  },
  {
    id: '#7',
    tells: '20.2 cm is outside on a metric table',
    scene: back('P1 inf 0', 'D1 inf 25.2'),
    says: 'beyondGate',
    ok: false,
  },
  {
    id: '#7',
    tells: '20.2 cm is inside in inches',
    scene: { ...back('P1 inf 0', 'D1 inf 25.2'), system: 'in' },
    says: 'mayCounterCharge',
    ok: true,
  },
  {
    id: '#28',
    tells: 'a pinned platoon counterattacks',
    scene: { round: 2, acting: { 'P pinned': 'P1 inf 0' }, defending: { X: 'D1 inf 9' } },
    says: 'mayCounterCharge',
    ok: true,
  },
  {
    id: '#30',
    tells: 'a team in contact does not shift to a better enemy',
    scene: back('P1 inf 0', 'D1 inf 5; D2 gun 0,6'),
    says: 'inContactStays',
    ok: false,
  },
  {
    id: '#31',
    tells: 'beyond one, but not beyond all',
    scene: back('P1 inf 0', 'D1 inf 25.1; D2 inf -24.9'),
    says: 'mayCounterCharge',
    ok: true,
  },
  {
    id: '#32',
    tells: '5 cm from a platoon that broke off, 22 cm from Defending ones',
    scene: left,
    says: 'beyondGate',
    ok: false,
    other: 'D1',
  },
  {
    id: '#36',
    tells: 'a machine gun 5.0 cm away may not charge',
    scene: back('P1 gun 0', 'D1 inf 10'),
    says: 'mayNeverCharge',
    ok: false,
  },
  {
    id: '#38',
    tells: 'a neighbour does not help',
    scene: { ...back('P1 inf 0', 'D1 inf 8'), friends: { R: 'R1 inf 0,6' } },
    base: 'R1',
    says: 'notCounterattacking',
    ok: false,
  },
  {
    id: 'A-15 true',
    tells: 'by the switch the broken-off team opens the gate',
    scene: { ...left, options: { gateIncludesBrokenOff: true } },
    says: 'gateByBrokenOff',
    ok: true,
    other: 'B1',
  },
  {
    id: 'A-15 beyond',
    tells: 'where it opens for nobody, the nearest that it is measured to is named',
    scene: {
      ...back('P1 inf 0', 'D1 inf 27'),
      brokenOff: { Y: 'B1 inf -26' },
      options: { gateIncludesBrokenOff: true },
    },
    says: 'beyondGate',
    ok: false,
    other: 'B1',
  },
  {
    id: 'A-19 false',
    tells: 'a team that fought nothing before may',
    scene: back('P1 inf 0', 'D1 inf 12'),
    says: 'mayCounterCharge',
    ok: true,
  },
  {
    id: 'A-19 true',
    tells: 'by the switch it may not',
    scene: { ...back('P1 inf 0', 'D1 inf 12'), options: { onlyPriorFighters: true } },
    says: 'noPriorFighter',
    ok: false,
  },
  {
    id: 'A-19 true',
    tells: 'one that was in an earlier fight may',
    scene: {
      ...back('P1 inf 0', 'D1 inf 12'),
      assault: { closeBefore: ['P1'] },
      options: { onlyPriorFighters: true },
    },
    says: 'mayCounterCharge',
    ok: true,
  },
]

describe('Who may charge back?', () => {
  test.each(rows)('$id: $tells', (row) => {
    const state = scene(row.scene)
    const { ok, why } = eligibility(state, baseOf(state.table, row.base ?? 'P1'))
    expect({ ok, says: why[0]?.says, factOk: why[0]?.ok }).toEqual({
      ok: row.ok,
      says: row.says,
      factOk: row.ok,
    })
    if (row.other !== undefined) expect(why[0]?.about.other).toBe(row.other)
  })

  test('PA-30: the ignored pin is named after the permission', () => {
    const state = scene({ round: 2, acting: { 'P pinned': 'P1 inf 0' }, defending: { X: 'D1 inf 9' } })
    expect(eligibility(state, baseOf(state.table, 'P1')).why.map(({ says }) => says)).toEqual([
      'mayCounterCharge',
      'pinIgnored',
    ])
  })

  test('PA-30: so is the pin that the team has of its own (E-04)', () => {
    const own = 'P1 inf 0; P2 inf 0,8 independent assaulting pinned'
    const state = scene({ round: 2, acting: { P: own }, defending: { X: 'D1 inf 9' } })
    expect(eligibility(state, baseOf(state.table, 'P2')).why[1]).toMatchObject({
      says: 'pinIgnored',
      about: { unit: 'P', base: 'P2' },
    })
    expect(eligibility(state, baseOf(state.table, 'P1')).why).toHaveLength(1)
  })

  test('PA-26a: the refusal measures the nearest Defending team against the printed pair', () => {
    const state = scene(back('P1 inf 0', 'D1 inf 30; D2 inf 25.1'))
    const [first] = eligibility(state, baseOf(state.table, 'P1')).why
    expect(first?.about).toMatchObject({ other: 'D2', limit: { in: 8, cm: 20 } })
    expect(first?.about.gap?.mm).toBeCloseTo(201, 6)
  })

  test('PA-25: the eligible teams and the gate round the Defending ones', () => {
    const state = scene({ ...left, acting: { P: 'P1 inf 0; P2 inf 10; P3 gun 12,5' } })
    expect(eligible(state).map(({ id }) => id)).toEqual(['P2'])
    expect(gateZone(state)).toEqual({ of: ['D1'], size: { in: 8, cm: 20 } })
    const wider = { ...state, options: { gateIncludesBrokenOff: true } }
    expect(gateZone(wider).of).toEqual(['D1', 'B1'])
  })
})

test('PA-26, PA-27, PA-32: where nobody can move it is said of each team why', () => {
  const described: Scene = {
    acting: { X: 'X1 inf 0' },
    defending: { 'P F3': 'P1 inf 5; P2 gun 6,6; P3 inf 25.1' },
    phase: 'test',
    hits: 1,
  }
  const { changes } = choose(roll(game(scene(described), [3])), 'P', 'counterattack')
  const why = changes.find((change) => change.why[0]?.says === 'nobodyCanMove')?.why ?? []
  expect(why.slice(1).map(({ rule, about }) => [rule, about.base])).toEqual([
    ['PA-27', 'P1'],
    ['PA-32', 'P2'],
    ['PA-26', 'P3'],
  ])
})

test.each([
  [5.03, 'counterCharge'],
  [5.1, 'counterCharge'],
  [5, 'fight'],
] as const)(
  'PA-25, PA-27: who stands with its middle at %d cm may close up; only who is in contact may not',
  (x, phase) => {
    const described: Scene = {
      acting: { X: 'X1 inf 0' },
      defending: { 'P F3': `P1 inf ${x}` },
      phase: 'test',
      hits: 1,
    }
    const asked = choose(roll(game(scene(described), [3])), 'P', 'counterattack')
    expect(asked.state.flow.phase).toBe(phase)
  },
)
