// Asks before a game that has been played is given up for another one.

import { type ReactNode, useState } from 'react'
import { useSeat } from '../../store/seat.ts'
import type { UiId } from '../../text/ui.en.ts'
import { CommandButton } from '../command.tsx'
import { restart, wouldLose } from '../newGame.ts'
import { useSay } from '../speech.ts'

interface GiveUpProps {
  /** The message on the button that goes on all the same. */
  readonly go: UiId
  onStart(): void
}

function GiveUp({ go, onStart }: GiveUpProps) {
  const say = useSay()
  return (
    <div className="give-up" role="alert">
      <p>{say('ui.giveUp')}</p>
      <div className="row">
        <CommandButton id="saveFile" />
        <button type="button" className="button" onClick={onStart}>
          {say(go)}
        </button>
      </div>
    </div>
  )
}

interface Leaving {
  /** Begins, or asks first where the game on the table would be lost. */
  readonly leave: () => void
  /** What is asked; null as long as nothing is. */
  readonly asked: ReactNode
}

export function useLeaving(begin: () => void, go: UiId = 'ui.giveUp.start'): Leaving {
  const seat = useSeat()
  const [isAsked, setAsked] = useState(false)
  return {
    leave: () => (wouldLose(seat) ? setAsked(true) : begin()),
    asked: isAsked ? <GiveUp go={go} onStart={begin} /> : null,
  }
}

export function Restart() {
  const seat = useSeat()
  return <GiveUp go="ui.giveUp.start" onStart={() => restart(seat)} />
}
