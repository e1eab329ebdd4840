// The log's place at the foot of the column; its lines are fetched when there are any.
import { useMatch } from '../store/seat.ts'
import { LogBody } from './lazy.tsx'
import { Panel } from './Panel.tsx'
import { useSay } from './speech.ts'

export function Log() {
  const say = useSay()
  const empty = useMatch(({ match }) => match.steps.length === 0 && match.marks.length === 0)
  return (
    <Panel id="log" title={say('ui.log')}>
      {empty ? <p className="empty">{say('ui.log.empty')}</p> : <LogBody />}
    </Panel>
  )
}
