// A double press counts once, by mouse or by key, whatever has come under the pointer or the focus between the two;
// only what is meant to be pressed quickly says so.
import { PRESSED, pressedKeys } from './keys.ts'

const CLICKED = `${PRESSED}, input, label`

/** Each press of it counts, a held key too: a button spreads these over itself. */
export const PRESSED_QUICKLY = { 'data-quick': true } as const

/** What is pressed for a deed, and not for what is typed or chosen in it. */
const COUNTS_ONCE = PRESSED.split(', ')
  .map((each) => `${each}:not([data-quick])`)
  .join(', ')

/** Later than this no click repeats another, whatever the browser counts: after a pinch it counts one tap as two. */
const APART_MS = 1000

/** Nor a key that one: whoever means it twice is slower. */
const KEY_APART_MS = 400

const seconds = new WeakSet<Event>()

/** The key has just been pressed, or is held. */
export const isSecond = (event: Event): boolean => seconds.has(event)

/** Watches the clicks and keys of the window, and lets nobody hear of a second click. */
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
    else if (pressed !== first || pressed?.matches(COUNTS_ONCE)) {
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
