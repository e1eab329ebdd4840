// The most figures in contact (IM-06): known crowds, all sets of places tried one by one, and placements at random.
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { describe, expect, it } from 'vitest'
import type { Base, Move } from '../../kernel/game.ts'
import { gap, overlaps } from '../../kernel/geometry/gap.ts'
import { touching } from '../../kernel/geometry/point.ts'
import { picker } from '../../kernel/playout.ts'
import { best, inContact, most } from './closeUp.ts'
import { check, suggest } from './flow.ts'
import { playout } from './playout.ts'
import { sequence } from './sequence.ts'
import type { MeleeState } from './state.ts'
import { DONE, doing, go, type Places, type Setting, stateOf, until } from './testing.ts'

const SCENES = 40
const PATIENCE_MS = 300_000

const closing = (setting: Setting): MeleeState => until(stateOf(setting), ['closeUp', 'charge'])

const column = (count: number): Places =>
  Array.from({ length: count }, (_, index) => [-8, 3.4 * index - 12] as const)

/** So many on either side. */
const rows = (count: number): Places =>
  [-7, 7].flatMap((y) => Array.from({ length: count }, (_, index) => [3.4 * index - 5, y] as const))

describe('in a crowd', () => {
  it.each<[string, number, Setting]>([
    ['round one enemy who is held already five more', 5, { A: [-3.2, ...column(9)], B: [0] }],
    ['all who come, where there is room', 4, { A: [-3.2, ...column(4)], B: [0] }],
    [
      'round two enemies side by side, one of them held, seven more',
      7,
      { A: [-3.2, ...rows(5)], B: [0, 3.2] },
    ],
    [
      'nobody but the one who can, where the others stand too far away',
      1,
      { A: [-3.2, [12, 0], [22, 0], [25.4, 0]], B: [0] },
    ],
    [
      'two, though each goes first to the place that the other one needs',
      2,
      { A: [-3.2, [3.2, 10], [18.2, 0]], B: [0] },
    ],
    [
      'one in a gap that is just as wide as a figure',
      1,
      {
        A: [
          [-3.2, 0],
          [0, 12],
        ],
        B: [0],
        D: [
          [-1.6, 2.78],
          [1.62, -2.79],
          [3.22, 0],
        ],
      },
    ],
  ])('IM-06: %s can be in contact', (_, count, setting) => {
    expect(most(closing(setting))).toBe(count)
  })
})

describe('what is proposed', () => {
  const moved = (state: MeleeState): readonly string[] => {
    const action = suggest(state)
    return action?.do === 'move' ? action.moves.map(({ base }) => base) : []
  }

  it('IM-06: leaves alone who has been brought into contact by hand in this step', () => {
    const state = closing({ A: [-3.2, [12, 0], [0, 12]], B: [0] })
    const byHand = doing(state, go('A2', 0, 3.2))
    expect(most(byHand)).toBe(2)
    expect(moved(byHand)).toEqual(['A3'])
  })

  it('IM-06: leaves alone who has been moved nearer by hand, though that one could fight too', () => {
    const state = closing({
      A: [-3.2, [0, 8], [1, 14], [4, 14]],
      B: [0],
      D: [
        [3.22, 0],
        [-1.6, 2.78],
        [0, -3.21],
      ],
    })
    expect(most(state)).toBe(1)
    expect(moved(state)).toContain('A2')
    const byHand = doing(state, go('A2', -4.9, 2.75))
    expect(moved(byHand)).not.toContain('A2')
    expect(check(doing(byHand, ...[suggest(byHand)].flatMap((each) => each ?? [])), DONE).ok).toBe(true)
  })

  it('IM-06: moves on who stands in the only place of another one', () => {
    const state = closing({ A: [-3.2, [3.2, 10], [18.2, 0]], B: [0] })
    expect(moved(doing(state, go('A2', 3.2)))).toEqual(['A2', 'A3'])
  })
})

