// Moves that a player might well make now, and the targets that a figure could go for.
import { aimsAt } from '../../kernel/aims.ts'
import { type Aim, type BaseId, inMm, type Move } from '../../kernel/game.ts'
import { atGap } from '../../kernel/geometry/atGap.ts'
import { lengthWithin } from '../../kernel/geometry/point.ts'
import { together } from './charging.ts'
import { attempt, CONTACT, intoContact, mayMove, termsOf } from './moving.ts'
import { toEnemy } from './nearer.ts'
import { type MeleeState, REACH } from './state.ts'

/** So many are looked at together; of more one unit after the other. */
const TOGETHER = 10

/** As many of those who may charge as can reach an enemy. */
export function proposeCharges(state: MeleeState): readonly Move[] {
  const far = toEnemy(state.table)
  const reach = inMm(REACH, state.table.system)
  const able = state.table.bases
    .filter((base) => lengthWithin(far(base.id), reach) && mayMove(state, base).ok)
    .toSorted((a, b) => far(a.id) - far(b.id))
  const units = [...new Set(able.map(({ unit }) => unit))]
  const groups =
    able.length > TOGETHER ? units.map((unit) => able.filter((base) => base.unit === unit)) : [able]
  const moves: Move[] = []
  let now = state
  for (const group of groups) {
    const found = together(
      now,
      group.map(({ id }) => id),
    )
    moves.push(...found.done.map(({ move }) => move))
    now = found.state
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
