// Puts reasons into the why panel, unfolded; the deciding one lights up on the table.
import type { Fact } from '../kernel/game.ts'
import type { Seat } from '../store/seat.ts'

/** `key` names what they are the reasons of. */
export const showWhy = ({ view }: Seat, key: string, facts: readonly Fact[]): void =>
  view.setState(({ folded }) => ({
    why: { key, facts },
    lit: facts[0] ?? null,
    folded: folded.filter((panel) => panel !== 'why'),
  }))
