// Keys run the same commands as buttons.
import { useLayoutEffect } from 'react'
import { commandFor } from '../panels/keys.ts'
import { useSeat } from '../store/seat.ts'
import { commandList } from './commands.ts'

/** Where typed text goes, and dialogs, which have keys of their own. */
const OWN_KEYS = 'input:not([type=radio]):not([type=range]), textarea, select, dialog'

/** What Enter presses by itself. */
const PRESSED = 'button, a, summary'

export function useKeys(): void {
  const seat = useSeat()
  // From the moment that the table's list is there.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest(OWN_KEYS)) return
      if (event.code === 'Enter' && target?.closest(PRESSED)) return
      const command = commandFor(commandList, event)
      if (!command?.when(seat)) return
      event.preventDefault()
      if (!event.repeat || command.id.startsWith('rotate')) command.run(seat)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [seat])
}
