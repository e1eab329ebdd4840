// Offers as buttons: an open one acts, a refused one stays in its place and tells why.
import { type ReactNode, useEffect } from 'react'
import type { Table, Verdict } from '../kernel/game.ts'
import { remind } from '../store/notices.ts'
import type { Seat } from '../store/seat.ts'
import { useSeat } from '../store/seat.ts'
import { type Choice, chooseAction, whyKey } from './asking.ts'
import { Icon } from './icons.tsx'
import { holding } from './keyHand.ts'
import { showWhy } from './showWhy.ts'
import { useSpeech } from './speech.ts'
import { Words } from './Words.tsx'

interface OfferButtonProps {
  readonly label: ReactNode
  readonly verdict: Verdict
  readonly table: Table
  /** Names the question of its why. */
  readonly why: string
  readonly main?: boolean
  /** The deciding fact stands under an open offer too; under a refused one it always does. */
  readonly second?: boolean
  onDo(): void
  /** While it is pointed at or focused. */
  readonly onLook?: (() => void) | undefined
  readonly onLookAway?: (() => void) | undefined
}

/** Shows the chain of an offer's verdict. */
export const askWhy = (seat: Seat, key: string, { ok, why, also = [] }: Verdict): void =>
  showWhy(seat, ok ? `open ${key}` : key, [...why, ...also])

/** Whoever looks at its reasons sees those of now. */
export function useWhyOf(why: string, verdict: Verdict): void {
  const seat = useSeat()
  useEffect(() => {
    const { key } = seat.view.getState().why ?? {}
    if (key === why || key === `open ${why}`) askWhy(seat, why, verdict)
  }, [seat, why, verdict])
}

export function OfferButton(props: OfferButtonProps) {
  const { label, verdict, table, why, main, second, onDo, onLook, onLookAway } = props
  const seat = useSeat()
  const speech = useSpeech()
  const [deciding] = verdict.why
  const told = second === true || !verdict.ok
  const more = verdict.ok ? null : speech.headline(verdict, table).moreText
  useWhyOf(why, verdict)
  return (
    <div className="offer-row">
      <button
        type="button"
        className={main && verdict.ok ? 'offer offer-main' : 'offer'}
        aria-disabled={verdict.ok ? undefined : true}
        onClick={() => {
          if (verdict.ok && holding(seat)) remind(seat.view, 'ui.not.holding')
          else if (verdict.ok) onDo()
          else {
            seat.match.getState().tell(verdict)
            askWhy(seat, why, verdict)
          }
        }}
        onPointerEnter={onLook}
        onPointerLeave={onLookAway}
        onFocus={onLook}
        onBlur={onLookAway}
      >
        <span className="offer-label">{typeof label === 'string' ? <Words text={label} /> : label}</span>
        {told && deciding ? (
          <span className="offer-reason">
            <Words text={speech.sentence(deciding, table)} />
          </span>
        ) : null}
        {more === null ? null : <span className="offer-reason">{more}</span>}
        {verdict.also?.length ? (
          <span className="offer-reason">
            <Words text={speech.sums(verdict.also, table).join('. ')} />
          </span>
        ) : null}
        {verdict.ok ? null : <span className="offer-why">{speech.say('ui.refused.why')}</span>}
      </button>
      {verdict.ok ? <AskWhy why={why} verdict={verdict} table={table} /> : null}
    </div>
  )
}

/** What opens the reasons of something that can be done. */
export function AskWhy({ why, verdict, table }: Pick<OfferButtonProps, 'why' | 'verdict' | 'table'>) {
  const seat = useSeat()
  const speech = useSpeech()
  const [deciding] = verdict.why
  if (!deciding) return null
  return (
    <button
      type="button"
      className="offer-ask"
      aria-label={speech.say('ui.offer.why', { fact: speech.sentence(deciding, table) })}
      title={speech.say('ui.why.possible')}
      onClick={() => askWhy(seat, why, verdict)}
    >
      <Icon id="ask" />
    </button>
  )
}

interface OptionOfferProps {
  readonly offer: Choice
  readonly table: Table
}

export function OptionOffer({ offer, table }: OptionOfferProps) {
  const seat = useSeat()
  const speech = useSpeech()
  return (
    <OfferButton
      label={speech.option(offer, table)}
      verdict={offer.verdict}
      table={table}
      why={whyKey(offer)}
      onDo={() => seat.match.getState().act(chooseAction(offer))}
    />
  )
}

export function DoneOffer({ verdict, table }: { readonly verdict: Verdict; readonly table: Table }) {
  const seat = useSeat()
  const speech = useSpeech()
  return (
    <OfferButton
      label={speech.done(verdict, table)}
      verdict={verdict}
      table={table}
      why="offer done"
      onDo={() => seat.match.getState().act({ do: 'done' })}
    />
  )
}
