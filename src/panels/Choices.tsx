// The options of one unit in one row: open ones as buttons, refused ones small beside them; one line once none is open.
import type { Table } from '../kernel/game.ts'
import { useSeat } from '../store/seat.ts'
import { type Choice, chooseAction, whyKey } from './asking.ts'
import { askWhy, OfferButton } from './Offers.tsx'
import { useSpeech } from './speech.ts'
import { Words } from './Words.tsx'

interface ChoicesProps {
  readonly unit: string
  readonly offers: readonly Choice[]
  readonly table: Table
}

export function Choices({ unit, offers, table }: ChoicesProps) {
  const seat = useSeat()
  const speech = useSpeech()
  const open = offers.filter(({ verdict }) => verdict.ok)
  const refused = offers.filter(({ verdict }) => !verdict.ok)
  const name = speech.unitName(table, unit)
  if (open.length === 0) return <Settled offers={refused} table={table} />
  return (
    <section className="choices" aria-label={name}>
      <h3 className="choices-unit">{name}</h3>
      <div className="choices-open">
        {open.map((offer) => (
          <OfferButton
            key={offer.option}
            label={<OptionLabel offer={offer} table={table} />}
            verdict={offer.verdict}
            table={table}
            why={whyKey(offer)}
            onDo={() => seat.match.getState().act(chooseAction(offer))}
          />
        ))}
      </div>
      {refused.map((offer) => (
        <Refused key={offer.option} offer={offer} table={table} />
      ))}
    </section>
  )
}

interface ForcedProps {
  readonly offers: readonly Choice[]
  readonly refused: readonly Choice[]
  readonly table: Table
}

/** What is left to several units decides nothing: one button does it for each of them, one after the other. */
export function Forced({ offers, refused, table }: ForcedProps) {
  const seat = useSeat()
  const speech = useSpeech()
  const [first] = offers
  if (!first) return null
  const units = offers.flatMap(({ unit }) => unit ?? [])
  return (
    <section className="choices">
      <OfferButton
        label={speech.option(first, table, units)}
        verdict={{
          ok: true,
          why: offers.flatMap(({ verdict }) => verdict.why),
          also: offers.flatMap(({ verdict }) => verdict.also ?? []),
        }}
        table={table}
        why="offer forced"
        onDo={() => offers.every((offer) => seat.match.getState().act(chooseAction(offer)).ok)}
      />
      {refused.map((offer) => (
        <Refused key={whyKey(offer)} offer={offer} table={table} />
      ))}
    </section>
  )
}

/** The unit stands above it for the eye; whoever hears or searches the button needs it there. */
function OptionLabel({ offer, table }: { readonly offer: Choice; readonly table: Table }) {
  const speech = useSpeech()
  const { unit } = offer
  return (
    <>
      {unit === undefined ? null : (
        <span className="unseen">{speech.say('ui.offer.of', { unit: speech.unitName(table, unit) })} </span>
      )}
      {speech.option(offer, table, [])}
    </>
  )
}

function Refused({ offer, table }: { readonly offer: Choice; readonly table: Table }) {
  const seat = useSeat()
  const speech = useSpeech()
  const [deciding] = offer.verdict.why
  return (
    <button
      type="button"
      className="choice-refused"
      aria-disabled
      onClick={() => askWhy(seat, whyKey(offer), offer.verdict)}
    >
      <s>
        <OptionLabel offer={offer} table={table} />
      </s>
      {deciding ? (
        <span>
          <Words text={speech.sentence(deciding, table)} />
        </span>
      ) : null}
    </button>
  )
}

/** Nothing is left to choose: the one line says what came of it, and opens its reasons. */
function Settled({ offers, table }: Omit<ChoicesProps, 'unit'>) {
  const seat = useSeat()
  const speech = useSpeech()
  const [first] = offers
  if (!first) return null
  return (
    <button type="button" className="choice-made" onClick={() => askWhy(seat, whyKey(first), first.verdict)}>
      <Words text={speech.headline(first.verdict, table).line} />
    </button>
  )
}
