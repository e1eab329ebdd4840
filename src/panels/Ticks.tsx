// The marks on the slider, each kind as one stroke: thousands of them cost no more than a few.
import { memo, useMemo } from 'react'
import type { Match } from '../kernel/match.ts'
import { phasesOf, type Tick, type TickKind, ticksOf } from './ticks.ts'

/** Where in the height of 100 each kind stands, and how high it is; a mark without height is a dot. */
const PLACES: Readonly<Record<TickKind, { readonly y: number; readonly h: number }>> = {
  step: { y: 36, h: 28 },
  decision: { y: 50, h: 0 },
  roll: { y: 50, h: 0 },
  mode: { y: 25, h: 50 },
  byHand: { y: 14, h: 0 },
  overruled: { y: 14, h: 0 },
  takenBack: { y: 14, h: 0 },
  parts: { y: 86, h: 0 },
}

export const TICK_KINDS = Object.keys(PLACES) as readonly TickKind[]

/** Only what can alter a mark: not where we stand. */
type TicksProps = Pick<Match, 'rules' | 'frames' | 'steps' | 'marks' | 'lines'>

export const Ticks = memo(function Ticks({ rules, frames, steps, marks, lines }: TicksProps) {
  const ticks = useMemo(() => ticksOf({ frames, steps, marks, lines }), [frames, steps, marks, lines])
  const phases = useMemo(() => phasesOf({ rules, frames }), [rules, frames])
  const last = Math.max(1, frames.length - 1)
  const strip = phases
    .filter((_, i) => i % 2 === 1)
    .map(({ from, to }) => `M${from} 50H${Math.min(to, last)}`)
    .join('')
  return (
    <svg className="ticks" viewBox={`0 0 ${last} 100`} preserveAspectRatio="none" aria-hidden="true">
      <path className="tick-phase" d={strip} />
      {TICK_KINDS.map((kind) => (
        <path key={kind} className={`tick tick-${kind}`} d={pathOf(ticks, kind)} />
      ))}
    </svg>
  )
})

/** A mark by itself, for whoever asks what it means. */
export const TickSign = ({ kind }: { readonly kind: TickKind }) => (
  <svg className="ticks" viewBox="-1 0 2 100" preserveAspectRatio="none" aria-hidden="true">
    <path className={`tick tick-${kind}`} d={pathOf([{ frame: 0, is: kind }], kind)} />
  </svg>
)

function pathOf(ticks: readonly Tick[], kind: TickKind): string {
  const { y, h } = PLACES[kind]
  return ticks
    .filter(({ is }) => is === kind)
    .map(({ frame }) => `M${frame} ${y}v${h}`)
    .join('')
}
