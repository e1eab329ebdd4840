// Hits that have to be placed, as they are spread just now: by hand, or as the rules would.
import type { Hit, HitToPlace } from '../kernel/game.ts'
import type { Match } from '../kernel/match.ts'
import { promptOf, suggestionOf } from './match.ts'

/** As a hand has spread them; worth nothing once other hits are asked about. */
export interface Spread {
  readonly of: readonly HitToPlace[]
  readonly placed: readonly Hit[]
}

/** Null where no hits are to be placed. */
export function spreadOf(match: Match, byHand: Spread | null): readonly Hit[] | null {
  const asked = promptOf(match)?.offers.find((offer) => offer.do === 'allocate')
  if (asked?.do !== 'allocate') return null
  if (byHand?.of === asked.hits) return byHand.placed
  const wise = suggestionOf(match)
  if (wise?.do === 'allocate') return wise.hits
  return asked.hits.map(({ die, targets }) => ({ die, base: targets[0] ?? null }))
}