type Pick = (from: number, to: number) => number

/** One pair in contact, further enemies and friends round it, and up to ten figures that are to close up. */
function scene(seed: number): MeleeState {
  const generator = xoroshiro128plus(seed)
  const cm: Pick = (from, to) => uniformInt(generator, from * 100, to * 100) / 100
  const taken: [number, number][] = [
    [0, 0],
    [3.2, 0],
  ]
  const put = (x: number, y: number): readonly (readonly [number, number])[] => {
    if (taken.some(([a, b]) => Math.hypot(a - x, b - y) < 3.21)) return []
    taken.push([x, y])
    return [[x, y]]
  }
  const many = (count: number, reach: number) =>
    Array.from({ length: count }, () => put(cm(-reach, reach), cm(-reach, reach))).flat()
  const foes = many(seed % 3, 5)
  const others = many(seed % 4, 6)
  return closing({ A: [0, ...many(1 + (seed % 10), seed % 2 === 0 ? 9 : 17)], B: [3.2, ...foes], D: others })
}

interface Scene {
  readonly movers: readonly Base[]
  readonly fixed: readonly Base[]
  readonly foes: readonly Base[]
}

function parts({ table, flow }: MeleeState): Scene {
  const isMoving = ({ id }: Base): boolean => flow.closing?.bases.includes(id) === true
  const fixed = table.bases.filter((base) => !isMoving(base))
  return { movers: table.bases.filter(isMoving), fixed, foes: fixed.filter(({ unit }) => unit === 'B') }
}

const placed = (base: Base, x: number, y: number): Base => ({ ...base, at: { ...base.at, x, y } })

/** In steps of 2 mm along a straight line nothing that stands is run into, and the line is short enough. */
function goesStraight({ at, ...rest }: Base, to: Base, fixed: readonly Base[]): boolean {
  const far = Math.hypot(to.at.x - at.x, to.at.y - at.y)
  const steps = Math.ceil(far / 2)
  return (
    far <= 149.9 &&
    Array.from({ length: steps + 1 }, (_, step) => step / Math.max(1, steps)).every((share) => {
      const on = placed({ ...rest, at }, at.x + (to.at.x - at.x) * share, at.y + (to.at.y - at.y) * share)
      return fixed.every((each) => !overlaps(on, each))
    })
  )
}

const ROUND = 12

/**
 * Twelve places round each enemy, every set of them that do not overlap, and for each set every way of sending the
 * figures there. Only straight ways count, so that it never claims too much.
 */
function tryingAll({ movers, fixed, foes }: Scene, turn: number): number {
  const [any] = movers
  if (any === undefined) return 0
  const places = foes
    .flatMap((foe) =>
      Array.from({ length: ROUND }, (_, step) => {
        const angle = ((step + turn) / ROUND) * 2 * Math.PI
        const ring = any.shape.r + foe.shape.r + 0.01
        return placed(any, foe.at.x + ring * Math.cos(angle), foe.at.y + ring * Math.sin(angle))
      }),
    )
    .filter((place) => fixed.every((each) => !overlaps(place, each)))
    .map((place) => ({
      place,
      who: movers.filter((mover) => goesStraight(mover, place, fixed)).map(({ id }) => id),
    }))
    .filter(({ who }) => who.length > 0)
  const canAllGo = (sets: readonly (readonly string[])[], gone: readonly string[]): boolean => {
    const [first, ...rest] = sets
    return first === undefined || first.some((id) => !gone.includes(id) && canAllGo(rest, [...gone, id]))
  }
  let found = 0
  const go = (from: number, chosen: readonly (typeof places)[number][]): void => {
    const sets = chosen.map(({ who }) => who)
    if (chosen.length > found && canAllGo(sets, [])) found = chosen.length
    for (let index = from; index < places.length; index++) {
      const next = places[index]
      if (next && chosen.every(({ place }) => !overlaps(place, next.place))) go(index + 1, [...chosen, next])
    }
  }
  go(0, [])
  return found
}

