// A double click decides once, whatever has come under the pointer between its two clicks.

const PRESSED = 'button, a, summary, input, label'

/** Later than this no click repeats another, whatever the browser counts: after a pinch it counts one tap as two. */
const APART_MS = 1000

const seconds = new WeakSet<Event>()

/** The click is the second of a double click. */
export const isSecond = ({ nativeEvent }: { readonly nativeEvent: Event }): boolean =>
  seconds.has(nativeEvent)

/** Watches the clicks of the window. A second click that falls on something else than the first is none. */
export function watchClicks(): () => void {
  let at = Number.NEGATIVE_INFINITY
  let first: Element | null = null
  const click = (event: MouseEvent): void => {
    // Made by a key or by the label of an input.
    if (event.detail === 0) return
    const pressed = event.target instanceof Element ? event.target.closest(PRESSED) : null
    const repeats = event.detail > 1 && event.timeStamp - at < APART_MS
    at = event.timeStamp
    if (!repeats) first = pressed
    else if (pressed === first) seconds.add(event)
    else {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  window.addEventListener('click', click, true)
  return () => window.removeEventListener('click', click, true)
}
