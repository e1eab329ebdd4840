// What is typed into the fields of the panels.
import type { KeyboardEvent } from 'react'

/** With a comma or a point, down to a sixteenth of an inch; null: it is no number from the least to the most. */
export function numberIn(text: string, least = 0, most = 9999): number | null {
  const plain = text.trim().replace(',', '.').replace('\u2212', '-')
  if (!/^-?\d{1,4}(\.\d{1,4})?$/.test(plain)) return null
  const number = Number(plain)
  return number >= least && number <= most ? number : null
}

/** Escape takes back what is typed; with nothing typed it is left to others. */
export function onEscape(event: KeyboardEvent, typed: string | null | undefined, takeBack: () => void): void {
  if (event.key !== 'Escape' || typed === null || typed === undefined) return
  event.preventDefault()
  takeBack()
}
