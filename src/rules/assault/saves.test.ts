// What hits do: E-06, PA-12.
import { describe, expect, test } from 'vitest'
import { asked, losses, saves } from './saves.ts'
import { scene } from './testing.ts'

/** One hit on each named target, from A1, A2... */
function struck(defending: string, ...targets: readonly string[]) {
  const shots = targets.map((_, i) => ({ by: `A${i + 1}`, face: 6, need: 4, hit: true }))
  const placed = targets.map((base, die) => ({ die, base }))
  return scene({
    acting: { P: 'A1 inf 0; A2 inf 0,4 assault4; A3 inf 0,8' },
    defending: { X: defending },
    assault: { shots, placed },
  })
}

interface Row {
  readonly id: string
  readonly tells: string
  readonly defending: string
  readonly targets: readonly string[]
  readonly faces: readonly number[]
  readonly says: readonly string[]
  readonly destroyed: readonly string[]
  readonly bailed: readonly string[]
}

const rows: readonly Row[] = [
  {
    id: 'E-06',
    tells: 'infantry is Destroyed',
    defending: 'D1 inf 6',
    targets: ['D1'],
    faces: [],
    says: ['destroyed'],
    destroyed: ['D1'],
    bailed: [],
  },
  {
    id: 'E-06',
    tells: 'so are guns',
    defending: 'D1 gun 6',
    targets: ['D1'],
    faces: [],
    says: ['destroyed'],
    destroyed: ['D1'],
    bailed: [],
  },
  {
    id: 'E-06',
    tells: 'unarmoured tanks',
    defending: 'D1 trk 6',
    targets: ['D1'],
    faces: [],
    says: ['destroyed'],
    destroyed: ['D1'],
    bailed: [],
  },
  {
    id: 'E-06',
    tells: 'and transports',
    defending: 'D1 tpt 6',
    targets: ['D1'],
    faces: [],
    says: ['destroyed'],
    destroyed: ['D1'],
    bailed: [],
  },
  {
    id: 'E-06',
    tells: 'die and armour above 2: it holds',
    defending: 'D1 tank 6 top1',
    targets: ['D1'],
    faces: [2],
    says: ['armourHolds'],
    destroyed: [],
    bailed: [],
  },
  {
    id: 'E-06',
    tells: 'equal to 2: Bailed Out',
    defending: 'D1 tank 6 top1',
    targets: ['D1'],
    faces: [1],
    says: ['bailsOut'],
    destroyed: [],
    bailed: ['D1'],
  },
  {
    id: 'E-06',
    tells: 'below 2: Destroyed',
    defending: 'D1 tank 6',
    targets: ['D1'],
    faces: [1],
    says: ['armourPierced'],
    destroyed: ['D1'],
    bailed: [],
  },
  {
    id: 'E-06',
    tells: 'a bailed-out tank that is bailed again is Destroyed',
    defending: 'D1 tank 6 top1 bailed',
    targets: ['D1'],
    faces: [1],
    says: ['bailedAgain'],
    destroyed: ['D1'],
    bailed: [],
  },
  {
    id: 'E-06',
    tells: 'bailed twice in one round, too',
    defending: 'D1 tank 6',
    targets: ['D1', 'D2', 'D1'],
    faces: [2, 2],
    says: ['bailsOut', 'destroyed', 'bailedAgain'],
    destroyed: ['D2', 'D1'],
    bailed: [],
  },
  {
    id: 'E-06',
    tells: "the hitter's own rating is what counts",
    defending: 'D1 tank 6 top1; D2 tank 6,4 top1',
    targets: ['D1', 'D2'],
    faces: [3, 3],
    says: ['armourHolds', 'bailsOut'],
    destroyed: [],
    bailed: ['D2'],
  },
  {
    id: 'E-06',
    tells: 'a second hit on a Destroyed team does nothing more',
    defending: 'D1 inf 6',
    targets: ['D1', 'D1'],
    faces: [],
    says: ['destroyed', 'alreadyDestroyed'],
    destroyed: ['D1'],
    bailed: [],
  },
  {
    id: 'PA-12a',
    tells: 'a saved hit destroys nothing',
    defending: 'D1 tank 6 top1',
    targets: ['D1'],
    faces: [6],
    says: ['armourHolds'],
    destroyed: [],
    bailed: [],
  },
  {
    id: 'E-06',
    tells: 'a bogged-down tank saves as any other',
    defending: 'D1 tank 6 top1 bogged',
    targets: ['D1'],
    faces: [1],
    says: ['bailsOut'],
    destroyed: [],
    bailed: ['D1'],
  },
]

describe('What the hits do', () => {
  test.each(rows)('$id: $tells', (row) => {
    const defending =
      row.targets.includes('D2') && !row.defending.includes('D2')
        ? `${row.defending}; D2 inf 6,4`
        : row.defending
    const state = struck(defending, ...row.targets)
    expect(saves(state).pool?.dice.length ?? 0).toBe(row.faces.length)
    const { why, destroyed, bailed } = losses(state, row.faces)
    expect(why.map(({ says }) => says)).toEqual(row.says)
    expect([destroyed, bailed]).toEqual([row.destroyed, row.bailed])
  })

  test('E-06: the side that was hit rolls, and the die turns at Bailed Out and at nothing', () => {
    const { pool, why } = saves(struck('D1 tank 6 top1; D2 tank 6,4', 'D1', 'D2'))
    expect(pool).toEqual({
      side: 'red',
      for: 'save',
      dice: [
        { owner: 'D1', cuts: [2] },
        { owner: 'D2', cuts: [4, 5] },
      ],
    })
    expect(why).toMatchObject([{ says: 'saveDice', about: { side: 'red', count: 2 } }])
  })

  test('E-06: before the roll each die says from which face on the armour holds, and against what', () => {
    const saving = saves(struck('D1 tank 6 top1; D2 tank 6,4 bailed; D3 tank 6,8 top5', 'D1', 'D2', 'D3'))
    expect(saving.each.map(({ says, about }) => ({ says, ...about }))).toMatchObject([
      { says: 'armourDie', base: 'D1', other: 'A1', count: 1, of: 2, need: 2 },
      { says: 'armourDie', base: 'D2', other: 'A2', count: 0, of: 4, need: 5, word: 'bailed' },
      { says: 'armourDie', base: 'D3', other: 'A3', count: 5, of: 2, need: 1 },
    ])
    expect(asked(saving)?.needs).toEqual([2, 5, 1])
  })

  test('E-06: the save is told by its die, armour and rating', () => {
    const { why } = losses(struck('D1 tank 6 top1', 'D1'), [1])
    expect(why[0]?.about).toMatchObject({ base: 'D1', other: 'A1', die: 1, count: 1, need: 2 })
  })

  test('E-06: a lost hit hurts nobody', () => {
    const state = scene({
      acting: { P: 'A1 inf 0' },
      defending: { X: 'D1 inf 6' },
      assault: { shots: [{ by: 'A1', face: 6, need: 4, hit: true }], placed: [{ die: 0, base: null }] },
    })
    expect(losses(state, [])).toEqual({ why: [], destroyed: [], bailed: [] })
  })
})
