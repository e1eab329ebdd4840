// The prompt: whose decision it is, one question, and the offers; refused ones stay, with their reason.
import { useRef } from 'react'
import type { Prompt as Asked, Offer, Table } from '../kernel/game.ts'
import { current, isWithin, type Match, standing } from '../kernel/match.ts'
import { promptOf } from '../store/match.ts'
import { useMatch, useSeat, useView } from '../store/seat.ts'
import type { UiId } from '../text/ui.en.ts'
import { forcedIn, isAboutMoved, isOpen, type Place, placesOf, whyKey } from './asking.ts'
import { Choices, Forced } from './Choices.tsx'
import { CommandButton } from './command.tsx'
import { Fallen } from './Fallen.tsx'
import { Flow } from './Flow.tsx'
import { Allocation, Arrange, Figures, Past, ThrowDice } from './lazy.tsx'
import { Movers, Proposal, useProposed } from './Moves.tsx'
import { DoneOffer, OptionOffer } from './Offers.tsx'
import { useHand } from './slowHand.ts'
import { useSay, useSpeech } from './speech.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { Words } from './Words.tsx'

export function Prompt() {
  const match = useMatch((store) => store.match)
  const place = useRef<HTMLDivElement>(null)
  useKeptFocus(place)
  const prompt = promptOf(match)
  const { edition, past } = match.rules
  const { table } = current(match)
  return (
    <div className="prompt-place" ref={place} tabIndex={-1} data-region>
      {match.looks && !isWithin(match) ? <Looking step={standing(match) + 1} /> : null}
      {past ? (
        <Past edition={edition} past={past} />
      ) : isWithin(match) ? (
        <Within step={standing(match) + 1} />
      ) : prompt ? (
        <Question prompt={prompt} table={table} />
      ) : (
        <Arrange />
      )}
    </div>
  )
}

/** An earlier moment stands here: what is asked was asked then, and who answers otherwise plays a branch. */
function Looking({ step }: { readonly step: number }) {
  const say = useSay()
  return (
    <p className="looking">
      {say('ui.line.looking', { step })} <CommandButton id="toEnd" className="link" called="ui.line.last" />
    </p>
  )
}

/** Nothing is asked before a step has come to its end. */
function Within({ step }: { readonly step: number }) {
  const say = useSay()
  return (
    <section className="prompt" data-side="none" aria-label={say('ui.line.within', { step })}>
      <header className="prompt-head">
        <h2 className="prompt-ask">{say('ui.line.within', { step })}</h2>
      </header>
      <Flow>
        <div className="offers">
          <p>{say('ui.line.within.text')}</p>
          <CommandButton id="stepOn" called="ui.line.within.end" className="offer offer-main" />
        </div>
      </Flow>
    </section>
  )
}

interface QuestionProps {
  readonly prompt: Asked
  readonly table: Table
}

function Question({ prompt, table }: QuestionProps) {
  const say = useSay()
  const speech = useSpeech()
  const side = speech.sideName(table, prompt.side)
  const whose = say(whoseOf(prompt.offers), { side })
  const moving = prompt.offers.find((offer) => offer.do === 'move')
  const moves = moving?.bases ?? []
  const finished = prompt.offers.some((offer) => offer.do === 'done' && offer.verdict.ok)
  const places = placesOf(prompt.offers, table)
  const step = useMatch(({ match }) => standing(match))
  const isFirst = useMatch(({ match }) => isOfFirstPhase(match))
  // A proposal is accepted or put away before anything else.
  const proposed = useProposed()
  // A team that is to move is looked for first; naming and handing over are seldom wanted.
  const [early, late] = [places.filter(isEarly), places.filter((place) => !isEarly(place))]
  const list = (some: readonly Place[]) =>
    some.map((place) => <APlace key={keyOf(place)} place={place} table={table} />)
  return (
    <section className="prompt" aria-label={whose} data-side={prompt.side}>
      <header className="prompt-head">
        <p className="prompt-side">{whose}</p>
        <h2 className="prompt-ask">
          <Words text={speech.ask(prompt, table)} />
        </h2>
        <Note of={prompt} table={table} />
      </header>
      {isFirst ? <FirstMinute /> : null}
      <Fallen />
      <Flow>
        <section className="offers" data-step={step % 2} aria-label={say('ui.offers')}>
          {moves.length === 0 ? null : <Proposal table={table} finished={finished} />}
          {proposed ? null : list(moves.length === 0 ? places : early)}
          <Movers bases={moves} moved={moving?.moved ?? []} table={table} />
          {moves.length === 0 || proposed ? null : list(late)}
        </section>
      </Flow>
    </section>
  )
}

/** Nobody decides how dice fall, nor what is the one thing left. */
function whoseOf(offers: readonly Offer[]): UiId {
  if (offers.every((offer) => offer.do === 'roll')) return 'ui.rolls'
  return forcedIn(offers).length > 0 ? 'ui.acts' : 'ui.decides'
}

function Note({ of: { note }, table }: { readonly of: Asked; readonly table: Table }) {
  const speech = useSpeech()
  const ghosts = useHand((held) => held.ghosts)
  if (!note || (ghosts && isAboutMoved(note, ghosts.moves))) return null
  return (
    <p className="prompt-note">
      <Words text={speech.sentence(note, table)} />
    </p>
  )
}

/** What goes on with the question as a whole, if that can be done. */
const isEarly = (place: Place): boolean =>
  place.is === 'offer' && place.offer.do !== 'choose' && isOpen(place.offer)

const keyOf = (place: Place): string => {
  if (place.is === 'unit') return `unit ${place.unit}`
  if (place.is === 'forced') return `forced ${place.offers[0]?.option}`
  if (place.is === 'bases') return `bases ${place.option}`
  return place.offer.do === 'choose' ? whyKey(place.offer) : place.offer.do
}

function APlace({ place, table }: { readonly place: Place; readonly table: Table }) {
  if (place.is === 'forced') return <Forced {...place} table={table} />
  if (place.is === 'bases') return <Figures offers={place.offers} table={table} />
  return place.is === 'unit' ? (
    <Choices unit={place.unit} offers={place.offers} table={table} />
  ) : (
    <AnOffer offer={place.offer} table={table} />
  )
}

function AnOffer({ offer, table }: { readonly offer: Offer; readonly table: Table }) {
  switch (offer.do) {
    case 'move':
      return null
    case 'choose':
      return <OptionOffer offer={offer} table={table} />
    case 'allocate':
      return <Allocation hits={offer.hits} />
    case 'roll':
      return <ThrowDice pool={offer.pool} />
    case 'done':
      return <DoneOffer verdict={offer.verdict} table={table} />
    default:
      return offer satisfies never
  }
}

/** The question is of that part of the game with which it begins. */
function isOfFirstPhase({ rules, frames, at }: Match): boolean {
  const phases = frames.slice(0, at + 1).map(({ state }) => rules.phase(state))
  const first = phases.find((phase) => phase !== '')
  return first === undefined || phases.at(-1) === first
}

/** The one sentence of the first minute, which the table shows beside its ghost; here for keys, speech and touch. */
function FirstMinute() {
  const seat = useSeat()
  const say = useSay()
  const on = useView((view) => view.firstMinute)
  if (!on) return null
  return (
    <aside className="first-minute" aria-label={say('ui.do.firstMinute')}>
      <p className="first-sentence">{say('ui.firstMinute')}</p>
      <p className="first-keys">{say('ui.firstMinute.keys')}</p>
      <button type="button" className="link" onClick={() => seat.view.setState({ firstMinute: false })}>
        {say('ui.firstMinute.gone')}
      </button>
    </aside>
  )
}
