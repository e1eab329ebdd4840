// A double click decides once, whatever has come under the pointer between its two clicks.
import { useEffect } from 'react'

const PRESSED = 'button, a, summary, input, label'

/** A second click that falls on something else than the first one did is no click. */
export function useClicks(): void {
  useEffect(() => {
    let first: Element | null = null
    const click = (event: MouseEvent): void => {
      const pressed = event.target instanceof Element ? event.target.closest(PRESSED) : null
      if (event.detail === 1) first = pressed
      if (event.detail <= 1 || pressed === first) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('click', click, true)
    return () => window.removeEventListener('click', click, true)
  }, [])
}
