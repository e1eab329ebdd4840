// The lines of the log: only what is visible is rendered; a line seeks its moment and opens its why.
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { endOf } from '../kernel/match.ts'
import type { Seat } from '../store/seat.ts'
import { useMatch, useSeat, useView } from '../store/seat.ts'
import type { Speech } from '../text/words.ts'
import { SignMark } from './facts.tsx'
import { type LogLine, lineAt, lineKey, logLines, toldBy } from './logLines.ts'
import { SourceMark } from './SourceSwitch.tsx'
import { showWhy } from './showWhy.ts'
import { useSay, useSpeech } from './speech.ts'
import { Words } from './Words.tsx'
import { rowsShown } from './window.ts'

/** The height of a row in CSS pixels; app.css has the same as --log-row. */
const ROW = 48

export function LogBody() {
  const match = useMatch((store) => store.match)
  const lines = logLines(match)
  return <Lines lines={lines} at={match.at} />
}

interface LinesProps {
  readonly lines: readonly LogLine[]
  readonly at: number
}

function Lines({ lines, at }: LinesProps) {
  const box = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState({ top: 0, height: 400 })
  const asked = useView((view) => view.why?.key ?? null)
  const here = lineAt(lines, at, asked)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = (): void => setSeen({ top: element.scrollTop, height: element.clientHeight })
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  // The line we stand on stays in sight.
  useEffect(() => {
    const element = box.current
    if (!element || here < 0) return
    const top = here * ROW
    if (top < element.scrollTop || top + ROW > element.scrollTop + seen.height)
      element.scrollTop = Math.max(0, top + ROW - seen.height)
  }, [here, seen.height])
  const { from, to } = rowsShown(lines.length, { ...seen, row: ROW })
  return (
    <div
      className="log"
      style={{ height: lines.length * ROW }}
      ref={box}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) =>
        setSeen({ top: scrollTop, height: clientHeight })
      }
    >
      <ol className="log-lines" style={{ height: lines.length * ROW }}>
        {lines.slice(from, to).map((line, i) => (
          <Line
            key={line.key}
            line={line}
            row={from + i}
            of={lines.length}
            state={stateOf(line, { isHere: from + i === here, at })}
          />
        ))}
      </ol>
    </div>
  )
}

type LineState = 'past' | 'here' | 'ahead'

function stateOf(
  { frame }: LogLine,
  { isHere, at }: { readonly isHere: boolean; readonly at: number },
): LineState {
  if (isHere) return 'here'
  return frame <= at ? 'past' : 'ahead'
}

interface LineProps {
  readonly line: LogLine
  readonly row: number
  readonly of: number
  readonly state: LineState
}

function Line({ line, row, of, state }: LineProps) {
  const seat = useSeat()
  const say = useSay()
  const speech = useSpeech()
  const text = textOf(line, speech)
  return (
    <li
      className={`log-line log-${state}`}
      style={{ top: row * ROW }}
      aria-setsize={of}
      aria-posinset={row + 1}
    >
      <button
        type="button"
        aria-current={state === 'here' ? 'step' : undefined}
        title={text}
        onClick={() => lookBack(seat, line)}
      >
        <span className="log-step" aria-hidden="true">
          {line.step + 1}
        </span>
        <LineSign line={line} />
        <span className="log-text">
          <Words text={shortOf(line, text, speech)} />
        </span>
        {line.byHand ? <span className="chip">{say('ui.log.byHand')}</span> : null}
      </button>
    </li>
  )
}

function LineSign({ line }: { readonly line: LogLine }) {
  const speech = useSpeech()
  if (line.is === 'threw') return <SourceMark source={line.from} />
  if (line.is !== 'said') return <span className="sign" />
  const [fact] = line.facts
  if (fact === undefined) return <span className="sign" />
  const { sign, close } = speech.headline({ ok: fact.ok, why: [fact] }, line.table)
  return <SignMark sign={sign} close={close} />
}

/** What two lines of the narrowest column hold. */
const LONGEST_TEXT = 62

/** What the line has room for: a long sentence in short; the whole of it is in its title and its why. */
function shortOf(line: LogLine, text: string, speech: Speech): string {
  const fact = line.is === 'said' && text.length > LONGEST_TEXT ? line.facts[0] : undefined
  return fact ? speech.headline({ ok: fact.ok, why: [fact] }, line.table).line : text.replace(/\.$/, '')
}

/** A line in words. */
function textOf(line: LogLine, speech: Speech): string {
  const { table } = line
  switch (line.is) {
    case 'said':
      return line.facts[0] ? speech.sentence(line.facts[0], table) : speech.say('ui.log.done')
    case 'threw':
      return speech.say('ui.dice.line', {
        pool: speech.say('ui.dice.pool', {
          side: speech.sideName(table, line.side),
          pool: speech.pool(line.pool),
        }),
        faces: `${line.faces.join(' · ')} (${speech.say(`ui.dice.from.${line.from}`)})`,
      })
    case 'moved':
      return speech.say('ui.log.moved', {
        bases: line.bases.map((base) => speech.tag(table, base)).join(', '),
      })
    case 'takenBack':
      return speech.say('ui.log.takenBack', { faces: line.faces.join(' · ') })
    case 'chose':
      return speech.say('ui.log.chosen', {
        option: speech.option({ ...line.chose, verdict: { ok: true, why: [] } }, table),
      })
    case 'done':
      return speech.say('ui.log.done')
    default:
      return line satisfies never
  }
}

/** To the end of the line's step, where it can be gone on from; of what was said there, that stands on the table. */
function lookBack(seat: Seat, line: LogLine): void {
  const told = toldBy(line)
  const { match, seek } = seat.match.getState()
  seek(endOf(match, match.frames[line.frame]?.step ?? line.step), line.is === 'said' ? told : undefined)
  showWhy(seat, lineKey(line), told?.why ?? [])
}
