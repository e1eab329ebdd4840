// The log's place at the foot of the column; its lines are fetched when there are any.
import { changedIn, settingOf } from '../kernel/game.ts'
import { useMatch, useSeat } from '../store/seat.ts'
import { LogBody } from './lazy.tsx'
import { Panel } from './Panel.tsx'
import { calledIn } from './readings.ts'
import { useSay, useSpeech } from './speech.ts'

/** By which settings the game is played, where they are not the usual ones: a single one is told by its name. */
function Changed() {
  const { view } = useSeat()
  const speech = useSpeech()
  const { start, rules } = useMatch(({ match }) => match)
  const [first, ...more] = changedIn(start.options, rules.switches)
  if (!first) return null
  return (
    <button type="button" className="link log-settings" onClick={() => view.setState({ dialog: 'settings' })}>
      {more.length === 0
        ? `${speech.rule(first.id).name}: ${calledIn(speech, first.id, settingOf(start.options, first))}`
        : speech.say('ui.log.settings', { count: 1 + more.length })}
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
