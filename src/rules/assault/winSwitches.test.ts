// The switches of the win check: each value of.
import { describe, expect, it, test } from 'vitest'
import { type Scene, scene } from './testing.ts'
import { judgeWin, whyJoining } from './win.ts'

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
const tanks = (team: string): Scene => ({ acting: { X: 'A1 tank 0' }, defending: { P: team } })

interface SwitchRow extends Row {
  readonly joining?: readonly string[]
}

const outsider: Scene = { acting: inf('0'), defending: { P: 'E1 inf 30' }, outside: { Q: 'E2 inf 14' } }
const returned: Scene = { acting: inf('0'), defending: { P: 'E1 inf 30' }, brokenOff: { Q: 'E2 inf 14' } }
const attached: Scene = { acting: { X: 'A1 inf 0; A2 tank 20' }, defending: { P: 'E1 tank 28' } }
const rear: Scene = {
  acting: { X: 'A1 inf 0; A2 inf -40' },
  defending: { P: 'E1 inf 9; E2 inf -54' },
  assault: { close: ['A1', 'E1'] },
}
const frontOnly: Scene = { ...rear, defending: { P: 'E2 inf -54' } }
const halted: Scene = { acting: { X: 'A1 tank 0 bogged; A2 tank 30' }, defending: { P: 'E1 inf 9' } }
const pair: Scene = {
  round: 2,
  acting: { P: 'A1 inf 0', Q: 'A2 inf 40' },
  defending: { X: 'E1 inf 9' },
}

const switched: readonly SwitchRow[] = [
  {
    id: 'A-01 allTeams',
    tells: 'the rearmost team is measured too',
    scene: frontOnly,
    won: false,
    says: 'denies',
    by: 'E2',
  },
  {
    id: 'A-01 assaultingTeams',
    tells: 'only teams of the fight are',
    scene: { ...frontOnly, options: { winBubbleFrom: 'assaultingTeams' } },
    won: true,
    says: 'won',
  },
  {
    id: 'A-01 assaultingTeams',
    tells: 'who fought still is',
    scene: { ...rear, options: { winBubbleFrom: 'assaultingTeams' } },
    won: false,
    says: 'denies',
    by: 'E1',
  },
  {
    id: 'A-01 assaultingTeams',
    tells: 'nobody fought: not won',
    scene: { ...rear, assault: { close: [] }, options: { winBubbleFrom: 'assaultingTeams' } },
    won: false,
    says: 'nobodyMeasures',
  },
  {
    id: 'A-02 anyEnemy',
    tells: 'an outsider denies',
    scene: outsider,
    won: false,
    says: 'denies',
    by: 'E2',
    joining: ['Q'],
  },
  {
    id: 'A-02 involvedOnly',
    tells: 'an outsider does not',
    scene: { ...outsider, options: { winDeniedBy: 'involvedOnly' } },
    won: true,
    says: 'wonDespiteOutsider',
    by: 'E2',
    joining: [],
  },
  {
    id: 'A-02b joins',
    tells: 'the denying outsider joins',
    scene: outsider,
    won: false,
    says: 'denies',
    joining: ['Q'],
  },
  {
    id: 'A-02b ignored',
    tells: 'the outsider is ignored',
    scene: { ...outsider, options: { outsiderDenial: 'ignored' } },
    won: true,
    says: 'wonDespiteIgnored',
    joining: [],
  },
  {
    id: 'A-02b joins',
    tells: 'it joins though others deny too',
    scene: { acting: inf('0'), defending: { P: 'E1 inf 9' }, outside: { Q: 'E2 inf -14' } },
    won: false,
    says: 'denies',
    by: 'E1',
    joining: ['Q'],
  },
  {
    id: 'A-02b joins',
    tells: 'an excused team does not bring its platoon in',
    scene: { acting: inf('0'), defending: { P: 'E1 inf 9' }, outside: { Q: 'E2 tank -14 bailed' } },
    won: false,
    says: 'denies',
    by: 'E1',
    joining: [],
  },
  {
    id: 'A-03 true',
    tells: 'one denial anywhere and nobody has won',
    scene: pair,
    won: false,
    says: 'denies',
    by: 'E1',
  },
  {
    id: 'A-04 true',
    tells: 'a platoon that broke off denies and defends again',
    scene: returned,
    won: false,
    says: 'denies',
    by: 'E2',
    joining: ['Q'],
  },
  {
    id: 'A-04 false',
    tells: 'it does neither',
    scene: { ...returned, options: { brokenOffRejoins: false } },
    won: true,
    says: 'wonDespiteBrokenOff',
    by: 'E2',
    joining: [],
  },
  {
    id: 'A-05 perTeam',
    tells: 'a tank near the attached tank does not deny',
    scene: attached,
    won: true,
    says: 'wonAgainstTanks',
  },
  {
    id: 'A-05 anyInfantryRule',
    tells: 'a platoon with infantry is judged as infantry',
    scene: { ...attached, options: { mixedPlatoon: 'anyInfantryRule' } },
    won: false,
    says: 'deniesTank',
    by: 'E1',
  },
  {
    id: 'A-05 anyInfantryRule',
    tells: 'so a disabled tank is ignored by PA-04',
    scene: {
      acting: { X: 'A1 inf 0; A2 tank 20' },
      defending: { P: 'E1 tank 28 bogged' },
      options: { mixedPlatoon: 'anyInfantryRule' },
    },
    won: true,
    says: 'wonAgainstDisabled',
  },
  {
    id: 'A-05 anyInfantryRule',
    tells: 'a platoon of tanks alone is judged as tanks',
    scene: { ...tanks('E1 tank 9'), options: { mixedPlatoon: 'anyInfantryRule' } },
    won: true,
    says: 'wonAgainstTanks',
  },
  {
    id: 'A-24 true',
    tells: 'a bogged-down tank of the winners is measured',
    scene: halted,
    won: false,
    says: 'denies',
    by: 'E1',
  },
  {
    id: 'A-24 false',
    tells: 'it is not',
    scene: { ...halted, options: { measureFromDisabled: false } },
    won: true,
    says: 'won',
  },
  {
    id: 'A-24 false',
    tells: 'no team to measure from: not won',
    scene: {
      acting: { X: 'A1 tank 0 bogged' },
      defending: { P: 'E1 inf 40' },
      options: { measureFromDisabled: false },
    },
    won: false,
    says: 'nobodyMeasures',
  },
  {
    id: 'E-04',
    tells: 'a lone team that left denies like a platoon that broke off',
    scene: { acting: inf('0'), defending: { P: 'E1 inf 30; E2 inf 14 independent brokenOff' } },
    won: false,
    says: 'denies',
    by: 'E2',
    joining: ['E2'],
  },
]

