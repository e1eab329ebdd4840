// A base put down by numbers: its place and facing, or its gap to another base, as a ruler on a real table read them.
import { type FormEvent, type ReactNode, useState } from 'react'
import { gapSet } from '../kernel/byHand.ts'
import { type Base, inMm, type System, type Table } from '../kernel/game.ts'
import { freeAtGap } from '../kernel/geometry/atGap.ts'
import { gap } from '../kernel/geometry/gap.ts'
import { isSamePose, type Pose, roundPose, sameLength } from '../kernel/geometry/point.ts'
import { shown } from '../kernel/match.ts'
import { basesOfSide, foesOf, indexOf, sideOfBase } from '../kernel/table.ts'
import { tell } from '../store/notices.ts'
import { type Seat, useSeat } from '../store/seat.ts'
import { useSay, useSpeech } from './speech.ts'
import { numberIn, onEscape } from './typed.ts'

interface PlaceProps {
  readonly base: Base
  readonly table: Table
}

export function Place({ base, table }: PlaceProps) {
  return (
    <>
      <TypedGap key={`gap ${base.id}`} base={base} table={table} />
      <TypedPose key={`${base.id} ${base.at.x} ${base.at.y} ${base.at.facing}`} base={base} table={table} />
    </>
  )
}

const toMm = (length: number, system: System): number => inMm({ cm: length, in: length }, system)

/**
 * In Play it is a change by hand, which leaves its mark; where the base lies there already it is none. Answers where it
 * lies now; null: that was refused.
 */
function put({ match }: Seat, base: Base, to: Pose): Base | null {
  if (isSamePose(base.at, to)) return base
  const moves = [{ base: base.id, to }]
  const { act, match: now } = match.getState()
  const byHand = shown(now).mode === 'play'
  const { ok } = act(byHand ? { do: 'correct', by: { is: 'moved', moves } } : { do: 'move', moves })
  return ok ? (indexOf(shown(match.getState().match).table).base.get(base.id) ?? null) : null
}

/** Enemies first: it is their gap that disputes are about. */
const othersOf = (base: Base, table: Table): readonly Base[] =>
  [...foesOf(table, base), ...basesOfSide(table, sideOfBase(table, base))].filter(({ id }) => id !== base.id)

function TypedGap({ base, table }: PlaceProps) {
  const seat = useSeat()
  const say = useSay()
  const speech = useSpeech()
  const others = othersOf(base, table)
  const [to, setTo] = useState(others[0]?.id ?? '')
  const [typed, setTyped] = useState<string>()
  const [refused, setRefused] = useState(false)
  const other = others.find(({ id }) => id === to)
  if (!other) return null
  const length = numberIn(typed ?? '')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setRefused(length === null)
    if (length === null) return
    const wished = toMm(length, table.system)
    const obstacles = table.bases.filter(({ id }) => id !== base.id)
    const isThere = sameLength(gap(base, other).mm, wished)
    const to = isThere ? base.at : freeAtGap(base, other, wished, { obstacles, size: table.size })
    const lies = put(seat, base, to)
    if (lies === null) return
    seat.match.getState().tell(gapSet(lies, other))
    const { mm } = gap(lies, other)
    if (sameLength(mm, wished)) return
    const tags = { base: speech.tag(table, base.id), other: speech.tag(table, other.id) }
    seat.view.setState({
      notice: { id: 'ui.place.notMet', values: { ...tags, gap: speech.length(mm, table) } },
    })
  }
  return (
    <form className="typed" onSubmit={submit}>
      <label>
        {say('ui.place.to', { base: speech.tag(table, base.id) })}
        <select value={to} onChange={({ target }) => setTo(target.value)}>
          {others.map(({ id }) => (
            <option key={id} value={id}>
              {speech.tag(table, id)}
            </option>
          ))}
        </select>
      </label>
      <Field
        label={say('ui.place.gap', { units: table.system })}
        typed={typed}
        now=""
        hint={speech.length(gap(base, other).mm, table)}
        onType={(text) => {
          setRefused(false)
          setTyped(text)
        }}
      />
      <Put can={length !== null}>{say('ui.place.setGap')}</Put>
      {refused ? <Wrong field="gap" /> : null}
    </form>
  )
}

/** What is not typed stays exactly as it is. */
function TypedPose({ base, table }: PlaceProps) {
  const seat = useSeat()
  const say = useSay()
  const speech = useSpeech()
  const [typed, setTyped] = useState<Readonly<Partial<Record<keyof Pose, string | undefined>>>>({})
  const [refused, setRefused] = useState<keyof Pose>()
  const { system } = table
  const unit = (name: keyof Pose): number => (name === 'facing' ? 1 : toMm(1, system))
  const wished = (name: keyof Pose): number | null => {
    const text = typed[name]
    if (text === undefined) return base.at[name]
    const length = name === 'facing' ? numberIn(text, -360, 360) : numberIn(text)
    return length === null ? null : length * unit(name)
  }
  const [x, y, facing] = [wished('x'), wished('y'), wished('facing')]
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setRefused(POSE.find((name) => wished(name) === null))
    if (x === null || y === null || facing === null) return
    const to = roundPose({ x, y, facing })
    const lies = put(seat, base, to)
    if (lies && !isSamePose(lies.at, to))
      tell(seat.view, 'ui.place.moved', { base: speech.tag(table, base.id) })
  }
  return (
    <form className="typed" onSubmit={submit}>
      {POSE.map((name) => (
        <Field
          key={name}
          label={say(`ui.place.${name}`, { units: system })}
          typed={typed[name]}
          now={speech.typed(base.at[name] / unit(name))}
          hint=""
          onType={(text) => {
            setRefused(undefined)
            setTyped({ ...typed, [name]: text })
          }}
        />
      ))}
      <Put can={![x, y, facing].includes(null)}>{say('ui.place.set')}</Put>
      {refused ? <Wrong field={refused} /> : null}
    </form>
  )
}

const POSE = ['x', 'y', 'facing'] as const

/** Grey where what is typed is no number, and then it says so. */
const Put = ({ can, children }: { readonly can: boolean; readonly children: ReactNode }) => (
  <button type="submit" className="button" aria-disabled={can ? undefined : true}>
    {children}
  </button>
)

function Wrong({ field }: { readonly field: string }) {
  const say = useSay()
  return (
    <p className="typed-note" role="alert">
      {say('ui.place.not', { field })}
    </p>
  )
}

interface FieldProps {
  readonly label: string
  readonly typed: string | undefined
  /** What stands there until something is typed. */
  readonly now: string
  /** What is meant where nothing stands. */
  readonly hint: string
  onType(text: string | undefined): void
}

function Field({ label, typed, now, hint, onType }: FieldProps) {
  return (
    <label>
      {label}
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        size={6}
        value={typed ?? now}
        placeholder={hint}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => onEscape(event, typed, () => onType(undefined))}
      />
    </label>
  )
}
