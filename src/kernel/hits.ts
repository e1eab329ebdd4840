// What dice that hit come to: blows, the hits that wait for a base, and who takes which.
import { faceAt, meets } from './dice.ts'
import type { Base, BaseId, HitToPlace, Table } from './game.ts'
import { indexOf } from './table.ts'

/** A die that was rolled: whose, what it showed, what it needed. */
export interface Blow {
  readonly by: BaseId
  readonly face: number
  readonly need: number
  readonly hit: boolean
}

interface Rolling {
  readonly base: Base
  readonly need: number
}

/** The faces as blows, in the pool's order. */
export const blowsOf = (some: readonly Rolling[], faces: readonly number[]): readonly Blow[] =>
  some.map(({ base, need }, index) => {
    const face = faceAt(faces, index)
    return { by: base.id, face, need, hit: meets(need, face) }
  })

/** The hits without bases that a hand has taken off the table meanwhile. */
export function hitsLeft(table: Table, hits: readonly HitToPlace[]): readonly HitToPlace[] {
  const { base } = indexOf(table)
  return hits.map((hit) => ({ ...hit, targets: hit.targets.filter((id) => base.has(id)) }))
}

/** Everybody who may take one of the hits. */
export const targetsOf = (hits: readonly HitToPlace[]): readonly BaseId[] => [
  ...new Set(hits.flatMap(({ targets }) => targets)),
]

/** Each base in that order takes one more hit if it can, others exchanging theirs for it. `taker`: the base by the die. */
export function takeEach(
  order: readonly BaseId[],
  hits: readonly HitToPlace[],
  taker: Map<number, BaseId>,
): void {
  for (const base of order) takeOne(base, hits, { taker, tried: new Set() })
}

interface Taking {
  readonly taker: Map<number, BaseId>
  readonly tried: Set<number>
}

/** A free one, or one of another base that can replace it. */
function takeOne(base: BaseId, hits: readonly HitToPlace[], { taker, tried }: Taking): boolean {
  for (const { die, targets } of hits) {
    if (tried.has(die) || !targets.includes(base) || taker.get(die) === base) continue
    tried.add(die)
    const holder = taker.get(die)
    if (holder !== undefined && !takeOne(holder, hits, { taker, tried })) continue
    taker.set(die, base)
    return true
  }
  return false
}
