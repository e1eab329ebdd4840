// The log's place at the foot of the column; its lines are fetched when there are any.
import { changedIn } from '../kernel/game.ts'
import { useMatch, useSeat } from '../store/seat.ts'
import { LogBody } from './lazy.tsx'
import { Panel } from './Panel.tsx'
import { useSay } from './speech.ts'

/** By which settings the game is played, where they are not the usual ones. */
function Changed() {
  const { view } = useSeat()
  const say = useSay()
  const count = useMatch(({ match }) => changedIn(match.start.options, match.rules.switches).length)
  if (count === 0) return null
  return (
    <button type="button" className="link log-settings" onClick={() => view.setState({ dialog: 'settings' })}>
      {say('ui.log.settings', { count })}
    </button>
  )
}

export function Log() {
  const say = useSay()
  const empty = useMatch(({ match }) => match.steps.length === 0 && match.marks.length === 0)
  return (
    <Panel id="log" title={say('ui.log')} aside={<Changed />}>
      {empty ? <p className="empty">{say('ui.log.empty')}</p> : <LogBody />}
    </Panel>
  )
}
