// Dice that are asked for: rolled by the program, typed in from real ones, or chosen face by face.
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { times } from '../content/tokens.ts'
import { type Die, hits, needAt, type Pool } from '../kernel/dice.ts'
import type { Action, Fact, Table, Verdict } from '../kernel/game.ts'
import { check, current, digestOf } from '../kernel/match.ts'
import { promptOf } from '../store/match.ts'
import { remind } from '../store/notices.ts'
import { useMatch, useSeat, useView } from '../store/seat.ts'
import { isSecond, PRESSED_QUICKLY } from './clicks.ts'
import { DieFace } from './DieFace.tsx'
import { Icon } from './icons.tsx'
import { holding } from './keyHand.ts'
import { digitOf, PRESSED, TYPED } from './keys.ts'
import { Needs } from './Needs.tsx'
import { AskWhy, askWhy, OfferButton, useWhyOf } from './Offers.tsx'
import { idleIn, isShared, ownerName } from './pools.ts'
import { SourceSwitch } from './SourceSwitch.tsx'
import { useSay, useSpeech } from './speech.ts'
import { back, blank, faces, fill, missing, sameNeed, type Tray, turn } from './tray.ts'
import { rest, takeUp } from './tumble.ts'

const YES: Verdict = { ok: true, why: [] }

export function ThrowDice({ pool }: { readonly pool: Pool }) {
  const say = useSay()
  const speech = useSpeech()
  const source = useView((view) => view.dice)
  const table = useMatch((store) => current(store.match).table)
  // A roll belongs to the moment of the line in which it was asked for.
  const moment = useMatch(({ match }) => `${match.line.id} ${digestOf(match)}`)
  const need = sameNeed(pool)
  const shared = isShared(pool) && need === null
  const selected = useView((view) => view.selected)
  const match = useMatch((store) => store.match)
  // Why the chosen one rolls a die or none is told first.
  const verdict = useMemo((): Verdict => {
    const { ok, why } = check(match, { do: 'roll', from: 'seed' })
    const isOwn = ({ about }: Fact): boolean => about.base !== undefined && about.base === selected
    return { ok, why: [...why.filter(isOwn), ...why.filter((fact) => !isOwn(fact))] }
  }, [match, selected])
  useWhyOf('dice', verdict)
  return (
    <section className={shared ? 'throw throw-shared' : 'throw'} aria-label={say('ui.dice.throw')}>
      <div className="throw-pool">
        <div>
          <p className="throw-title">
            <b>
              {say('ui.dice.pool', { side: speech.sideName(table, pool.side), pool: speech.pool(pool.for) })}
            </b>
            {need === null ? null : <span className="need">{say('ui.dice.needs', { need })}</span>}
          </p>
          {shared ? <Needs prompt={promptOf(match)} face={null} /> : null}
        </div>
        <AskWhy why="dice" verdict={verdict} table={table} />
      </div>
      <SourceSwitch />
      {/* One throw may follow another: each begins with blank dice. */}
      {source === 'seed' ? (
        <Rolled key={moment} pool={pool} />
      ) : (
        <Given key={moment} of={moment} pool={pool} source={source} />
      )}
      <Idle pool={pool} verdict={verdict} table={table} />
    </section>
  )
}

interface IdleProps {
  readonly pool: Pool
  /** Of the throw. */
  readonly verdict: Verdict
  readonly table: Table
}

/** Who of the throwing side has no die; one press away, why. */
function Idle({ pool, verdict, table }: IdleProps) {
  const seat = useSeat()
  const speech = useSpeech()
  const idle = idleIn(verdict.why, pool, table)
  if (idle.length === 0) return null
  const isOfThem = ({ about }: Fact): boolean => about.base !== undefined && idle.includes(about.base)
  const why = [...verdict.why.filter(isOfThem), ...verdict.why.filter((fact) => !isOfThem(fact))]
  return (
    <p className="throw-idle quiet">
      {speech.say('ui.dice.idle', { bases: idle.map((base) => speech.tag(table, base)).join(', ') })}
      <button type="button" className="link" onClick={() => askWhy(seat, 'idle', { ...verdict, why })}>
        {speech.say('ui.why')}
      </button>
    </p>
  )
}

/** The dice tumble for a moment that a second press skips; the verdict comes when they rest. */
function Rolled({ pool }: { readonly pool: Pool }) {
  const seat = useSeat()
  const say = useSay()
  const tumbling = useView((view) => view.tumbling)
  useEffect(() => {
    if (!tumbling) return undefined
    const timer = setTimeout(() => rest(seat), times.dice)
    return () => clearTimeout(timer)
  }, [seat, tumbling])
  // Whatever is asked for or shown instead takes them up.
  useEffect(() => () => takeUp(seat), [seat])
  const press = (): void => (tumbling || calm() ? rest(seat) : seat.view.setState({ tumbling: true }))
  const { table } = current(seat.match.getState().match)
  return (
    <div className="cast">
      <div className={tumbling ? 'dice dice-tumbling' : 'dice'} aria-hidden="true">
        {pool.dice.map((die, i) => (
          <Slot key={slotKey(die, i)} pool={pool} place={i} face={null} />
        ))}
      </div>
      <OfferButton
        main
        label={say('ui.dice.roll', { count: pool.dice.length })}
        verdict={YES}
        table={table}
        why="offer roll"
        onDo={press}
      />
    </div>
  )
}

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const slotKey = (die: Die, i: number): string => `${i} ${die.owner}`

interface SlotProps {
  readonly pool: Pool
  readonly place: number
  readonly face: number | null
}

