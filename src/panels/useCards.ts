// The rule cards in the language of the page: fetched while something is shown that is made of them.
import { useCallback } from 'react'
import { useView } from '../store/seat.ts'
import { loadCards } from '../text/cards.ts'
import { useFetched } from './part.tsx'

export function useCards(): void {
  const language = useView((view) => view.language)
  useFetched(useCallback(() => loadCards(language), [language]))
}
