// Asks before a game that has been played is given up for another one.

import { useSeat } from '../../store/seat.ts'
import type { UiId } from '../../text/ui.en.ts'
import { CommandButton } from '../command.tsx'
import { restart } from '../newGame.ts'
import { useSay } from '../speech.ts'

interface GiveUpProps {
  /** The message on the button that goes on all the same. */
  readonly go?: UiId
  onStart(): void
}

export function GiveUp({ go = 'ui.giveUp.start', onStart }: GiveUpProps) {
  const seat = useSeat()
  const say = useSay()
  const start = (): void => {
    seat.view.setState({ dialog: null })
    onStart()
  }
  return (
    <div className="give-up" role="alert">
      <p>{say('ui.giveUp')}</p>
      <div className="row">
        <CommandButton id="saveFile" />
        <button type="button" className="button" onClick={start}>
          {say(go)}
        </button>
      </div>
    </div>
  )
}

export function Restart() {
  const seat = useSeat()
  return <GiveUp onStart={() => restart(seat)} />
}
