// How the sentences of each game count together, what of them failed, and which are told by their number.
import type { BaseId, Fact } from '../kernel/game.ts'
import { onceBy, onceFor } from '../kernel/once.ts'
import { assaultManners } from './assault.manners.ts'
import type { Manners } from './manner.ts'
import { meleeManners } from './melee.manners.ts'

/** By the id of the rule set: one word may be a sentence of two games. */
export const manners: Readonly<Record<string, Manners>> = { assault: assaultManners, melee: meleeManners }

export interface MovesTold {
  /** Under `moves` in the catalogue. */
  readonly moves: string
  readonly count: number
  /** How many of them end in contact. */
  readonly touching: number
  /** What is told of each. */
  readonly moved: readonly Fact[]
}

interface Summed {
  /** Under `sum` in the catalogue. */
  readonly sum: string
  readonly facts: readonly Fact[]
}

type Is = (fact: Fact) => boolean
type AreBoth = (one: Fact, other: Fact) => boolean

export interface Judging {
  readonly isAlike: AreBoth
  /** They say the same kind of thing of two, so that both are told. */
  readonly isToldApart: AreBoth
  /** A tick beside a failure would read as its contrary. */
  readonly isFailure: Is
  /** It only says what is asked. */
  readonly isAsked: Is
  /** It is told in short below the one that decided. */
  readonly isBelow: Is
  /** It is told in short beside the one that decided. */
  readonly isBeside: Is
  /** It brings in an enemy. */
  readonly isNaming: Is
  /** It says how a whole fight ended. */
  readonly isEnding: Is
  readonly passes: Is
  readonly fails: Is
  /** It tells what came of a base. */
  readonly isSummed: Is
  /** What came of bases, by its kind: each base once, with the gravest that is told of it. */
  summed(facts: readonly Fact[]): readonly Summed[]
  /** A chain with what is said of several bases alike told once, of all of them. */
  chain(facts: readonly Fact[]): readonly Fact[]
  /** What a verdict's facts say of several bases that move at once; null where that is not what was decided. */
  movesTold(why: readonly Fact[]): MovesTold | null
}

const among =
  (words: readonly string[]): Is =>
  ({ says }) =>
    words.includes(says)

const together =
  (families: readonly (readonly string[])[]): AreBoth =>
  (one, other) =>
    families.some((words) => words.includes(one.says) && words.includes(other.says))

const basesOf = (facts: readonly Fact[]): number => new Set(facts.map(({ about }) => about.base)).size

/** The same for the same bases: it is known again by what it is. */
const ofAll = onceFor((fact: Fact) =>
  onceBy((bases: string): Fact => ({ ...fact, about: { bases: bases.split(' ') } })),
)

/** How the facts of a game are taken. Throws where nobody has said it. */
export const mannersOf = onceBy((rules: string): Judging => {
  const found = manners[rules]
  if (found === undefined) throw new Error(rules)
  const isOneFamily = together(found.families)
  return {
    isAlike: (one, other) => one.says === other.says || isOneFamily(one, other),
    isToldApart: together(found.toldApart),
    isFailure: among(found.failed),
    isAsked: among(found.asked),
    isBelow: among(found.below),
    isBeside: among(found.beside),
    isNaming: among(found.names),
    isEnding: among(found.ends),
    passes: among(found.passes),
    fails: among(found.fails),
    isSummed: among(Object.values(found.sums).flat()),
    summed: (facts) => {
      const told = new Set<BaseId | undefined>()
      return Object.entries(found.sums).flatMap(([sum, says]) => {
        const some = facts.filter(({ says: each, about }) => says.includes(each) && !told.has(about.base))
        for (const { about } of some) if (about.base !== undefined) told.add(about.base)
        return some.length > 0 ? [{ sum, facts: some }] : []
      })
    },
    chain: (facts) => {
      const told = new Set<string>()
      return facts.flatMap((fact) => {
        const bases = [
          ...new Set(facts.flatMap(({ says, about }) => (says === fact.says ? (about.base ?? []) : []))),
        ]
        if (!found.shared.includes(fact.says) || bases.length < 2) return [fact]
        if (told.has(fact.says)) return []
        told.add(fact.says)
        return [ofAll(fact)(bases.join(' '))]
      })
    },
    movesTold: (why) => {
      const told = Object.entries(found.moves).find(([, says]) => says.includes(why[0]?.says ?? ''))
      if (told === undefined) return null
      const [moves, says] = told
      const moved = why.filter((fact) => fact.ok && says.includes(fact.says))
      const count = basesOf(moved)
      const touching = basesOf(moved.filter(among(found.intoContact)))
      return count > 1 ? { moves, count, touching, moved } : null
    },
  }
})
