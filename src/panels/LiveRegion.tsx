// The one line that is read aloud: what the hand would do, what was decided, what is asked.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { shown } from '../kernel/match.ts'
import type { Draft } from '../store/hand.ts'
import { useSeat } from '../store/seat.ts'
import { onAnnounce } from './announce.ts'
import { turnText, verdictText } from './says.ts'
import { slowHand } from './slowHand.ts'
import { useSpeech } from './speech.ts'

/** A hand that moves on is not talked over: what it would do is said once it has rested so long. */
const REST_MS = 250

export function LiveRegion() {
  const seat = useSeat()
  const speech = useSpeech()
  const [text, setText] = useState('')
  const proposed = useRef<Draft | null>(null)
  const onHand = useEffectEvent(() => {
    const { draft, ghosts } = seat.hand.now()
    const { table } = shown(seat.match.getState().match)
    const count = ghosts !== proposed.current && ghosts ? ghosts.moves.length : 0
    proposed.current = ghosts
    if (draft) setText(verdictText(draft.verdict, table, speech))
    else if (ghosts && count > 0)
      setText(`${speech.say('ui.moves.proposed', { count })} ${verdictText(ghosts.verdict, table, speech)}`)
  })
  const onMatch = useEffectEvent((): void => {
    const { match, refused } = seat.match.getState()
    setText(refused ? verdictText(refused, shown(match).table, speech) : turnText(match, speech))
  })
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined
    const ends = [
      slowHand(seat.hand).listen(() => {
        clearTimeout(rest)
        if (seat.hand.now().draft) rest = setTimeout(() => onHand(), REST_MS)
        else onHand()
      }),
      () => clearTimeout(rest),
      seat.match.subscribe(() => onMatch()),
      onAnnounce((said) => setText(said)),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [seat])
  return (
    <p className="unseen" role="status">
      {text}
    </p>
  )
}
