// What the hits do: Destroyed, Bailed Out or held by armour. E-06.
import type { Pool } from '../../kernel/dice.ts'
import type { About, Base, BaseId, Hit } from '../../kernel/game.ts'
import { otherSide } from '../../kernel/table.ts'
import { type AssaultFact, fact, type Says } from './facts.ts'
import { type AssaultState, assaultOf } from './state.ts'
import { disabled, isArmouredTank, tankAssault, topArmour } from './teams.ts'

/** A hit on a team, with both teams. */
export interface Landed {
  readonly target: Base
  readonly by: Base
}

export interface Saves {
  /** One die for each hit on a team that has a save, in the order of the hit dice; null where there is none. */
  readonly pool: Pool | null
  readonly why: readonly AssaultFact[]
  /** What each die needs, and why. */
  readonly each: readonly AssaultFact[]
}

export interface Losses {
  /** Each hit's outcome, in the order of the hit dice. */
  readonly why: readonly AssaultFact[]
  readonly destroyed: readonly BaseId[]
  /** Newly Bailed Out and not Destroyed. */
  readonly bailed: readonly BaseId[]
}

export function saves(state: AssaultState): Saves {
  const rolling = landed(state).filter(({ target }) => isArmouredTank(target))
  if (rolling.length === 0) return { pool: null, why: [], each: [] }
  const side = otherSide(assaultOf(state).acting)
  const dice = rolling.map(({ target, by }) => {
    return { owner: target.id, cuts: armourCuts(tankAssault(by) - topArmour(target)) }
  })
  return {
    pool: { side, for: 'save', dice },
    why: [fact('saveDice', true, { side, count: dice.length })],
    each: rolling.map((hit) => armourDie('armourDie', hit, [topArmour(hit.target), tankAssault(hit.by)])),
  }
}

/** The faces at which an armour die changes its meaning, when that face is just not enough. */
export const armourCuts = (equal: number): readonly number[] =>
  [equal, equal + 1].filter((cut) => cut > 1 && cut <= 6)

/** What an armour die is held against, and from which face on the armour holds. */
export function armourDie(
  says: 'armourDie' | 'frontDie',
  hit: Landed,
  [count, of]: readonly [armour: number, rating: number],
): AssaultFact {
  const need = Math.min(7, Math.max(1, of - count + 1))
  const out = disabled(hit.target) === 'bailed'
  return fact(says, true, { ...aboutLanded(hit), count, of, need, ...(out && { word: 'bailed' }) })
}

/** The dice as they are asked for. */
export const asked = ({ pool, each }: Pick<Saves, 'pool' | 'each'>): Pool | null =>
  pool && { ...pool, needs: each.map(({ about }) => about.need ?? 0) }

/** Who rolls a die against a hit, and what comes of one. */
export interface Saving {
  readonly rolls: (target: Base) => boolean
  /** `face` is undefined for a team that rolls none; `out` when the tank is Bailed Out already. */
  readonly outcome: (hit: Landed, face: number | undefined, out: boolean) => Outcome
}

type Outcome = readonly [result: 'destroyed' | 'bailed' | 'held', says: Says, about: About]

/** E-06: all outcomes of the round's hits at once, from the faces of the armour dice. */
export const losses = (state: AssaultState, faces: readonly number[]): Losses =>
  lossesBy(state, faces, { rolls: isArmouredTank, outcome })

/** All outcomes at once, from the faces of the dice; nothing is removed before. */
export function lossesBy(state: AssaultState, faces: readonly number[], saving: Saving): Losses {
  const destroyed = new Set<BaseId>()
  const bailed = new Set<BaseId>()
  const why: AssaultFact[] = []
  let rolled = 0
  for (const each of landed(state)) {
    const face = saving.rolls(each.target) ? faces[rolled++] : undefined
    const { id } = each.target
    const out = disabled(each.target) === 'bailed' || bailed.has(id)
    if (destroyed.has(id)) {
      why.push(fact('alreadyDestroyed', true, aboutLanded(each)))
      continue
    }
    const [result, says, about] = saving.outcome(each, face, out)
    if (result === 'destroyed') destroyed.add(id)
    if (result === 'bailed') bailed.add(id)
    why.push(fact(says, result === 'held', about))
  }
  return { why, destroyed: [...destroyed], bailed: [...bailed].filter((id) => !destroyed.has(id)) }
}

const outcome: Saving['outcome'] = (hit, face, out) =>
  face === undefined
    ? ['destroyed', 'destroyed', aboutLanded(hit)]
    : armourOutcome(
        ['armourHolds', 'armourPierced', 'bailsOut', 'bailedAgain'],
        { ...aboutLanded(hit), die: face, count: topArmour(hit.target), need: tankAssault(hit.by) },
        out,
      )

/** The die is added to the armour: more than the rating holds, less is Destroyed, just as much is Bailed Out. */
export function armourOutcome(
  [holds, pierced, bails, bailsAgain]: readonly [Says, Says, Says, Says],
  about: About & { readonly die: number; readonly count: number; readonly need: number },
  out: boolean,
): Outcome {
  const sum = about.die + about.count
  if (sum > about.need) return ['held', holds, about]
  if (sum < about.need) return ['destroyed', pierced, about]
  return out ? ['destroyed', bailsAgain, about] : ['bailed', bails, about]
}

export const aboutLanded = ({ target, by }: Landed): About => ({
  base: target.id,
  other: by.id,
  unit: target.unit,
})

/** The round's placed hits, in the order of their dice. */
export function landed(state: AssaultState): readonly Landed[] {
  const { placed, shots } = assaultOf(state)
  const team = (id: BaseId | null | undefined) => state.table.bases.find((base) => base.id === id)
  return inOrder(placed).flatMap(({ die, base }) => {
    const target = team(base)
    const by = team(shots[die]?.by)
    return target && by ? [{ target, by }] : []
  })
}

/** How many hits each team bears. */
export function bearing(state: AssaultState): readonly AssaultFact[] {
  const counts = new Map<BaseId, number>()
  for (const { target } of landed(state)) counts.set(target.id, (counts.get(target.id) ?? 0) + 1)
  return [...counts].map(([base, count]) => fact('bears', true, { base, count }))
}

const inOrder = (hits: readonly Hit[]): readonly Hit[] => hits.toSorted((a, b) => a.die - b.die)
