// The most of those who charge together: who stands aside for another, who goes first, and charges at random. A-43.
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { describe, expect, it } from 'vitest'
import type { Action, Move } from '../../kernel/game.ts'
import { check, suggest } from './flow.ts'
import { type MeleeState, touchedBy } from './state.ts'
import { doing, done, type Setting, stateOf, toCharge } from './testing.ts'

const charging = (setting: Setting): MeleeState => toCharge(stateOf(setting))

const movesOf = (action: Action | null): readonly Move[] => (action?.do === 'move' ? action.moves : [])

const shifted = ({ table }: MeleeState, [x, y]: readonly [number, number]): readonly Move[] =>
  table.bases
    .filter(({ unit }) => unit === 'A')
    .map(({ id, at }) => ({ base: id, to: { ...at, x: at.x + x * 10, y: at.y + y * 10 } }))

const touching = ({ table }: MeleeState): number =>
  table.bases.filter(({ id, unit }) => unit !== 'B' && touchedBy(table, id).length > 0).length

describe('A-43: those who charge together', () => {
  // A2 reaches just one place, which is the nearest one of A1.
  const two: Setting = {
    A: [
      [10, 1],
      [18.2, 0],
    ],
    B: [0],
  }

  it('leave the only place of another one to that one', () => {
    const state = charging(two)
    expect(touching(doing(state, { do: 'move', moves: movesOf(suggest(state)) }))).toBe(2)
  })

  it('leave it to one that has a way there, since those who stay are in the way of others', () => {
    const state = charging({
      C: [
        [-14.772, -3.652],
        [-11.8, 4],
        [-7.4, 3.8],
        [-3.5, 4.1],
        [0.9, 3.9],
        [-20.227, -4.641],
        [-17.785, -2.572],
        [-13.707, 1.429],
        [2.994, -1.233],
        [3.429, 1.938],
      ],
      B: [
        [-14.2, -6.8],
        [-12.331, -1.581],
        [-6.827, 0.651],
        [-2.927, 0.951],
        [-17.214, -5.722],
        [-11.758, -4.73],
        [-10.527, 1.063],
        [0.465, 0.729],
      ],
      A: [
        [5.784, 4.106],
        [9.2, 3],
        [13.6, 2.8],
        [17.5, 3.1],
        [21.9, 2.9],
        [4.8, 7.4],
        [9.2, 7.2],
        [13.6, 7],
        [17.5, 7.3],
        [21.9, 7.1],
      ],
    })
    expect(movesOf(suggest(state)).map(({ base }) => base)).toEqual(['A2'])
  })

  it('do so too where the whole unit is dragged', () => {
    const state = charging(two)
    const moves = shifted(state, [-6.8, 0])
    expect(touching(doing(state, { do: 'move', moves }))).toBe(2)
  })

  it('and where there is no place for all those stay who find none', () => {
    const state = charging({
      A: [
        [10, 1],
        [18.3, 0],
      ],
      B: [0],
    })
    const moves = shifted(state, [-6.8, 0])
    expect(check(state, { do: 'move', moves }).why.map(({ says }) => says)).toEqual([
      'charges',
      'cannotReach',
    ])
    expect(movesOf(suggest(state)).map(({ base }) => base)).toEqual(['A1'])
  })

  it('who is left where it stands by its player stays, though it could come', () => {
    const state = charging(two)
    const [first, second] = shifted(state, [-6.8, 0])
    const stays = { base: 'A2', to: state.table.bases.find(({ id }) => id === 'A2')?.at ?? second?.to }
    const moves = [first, stays] as readonly Move[]
    expect(touching(doing(state, { do: 'move', moves }))).toBe(1)
  })
})

const SCENES = 12

/** Up to ten who may charge up to five enemies who stand close together. */
function scene(seed: number): MeleeState {
  const generator = xoroshiro128plus(seed)
  const taken: [number, number][] = []
  const some = (count: number, at: (step: number) => readonly [number, number]) =>
    Array.from({ length: count }, (_, step) => at(step)).filter(([x, y]) => {
      if (taken.some(([a, b]) => Math.hypot(a - x, b - y) < 3.21)) return false
      taken.push([x, y])
      return true
    })
  const cm = (from: number, to: number): number => uniformInt(generator, from * 100, to * 100) / 100
  const B = some(1 + (seed % 5), () => [cm(-5, 5), cm(-4, 4)])
  const A = some(2 + (seed % 9), () => [cm(-9, 9), cm(8, 19)])
  return charging({ A, B, D: some(seed % 3, () => [cm(-9, 9), cm(-9, 9)]) })
}

/** One after the other, in any order, onto any enemy. */
function oneByOne(state: MeleeState, seed: number): MeleeState {
  const generator = xoroshiro128plus(seed)
  const pick = (count: number): number => uniformInt(generator, 0, count - 1)
  const foes = state.table.bases.filter(({ unit }) => unit === 'B')
  const order = state.table.bases.filter(({ unit }) => unit !== 'B').toSorted(() => pick(2) - 0.5)
  return order.reduce((now, { id, at }) => {
    const foe = foes[pick(foes.length)]
    const aside = (): number => pick(661) / 10 - 33
    const to = { ...at, x: (foe?.at.x ?? 0) + aside(), y: (foe?.at.y ?? 0) + aside() }
    const action: Action = { do: 'move', moves: [{ base: id, to }] }
    return check(now, action).ok ? done(now, action).state : now
  }, state)
}

it(`A-43: in ${SCENES} crowds nobody brings more into contact one by one than what is proposed`, () => {
  for (let seed = 1; seed <= SCENES; seed++) {
    const state = scene(seed)
    const moves = movesOf(suggest(state))
    const verdict = check(state, { do: 'move', moves })
    const least = touching(moves.length === 0 ? state : doing(state, { do: 'move', moves }))
    expect([seed, verdict.moves ?? [], least]).toEqual([seed, moves, touching(state) + moves.length])
    const random = Array.from({ length: 8 }, (_, each) => touching(oneByOne(state, seed * 100 + each)))
    expect([seed, least, random.filter((count) => count > least)]).toEqual([seed, least, []])
  }
}, 300_000)
