// Has the acting side won: PA-01 to PA-04 PA-20, and what players get wrong about them.
import { describe, expect, test } from 'vitest'
import { type Scene, scene } from './testing.ts'
import { judgeWin } from './win.ts'

interface Row {
  readonly id: string
  readonly tells: string
  readonly scene: Scene
  readonly won: boolean
  /** The deciding sentence. */
  readonly says: string
  /** The team that decided. */
  readonly by?: string
}

const judged = (described: Scene) => judgeWin(scene(described))

const inf = (place: string) => ({ X: `A1 inf ${place}` })
const against = (team: string): Scene => ({ acting: inf('0'), defending: { P: team } })
const tanks = (team: string): Scene => ({ acting: { X: 'A1 tank 0' }, defending: { P: team } })

const rows: readonly Row[] = [
  {
    id: 'PA-01a',
    tells: 'an enemy at exactly 10 cm is within 10 cm',
    scene: against('E1 inf 15'),
    won: false,
    says: 'denies',
    by: 'E1',
  },
  {
    id: 'PA-01b',
    tells: 'an enemy at 10.1 cm is not',
    scene: against('E1 inf 15.1'),
    won: true,
    says: 'won',
    by: 'E1',
  },
  {
    id: 'PA-01c',
    tells: 'corner to corner at 10 cm denies',
    scene: against('E1 inf 11,11.2'),
    won: false,
    says: 'denies',
  },
  {
    id: 'PA-01c',
    tells: 'corner to corner at 10.08 cm does not',
    scene: against('E1 inf 11,11.3'),
    won: true,
    says: 'won',
  },
  {
    id: 'PA-01d',
    tells: 'a base turned by 90 degrees is measured from its side',
    scene: against('E1 inf 14.1 @90'),
    won: false,
    says: 'denies',
  },
  {
    id: 'PA-01d',
    tells: 'the same a millimetre farther',
    scene: against('E1 inf 14.2 @90'),
    won: true,
    says: 'won',
  },
  {
    id: 'PA-01e',
    tells: 'a base turned by 45 degrees is measured from its corner',
    scene: against('E1 inf 15.39 @45'),
    won: false,
    says: 'denies',
  },
  {
    id: 'PA-01e',
    tells: 'the same two tenths of a millimetre farther',
    scene: against('E1 inf 15.41 @45'),
    won: true,
    says: 'won',
  },
  {
    id: 'PA-01',
    tells: 'the first of four decides where several deny',
    scene: against('E1 inf 14; E2 inf 12; E3 inf 15; E4 inf 30'),
    won: false,
    says: 'denies',
    by: 'E2',
  },
  {
    id: 'PA-02a',
    tells: 'a working tank does not deny tanks',
    scene: tanks('E1 tank 9'),
    won: true,
    says: 'wonAgainstTanks',
    by: 'E1',
  },
  {
    id: 'PA-02b',
    tells: 'infantry denies tanks, the tank beside it does not',
    scene: tanks('E1 tank 9; E2 inf 14'),
    won: false,
    says: 'denies',
    by: 'E2',
  },
  {
    id: 'PA-02',
    tells: 'an unarmoured tank is a tank here',
    scene: { acting: { X: 'A1 trk 0' }, defending: { P: 'E1 tank 9' } },
    won: true,
    says: 'wonAgainstTanks',
  },
  {
    id: 'PA-03a',
    tells: 'a working tank denies infantry',
    scene: against('E1 tank 14'),
    won: false,
    says: 'deniesTank',
    by: 'E1',
  },
  {
    id: 'PA-03b',
    tells: 'not from 10.2 cm',
    scene: against('E1 tank 15.2'),
    won: true,
    says: 'won',
    by: 'E1',
  },
  {
    id: 'PA-04a',
    tells: 'a bailed-out tank in contact does not deny infantry',
    scene: against('E1 tank 5 bailed'),
    won: true,
    says: 'wonAgainstDisabled',
    by: 'E1',
  },
  {
    id: 'PA-04b',
    tells: 'a bogged-down tank is ignored, the working one behind it denies',
    scene: against('E1 tank 8 bogged; E2 tank 14.5'),
    won: false,
    says: 'deniesTank',
    by: 'E2',
  },
  {
    id: 'PA-20a',
    tells: 'no enemy within 10 cm is left: won',
    scene: { acting: inf('0'), defending: { P: '' }, outside: { Q: 'E2 inf 40' } },
    won: true,
    says: 'won',
    by: 'E2',
  },
  {
    id: 'PA-20a',
    tells: 'no enemy at all is left: won',
    scene: { acting: inf('0'), defending: { P: '' } },
    won: true,
    says: 'wonNobodyLeft',
  },
  {
    id: 'PA-20b',
    tells: 'one survivor at 9.9 cm is enough',
    scene: against('E1 inf 14.9'),
    won: false,
    says: 'denies',
    by: 'E1',
  },
  {
    id: 'PA-20c',
    tells: 'an outsider at 9 cm is enough',
    scene: { acting: inf('0'), defending: { P: '' }, outside: { Q: 'E2 inf 14' } },
    won: false,
    says: 'denies',
    by: 'E2',
  },
  {
    id: 'PA-35a',
    tells: 'counterattackers with nobody near have won',
    scene: { round: 2, acting: inf('0'), defending: { Y: 'B1 inf 16' } },
    won: true,
    says: 'won',
  },
  {
    id: 'PA-36b',
    tells: 'counterattackers who destroyed every attacker have won',
    scene: { round: 2, acting: inf('0'), defending: { Y: '' } },
    won: true,
    says: 'wonNobodyLeft',
  },
  {
    id: '#1',
    tells: 'a bailed-out tank at 1 cm does not stop infantry',
    scene: against('E1 tank 6 bailed'),
    won: true,
    says: 'wonAgainstDisabled',
  },
  {
    id: '#2',
    tells: 'the same tank does not stop tanks',
    scene: tanks('E1 tank 6 bailed'),
    won: true,
    says: 'wonAgainstTanks',
  },
  {
    id: '#3',
    tells: 'a bogged-down tank does not stop infantry',
    scene: against('E1 tank 6 bogged'),
    won: true,
    says: 'wonAgainstDisabled',
  },
  {
    id: '#4',
    tells: 'one lone team at 9.9 cm stops the win',
    scene: against('E1 inf 14.9'),
    won: false,
    says: 'denies',
  },
  {
    id: '#5',
    tells: 'exactly 4 inches on an inch table is within',
    scene: { ...against('E1 inf 15.16'), system: 'in' },
    won: false,
    says: 'denies',
  },
  {
    id: '#5',
    tells: 'a little over 4 inches is not',
    scene: { ...against('E1 inf 15.17'), system: 'in' },
    won: true,
    says: 'won',
  },
  {
    id: '#8',
    tells: 'a gun that could never charge denies',
    scene: against('E1 gun 12.6 nonAssaulting'),
    won: false,
    says: 'denies',
    by: 'E1',
  },
  {
    id: '#9',
    tells: 'tanks among tanks win at once',
    scene: { acting: { X: 'A1 tank 0; A2 tank 0,5' }, defending: { P: 'E1 tank 9; E2 tank 9,5' } },
    won: true,
    says: 'wonAgainstTanks',
  },
  {
    id: '#10',
    tells: 'a working tank 6 cm from infantry denies',
    scene: against('E1 tank 11'),
    won: false,
    says: 'deniesTank',
  },
  {
    id: '#11',
    tells: 'a tank near the attached tank only does not deny',
    scene: { acting: { X: 'A1 inf 0; A2 tank 20' }, defending: { P: 'E1 tank 28' } },
    won: true,
    says: 'wonAgainstTanks',
  },
  {
    id: '#41',
    tells: 'all defenders dead and nobody within 10 cm: won',
    scene: { acting: inf('0'), defending: { P: '' }, outside: { Q: 'E1 inf 15.1' } },
    won: true,
    says: 'won',
  },
  {
    id: '#46',
    tells: 'an enemy near the rearmost team denies',
    scene: { acting: { X: 'A1 inf 0; A2 inf -40' }, defending: { P: '' }, outside: { Q: 'E1 inf -54' } },
    won: false,
    says: 'denies',
    by: 'E1',
  },
  {
    id: '#46a',
    tells: 'a fresh platoon 6 cm from counterattackers denies',
    scene: { round: 2, acting: inf('0'), defending: { Y: 'B1 inf 16' }, outside: { Z: 'F1 inf -11' } },
    won: false,
    says: 'denies',
    by: 'F1',
  },
  {
    id: '#46b',
    tells: 'one platoon near is enough',
    scene: { acting: inf('0'), defending: { P: 'E1 inf 14', Q: 'E2 inf 30' } },
    won: false,
    says: 'denies',
    by: 'E1',
  },
  {
    id: 'PA-01',
    tells: 'friends outside the assault neither help nor deny',
    scene: { acting: inf('0'), friends: { Z: 'F1 inf 20' }, defending: { P: 'E1 inf 26' } },
    won: true,
    says: 'won',
  },
  {
    id: 'PA-01',
    tells: 'a friend who broke off neither helps nor denies',
    scene: { round: 3, acting: inf('0'), gone: { Z: 'F1 inf 5' }, defending: { P: 'E1 inf 26' } },
    won: true,
    says: 'won',
  },
]

