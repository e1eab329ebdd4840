// The bar at the foot: undo, redo, and a slider over every moment of the game, with its steps and rolls marked.
import { useMemo } from 'react'
import type { Match } from '../kernel/match.ts'
import { useMatch, useSeat } from '../store/seat.ts'
import { CommandButton } from './command.tsx'
import { Icon } from './icons.tsx'
import { useSay } from './speech.ts'

export function Timeline() {
  const seat = useSeat()
  const say = useSay()
  const match = useMatch((store) => store.match)
  const step = (match.frames[match.at]?.step ?? -1) + 1
  const last = match.frames.length - 1
  const where = step === 0 ? say('ui.line.none') : say('ui.line.at', { step, steps: match.steps.length })
  return (
    <section className="line" aria-label={say('ui.timeline')} data-region tabIndex={-1}>
      <CommandButton id="undo" className="bar-button" icon={<Icon id="undo" />} />
      <CommandButton id="redo" className="bar-button" icon={<Icon id="redo" />} />
      <div className="slider">
        <Ticks match={match} />
        <input
          type="range"
          min={0}
          max={Math.max(1, last)}
          value={match.at}
          aria-label={say('ui.line.slider')}
          aria-valuetext={where}
          title={last === 0 ? say('ui.line.empty') : where}
          onChange={({ target }) => seat.match.getState().seek(Math.min(last, Number(target.value)))}
        />
      </div>
      <p className="line-where">{where}</p>
      <CommandButton id="toEnd" className="bar-button" icon={<Icon id="toEnd" />} />
    </section>
  )
}

interface Tick {
  readonly frame: number
  readonly is: 'step' | 'roll' | 'mode'
}

/** One for each step where it ends; rolls and changes of mode look otherwise. */
export function ticksOf({ frames, steps }: Match): readonly Tick[] {
  return frames.flatMap(({ step, change: at }, frame): readonly Tick[] => {
    const change = steps[step]?.changes[at]
    if (!change) return []
    if (change.is === 'threw') return [{ frame, is: 'roll' }]
    if (change.is === 'mode') return [{ frame, is: 'mode' }]
    return frames[frame + 1]?.step === step ? [] : [{ frame, is: 'step' }]
  })
}

function Ticks({ match }: { readonly match: Match }) {
  const ticks = useMemo(() => ticksOf(match), [match])
  const last = Math.max(1, match.frames.length - 1)
  return (
    <div className="ticks" aria-hidden="true">
      {ticks.map(({ frame, is }) => (
        <i
          key={frame}
          className={`tick tick-${is}`}
          data-ahead={frame > match.at || undefined}
          style={{ left: `${(100 * frame) / last}%` }}
        />
      ))}
    </div>
  )
}