/** A need that is the same for all is said once, above. */
function Slot({ pool, place, face }: SlotProps) {
  const say = useSay()
  const speech = useSpeech()
  const need = sameNeed(pool) === null ? needAt(pool, place) : null
  const owner = useMatch((store) =>
    ownerName(pool.dice[place]?.owner ?? '', current(store.match).table, speech),
  )
  return (
    <span className="slot">
      <DieFace face={face} hit={face === null ? null : hits(pool, place, face)} />
      {owner === null ? null : <span className="slot-owner">{owner}</span>}
      {need === null ? null : <span className="slot-need">{say('ui.dice.need', { need })}</span>}
    </span>
  )
}

interface GivenProps {
  /** What is asked for: what was given for that waits there, whatever is looked at meanwhile. */
  readonly of: string
  readonly pool: Pool
  readonly source: 'typed' | 'chosen'
}

function Given({ of, pool, source }: GivenProps) {
  const seat = useSeat()
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const kept = useView((view) => (view.tray?.of === of ? view.tray.faces : null))
  const tray = useMemo(() => kept ?? blank(pool.dice.length), [kept, pool])
  const [wrong, setWrong] = useState<number | null>(null)
  const change = (next: Tray): void => {
    setWrong(null)
    seat.view.setState({ tray: { of, faces: next } })
  }
  const given = faces(tray)
  const confirm = (): void => {
    if (!given) return
    const action: Action = { do: 'roll', from: source, faces: given }
    if (seat.match.getState().act(action).ok) seat.view.setState({ tray: null })
  }
  // What has the focus elsewhere would take the Enter that follows.
  const enter = (next: Tray): void => {
    change(next)
    if (!place.current?.contains(document.activeElement))
      place.current?.querySelector<HTMLElement>('.throw-confirm')?.focus({ preventScroll: true })
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || elsewhere(event.target)) return
    const digit = digitOf(event.code)
    if (holding(seat)) {
      if (digit !== null) remind(seat.view, 'ui.not.holding')
      return
    }
    // A die that has the focus turns by Enter.
    if (source === 'chosen' && isEnter(event) && !given) return
    // What was wrong before is not held against the next key.
    setWrong(null)
    if (digit !== null && (digit < 1 || digit > 6)) setWrong(digit)
    else if (digit !== null) enter(fill(tray, digit))
    else if (event.code === 'Backspace') enter(back(tray))
    else if (isEnter(event) && !ownEnter(event.target)) {
      if (!isSecond(event)) confirm()
    } else return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event)
    window.addEventListener('keydown', listen, true)
    return () => window.removeEventListener('keydown', listen, true)
  }, [])
  // A new question begins at its top; each face given makes another die the next.
  useEffect(() => {
    if (kept) place.current?.querySelector('[data-next]')?.scrollIntoView({ block: 'nearest' })
  }, [kept])
  return (
    <>
      <div ref={place} className={`cast given-${source}`}>
        <div className="dice">
          {pool.dice.map((die, i) => {
            const face = tray[i] ?? null
            const numbers = { number: i + 1, of: pool.dice.length }
            return (
              <button
                key={slotKey(die, i)}
                type="button"
                {...PRESSED_QUICKLY}
                className="die-button"
                data-next={i === tray.indexOf(null) || undefined}
                aria-label={
                  face === null
                    ? say('ui.dice.die.blank', numbers)
                    : say('ui.dice.die.face', { ...numbers, face })
                }
                onClick={() => change(turn(tray, i))}
              >
                <Slot pool={pool} place={i} face={face} />
              </button>
            )
          })}
        </div>
        <div className="given-keys">
          <Keypad onFace={(face) => change(fill(tray, face))} onBack={() => change(back(tray))} />
          <p className="throw-note" role="alert">
            {wrong === null ? null : say('ui.dice.notAFace', { key: wrong })}
          </p>
          <ConfirmButton
            label={say('ui.dice.confirm', { count: pool.dice.length })}
            missing={missing(tray)}
            onDo={confirm}
          />
        </div>
      </div>
      <p className={`quiet given-help given-help-${source}`}>
        {say(`ui.dice.help.${source}`)} <span className="by-keys">{say('ui.dice.help.keys')}</span>
      </p>
    </>
  )
}

const FACES = [1, 2, 3, 4, 5, 6] as const

interface KeypadProps {
  onFace(face: number): void
  onBack(): void
}

/** For fingers: shown where there may be no keys. */
function Keypad({ onFace, onBack }: KeypadProps) {
  const say = useSay()
  return (
    <fieldset className="keypad" aria-label={say('ui.keys.dice')}>
      {FACES.map((face) => (
        <button key={face} type="button" {...PRESSED_QUICKLY} onClick={() => onFace(face)}>
          {face}
        </button>
      ))}
      <button type="button" {...PRESSED_QUICKLY} aria-label={say('ui.keys.back')} onClick={onBack}>
        <Icon id="back" />
      </button>
    </fieldset>
  )
}

interface ConfirmButtonProps {
  readonly label: string
  readonly missing: number
  onDo(): void
}

function ConfirmButton({ label, missing: count, onDo }: ConfirmButtonProps) {
  const say = useSay()
  return (
    <button
      type="button"
      className={count === 0 ? 'offer offer-main throw-confirm' : 'offer throw-confirm'}
      aria-disabled={count === 0 ? undefined : true}
      onClick={onDo}
    >
      <span className="offer-label">{label}</span>
      {count === 0 ? null : <span className="offer-reason">{say('ui.dice.missing', { count })}</span>}
    </button>
  )
}

const isEnter = (event: KeyboardEvent): boolean => event.code === 'Enter' || event.code === 'NumpadEnter'

/** A field or a dialog that wants the keys for itself. */
const elsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${TYPED}, select, dialog`) !== null

/** A button, other than a die, that Enter presses itself. */
const ownEnter = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(PRESSED)?.matches('.die-button') === false