describe('The switches of the win', () => {
  test.each(switched)('$id: $tells', (row) => {
    const { won, why, joining } = judged(row.scene)
    expect({ won, says: why[0]?.says }).toEqual({ won: row.won, says: row.says })
    if (row.by !== undefined) expect(why[0]?.about.other).toBe(row.by)
    if (row.joining !== undefined) expect(joining.map(({ id }) => id)).toEqual(row.joining)
  })

  test('A-03: the platoon that is clear is named, and wins alone where wins are not shared', () => {
    const shared = judged(pair)
    expect(shared.winners).toEqual([])
    expect(shared.why.find(({ says }) => says === 'clearButShared')?.about.unit).toBe('Q')
    const alone = judged({ ...pair, options: { winPerSide: false } })
    expect(alone.won).toBe(false)
    expect(alone.winners.map(({ id }) => id)).toEqual(['Q'])
    expect(alone.why.find(({ says }) => says === 'wonAlone')?.about.unit).toBe('Q')
  })

  test('A-03: a platoon that has won is no longer an enemy that denies', () => {
    const table = scene({ acting: inf('0'), defending: { P: 'E1 inf 40' }, outside: { 'Q won': 'E2 inf 9' } })
    expect(judgeWin(table).why[0]?.says).toBe('wonBesideWinner')
  })

  test('A-24, A-01: from whom nothing is measured is told, and why', () => {
    const unmeasured = (described: Scene) => {
      const [decided, ...more] = judged(described).why
      const told = more.filter(({ says }) => says.endsWith('Unmeasured'))
      return [
        decided?.says,
        decided?.about.bases,
        told.map(({ rule, about }) => [rule, about.base, about.word]),
      ]
    }
    const acting = { X: 'A1 inf 0; A2 tank 14 bailed' }
    const hurt: Scene = { acting, defending: { P: 'E1 inf 21' }, options: { measureFromDisabled: false } }
    expect(unmeasured(hurt)).toEqual(['won', ['A2'], [['A-24', 'A2', 'bailed']]])
    const away: Scene = {
      acting: { X: 'A1 inf 0; A2 inf 40' },
      defending: { P: 'E1 tank 6 bailed; E2 inf 46' },
      assault: { close: ['A1'] },
      options: { winBubbleFrom: 'assaultingTeams' },
    }
    expect(unmeasured(away)).toEqual(['wonAgainstDisabled', ['A2'], [['A-01', 'A2', undefined]]])
    expect(unmeasured({ acting, defending: { P: 'E1 inf 40' } })).toEqual(['won', undefined, []])
  })

  test('A-02b, A-04: who joins is told by its nearest denying team', () => {
    const state = scene({
      acting: inf('0'),
      defending: { P: 'E1 inf 9' },
      outside: { Q: 'E2 inf -14; E3 inf -12' },
      brokenOff: { R: 'E4 inf 0,10' },
    })
    const joined = whyJoining(state, judgeWin(state))
    expect(joined.map(({ says, about }) => [says, about.enemy, about.other])).toEqual([
      ['rejoins', 'R', 'E4'],
      ['joins', 'Q', 'E3'],
    ])
  })

  test('A-04, E-04: a lone team that comes back is told as itself, not as its platoon', () => {
    const state = scene({
      acting: inf('0'),
      defending: { P: 'E1 inf 30; E2 inf 9 independent brokenOff' },
    })
    const joined = whyJoining(state, judgeWin(state))
    expect(joined.map(({ says, about }) => [says, about.other, about.word])).toEqual([
      ['rejoins', 'E2', 'lone'],
    ])
  })
})

describe('A-06: by the switch transports are told as what they are', () => {
  const told = (own: string, enemy: string) => {
    const options = { transportsAsTanks: true }
    const { why } = judgeWin(scene({ acting: { X: own }, defending: { P: enemy }, options }))
    return why.map(({ says, about }) => [says, about.word])
  }

  it('where they deny, and where a disabled one does not', () => {
    expect(told('A1 inf 0', 'E1 tpt 8')).toEqual([['deniesTank', 'transport']])
    const bailed = [
      ['wonAgainstDisabled', 'bailedTransport'],
      ['excusedDisabled', 'bailedTransport'],
    ]
    expect(told('A1 inf 0', 'E1 tpt 8 bailed')).toEqual(bailed)
  })

  it('and where they act', () => {
    const [, , acting] = told('A1 tpt 0', 'E1 tank 8')
    expect(acting).toEqual(['countsAsTank', undefined])
  })
})
