// The places of the dice that were thrown; fetched when there are any.
import { useMatch } from '../store/seat.ts'
import { CommandButton } from './command.tsx'
import { JustThrown, Rolls } from './lazy.tsx'
import { Panel } from './Panel.tsx'
import { useSay } from './speech.ts'
import { justThrown, throwsOf } from './tray.ts'

export function Dice() {
  const say = useSay()
  const none = useMatch(({ match }) => throwsOf(match).length === 0)
  const fresh = useMatch(({ match }) => match.steps.length === 0)
  return (
    <Panel
      id="dice"
      title={say('ui.dice')}
      aside={none ? null : <CommandButton id="luck" className="link" called="ui.luck.link" />}
    >
      {none ? <p className="empty">{say(fresh ? 'ui.dice.empty' : 'ui.dice.none')}</p> : <Rolls />}
    </Panel>
  )
}

/** What has just been thrown, until something else is done. */
export const Thrown = () => (useMatch(({ match }) => justThrown(match) !== null) ? <JustThrown /> : null)
