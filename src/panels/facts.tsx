// Facts as sentences: sign, sentence, and the rule that opens its card; a fact that is looked at lights up on the table.
import type { Fact, Table } from '../kernel/game.ts'
import { type Match, shown, standing } from '../kernel/match.ts'
import { contrary } from '../kernel/ruling.ts'
import { useMatch, useSeat } from '../store/seat.ts'
import type { Headline, Sign } from '../text/sentences.ts'
import { useHand } from './slowHand.ts'
import { useSay, useSpeech } from './speech.ts'
import { Words } from './Words.tsx'

const SIGNS: Readonly<Record<Sign, string>> = { yes: '✓', no: '✕', excused: '–', die: '±' }

/** Its meaning in words for a reader, its form for everybody else: never by colour alone. */
export function SignMark({ sign, close }: Pick<Headline, 'sign' | 'close'>) {
  const say = useSay()
  const names = [say(`ui.why.sign.${sign}`), close ? say('ui.why.sign.close') : '']
  return (
    <span
      className={close ? `sign sign-${sign} sign-close` : `sign sign-${sign}`}
      role="img"
      aria-label={names.filter(Boolean).join(', ')}
    >
      {SIGNS[sign]}
    </span>
  )
}

/** The rule's short name and id; opens its card. */
function RuleChip({ rule }: { readonly rule: string }) {
  const seat = useSeat()
  const speech = useSpeech()
  const { name } = speech.rule(rule)
  return (
    <button
      type="button"
      className="chip rule-chip"
      aria-label={speech.say('ui.rule.open', { id: rule, name })}
      onClick={() => seat.view.setState({ card: rule })}
    >
      <span>{name}</span> <b>{rule}</b>
    </button>
  )
}

interface FactListProps {
  readonly facts: readonly Fact[]
  /** The table they speak of. */
  readonly table: Table
}

/** The chain of facts, the deciding one first. */
export function FactList({ facts, table }: FactListProps) {
  return (
    <ol className="facts">
      {facts.map((fact, i) => (
        <FactLine
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no id; a chain is replaced as a whole
          key={`${i} ${fact.says}`}
          fact={fact}
          table={table}
        />
      ))}
    </ol>
  )
}

/** The players' own word on what was measured, while it can still be told otherwise. */
function Overrule({ fact }: { readonly fact: Fact }) {
  const seat = useSeat()
  const speech = useSpeech()
  const open = useMatch(({ match }) => mayRule(match))
  const table = useMatch(({ match }) => shown(match).table)
  const isHeld = useHand((held) => held.held.length > 0)
  const ruling = open && !isHeld ? contrary(fact, table) : null
  if (ruling === null) return null
  const limit = speech.limit(ruling.limit, table)
  const where = ruling.base === ruling.other ? 'way' : ruling.within ? 'within' : 'beyond'
  return (
    <details className="overrule">
      <summary>{speech.say('ui.why.overrule')}</summary>
      <button type="button" className="button" onClick={() => void seat.match.getState().overrule(ruling)}>
        {speech.say('ui.why.ruleSo', {
          where,
          limit,
          base: speech.tag(table, ruling.base),
          other: speech.tag(table, ruling.other),
        })}
      </button>
    </details>
  )
}

/** At the last step of a game in Play. */
const mayRule = (match: Match): boolean =>
  !match.rules.past && standing(match) === match.steps.length - 1 && shown(match).mode === 'play'

interface FactLineProps {
  readonly fact: Fact
  readonly table: Table
}

function FactLine({ fact, table }: FactLineProps) {
  const seat = useSeat()
  const speech = useSpeech()
  const light = (): void => seat.view.setState({ lit: fact })
  const unlight = (): void => seat.view.setState((view) => (view.lit === fact ? { lit: null } : view))
  const mark = speech.headline({ ok: fact.ok, why: [fact] }, table)
  return (
    <li className="fact" onPointerEnter={light} onPointerLeave={unlight} onFocus={light} onBlur={unlight}>
      <SignMark sign={mark.sign} close={mark.close} />
      <div>
        <p>
          <Words text={speech.sentence(fact, table)} />
        </p>
        <RuleChip rule={fact.rule} />
        <Overrule fact={fact} />
        {mark.close ? <span className="chip chip-close">{speech.say('ui.why.sign.close')}</span> : null}
      </div>
    </li>
  )
}
