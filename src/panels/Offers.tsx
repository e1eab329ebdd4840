// Offers as buttons: an open one acts, a refused one stays in its place and tells why.
import type { ReactNode } from 'react'
import type { Action, Offer, Table, Verdict } from '../kernel/game.ts'
import type { Seat } from '../store/seat.ts'
import { useSeat } from '../store/seat.ts'
import { useSay, useSpeech } from './speech.ts'

interface OfferButtonProps {
  readonly label: ReactNode
  readonly verdict: Verdict
  readonly table: Table
  /** Names the question of its why. */
  readonly why: string
  readonly main?: boolean
  /** Said in the place of the verdict's own first sentence. */
  readonly second?: string | undefined
  onDo(): void
  /** While it is pointed at or focused. */
  onLook?(): void
  onLookAway?(): void
}

/** Shows the chain of a verdict in the why panel, unfolded. */
export const askWhy = (seat: Seat, key: string, verdict: Verdict): void =>
  seat.view.setState((view) => ({
    why: { key, facts: verdict.why },
    lit: verdict.why[0] ?? null,
    folded: view.folded.filter((panel) => panel !== 'why'),
  }))

/** A double click decides once: its second click falls on whatever has come into this place. */
export function OfferButton(props: OfferButtonProps) {
  const { label, verdict, table, why, main, second, onDo, onLook, onLookAway } = props
  const seat = useSeat()
  const speech = useSpeech()
  const [deciding] = verdict.why
  const reason = second ?? (deciding ? speech.sentence(deciding, table) : null)
  return (
    <button
      type="button"
      className={main && verdict.ok ? 'offer offer-main' : 'offer'}
      aria-disabled={verdict.ok ? undefined : true}
      onClick={(event) => {
        if (event.detail > 1) return
        if (verdict.ok) onDo()
        else askWhy(seat, why, verdict)
      }}
      onPointerEnter={onLook}
      onPointerLeave={onLookAway}
      onFocus={onLook}
      onBlur={onLookAway}
    >
      <span className="offer-label">{label}</span>
      {reason === null ? null : <span className="offer-reason">{reason}</span>}
      {verdict.ok ? null : <span className="offer-why">{speech.say('ui.refused.why')}</span>}
    </button>
  )
}

interface OptionOfferProps {
  readonly offer: Offer & { readonly do: 'choose' }
  readonly table: Table
}

export function OptionOffer({ offer, table }: OptionOfferProps) {
  const seat = useSeat()
  const speech = useSpeech()
  const { option, unit, verdict } = offer
  const action: Action = unit === undefined ? { do: 'choose', option } : { do: 'choose', unit, option }
  return (
    <OfferButton
      label={speech.option(offer, table)}
      verdict={verdict}
      table={table}
      why={`offer ${unit ?? ''} ${option}`}
      onDo={() => seat.match.getState().act(action)}
    />
  )
}

export function DoneOffer({ verdict, table }: { readonly verdict: Verdict; readonly table: Table }) {
  const seat = useSeat()
  const say = useSay()
  return (
    <OfferButton
      label={say('ui.do.done')}
      verdict={verdict}
      table={table}
      why="offer done"
      onDo={() => seat.match.getState().act({ do: 'done' })}
    />
  )
}
