// Facts as sentences: sign, sentence, and the rule that opens its card; a fact that is looked at lights up on the table.

import { signs } from '../content/tokens.ts'
import type { Fact, Table } from '../kernel/game.ts'
import { useSeat } from '../store/seat.ts'
import type { Headline } from '../text/sentences.ts'
import { Overrule } from './Overrule.tsx'
import { RuleChip } from './RuleChip.tsx'
import { useSay, useSpeech } from './speech.ts'
import { Words } from './Words.tsx'

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
      {signs[sign]}
    </span>
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

interface FactLineProps {
  readonly fact: Fact
  readonly table: Table
}

/** Lights a fact up on the table while it is pointed at or has the focus. */
export function useLight(fact: Fact) {
  const seat = useSeat()
  const light = (): void => seat.view.setState({ lit: fact })
  const unlight = (): void => seat.view.setState((view) => (view.lit === fact ? { lit: null } : view))
  return { onPointerEnter: light, onPointerLeave: unlight, onFocus: light, onBlur: unlight }
}

function FactLine({ fact, table }: FactLineProps) {
  const speech = useSpeech()
  const mark = speech.headline({ ok: fact.ok, why: [fact] }, table)
  return (
    <li className="fact" {...useLight(fact)}>
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