describe('Has the acting side won?', () => {
  test.each(rows)('$id: $tells', (row) => {
    const { won, why } = judged(row.scene)
    expect({ won, says: why[0]?.says, by: why[0]?.about.other }).toEqual({
      won: row.won,
      says: row.says,
      by: row.by ?? why[0]?.about.other,
    })
    expect(why[0]?.ok).toBe(row.won)
  })

  test('PA-20a, #41: with the defenders dead nobody is left who could counterattack', () => {
    const { why } = judged({ acting: inf('0'), defending: { P: '' }, outside: { Q: 'E1 inf 15.1' } })
    expect(why.map(({ says, about }) => [says, about.units])).toEqual([
      ['won', ['X']],
      ['noSurvivors', ['P']],
    ])
  })

  test('PA-20b: one Defending team beyond 10 cm is a survivor', () => {
    const { why } = judged({ acting: inf('0'), defending: { P: 'E1 inf 15.1' } })
    expect(why.map(({ says }) => says)).toEqual(['won'])
  })

  test('PA-01a: the denial carries its measurement and the printed pair', () => {
    const [first] = judged(against('E1 inf 15')).why
    expect(first?.about).toMatchObject({
      base: 'A1',
      other: 'E1',
      unit: 'X',
      enemy: 'P',
      limit: { in: 4, cm: 10 },
    })
    expect(first?.about.gap?.mm).toBeCloseTo(100, 6)
  })

  test('PA-01: the zone is drawn round every team measured from, whoever decided', () => {
    const acting = { X: 'A1 inf 0; A2 inf -40' }
    const zone = (enemies: string) =>
      judged({ acting, defending: { P: enemies } }).why.map(({ about }) => about.zone)
    expect(zone('E1 inf 9; E2 inf -49')).toEqual([{ of: ['A1', 'A2'], size: { in: 4, cm: 10 } }, undefined])
    expect(zone('E1 inf 30')).toEqual([{ of: ['A1', 'A2'], size: { in: 4, cm: 10 } }])
  })

  test('PA-02: what did not decide is held against nothing; the zone tells how near it is', () => {
    const [won, excused] = judged(tanks('E1 tank 9')).why
    expect([won?.says, won?.about.limit, won?.about.zone?.size.cm]).toEqual([
      'wonAgainstTanks',
      undefined,
      10,
    ])
    expect([excused?.says, excused?.about.limit?.cm]).toEqual(['excusedTank', 10])
  })

  test('PA-01c, PA-01e: the measured gaps', () => {
    const mm = (team: string) => judged(against(team)).why[0]?.about.gap?.mm ?? Number.NaN
    expect(mm('E1 inf 11,11.2')).toBeCloseTo(100, 6)
    expect(mm('E1 inf 11,11.3')).toBeCloseTo(100.8, 1)
    expect(mm('E1 inf 15.39 @45')).toBeCloseTo(99.91, 2)
    expect(mm('E1 inf 15.41 @45')).toBeCloseTo(100.11, 2)
  })

  test('PA-02b: the tank that does not deny is named with its reason', () => {
    const { why } = judged(tanks('E1 tank 9; E2 inf 14'))
    expect(why.map(({ rule, says, about }) => [rule, says, about.other])).toEqual([
      ['PA-01', 'denies', 'E2'],
      ['PA-02', 'excusedTank', 'E1'],
    ])
  })

  test('PA-04b: the excused tank is named with its state', () => {
    const { why } = judged(against('E1 tank 8 bogged; E2 tank 14.5'))
    expect(why.map(({ rule, about }) => [rule, about.other, about.word])).toEqual([
      ['PA-03', 'E2', undefined],
      ['PA-04', 'E1', 'bogged'],
    ])
  })
})

test('the nearest denier decides, though another enemy stands nearer to a team that it does not stop (PA-01, PA-02)', () => {
  const { why } = judged({
    acting: { X: 'A1 inf 0', Y: 'A2 tank -20' },
    defending: { P: 'E1 tank -14; E2 inf 10' },
  })
  expect(why.slice(0, 2).map(({ says, about }) => [says, about.other])).toEqual([
    ['denies', 'E2'],
    ['deniesTank', 'E1'],
  ])
})
