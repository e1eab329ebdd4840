// States set by hand on the selected base and its unit, and bases taken off the table and put back.
import type { Base, Table, Unit } from '../kernel/game.ts'
import { current } from '../kernel/match.ts'
import { useMatch, useSeat, useView } from '../store/seat.ts'
import { useCorrect } from './correct.ts'
import { Place } from './Place.tsx'
import { useSay, useSpeech } from './speech.ts'
import { Traits } from './Traits.tsx'

/** The same in Play, with its warning. */
export function ByHandInPlay() {
  const say = useSay()
  const table = useMatch((store) => current(store.match).table)
  return (
    <>
      <p className="quiet">{say('ui.hand.play')}</p>
      <ByHand table={table} />
      <Lost table={table} />
    </>
  )
}

export function ByHand({ table }: { readonly table: Table }) {
  const say = useSay()
  const speech = useSpeech()
  const selected = useView((view) => view.selected)
  const { states, traits } = useMatch((store) => store.match.rules)
  const correct = useCorrect()
  const base = table.bases.find((each) => each.id === selected)
  const unit = table.units.find((each) => each.id === base?.unit)
  if (!base || !unit) return <p className="empty">{say('ui.hand.choose')}</p>
  const tag = speech.tag(table, base.id)
  const baseName = `${tag}, ${speech.kind(base)}`
  const unitName = speech.unitName(table, unit.id)
  return (
    <div className="by-hand">
      <Judge unit={unit} />
      <States title={baseName} on={base} badges={states.base(base)} />
      <States title={unitName} on={unit} badges={states.unit} />
      <Traits title={baseName} on={base} known={traits.base(base)} />
      <Traits title={unitName} on={unit} known={traits.unit} />
      <Place base={base} table={table} />
      <button type="button" className="button" onClick={() => correct({ is: 'removed', base: base.id })}>
        {say('ui.hand.destroy', { base: tag })}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => {
          for (const { id, unit: of } of table.bases) if (of === unit.id) correct({ is: 'removed', base: id })
        }}
      >
        {say('ui.hand.destroyAll', { unit: unitName })}
      </button>
    </div>
  )
}

/** In Arrange: what the rules would say of the unit as all stand, for a dispute from a real table. */
function Judge({ unit }: { readonly unit: Unit }) {
  const seat = useSeat()
  const say = useSay()
  const speech = useSpeech()
  const state = useMatch((store) => current(store.match))
  if (state.mode !== 'arrange') return null
  const ask = (): void => {
    const { match, seek } = seat.match.getState()
    seek(match.at, match.rules.judge(state, unit.id))
  }
  return (
    <button type="button" className="button" onClick={ask}>
      {say('ui.hand.judge', { unit: speech.unitName(state.table, unit.id) })}
    </button>
  )
}

interface StatesProps {
  readonly title: string
  readonly on: Base | Unit
  readonly badges: readonly string[]
}

function States({ title, on, badges }: StatesProps) {
  const speech = useSpeech()
  const correct = useCorrect()
  if (badges.length === 0) return null
  return (
    <fieldset className="states">
      <legend>{title}</legend>
      {badges.map((badge) => {
        const set = on.badges.includes(badge)
        return (
          <button
            key={badge}
            type="button"
            className="tag"
            aria-pressed={set}
            onClick={() => correct({ is: 'marked', on: on.id, badge, set: !set })}
          >
            {speech.badge(badge)}
          </button>
        )
      })}
    </fieldset>
  )
}

export function Lost({ table }: { readonly table: Table }) {
  const say = useSay()
  const speech = useSpeech()
  const correct = useCorrect()
  return (
    <section className="lost" aria-label={say('ui.hand.lost')}>
      <h3 className="quiet">{say('ui.hand.lost')}</h3>
      {table.lost.length === 0 ? <p className="empty">{say('ui.hand.noneLost')}</p> : null}
      <div className="tags">
        {table.lost.map((base) => (
          <button
            key={base.id}
            type="button"
            className="button"
            onClick={() => correct({ is: 'restored', base: base.id })}
          >
            {say('ui.hand.restore', { base: speech.tag(table, base.id) })}
          </button>
        ))}
      </div>
    </section>
  )
}
