// The place of the states by hand in Play, folded at first.
import { useView } from '../store/seat.ts'
import { ByHandInPlay } from './lazy.tsx'
import { Panel } from './Panel.tsx'
import { useSay } from './speech.ts'

export function ByHandPanel() {
  const say = useSay()
  const folded = useView((view) => view.folded.includes('byHand'))
  return (
    <Panel id="byHand" title={say('ui.hand.states')}>
      {folded ? null : <ByHandInPlay />}
    </Panel>
  )
}
