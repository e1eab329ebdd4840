// A rule card: what the rule is called and says, its drawing, where it comes from, what it leaves open.
import { settingKey, settingOf } from '../../kernel/game.ts'
import { current, shown } from '../../kernel/match.ts'
import { otherwise } from '../../kernel/readings.ts'
import { spoken } from '../../store/match.ts'
import { useMatch, useSeat } from '../../store/seat.ts'
import { RuleChip } from '../RuleChip.tsx'
import { calledIn, PLAYED, readingsOf } from '../readings.ts'
import { useSay, useSpeech } from '../speech.ts'
import { RuleDrawing } from './RuleDrawing.tsx'
import { Sheet } from './Sheet.tsx'

interface RuleCardProps {
  readonly rule: string
  onClose(): void
}

export function RuleCard({ rule, onClose }: RuleCardProps) {
  const say = useSay()
  const { name, statement, card, open, switches, values, misreadings } = useSpeech().rule(rule)
  return (
    <Sheet kind="card" onClose={onClose} title={<CardTitle name={name} id={rule} />}>
      <p className="card-statement">{statement}</p>
      <RuleDrawing rule={rule} />
      <Paragraphs text={card} />
      {open === undefined ? null : (
        <section>
          <h3>{say('ui.card.open')}</h3>
          <Paragraphs text={open} />
        </section>
      )}
      {values === undefined ? null : <Values id={rule} values={values} />}
      {values === undefined ? null : <Otherwise id={rule} />}
      {switches.length === 0 ? null : (
        <section>
          <h3>{say('ui.card.switches')}</h3>
          <ul className="switches">
            {switches.map((id) => (
              <SwitchLine key={id} id={id} />
            ))}
          </ul>
        </section>
      )}
      {misreadings.length === 0 ? null : (
        <section>
          <h3>{say('ui.card.misreadings')}</h3>
          <ul className="switches">
            {misreadings.map((id) => (
              <MisreadingLine key={id} id={id} />
            ))}
          </ul>
        </section>
      )}
      <Origins rule={rule} />
    </Sheet>
  )
}

function CardTitle({ name, id }: { readonly name: string; readonly id: string }) {
  return (
    <>
      {name} <span className="card-id">{id}</span>
    </>
  )
}

function Paragraphs({ text }: { readonly text: string }) {
  return text.split('\n').map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}

/** The book, the same edition, or the house; a rule may rest on several. */
function Origins({ rule }: { readonly rule: string }) {
  const say = useSay()
  const { heading, origins } = useSpeech().rule(rule)
  if (origins.length === 0) return null
  return (
    <section>
      <h3>{say('ui.card.origins')}</h3>
      {heading === undefined ? null : <p>{say('ui.card.heading', { heading })}</p>}
      <ul className="origins">
        {origins.map(({ origin, clause }) => {
          const name = say(`ui.card.origin.${origin}`)
          return (
            <li key={`${origin} ${clause}`}>
              {clause === undefined ? name : say('ui.card.clause', { origin: name, clause })}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** How this game answers an open question; null where it is no switch of the rules. */
function useSetting(id: string): string | null {
  return useMatch(({ match }) => {
    const found = match.rules.switches.find((each) => each.id === id)
    return found ? settingKey(settingOf(current(match).options, found)) : null
  })
}

function SwitchLine({ id }: { readonly id: string }) {
  const speech = useSpeech()
  const setting = useSetting(id)
  const { values } = speech.rule(id)
  const now = setting === null ? undefined : values?.[setting]
  return (
    <li>
      <RuleChip rule={id} />
      {now === undefined ? null : <span className="quiet">{now}</span>}
      <Otherwise id={id} />
    </li>
  )
}

/** What the verdict that stands would be by each other answer, where that is another one; the table shows both. */
function Otherwise({ id }: { readonly id: string }) {
  const say = useSay()
  const speech = useSpeech()
  const match = useMatch((store) => store.match)
  if (match.rules.past) return null
  const { table } = shown(match)
  const stands = spoken(match, null)
  const line = stands && speech.headline(stands, table).line
  const answers = readingsOf(match.start)(match.rules).flatMap(({ key, options, of }) => {
    if (of === null || !('id' in of) || of.id !== id) return []
    const verdict = otherwise(match, options)
    const told = verdict && speech.headline(verdict, table).line
    return [{ key, answer: calledIn(speech, id, of.value), told: told === line ? null : told }]
  })
  const [first] = answers
  if (!first) return null
  const { key } = answers.find(({ told }) => told) ?? first
  return (
    <>
      {answers.map(({ key: each, answer, told }) =>
        told ? (
          <p key={each} className="otherwise">
            {say('ui.card.otherwise', { answer, verdict: told })}
          </p>
        ) : null,
      )}
      <OnTable reading={key} />
    </>
  )
}

function MisreadingLine({ id }: { readonly id: string }) {
  const { statement } = useSpeech().rule(id)
  const key = useMatch(({ match }) => match.rules.misreadings.find((each) => each.id === id)?.name)
  if (key === undefined) return null
  return (
    <li>
      {statement} <OnTable reading={key} />
    </li>
  )
}

/** Closes the card and compares that reading with the game's own. */
function OnTable({ reading }: { readonly reading: string }) {
  const seat = useSeat()
  const say = useSay()
  return (
    <button
      type="button"
      className="link"
      onClick={() =>
        seat.view.setState({ compare: { a: PLAYED, b: reading, asked: null }, card: null, dialog: null })
      }
    >
      {say('ui.card.compare')}
    </button>
  )
}

interface ValuesProps {
  readonly id: string
  readonly values: Readonly<Record<string, string>>
}

/** What a switch can be, and what it is in this game. */
function Values({ id, values }: ValuesProps) {
  const say = useSay()
  const setting = useSetting(id)
  return (
    <ul className="origins">
      {Object.entries(values).map(([key, text]) => (
        <li key={key}>
          {text} {key === setting ? <span className="chip">{say('ui.card.now')}</span> : null}
        </li>
      ))}
    </ul>
  )
}
