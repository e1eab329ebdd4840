// The one line that is read aloud: what the hand would do, what was decided, what is asked.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Match, shown } from '../kernel/match.ts'
import type { Draft } from '../store/hand.ts'
import { type Seat, useSeat } from '../store/seat.ts'
import type { Speech } from '../text/words.ts'
import { hear, onAnnounce, type Said, SILENCE, type Speaker } from './announce.ts'
import { turnText, verdictText } from './says.ts'
import { slowHand } from './slowHand.ts'
import { useSpeech } from './speech.ts'

/** A hand that moves on is not talked over: what it would do is said once it has rested so long. */
const REST_MS = 250

/** What was said aside, else what was done last and what is asked. */
function standingText({ match: store }: Seat, speech: Speech): string {
  const { match, aside } = store.getState()
  // Who was left behind of what was done is told with that.
  return aside && !aside.verdict.stay
    ? verdictText(aside.verdict, shown(match).table, speech)
    : turnText(match, speech, aside)
}

export function LiveRegion() {
  const seat = useSeat()
  const speech = useSpeech()
  const [said, setSaid] = useState<Said>(SILENCE)
  const [spoken, setSpoken] = useState(speech)
  // What stands is said anew in another language.
  if (spoken !== speech) {
    setSpoken(speech)
    setSaid((before) => hear(before, standingText(seat, speech), 'question'))
  }
  const tell = (text: string, by: Speaker): void => setSaid((before) => hear(before, text, by))
  const proposed = useRef<Draft | null>(null)
  const was = useRef<'carried' | 'proposed' | null>(null)
  const heldIn = useRef<Match | null>(null)
  const onHand = useEffectEvent(() => {
    const { draft, ghosts, shown: isShown } = seat.hand.now()
    const { match } = seat.match.getState()
    const { table } = shown(match)
    const isNew = ghosts !== proposed.current
    const now = draft && !isShown ? 'carried' : ghosts ? 'proposed' : null
    const isOver = was.current !== null && now !== was.current && now !== 'carried'
    const isBack = isOver && heldIn.current === match && !(isNew && ghosts)
    const back = was.current === 'proposed' ? 'ui.moves.withdrawn' : 'ui.roster.cancelled'
    was.current = now
    heldIn.current = match
    proposed.current = ghosts
    if (draft) tell(verdictText(draft.verdict, table, speech), 'hand')
    else if (ghosts && isNew && ghosts.moves.length > 0)
      tell(
        `${speech.say('ui.moves.proposed', { count: ghosts.moves.length })} ${verdictText(ghosts.verdict, table, speech)}`,
        'hand',
      )
    // What it would have done is true no more.
    else if (isBack)
      setSaid((before) => (before.by === 'hand' ? hear(before, speech.say(back), 'deed') : before))
  })
  const onMatch = useEffectEvent((): void =>
    tell(standingText(seat, speech), seat.match.getState().aside ? 'deed' : 'question'),
  )
  /** One that waits for an answer may stand there before there were words: nobody reads that out by itself. */
  const onStanding = useEffectEvent((): void => {
    const { standing } = seat.view.getState()
    if (standing) tell(speech.say(standing.id, standing.values), 'deed')
  })
  const onSaid = useEffectEvent((text: string): void => tell(text, 'deed'))
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined
    const words = setTimeout(() => onStanding())
    const ends = [
      slowHand(seat.hand).listen(() => {
        clearTimeout(rest)
        if (seat.hand.now().draft) rest = setTimeout(() => onHand(), REST_MS)
        else onHand()
      }),
      () => clearTimeout(rest),
      () => clearTimeout(words),
      seat.match.subscribe(() => onMatch()),
      seat.view.subscribe((next, before) => {
        if (next.standing !== before.standing) onStanding()
      }),
      onAnnounce((text) => onSaid(text)),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [seat])
  return (
    <p className="unseen" role="status">
      <span key={said.time}>{said.text}</span>
    </p>
  )
}
