// Who fights: E-05, PA-24, PA-28, PA-30, PA-33 and their switches.
import { describe, expect, test } from 'vitest'
import { blowsOf } from '../../kernel/hits.ts'
import { closeTeams, fight, hitsOf, hitsToPlace, whyHits } from './fight.ts'
import { type Scene, scene } from './testing.ts'

interface Row {
  readonly id: string
  readonly tells: string
  readonly scene: Scene
  /** The teams that roll, with what each needs. */
  readonly rolls: Readonly<Record<string, number>>
  /** What is said of the first acting team. */
  readonly says: string
}

const facing = (acting: string, defending: string): Scene => ({
  acting: { P: acting },
  defending: { X: defending },
})

/** A base of a third unit, three bases deep, fills the gap between A1 and D1 from side to side. */
const walled: Scene = {
  ...facing('A1 inf 0', 'D1 inf 9.5'),
  friends: { Z: 'F1 inf 4.75,0 @90; F2 inf 4.75,5 @90; F3 inf 4.75,-5 @90' },
}

const rows: readonly Row[] = [
  {
    id: 'E-05',
    tells: 'a team 5.0 cm from the enemy fights',
    scene: facing('A1 inf 0', 'D1 inf 10'),
    rolls: { A1: 4 },
    says: 'fights',
  },
  {
    id: 'E-05',
    tells: 'a team 5.1 cm away does not',
    scene: facing('A1 inf 0', 'D1 inf 10.1'),
    rolls: {},
    says: 'tooFarToFight',
  },
  {
    id: 'E-05',
    tells: 'Veterans hit on 3',
    scene: facing('A1 inf 0 veteran', 'D1 inf 5'),
    rolls: { A1: 3 },
    says: 'fights',
  },
  {
    id: 'E-05',
    tells: 'Trained teams hit on 4',
    scene: facing('A1 inf 0 trained', 'D1 inf 5'),
    rolls: { A1: 4 },
    says: 'fights',
  },
  {
    id: 'E-05',
    tells: 'Conscripts hit on 5',
    scene: facing('A1 inf 0 conscript', 'D1 inf 5'),
    rolls: { A1: 5 },
    says: 'fights',
  },
  {
    id: 'E-11',
    tells: 'a mixed platoon hits on its worst skill',
    scene: facing('A1 inf 0 veteran; A2 inf 0,4 conscript', 'D1 inf 5'),
    rolls: { A1: 5, A2: 5 },
    says: 'fights',
  },
  {
    id: 'E-05',
    tells: 'a bailed-out tank does not fight',
    scene: facing('A1 tank 0 bailed', 'D1 inf 5'),
    rolls: {},
    says: 'notAble',
  },
  {
    id: 'E-05',
    tells: 'nor a bogged-down one',
    scene: facing('A1 tank 0 bogged', 'D1 inf 5'),
    rolls: {},
    says: 'notAble',
  },
  { id: 'E-05', tells: 'nor a transport', scene: facing('A1 tpt 0', 'D1 inf 5'), rolls: {}, says: 'notAble' },
  {
    id: 'E-05',
    tells: 'nor a passenger',
    scene: facing('A1 inf 0 passenger', 'D1 inf 5'),
    rolls: {},
    says: 'notAble',
  },
  {
    id: 'E-06',
    tells: 'a tank does not fight an Armoured Tank',
    scene: facing('A1 tank 0', 'D1 tank 6'),
    rolls: {},
    says: 'onlyArmourNear',
  },
  {
    id: 'E-06',
    tells: 'nor does an unarmoured tank',
    scene: facing('A1 trk 0', 'D1 tank 6'),
    rolls: {},
    says: 'onlyArmourNear',
  },
  {
    id: 'E-06',
    tells: 'a tank fights an unarmoured one',
    scene: facing('A1 tank 0', 'D1 trk 6'),
    rolls: { A1: 4 },
    says: 'fights',
  },
  {
    id: 'E-06',
    tells: 'infantry fights an Armoured Tank',
    scene: facing('A1 inf 0', 'D1 tank 6'),
    rolls: { A1: 4 },
    says: 'fights',
  },
  {
    id: 'PA-24b',
    tells: 'a platoon that broke off adds no die',
    scene: { round: 2, acting: { P: 'A1 inf 0' }, gone: { Q: 'A2 inf 0,4' }, defending: { X: 'D1 inf 5' } },
    rolls: { A1: 4 },
    says: 'fights',
  },
  {
    id: 'PA-27a',
    tells: 'a team in contact fights',
    scene: { ...facing('A1 inf 0', 'D1 inf 5'), round: 2 },
    rolls: { A1: 4 },
    says: 'fights',
  },
  {
    id: 'PA-28',
    tells: 'a team of a platoon that broke off is fought',
    scene: {
      round: 2,
      acting: { P: 'A1 inf 0' },
      defending: { X: 'D1 inf 40' },
      brokenOff: { Y: 'B1 inf 9' },
    },
    rolls: { A1: 4 },
    says: 'fights',
  },
  {
    id: 'PA-28c',
    tells: 'an outsider at exactly 5 cm is not fought',
    scene: {
      round: 2,
      acting: { P: 'A1 inf 0' },
      defending: { X: 'D1 inf 40' },
      outside: { F: 'F1 inf 10' },
    },
    rolls: {},
    says: 'onlyOutsidersNear',
  },
  {
    id: 'PA-30a',
    tells: 'a pinned platoon rolls its normal dice',
    scene: { round: 2, acting: { 'P pinned': 'A1 inf 0' }, defending: { X: 'D1 inf 9' } },
    rolls: { A1: 4 },
    says: 'fights',
  },
  {
    id: 'PA-30b',
    tells: 'as one that is not pinned',
    scene: { round: 2, acting: { P: 'A1 inf 0' }, defending: { X: 'D1 inf 9' } },
    rolls: { A1: 4 },
    says: 'fights',
  },
  {
    id: 'PA-33a',
    tells: 'a gun 5.0 cm away fights',
    scene: facing('A1 gun 0', 'D1 inf 10'),
    rolls: { A1: 4 },
    says: 'fightsThoughNonAssaulting',
  },
  {
    id: 'PA-33b',
    tells: 'a gun 5.1 cm away does not',
    scene: facing('A1 gun 0', 'D1 inf 10.1'),
    rolls: {},
    says: 'nonAssaultingTooFar',
  },
  {
    id: '#36',
    tells: 'on an inch table 2.0 inches is close enough',
    scene: { ...facing('A1 gun 0', 'D1 inf 10.08'), system: 'in' },
    rolls: { A1: 4 },
    says: 'fightsThoughNonAssaulting',
  },
  {
    id: '#37',
    tells: 'and 2.1 inches is not',
    scene: { ...facing('A1 gun 0', 'D1 inf 10.34'), system: 'in' },
    rolls: {},
    says: 'nonAssaultingTooFar',
  },
  {
    id: 'A-03 false',
    tells: 'a platoon that has won fights no more',
    scene: {
      round: 2,
      acting: { P: 'A1 inf 0' },
      friends: { 'Q won': 'A2 inf 0,4' },
      defending: { X: 'D1 inf 5' },
    },
    rolls: { A1: 4 },
    says: 'fights',
  },
  {
    id: 'A-03 false',
    tells: 'nor is it attacked',
    scene: { ...facing('A1 inf 0', 'D1 inf 40'), outside: { 'Q won': 'D2 inf 5' } },
    rolls: {},
    says: 'onlyOutsidersNear',
  },
  {
    id: 'A-18',
    tells: 'another fighting distance by the switch: near enough',
    scene: { ...facing('A1 inf 0', 'D1 inf 15'), options: { fight: { in: 4, cm: 10 } } },
    rolls: { A1: 4 },
    says: 'fights',
  },
  {
    id: 'A-18',
    tells: 'another fighting distance by the switch: too far',
    scene: { ...facing('A1 inf 0', 'D1 inf 8'), options: { fight: { in: 1, cm: 2.5 } } },
    rolls: {},
    says: 'tooFarToFight',
  },
  { id: 'A-20 false', tells: 'line of sight is left out', scene: walled, rolls: { A1: 4 }, says: 'fights' },
  {
    id: 'A-20 true',
    tells: 'by the switch a wall of a third unit bars the fight',
    scene: { ...walled, options: { fightNeedsLos: true } },
    rolls: {},
    says: 'noLineOfSight',
  },
  {
    id: 'A-20 true',
    tells: 'an open line does not',
    scene: { ...facing('A1 inf 0', 'D1 inf 9.5'), options: { fightNeedsLos: true } },
    rolls: { A1: 4 },
    says: 'fights',
  },
]

