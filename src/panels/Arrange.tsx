// Arranging: what this mode is, how Play begins, the states of the selected base, and what lies off the table.
import type { Fact, Table } from '../kernel/game.ts'
import { current } from '../kernel/match.ts'
import { spoken } from '../store/match.ts'
import { useMatch, useView } from '../store/seat.ts'
import { ByHand, Lost } from './ByHand.tsx'
import { CommandButton } from './command.tsx'
import { endingOf, winnersIn } from './ending.ts'
import { Fallen } from './Fallen.tsx'
import { Flow } from './Flow.tsx'
import { FactList } from './facts.tsx'
import { useSay, useSpeech } from './speech.ts'
import { Words } from './Words.tsx'

export function Arrange() {
  const match = useMatch((store) => store.match)
  const { table } = current(match)
  const ending = endingOf(match)
  return ending === null ? <Arranging table={table} /> : <Ended facts={ending} table={table} />
}

/** Right after a fight: who won and why, and what can follow. */
function Ended({ facts, table }: { readonly facts: readonly Fact[]; readonly table: Table }) {
  const say = useSay()
  const speech = useSpeech()
  // What Why tells is not said twice.
  const isTold = useView(({ why, folded }) => why === null && !folded.includes('why'))
  const match = useMatch((store) => store.match)
  const aside = useMatch((store) => store.aside)
  const told = spoken(match, aside)?.why
  const untold = isTold && told ? facts.filter((fact) => !told.includes(fact)) : facts
  const winners = winnersIn(facts, table, match)
  const side = winners.map((each) => speech.sideName(table, each)).join()
  return (
    <section
      className="prompt"
      data-side={winners.length === 1 ? winners[0] : 'none'}
      aria-label={say('ui.ended.head')}
    >
      <header className="prompt-head">
        <p className="prompt-side">{say('ui.ended.head')}</p>
        <h2 className="prompt-ask">
          <Words text={say('ui.ended.won', { count: winners.length, side })} />
        </h2>
        <p className="prompt-note">
          <Words text={say('ui.ended.text', { next: say('ui.ended.next') })} />
        </p>
      </header>
      <Fallen />
      <Flow>
        <div className="offers">
          <FactList facts={untold} table={table} />
          <CommandButton id="play" called="ui.ended.next" className="offer offer-main" />
          <div className="row">
            <CommandButton id="restart" />
            <CommandButton id="scenarios" called="ui.ended.other" />
          </div>
          <h3 className="quiet">{say('ui.hand.states')}</h3>
          <ByHand table={table} />
          <Lost table={table} />
        </div>
      </Flow>
    </section>
  )
}

function Arranging({ table }: { readonly table: Table }) {
  const say = useSay()
  return (
    <section className="prompt" data-side="none" aria-label={say('ui.arrange.head')}>
      <header className="prompt-head">
        <p className="prompt-side">{say('ui.arrange.head')}</p>
        <h2 className="prompt-ask">{say('ui.arrange.ask')}</h2>
      </header>
      <Flow>
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
      </Flow>
    </section>
  )
}
