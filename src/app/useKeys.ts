// Keys run the same commands as buttons.
import { useLayoutEffect } from 'react'
import { isSecond } from '../panels/clicks.ts'
import { commandFor, PRESSED, pressedKeys, TYPED } from '../panels/keys.ts'
import { forgetReminder, remind } from '../store/notices.ts'
import { useSeat } from '../store/seat.ts'
import { commandList } from './commands.ts'

/** Files are opened and saved wherever the focus is: nobody wants the browser to do that to the page. */
const FILES = /^Mod\+Key[OS]$/

/** What is no text and does nothing to it. */
const NO_TEXT = /^(F\d+|Escape)$/

/** A list of a panel goes to what begins with that letter. One of a comparison does not: it has the focus unasked. */
const LIST = '.panel select'

const LETTER = /^(Shift\+)?(Key[A-Z]|Digit\d|Enter)$/

/** The key is left to what has the focus: a dialog has keys of its own, and so has text that is typed. */
const isOwn = (target: Element | null, keys: string): boolean =>
  !FILES.test(keys) &&
  ((target?.matches(TYPED) && !NO_TEXT.test(keys)) ||
    (target?.matches(LIST) && LETTER.test(keys)) ||
    Boolean(target?.closest(keys === 'Enter' ? `dialog, ${PRESSED}` : 'dialog')))

export function useKeys(): void {
  const seat = useSeat()
  // From the moment that the table's list is there.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return
      const target = event.target instanceof Element ? event.target : null
      const command = commandFor(commandList, event)
      const { rules } = seat.match.getState().match
      if (!command || command.isOf?.(rules) === false || isOwn(target, pressedKeys(event))) return
      const can = command.when(seat)
      const barred = can ? null : command.barred?.(seat)
      // What it would have said of the second press the first has answered.
      if (barred && !isSecond(event)) remind(seat.view, barred)
      if (can || target?.matches('select')) event.preventDefault()
      if (!can || (isSecond(event) && !command.repeats)) return
      forgetReminder(seat.view)
      command.run(seat)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [seat])
}
