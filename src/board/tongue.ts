// What the board says: in the words of a language once they are there, and by numbers alone until then.
import type { Speech } from '../text/words.ts'

export type Tongue = Pick<
  Speech,
  'say' | 'sentence' | 'outcome' | 'length' | 'against' | 'held' | 'limit' | 'unitName' | 'zone' | 'note'
>

const nothing = (): string => ''

/** For the moment in which a base can be dragged already, but no language has arrived. */
export const mute: Tongue = {
  say: nothing,
  sentence: nothing,
  outcome: nothing,
  length: nothing,
  against: nothing,
  held: nothing,
  limit: nothing,
  zone: nothing,
  note: nothing,
  unitName: ({ units }, id) => String(units.find((unit) => unit.id === id)?.number ?? ''),
}
