// The why panel: the facts of what is held, of what was asked about, or of the verdict that stands on the table.
import type { Fact, Table, Verdict } from '../kernel/game.ts'
import { shown } from '../kernel/match.ts'
import { spoken } from '../store/match.ts'
import { type Seat, useMatch, useSeat, useView } from '../store/seat.ts'
import { mannersOf } from '../text/manners.ts'
import { FactList } from './facts.tsx'
import { inOrder } from './inOrder.ts'
import { Panel } from './Panel.tsx'
import { useHand } from './slowHand.ts'
import { type Say, useSay } from './speech.ts'

/** To the verdict of the moment, from whatever was asked about. */
function backToLast({ match, view }: Seat): void {
  const asked = view.getState().why?.key ?? ''
  if (stepOf(asked) !== null) match.getState().seek(match.getState().match.at)
  view.setState({ why: null, lit: null })
}

/** At most so many facts are listed; the rest follows on demand (a wide fight has a hundred). */
const FIRST_FACTS = 12

export function Why() {
  const seat = useSeat()
  const say = useSay()
  const asked = useView((view) => (view.why?.facts.length ?? 0) > 0)
  const folded = useView((view) => view.folded.includes('why'))
  return (
    <Panel
      id="why"
      title={say('ui.why')}
      aside={
        asked && !folded ? (
          <button type="button" className="link" onClick={() => backToLast(seat)}>
            {say('ui.why.back')}
          </button>
        ) : null
      }
    >
      <WhyBody />
    </Panel>
  )
}

function WhyBody() {
  const say = useSay()
  const draft = useHand((held) => (held.held.length > 0 ? held.draft : null))
  const ghosts = useHand((held) => held.ghosts)
  const asked = useView((view) => view.why)
  const match = useMatch((store) => store.match)
  const aside = useMatch((store) => store.aside)
  const { table } = shown(match)
  if (draft) return <Chain title={say('ui.why.draft')} facts={factsOf(draft.verdict)} table={table} />
  if (asked && asked.facts.length > 0)
    return <Chain title={titleOf(asked.key, say)} facts={asked.facts} table={table} />
  if (ghosts)
    return (
      <Chain
        title={say(ghosts.verdict.ok ? 'ui.why.possible' : 'ui.why.offer')}
        facts={factsOf(ghosts.verdict)}
        table={table}
      />
    )
  const verdict = spoken(match, aside)
  if (!verdict)
    return <p className="empty">{say(match.steps.length === 0 ? 'ui.why.empty' : 'ui.why.none')}</p>
  const also = (verdict.also ?? []).filter(mannersOf(match.rules.id).isSummed)
  return <Chain title={null} facts={factsOf(verdict, also)} table={table} />
}

/** What came of others on the way, and who was left behind, is not to be looked for behind all that was measured. */
function factsOf({ why, stay = [] }: Verdict, also: readonly Fact[] = []): readonly Fact[] {
  const [deciding, ...rest] = why
  return [...(deciding ? [deciding] : []), ...stay, ...also, ...rest]
}

interface ChainProps {
  readonly title: string | null
  readonly facts: readonly Fact[]
  readonly table: Table
}

function Chain({ title, facts, table }: ChainProps) {
  const say = useSay()
  const rules = useMatch((store) => store.match.rules.id)
  const manners = mannersOf(rules)
  const told = inOrder(manners.chain(facts), manners)
  const first = told.slice(0, FIRST_FACTS)
  const rest = told.slice(FIRST_FACTS)
  return (
    <>
      {title === null ? null : <h3 className="quiet">{title}</h3>}
      <FactList facts={first} table={table} />
      {rest.length === 0 ? null : (
        <details className="more">
          <summary>{say('ui.why.more', { count: rest.length })}</summary>
          <FactList facts={rest} table={table} />
        </details>
      )}
    </>
  )
}

/** The step of a line of the log that was asked about, from 1. */
const stepOf = (key: string): number | null => {
  const step = /^step (\d+),/.exec(key)?.[1]
  return step === undefined ? null : Number(step)
}

/** The dice that are asked for, whoever rolls one or none. */
const DICE = 'open dice'

/** What was asked about: a line of the log, 'open ...' for what can be done, anything else cannot. */
function titleOf(key: string, say: Say): string {
  const step = stepOf(key)
  if (step !== null) return say('ui.why.step', { step })
  if (key === DICE) return say('ui.dice.throw')
  return say(key.startsWith('open ') ? 'ui.why.possible' : 'ui.why.offer')
}
