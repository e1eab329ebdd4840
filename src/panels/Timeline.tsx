// The bar at the foot: undo, redo, a slider over every moment of the game, its replay, and its lines.
import { shown } from '../kernel/match.ts'
import { useMatch, useSeat, useView } from '../store/seat.ts'
import { SPEEDS } from '../store/view.ts'
import { PRESSED_QUICKLY } from './clicks.ts'
import { CommandButton } from './command.tsx'
import { Icon } from './icons.tsx'
import { lineName } from './lineName.ts'
import { useSay, useSpeech } from './speech.ts'
import { Ticks } from './Ticks.tsx'
import { useReplay } from './useReplay.ts'

export function Timeline() {
  const say = useSay()
  useReplay()
  return (
    <section className="line" aria-label={say('ui.timeline')} data-region tabIndex={-1}>
      <CommandButton id="undo" className="bar-button" icon={<Icon id="undo" />} />
      <CommandButton id="redo" className="bar-button" icon={<Icon id="redo" />} />
      <Slider />
      <Where />
      <CommandButton id="stepBack" className="bar-button line-step" icon={<Icon id="stepBack" />} />
      <Replay />
      <CommandButton id="stepOn" className="bar-button line-step" icon={<Icon id="stepOn" />} />
      <CommandButton id="toEnd" className="bar-button" icon={<Icon id="toEnd" />} />
      <Lines />
    </section>
  )
}

function useWhere(): string {
  const say = useSay()
  const step = useMatch(({ match }) => (match.frames[match.at]?.step ?? -1) + 1)
  const steps = useMatch(({ match }) => match.steps.length)
  return step === 0 ? say('ui.line.none') : say('ui.line.at', { step, steps })
}

/** The phase that the moment belongs to; empty between assaults. */
function usePhase(): string {
  const speech = useSpeech()
  const phase = useMatch(({ match }) => (shown(match).mode === 'play' ? match.rules.phase(shown(match)) : ''))
  return phase === '' ? '' : speech.phase(phase)
}

function Slider() {
  const seat = useSeat()
  const say = useSay()
  const where = useWhere()
  const phase = usePhase()
  const { rules, frames, steps, marks, lines, at } = useMatch((store) => store.match)
  const last = frames.length - 1
  return (
    <div className="slider">
      <input
        type="range"
        min={0}
        max={Math.max(1, last)}
        value={at}
        aria-label={say('ui.line.slider')}
        aria-valuetext={[where, phase].filter(Boolean).join(', ')}
        title={last === 0 ? say('ui.line.empty') : where}
        onChange={({ target }) => seat.match.getState().seek(Math.min(last, Number(target.value)))}
      />
      <Ticks rules={rules} frames={frames} steps={steps} marks={marks} lines={lines} />
      <span className="line-ahead" style={{ left: `${(100 * at) / Math.max(1, last)}%` }} />
    </div>
  )
}

function Where() {
  const where = useWhere()
  const phase = usePhase()
  return (
    <div className="line-place">
      <p className="line-where">{where}</p>
      {phase === '' ? null : <p className="line-phase">{phase}</p>}
    </div>
  )
}

/** Play or pause, and beside it how fast. */
function Replay() {
  const seat = useSeat()
  const say = useSay()
  const replaying = useView((view) => view.replaying)
  const speed = useView((view) => view.speed)
  const next = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1
  return (
    <>
      <CommandButton
        id="replay"
        className="bar-button"
        icon={<Icon id={replaying ? 'pause' : 'replay'} />}
        called={replaying ? 'ui.do.pause' : 'ui.do.replay'}
        pressed={replaying}
      />
      <button
        type="button"
        {...PRESSED_QUICKLY}
        className="bar-button line-speed"
        title={say('ui.line.speed')}
        aria-label={`${say('ui.line.speed')}: ${say('ui.line.times', { speed })}`}
        onClick={() => seat.view.setState({ speed: next })}
      >
        {say('ui.line.times', { speed })}
      </button>
    </>
  )
}

/** The branches, once there are any by name; and the way back from one. */
function Lines() {
  const say = useSay()
  const line = useMatch(({ match }) => match.line)
  const count = useMatch(({ match }) => match.lines.length)
  return (
    <>
      {line.id === 0 ? null : <CommandButton id="toMain" className="bar-button bar-text line-main" />}
      <CommandButton
        id="lines"
        className="bar-button line-lines"
        icon={
          <>
            <Icon id="lines" />
            {count === 0 ? null : <span className="line-name">{lineName(line, say)}</span>}
          </>
        }
      />
    </>
  )
}
