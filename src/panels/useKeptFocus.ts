// The focus stays in a part of the page whose focused button has just gone, so that Tab goes on from there.
import { type RefObject, useEffect, useRef } from 'react'
import { useSeat } from '../store/seat.ts'

/** After each change of the match, and when proposed moves go: focus that was in the column and has nowhere to be goes to the place; after another game is chosen all does. */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  const seat = useSeat()
  const inside = useRef(false)
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      inside.current = target instanceof Element && target.closest('.column') !== null
    }
    const look = (isNew: boolean): void => {
      if (isNew || (inside.current && document.activeElement === document.body))
        place.current?.focus({ preventScroll: true })
    }
    document.addEventListener('focusin', note)
    const end = seat.match.subscribe(({ match }, before) => {
      // Another game is chosen in a dialog, which is gone then.
      const isChosen = match.start !== before.match.start && document.querySelector('dialog') !== null
      setTimeout(() => look(isChosen))
    })
    const endHand = seat.hand.listen(({ ghosts: before }) => {
      if (before !== null && seat.hand.now().ghosts === null) setTimeout(() => look(false))
    })
    return () => {
      document.removeEventListener('focusin', note)
      end()
      endHand()
    }
  }, [seat, place])
}
