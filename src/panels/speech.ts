// The words of this window's language.

import { useMatch, useView } from '../store/seat.ts'
import type { Values } from '../text/phrases.ts'
import type { UiId } from '../text/ui.en.ts'
import { type Speech, wordsFor } from '../text/words.ts'

/** Says a message of the page itself. */
export type Say = (id: UiId, values?: Values) => string

export const useSpeech = (): Speech =>
  wordsFor(
    useView((view) => view.language),
    useMatch((store) => store.match.rules.id),
  )

export function useSay(): Say {
  const speech = useSpeech()
  return (id, values) => speech.say(id, values)
}
