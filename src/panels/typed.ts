// What is typed into the fields of the panels.
import type { KeyboardEvent } from 'react'

/** With a comma or a point; null: it is no number. */
export function numberIn(text: string): number | null {
  const plain = text.trim().replace(',', '.')
  return /^\d{1,4}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null
}

/** Escape takes back what is typed; with nothing typed it is left to others. */
export function onEscape(event: KeyboardEvent, typed: string | null | undefined, takeBack: () => void): void {
  if (event.key !== 'Escape' || typed === null || typed === undefined) return
  event.preventDefault()
  takeBack()
}
