// Dice in pools: from a seed, given by hand, or counted through all their outcomes.
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import type { SideId } from './side.ts'

/** Where faces came from: the seed, real dice typed in, or a teacher's choice. */
export type DiceSource = 'seed' | 'typed' | 'chosen'

/** The generator's own state, storable as JSON. */
export type DiceState = readonly number[]

/** One die: whose it is, and the faces at which its meaning changes ([3] for "3 and more is a hit"). */
export interface Die {
  readonly owner: string
  readonly cuts: readonly number[]
}

/** Dice thrown at once. `for` is a word of the rule set: hit, save, test... */
export interface Pool {
  readonly side: SideId
  readonly for: string
  readonly dice: readonly Die[]
  /** Of dice that are asked for: the face and more that each needs, where its cuts do not say it. */
  readonly needs?: readonly number[]
}

/** What a pool came to: faces in the pool's order, and the generator's state afterwards. */
export interface Throw {
  readonly faces: readonly number[]
  readonly from: DiceSource
  readonly after: DiceState
}

/** A throw that was made. */
export interface Thrown {
  readonly pool: Pool
  /** In the pool's order. */
  readonly faces: readonly number[]
  readonly from: DiceSource
}

/** The face and more that the die in that place needs; null where it is read in several ways. */
export function needAt({ dice, needs }: Pool, place: number): number | null {
  const cuts = dice[place]?.cuts ?? []
  return needs?.[place] ?? (cuts.length === 1 ? (cuts[0] ?? null) : null)
}

/** A face is enough from what is needed on. */
export const meets = (need: number, face: number): boolean => face >= need

/** What the die in that place came to: a throw has a face for each die of its pool. */
export function faceAt(faces: readonly number[], place: number): number {
  const face = faces[place]
  if (face === undefined) throw new Error(`Die ${place + 1} shows no face`)
  return face
}

/** True for a hit, false for a miss, null where the die has no single need. */
export function hits(pool: Pool, place: number, face: number): boolean | null {
  const need = needAt(pool, place)
  return need === null ? null : meets(need, face)
}

export type Dice = (pool: Pool, state: DiceState) => Throw

export const seeded = (seed: number): DiceState => xoroshiro128plus(seed).getState()

/** Faces drawn from the generator's state. */
export const seedDice: Dice = (pool, state) => {
  const generator = xoroshiro128plusFromState(state)
  const faces = pool.dice.map(() => uniformInt(generator, 1, 6))
  return { faces, from: 'seed', after: generator.getState() }
}

/** Faces of a throw that is made again, for the so-manieth time: others than the first ones, and as good. */
export const againDice =
  (again: number): Dice =>
  (pool, state) =>
    seedDice(pool, seeded(state.reduce((hash, word) => Math.imul(hash ^ word, 0x01000193), again)))

/** Faces given by hand, taken from the front; the generator is not touched. Throws where too few are left. */
export function givenDice(faces: readonly number[], from: 'typed' | 'chosen'): Dice {
  let taken = 0
  return (pool, state) => {
    const now = faces.slice(taken, taken + pool.dice.length)
    if (now.length < pool.dice.length) throw new Error('Too few faces')
    taken += now.length
    return { faces: now, from, after: state }
  }
}

/** True for as many whole faces from 1 to 6 as the pool has dice. */
export const fits = (faces: readonly number[], pool: Pool): boolean =>
  faces.length === pool.dice.length && faces.every((face) => Number.isInteger(face) && face >= 1 && face <= 6)
