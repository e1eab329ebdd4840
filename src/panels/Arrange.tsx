// Arranging: what this mode is, how Play begins, the states of the selected base, and what lies off the table.
import { current } from '../kernel/match.ts'
import { useMatch } from '../store/seat.ts'
import { ByHand, Lost } from './ByHand.tsx'
import { CommandButton } from './command.tsx'
import { useSay } from './speech.ts'

export function Arrange() {
  const say = useSay()
  const table = useMatch((store) => current(store.match).table)
  return (
    <section className="prompt" data-side="none" aria-label={say('ui.arrange.head')}>
      <header className="prompt-head">
        <p className="prompt-side">{say('ui.arrange.head')}</p>
        <h2 className="prompt-ask">{say('ui.arrange.ask')}</h2>
      </header>
      <div className="offers">
        <p>{say('ui.arrange.text')}</p>
        <CommandButton id="play" className="offer offer-main" />
        <div className="row">
          <CommandButton id="rotateLeft" />
          <CommandButton id="rotateRight" />
        </div>
        <h3 className="quiet">{say('ui.hand.states')}</h3>
        <ByHand table={table} />
        <Lost table={table} />
      </div>
    </section>
  )
}