/** All who are to move go somewhere at random, mostly onto an enemy; what the rules make of it is counted. */
function atRandom(state: MeleeState, seed: number): number {
  const generator = xoroshiro128plus(seed)
  const { movers, foes } = parts(state)
  const drawn = movers.map((mover) => ({ ...mover, turn: uniformInt(generator, 0, 1_000_000) }))
  const moves = drawn
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ id, at }): Move => {
      const foe = foes[uniformInt(generator, 0, foes.length - 1)]
      const aside = (): number => uniformInt(generator, -330, 330) / 10
      return { base: id, to: { ...at, x: (foe?.at.x ?? 0) + aside(), y: (foe?.at.y ?? 0) + aside() } }
    })
  const { attempts } = sequence(state, moves)
  const ended = new Map(attempts.map(({ move }) => [move.base, move.to]))
  return movers.filter((mover) => {
    const to = ended.get(mover.id)
    return to !== undefined && foes.some((foe) => touching(gap({ ...mover, at: to }, foe)))
  }).length
}

/** Pairs that would both go straight, and less far in all, if each went to the place of the other. */
function crossings(
  ones: readonly Base[],
  moves: readonly Move[],
  fixed: readonly Base[],
): readonly (readonly string[])[] {
  const ends = new Map(moves.map(({ base, to }) => [base, to]))
  const end = (base: Base, of: Base): Base => ({ ...base, at: ends.get(of.id) ?? base.at })
  const far = (base: Base, of: Base): number =>
    Math.hypot(end(base, of).at.x - base.at.x, end(base, of).at.y - base.at.y)
  return ones.flatMap((one, index) =>
    ones
      .slice(index + 1)
      .filter(
        (other) =>
          far(one, other) + far(other, one) < far(one, one) + far(other, other) - 1 &&
          goesStraight(one, end(one, other), fixed) &&
          goesStraight(other, end(other, one), fixed),
      )
      .map((other) => [one.id, other.id]),
  )
}

it(
  `IM-06: in ${SCENES} crowds of up to ten no way of placing all has more in contact, and what is proposed may be done`,
  () => {
    let asked = 0
    for (let seed = 1; seed <= SCENES; seed++) {
      const state = scene(seed)
      if (state.flow.phase !== 'closeUp') continue
      asked++
      const count = most(state)
      const all = [0, 0.25, 0.5, 0.75].map((turn) => tryingAll(parts(state), turn))
      const random = [1, 2, 3, 4, 5, 6].map((each) => atRandom(state, seed * 100 + each))
      expect([seed, count, [...all, ...random].filter((each) => each > count)]).toEqual([seed, count, []])
      const { foes, movers } = parts(state)
      const moves = best(state)
      expect([seed, check(state, { do: 'move', moves }).ok]).toEqual([seed, true])
      const action = suggest(state)
      const proposed = action?.do === 'move' ? doing(state, action) : state
      expect([seed, inContact(proposed), check(proposed, DONE).ok]).toEqual([seed, count, true])
      const touched = movers.filter((mover) => {
        const to = moves.find(({ base }) => base === mover.id)?.to
        return to && foes.some((foe) => touching(gap({ ...mover, at: to }, foe)))
      })
      expect([seed, touched.length]).toEqual([seed, count])
      expect([seed, crossings(touched, moves, parts(state).fixed)]).toEqual([seed, []])
    }
    expect(asked).toBeGreaterThan(SCENES / 2)
  },
  PATIENCE_MS,
)

it('IM-06: who cannot get out of the way of those who find a place is gone round, and the game goes on', () => {
  const seed = 1840
  const pick = picker(seed)
  const played = [...playout.play(playout.start(pick, seed), pick)]
  expect(played.some(({ before }) => before.flow.phase === 'closeUp')).toBe(true)
  expect(played.filter(({ verdict }) => !verdict.ok)).toEqual([])
})