describe('Who fights?', () => {
  test.each(rows)('$id: $tells', (row) => {
    const { fighters, pool, why } = fight(scene(row.scene))
    expect(Object.fromEntries(fighters.map(({ base, need }) => [base.id, need]))).toEqual(row.rolls)
    expect(pool?.dice.length ?? 0).toBe(fighters.length)
    expect(why[1]).toMatchObject({ says: row.says, ok: fighters.some(({ base }) => base.id === 'A1') })
  })

  test('PA-24a: two platoons roll together, in scenario order', () => {
    const state = scene({
      round: 2,
      acting: { P: 'A1 inf 0; A2 inf 0,4', Q: 'A3 inf 0,8 veteran' },
      defending: { X: 'D1 inf 6; D2 inf 6,4; D3 inf 6,8' },
    })
    const { pool, why } = fight(state)
    expect(pool).toEqual({
      side: 'red',
      for: 'hit',
      dice: [
        { owner: 'A1', cuts: [4] },
        { owner: 'A2', cuts: [4] },
        { owner: 'A3', cuts: [3] },
      ],
    })
    expect(why[0]).toMatchObject({
      rule: 'PA-24',
      says: 'hitDiceTogether',
      about: { count: 3, units: ['P', 'Q'] },
    })
  })

  test('PA-33: the zone is drawn round the fighters', () => {
    const [first] = fight(scene(facing('A1 inf 0; A2 inf 0,40', 'D1 inf 5'))).why
    expect(first?.about.zone).toEqual({ of: ['A1'], size: { in: 2, cm: 5 } })
  })

  test('E-05: nobody in reach, no die, and it is said', () => {
    const { pool, why } = fight(scene(facing('A1 inf 0', 'D1 inf 30')))
    expect(pool).toBeNull()
    expect(why[0]).toMatchObject({ says: 'noHitDice', ok: false })
  })

  test('PA-30: the ignored pin is named; E-11: so is the worst skill', () => {
    const state = scene({
      round: 2,
      acting: { 'P pinned': 'A1 inf 0 veteran; A2 inf 0,4 conscript' },
      defending: { X: 'D1 inf 9' },
    })
    const says = fight(state).why.map((each) => each.says)
    expect(says).toEqual(['hitDice', 'fights', 'fights', 'worstSkill', 'pinIgnoredInFight'])
  })

  test('PA-30: of a team that is Pinned Down alone (E-04) only where it fights', () => {
    const pinsSaid = (own: string) =>
      fight(scene(facing(own, 'D1 inf 9'))).why.filter(({ says }) => says === 'pinIgnoredInFight')
    expect(pinsSaid('A1 inf 0; A2 inf 0,4 independent pinned').map(({ about }) => about)).toEqual([
      { unit: 'P', base: 'A2' },
    ])
    expect(pinsSaid('A1 inf 0; A2 inf 0,40 independent pinned')).toEqual([])
  })

  test('E-06, PA-28: of a tank beside an Armoured Tank and infantry that takes no part both are said', () => {
    const state = scene({ ...facing('A1 tank 0', 'D1 tank 6'), outside: { F: 'F1 inf -6' } })
    expect(fight(state).why.map(({ says, about }) => [says, about.other])).toEqual([
      ['noHitDice', undefined],
      ['onlyArmourNear', 'D1'],
      ['targetOutside', 'F1'],
    ])
  })

  test('E-05, PA-12: hits are counted on the roll', () => {
    const state = scene(facing('A1 inf 0; A2 inf 0,4; A3 inf 0,8', 'D1 inf 6; D2 inf 6,4; D3 inf 6,8'))
    const { fighters } = fight(state)
    const rolled = blowsOf(fighters, [4, 3, 6])
    expect(rolled.map(({ hit }) => hit)).toEqual([true, false, true])
    expect(hitsOf(rolled)).toBe(2)
    expect(whyHits(state, rolled)).toMatchObject({
      says: 'hitsScored',
      about: { count: 2, of: 3, dice: [4, 3, 6] },
    })
    expect(whyHits(state, blowsOf(fighters, [1, 2, 3]))).toMatchObject({ says: 'noHitsScored', ok: false })
  })

  test('E-06: each hit stays with its team and names who may take it, the nearest first', () => {
    const state = scene(facing('A1 inf 0; A2 inf 0,20', 'D1 inf 9; D2 inf 6; D3 inf 6,20'))
    const { fighters } = fight(state)
    expect(hitsToPlace(fighters, blowsOf(fighters, [4, 4]))).toEqual([
      { die: 0, by: 'A1', targets: ['D2', 'D1'] },
      { die: 1, by: 'A2', targets: ['D3'] },
    ])
    expect(hitsToPlace(fighters, blowsOf(fighters, [1, 4]))).toEqual([{ die: 1, by: 'A2', targets: ['D3'] }])
  })

  test('A-01, A-19: who was close in this fight, on both sides', () => {
    const state = scene({
      ...facing('A1 inf 0; A2 inf 0,40', 'D1 inf 9; D2 inf 30'),
      outside: { F: 'F1 inf 0,44' },
    })
    expect(closeTeams(state)).toEqual(['A1', 'D1'])
  })
})
