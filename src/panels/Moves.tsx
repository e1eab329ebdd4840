// A question for moves: propose them all, accept them, or take one base and pick its target from a list.
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Aim, Base, BaseId, Move, Table, Verdict } from '../kernel/game.ts'
import { act, current, type Match } from '../kernel/match.ts'
import { firstMoveIn, promptOf } from '../store/match.ts'
import type { Seat } from '../store/seat.ts'
import { useMatch, useSeat, useView } from '../store/seat.ts'
import { CommandButton } from './command.tsx'
import { toNextMover, walkOffers } from './goTo.ts'
import { askWhy, OfferButton } from './Offers.tsx'
import { useHand } from './slowHand.ts'
import { useSay, useSpeech } from './speech.ts'

interface MovesProps {
  readonly bases: readonly BaseId[]
  /** Those of them that have moved. */
  readonly moved: readonly BaseId[]
  readonly table: Table
}

/** The bases that may move, first those that have not yet, and the targets of the one that is chosen. */
export function Movers({ bases, moved, table }: MovesProps) {
  const say = useSay()
  const selected = useView((view) => view.selected)
  const chosen = selected !== null && bases.includes(selected) ? selected : null
  const proposed = useProposed()
  if (bases.length === 0 || (proposed && chosen === null)) return null
  return (
    <div className="moves">
      <Tags
        title={say(chosen === null ? 'ui.moves.choose' : 'ui.moves.bases')}
        bases={bases.filter((id) => !moved.includes(id))}
        {...{ chosen, table }}
      />
      <Tags title={say('ui.moves.moved')} bases={moved} {...{ chosen, table }} />
      {chosen === null ? null : <Targets base={chosen} table={table} />}
    </div>
  )
}

interface TagsProps {
  readonly title: string
  readonly bases: readonly BaseId[]
  readonly chosen: BaseId | null
  readonly table: Table
}

function Tags({ title, bases, chosen, table }: TagsProps) {
  const speech = useSpeech()
  const seat = useSeat()
  if (bases.length === 0) return null
  return (
    <>
      <h3 className="quiet">{title}</h3>
      <div className="tags">
        {bases.map((id) => (
          <button
            key={id}
            type="button"
            className="tag"
            aria-pressed={id === chosen}
            onPointerEnter={() => seat.hand.point(id)}
            onPointerLeave={() => seat.hand.point(null)}
            onClick={() => seat.view.setState({ selected: id === chosen ? null : id })}
          >
            {speech.tag(table, id)}
          </button>
        ))}
      </div>
    </>
  )
}

/** Moves lie on the table as ghosts and wait for a decision. */
export const useProposed = (): boolean => useHand((held) => held.ghosts !== null)

interface ProposalProps {
  readonly table: Table
  /** The moves may be left as they are. */
  readonly finished: boolean
}

/** One button for all moves; then their ghosts lie on the table and wait for "accept". */
export function Proposal({ table, finished }: ProposalProps) {
  const seat = useSeat()
  const say = useSay()
  const speech = useSpeech()
  const ghosts = useHand((held) => held.ghosts)
  const nothing = useNothingSensible()
  const match = useMatch((store) => store.match)
  const moves = ghosts?.moves
  const end = useMemo(() => moves && endAfter(match, moves), [match, moves])
  if (!ghosts) {
    // As high as the button: nothing moves under a hand that is about to press what comes next.
    if (nothing) return <p className="row none">{say(finished ? 'ui.moves.enough' : 'ui.moves.none')}</p>
    return (
      <div className="row">
        <CommandButton id="propose" />
      </div>
    )
  }
  const count = ghosts.moves.length
  const accept = (): Verdict | null => seat.hand.accept()
  return (
    <div className="proposal">
      <p role="note">{say('ui.moves.proposed', { count })}</p>
      <div className="row">
        <Focused>
          <OfferButton
            main
            label={say('ui.moves.accept', { count })}
            verdict={ghosts.verdict}
            table={table}
            why="offer accept"
            second={count === 1}
            onDo={accept}
          />
        </Focused>
        <CommandButton id="cancel" />
      </div>
      {/* What it would cost is told first, by its own button. */}
      {end && speech.cost(end, table) === null ? (
        <OfferButton
          label={say('ui.moves.acceptEnd')}
          verdict={end}
          table={table}
          why="offer acceptEnd"
          onDo={() => accept()?.ok && seat.match.getState().act({ do: 'done' })}
        />
      ) : null}
    </div>
  )
}

