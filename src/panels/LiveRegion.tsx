// The one line that is read aloud: what the hand would do, what was decided, what is asked.
import { useEffect, useEffectEvent, useState } from 'react'
import { shown } from '../kernel/match.ts'
import { useSeat } from '../store/seat.ts'
import { onAnnounce } from './announce.ts'
import { turnText, verdictText } from './says.ts'
import { slowHand } from './slowHand.ts'
import { useSpeech } from './speech.ts'

export function LiveRegion() {
  const seat = useSeat()
  const speech = useSpeech()
  const [text, setText] = useState('')
  const onDraft = useEffectEvent(() => {
    const { draft } = seat.hand.now()
    if (draft) setText(verdictText(draft.verdict, shown(seat.match.getState().match).table, speech))
  })
  const onMatch = useEffectEvent((): void => {
    const { match, refused } = seat.match.getState()
    setText(refused ? verdictText(refused, shown(match).table, speech) : turnText(match, speech))
  })
  useEffect(() => {
    const ends = [
      slowHand(seat.hand).listen(() => onDraft()),
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
