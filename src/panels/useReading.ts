// Where the column stands while it is read: a new question from its beginning, and the reasons that were asked for.
import { type RefObject, useEffect } from 'react'
import { type MatchStore, promptOf } from '../store/match.ts'
import { useSeat } from '../store/seat.ts'

export function useReading(column: RefObject<HTMLElement | null>): void {
  const { match, view } = useSeat()
  useEffect(() => {
    const part = (name: string): Element | null => column.current?.querySelector(name) ?? null
    const offMatch = match.subscribe((now, before) => {
      // Whoever is busy in it, with states by hand or one base after the other, stays there.
      if (questionOf(now) !== questionOf(before))
        toTop(column.current, part('.flow:not(:has(.flow-rest:focus-within))'))
      else if (now.match.at !== before.match.at) toTop(part('.flow:not(:focus-within)'))
    })
    const offView = view.subscribe((now, before) => {
      if (now.why && now.why !== before.why)
        setTimeout(() => part('.panel-why')?.scrollIntoView({ block: 'nearest' }))
    })
    return () => {
      offMatch()
      offView()
    }
  }, [match, view, column])
}

function questionOf({ match }: MatchStore): string {
  const prompt = promptOf(match)
  return prompt ? JSON.stringify([prompt.side, prompt.ask, prompt.about]) : ''
}

function toTop(...parts: readonly (Element | null)[]): void {
  for (const part of parts) if (part) part.scrollTop = 0
}
