// The roster: one focusable button where each base lies, for keys, speech and tests; the pointer passes through it.
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Base, BaseId, Table } from '../kernel/game.ts'
import { type Match, shown } from '../kernel/match.ts'
import { basesOf, indexOf } from '../kernel/table.ts'
import { contactsNow, notesOf } from '../store/asides.ts'
import { promptOf } from '../store/match.ts'
import { goingWith } from '../store/movable.ts'
import { remind } from '../store/notices.ts'
import type { Seat } from '../store/seat.ts'
import { useMatch, useSeat, useView } from '../store/seat.ts'
import type { Speech } from '../text/words.ts'
import { announce } from './announce.ts'
import { isSecond } from './clicks.ts'
import { useCommands } from './command.tsx'
import { entryOf, moversOf } from './entry.ts'
import { toTargets } from './goTo.ts'
import { nudge, nudgeFor } from './keyHand.ts'
import { useSay, useSpeech } from './speech.ts'

export function Roster() {
  const seat = useSeat()
  const say = useSay()
  const speech = useSpeech()
  const ids = useMatch((store) => [...indexOf(shown(store.match).table).base.keys()].join('\n')).split('\n')
  const [stop, setStop] = useState<BaseId | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const whole = useRef(false)
  const press = usePress()
  useFocusOnChange(list)
  useCamera(list)
  const mayMove = useMatch(({ match }) => moversOf(promptOf(match)).join('\n')).split('\n')
  const entry = entryOf({ ids, mayMove, stop })
  return (
    <section className="roster" aria-label={say('ui.roster')} data-region>
      <p id="roster-help" className="unseen">
        {say('ui.roster.help')}
      </p>
      <Asides />
      <ul
        ref={list}
        onKeyDown={(event) => onKey(event, seat, { speech, whole, press })}
        onBlur={() => {
          whole.current = false
        }}
      >
        {ids.map((id) => (
          <RosterBase key={id} id={id} stop={id === entry} onEnter={setStop} />
        ))}
      </ul>
    </section>
  )
}

/** What stands on the table beside units and bases, for those who do not see it. */
function Asides() {
  const speech = useSpeech()
  const match = useMatch((store) => store.match)
  const spread = useView((view) => view.spread)
  return (
    <div className="unseen">
      {notesOf(match, speech, spread).map(({ lines }) => (
        <p key={lines[0]}>{lines.join(' · ')}</p>
      ))}
    </div>
  )
}

/** The buttons lie under the camera, which renders none of them anew. */
function useCamera(list: RefObject<HTMLUListElement | null>): void {
  const { view } = useSeat()
  useLayoutEffect(() => {
    const look = (): void => {
      const { camera } = view.getState()
      const style = list.current?.style
      if (!style) return
      style.transform = camera ? `scale(${camera.scale}) translate(${-camera.x}px, ${-camera.y}px)` : 'none'
      style.setProperty('--px', `${camera ? 1 / camera.scale : 1}px`)
    }
    look()
    return view.subscribe((next, before) => {
      if (next.camera !== before.camera) look()
    })
  }, [list, view])
}

/** A base that leaves the table under the focus gives it to the base that stands in its place in the list. */
function useFocusOnChange(list: { readonly current: HTMLUListElement | null }): void {
  const seat = useSeat()
  const place = useRef<number | null>(null)
  const look = useEffectEvent((): void => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const now = buttons.findIndex((button) => button.matches(':focus'))
    if (now === -1 && place.current !== null && document.activeElement === document.body)
      buttons[Math.min(place.current, buttons.length - 1)]?.focus()
    place.current = now === -1 ? null : now
  })
  useEffect(() => {
    const element = list.current
    const remember = (): void => look()
    // Removed under the focus, a button has nobody to give it to; otherwise somebody else has taken it.
    const forget = ({ relatedTarget: taker }: FocusEvent): void => {
      if (taker instanceof Element && !element?.contains(taker)) place.current = null
    }
    element?.addEventListener('focusin', remember)
    element?.addEventListener('focusout', forget)
    const stop = seat.match.subscribe(() => setTimeout(remember))
    return () => {
      element?.removeEventListener('focusin', remember)
      element?.removeEventListener('focusout', forget)
      stop()
    }
  }, [list, seat])
}

interface RosterBaseProps {
  readonly id: BaseId
  /** The one that Tab comes to from outside. */
  readonly stop: boolean
  onEnter(id: BaseId): void
}

const RosterBase = memo(function RosterBase({ id, stop, onEnter }: RosterBaseProps) {
  const seat = useSeat()
  const speech = useSpeech()
  const press = usePress()
  const base = useMatch((store) => indexOf(shown(store.match).table).base.get(id))
  const unit = useMatch((store) => shown(store.match).table.units.find((each) => each.id === base?.unit))
  const sides = useMatch((store) => shown(store.match).table.sides)
  const touched = useMatch((store) => touchedBy(store.match, id))
  if (!base || !unit || sides.length === 0) return null
  const { table } = shown(seat.match.getState().match)
  const { at, shape } = base
  const [width, height] = [shape.w + 2 * shape.r, shape.d + 2 * shape.r]
  const placed: CSSProperties & Record<'--facing', string> = {
    left: at.x - width / 2,
    top: at.y - height / 2,
    width,
    height,
    '--facing': `${at.facing}deg`,
  }
  return (
    <li>
      <button
        type="button"
        tabIndex={stop ? 0 : -1}
        data-base={id}
        aria-label={nameOf(base, { table, speech, touched })}
        aria-describedby="roster-help"
        style={placed}
        onFocus={() => {
          onEnter(id)
          seat.hand.point(id)
          seat.view.setState({ selected: id })
        }}
        onBlur={() => {
          if (seat.hand.now().pointed === id) seat.hand.point(null)
        }}
        onClick={(event) => press(event, id)}
      />
    </li>
  )
})

