// Moves that a player might well make now, and the targets that a figure could go for.
import { aimsAt } from '../../kernel/aims.ts'
import { ahead } from '../../kernel/evolve.ts'
import type { Aim, BaseId, Move } from '../../kernel/game.ts'
import { atGap } from '../../kernel/geometry/atGap.ts'
import { attempt, CONTACT, changesOf, intoContact, mayMove, termsOf } from './moving.ts'
import { toEnemy } from './nearer.ts'
import type { MeleeState } from './state.ts'

/** Everyone who may charge and can reach: the figures nearest to an enemy first. */
export function proposeCharges(state: MeleeState): readonly Move[] {
  const moves: Move[] = []
  let now = state
  const far = toEnemy(state.table)
  const some = state.table.bases.filter((base) => mayMove(state, base).ok)
  for (const base of some.toSorted((a, b) => far(a.id) - far(b.id))) {
    const terms = termsOf(now, base)
    const to = intoContact(terms, terms.foes, base.at)
    const tried = to === null ? null : attempt(now, { base: base.id, to })
    if (tried === null || !tried.ok || tried.stays === true) continue
    moves.push(tried.move)
    now = ahead(now, changesOf(now, tried))
  }
  return moves
}

export function aims(state: MeleeState, id: BaseId): readonly Aim[] {
  const base = state.table.bases.find((each) => each.id === id)
  if (base === undefined || !CONTACT.includes(state.flow.phase)) return []
  const terms = termsOf(state, base)
  return aimsAt(base, terms.foes, (foe) => {
    const to = intoContact(terms, [foe], base.at) ?? atGap(base, foe, 0)
    const { ok, why, move } = attempt(state, { base: id, to })
    return { ok, why, moves: [move] }
  })
}