/** How the question could be ended once those moves are made. */
function endAfter(match: Match, moves: readonly Move[]): Verdict | undefined {
  const { verdict, match: next } = act(match, { do: 'move', moves })
  const done = verdict.ok ? promptOf(next)?.offers.find((offer) => offer.do === 'done') : undefined
  return done?.verdict.ok ? done.verdict : undefined
}

/** Looked into only when the page has come to rest: it may take a while. Until then it is as it was before. */
const REST_MS = 250

function useNothingSensible(): boolean {
  const match = useMatch((store) => store.match)
  const [none, setNone] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setNone(firstMoveIn(match) === null), REST_MS)
    return () => clearTimeout(timer)
  }, [match])
  return none
}

/** Takes the focus when it comes, so that Enter accepts what the same key has just proposed. */
function Focused({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A base under the focus takes Enter itself, and goes on being moved by keys.
    if (!document.activeElement?.closest('.roster')) place.current?.querySelector('button')?.focus()
  }, [])
  return (
    <div className="grow" ref={place}>
      {children}
    </div>
  )
}

function Targets({ base, table }: { readonly base: BaseId; readonly table: Table }) {
  const say = useSay()
  const speech = useSpeech()
  const match = useMatch((store) => store.match)
  const state = current(match)
  const aims = useMemo(() => match.rules.aims(state, base), [match.rules, state, base])
  const tag = speech.tag(table, base)
  const place = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another base has other targets
  useEffect(() => {
    place.current?.querySelector('.offer')?.scrollIntoView({ block: 'nearest' })
  }, [base])
  if (aims.length === 0) return <p className="empty">{say('ui.moves.noTargets', { base: tag })}</p>
  return (
    <section
      className="targets"
      ref={place}
      aria-label={say('ui.moves.targets', { base: tag })}
      onKeyDown={walkOffers}
    >
      <h3 className="quiet">{say('ui.moves.targets', { base: tag })}</h3>
      {[...aims.filter(isOpen), ...aims.filter((aim) => !isOpen(aim))].map((aim) => (
        <Target key={aim.target} aim={aim} base={base} table={table} />
      ))}
    </section>
  )
}

const isOpen = ({ verdict }: Aim): boolean => verdict.ok

function Target({ aim, base, table }: { readonly aim: Aim; readonly base: BaseId; readonly table: Table }) {
  const seat = useSeat()
  const target = table.bases.find((each) => each.id === aim.target)
  const show = (): void => {
    if (aim.verdict.ok) goFor(seat, base, aim)
    else seat.view.setState({ lit: aim.verdict.why[0] ?? null })
  }
  const hide = (): void => {
    if (seat.hand.now().held[0] === base) seat.hand.cancel()
    seat.view.setState({ lit: null })
  }
  return (
    <OfferButton
      label={<TargetLabel target={target} table={table} />}
      verdict={aim.verdict}
      table={table}
      why={`offer ${base} ${aim.target}`}
      second
      onLook={show}
      onLookAway={hide}
      onDo={() => {
        // Whoever chose it by keys goes on with the next base.
        const isByKeys = document.activeElement?.matches(':focus-visible') === true
        goFor(seat, base, aim)
        const verdict = seat.hand.drop()
        if (verdict && !verdict.ok) askWhy(seat, 'offer target', verdict)
        else if (isByKeys) toNextMover(seat, base)
      }}
    />
  )
}

function TargetLabel({ target, table }: { readonly target: Base | undefined; readonly table: Table }) {
  const speech = useSpeech()
  if (!target) return null
  return (
    <>
      <b>{speech.tag(table, target.id)}</b> {speech.kind(target)}
    </>
  )
}

/** Takes the base in the hand to where the aim would bring it. */
function goFor(seat: Seat, base: BaseId, { verdict }: Aim): void {
  const to = verdict.moves?.find((move) => move.base === base)?.to
  if (to) seat.hand.drag({ held: [base], catchMm: 0, shown: true }, to)
}