/** The bases in contact with that one, line by line. */
const touchedBy = (match: Match, id: BaseId): string =>
  contactsNow(match)
    .flatMap(({ base, other }) => (base === id ? [other] : other === id ? [base] : []))
    .join('\n')

interface Naming {
  readonly table: Table
  readonly speech: Speech
  readonly touched: string
}

/** "3A, rifles, 3rd unit, Germany, pinned, 40 cm by 51 cm, facing 180°" */
function nameOf(base: Base, { table, speech, touched }: Naming): string {
  const unit = table.units.find((each) => each.id === base.unit)
  const both = unit ? [base, unit] : [base]
  const said = [...both.flatMap(speech.traits), ...both.flatMap(({ badges }) => badges.map(speech.badge))]
  const bases = touched
    .split('\n')
    .filter((id) => id !== '')
    .map((id) => speech.tag(table, id))
    .join(', ')
  const contact = bases === '' ? [] : [speech.say('ui.roster.touches', { bases })]
  const states = [...new Set(said), ...contact].join(', ')
  return speech.say('ui.roster.base', {
    tag: speech.tag(table, base.id),
    kind: speech.kind(base),
    unit: unit ? speech.unitName(table, unit.id) : '',
    side: unit ? speech.sideName(table, unit.side) : '',
    states: states ? speech.say('ui.roster.states', { states }) : '',
    x: speech.length(base.at.x, table),
    y: speech.length(base.at.y, table),
    facing: Math.round(base.at.facing),
  })
}

interface KeyRoom {
  readonly speech: Speech
  /** The whole unit is held with the focused base. */
  readonly whole: { current: boolean }
  readonly press: Press
}

function onKey(event: KeyboardEvent, seat: Seat, { speech, whole, press }: KeyRoom): void {
  const id = event.target instanceof HTMLElement ? event.target.dataset.base : undefined
  if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.code === 'Tab') {
    step(event)
    return
  }
  const by = nudgeFor(event.code, event.shiftKey)
  if (by) nudge(seat, held(seat, id, whole.current), by)
  else if (event.code === 'KeyG') {
    whole.current = !whole.current
    seat.hand.cancel()
    announce(whole.current ? wholeText(seat, id, speech) : singleText(seat, id, speech))
  } else if (event.code === 'KeyT') toTargets(seat, id)
  else if (event.code === 'Escape' && seat.hand.now().held.length > 0) {
    seat.hand.cancel()
    announce(speech.say('ui.roster.cancelled'))
  } else if (event.code === 'Enter' || event.code === 'NumpadEnter') press(event, id)
  else return
  event.preventDefault()
  event.stopPropagation()
}

const held = (seat: Seat, id: BaseId, whole: boolean): readonly BaseId[] => {
  const { match } = seat.match.getState()
  const { table } = shown(match)
  const base = table.bases.find((each) => each.id === id)
  if (!whole || !base) return [id]
  return goingWith(match, base, basesOf(table, base.unit))
}

const tableOf = (seat: Seat): Table => shown(seat.match.getState().match).table

const wholeText = (seat: Seat, id: BaseId, speech: Speech): string => {
  const unit = tableOf(seat).bases.find((base) => base.id === id)?.unit
  return unit === undefined
    ? ''
    : speech.say('ui.roster.whole', { unit: speech.unitName(tableOf(seat), unit) })
}

const singleText = (seat: Seat, id: BaseId, speech: Speech): string =>
  speech.say('ui.roster.single', { tag: speech.tag(tableOf(seat), id) })

/** Tab goes from base to base and at either end out of the roster. */
function step(event: KeyboardEvent): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button.matches(':focus'))
  const next = buttons[at + (event.shiftKey ? -1 : 1)]
  if (!next || (event.shiftKey && at === 0)) return
  next.focus()
  event.preventDefault()
}

type Press = (event: SyntheticEvent, id: BaseId) => void

/** Whatever can be accepted is, as it is from anywhere else; else it is said how to begin. */
function usePress(): Press {
  const seat = useSeat()
  const speech = useSpeech()
  const { accept } = useCommands()
  return (event, id) => {
    if (isSecond(event.nativeEvent)) return
    const asked = promptOf(seat.match.getState().match)
    if (accept.when(seat)) accept.run(seat)
    else {
      seat.view.setState({ selected: id })
      if (asked && moversOf(asked).length === 0) remind(seat.view, 'ui.not.answer')
      else announce(speech.say('ui.roster.nothingHeld'))
    }
  }
}
