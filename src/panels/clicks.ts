// A double press decides once, by mouse or by key, whatever has come under the pointer or the focus between the two.
import { PRESSED, pressedKeys } from './keys.ts'

const CLICKED = `${PRESSED}, input, label`

/** Later than this no click repeats another, whatever the browser counts: after a pinch it counts one tap as two. */
const APART_MS = 1000

/** Nor a key that one: whoever means it twice is slower. */
const KEY_APART_MS = 400

const seconds = new WeakSet<Event>()

/** The click is the second of a double click, or the key has just been pressed or is held. */
export const isSecond = ({ nativeEvent }: { readonly nativeEvent: Event }): boolean =>
  seconds.has(nativeEvent)

/** Watches the clicks and keys of the window. A second click that falls on something else than the first is none. */
export function watchPresses(): () => void {
  let at = Number.NEGATIVE_INFINITY
  let first: Element | null = null
  const none = { keys: '', at, again: false }
  let last = none
  const press = (event: KeyboardEvent): void => {
    const keys = pressedKeys(event)
    const again = event.repeat || (keys === last.keys && event.timeStamp - last.at < KEY_APART_MS)
    last = { keys, at: again ? last.at : event.timeStamp, again }
    if (again) seconds.add(event)
  }
  const click = (event: MouseEvent): void => {
    const isByKey = event.detail === 0
    if (!isByKey) last = none
    // Of arrows in a group, or made by the label of an input.
    else if (!CLICKING.includes(last.keys)) return
    const pressed = event.target instanceof Element ? event.target.closest(CLICKED) : null
    const repeats = isByKey ? last.again : event.detail > 1 && event.timeStamp - at < APART_MS
    at = event.timeStamp
    if (!repeats) first = pressed
    else if (pressed === first) seconds.add(event)
    else {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  window.addEventListener('keydown', press, true)
  window.addEventListener('click', click, true)
  return () => {
    window.removeEventListener('keydown', press, true)
    window.removeEventListener('click', click, true)
  }
}

/** The keys that make clicks. */
const CLICKING = ['Enter', 'Space']
