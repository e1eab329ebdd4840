// One choice for each of several bases as a row of tags: who falls. A base chosen on the table has its button above them.
import type { Table } from '../kernel/game.ts'
import { useSeat, useView } from '../store/seat.ts'
import { type Choice, chooseAction } from './asking.ts'
import { OptionOffer } from './Offers.tsx'
import { useSpeech } from './speech.ts'

interface FiguresProps {
  readonly offers: readonly Choice[]
  readonly table: Table
}

export function Figures({ offers, table }: FiguresProps) {
  const seat = useSeat()
  const speech = useSpeech()
  const selected = useView((view) => view.selected)
  const [first] = offers
  const chosen = offers.find(({ unit }) => unit === selected)
  return (
    <section className="moves">
      {chosen ? <OptionOffer offer={chosen} table={table} /> : null}
      <h3>{first && speech.option(first, table, [])}</h3>
      <div className="tags">
        {offers.map((offer) => (
          <button
            key={offer.unit}
            type="button"
            className="tag"
            aria-label={speech.option(offer, table)}
            onPointerEnter={() => seat.hand.point(offer.unit ?? null)}
            onPointerLeave={() => seat.hand.point(null)}
            onClick={() => seat.match.getState().act(chooseAction(offer))}
          >
            {speech.tag(table, offer.unit ?? '')}
          </button>
        ))}
      </div>
    </section>
  )
}
