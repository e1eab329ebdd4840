// The small drawing of a rule card: bases, zones, measured lines, moves and dice, as SVG.

import { signs } from '../../content/tokens.ts'
import type { Measurement, Point } from '../../kernel/geometry/point.ts'
import { current } from '../../kernel/match.ts'
import { useMatch } from '../../store/seat.ts'
import { type Drawing, type DrawnBase, drawnKinds, type Throw } from '../../text/rules/drawing.ts'
import { drawings } from '../../text/rules/drawings.ts'
import { endOf, LETTER, type Letters, lettered, lineOf, middle, SIGN_R } from '../../text/rules/lettered.ts'
import { DieFace } from '../DieFace.tsx'
import { useSpeech } from '../speech.ts'

type Sign = NonNullable<DrawnBase['sign']>

const drawingOf = (rule: string): Drawing | null =>
  Object.entries(drawings).find(([id]) => id === rule)?.[1] ?? null

export function RuleDrawing({ rule }: { readonly rule: string }) {
  const speech = useSpeech()
  const table = useMatch(({ match }) => current(match).table)
  const scene = drawingOf(rule)
  if (!scene) return null
  const { scale, words, lengths, ends, box } = lettered(scene, { speech, table })
  const { x, y, w, h } = box
  const { bases, zones = [], lines = [], moves = [], throws = [], edgeX } = scene
  return (
    <figure className="drawing">
      <svg
        viewBox={`${x} ${y} ${w} ${h}`}
        role="img"
        aria-label={speech.say('ui.card.drawing', { id: rule })}
      >
        <defs>
          <pattern
            id="strip-blue"
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className="strip-ground" width="6" height="6" />
            <rect className="strip-blue" width="3.500" height="6" />
          </pattern>
          <pattern id="strip-red" width="6" height="6" patternUnits="userSpaceOnUse">
            <rect className="strip-ground" width="6" height="6" />
            <circle className="strip-red" cx="3" cy="3" r="2.200" />
          </pattern>
        </defs>
        {zones.map(({ around, mm }) => {
          const base = bases[around]
          return base ? <ZoneOf key={`${around} ${mm}`} base={base} mm={mm} /> : null
        })}
        {edgeX === undefined ? null : <line className="drawn-edge" x1={edgeX} x2={edgeX} y1={y} y2={y + h} />}
        {moves.map((move) => {
          const base = bases[move.base]
          return base ? <MoveOf key={`${move.base} ${move.x}`} base={base} move={move} /> : null
        })}
        {bases.map((base) => (
          <DrawnBaseOf key={`${base.x} ${base.y}`} base={base} />
        ))}
        {lines.map((line) => (
          <LineOf key={`${line.from} ${line.to}`} line={lineOf(scene, line)} sign={line.sign} />
        ))}
        {moves.map((move) => (
          <LineOf key={`${move.base} ${move.x}`} line={endOf(scene, move)} sign={move.sign} />
        ))}
        {[...bases, ...moves].map(({ x: atX, y: atY, sign }) =>
          sign ? <SignAt key={`${atX} ${atY}`} at={{ x: atX, y: atY }} sign={sign} scale={scale} /> : null,
        )}
        {lines.map((line) => {
          const measured = lineOf(scene, line)
          return measured ? (
            <SignAt key={`${line.from} ${line.to}`} at={middle(measured)} sign={line.sign} scale={scale} />
          ) : null
        })}
        {[...words, ...lengths, ...ends].map((letters) =>
          letters ? (
            <Written key={`${letters.box.x} ${letters.box.y}`} letters={letters} scale={scale} />
          ) : null,
        )}
      </svg>
      {throws.length === 0 ? null : (
        <figcaption className="drawn-dice">
          {throws.map((each) => (
            <DrawnDice key={`${each.pool} ${each.side}`} thrown={each} />
          ))}
        </figcaption>
      )}
    </figure>
  )
}

function DrawnDice({ thrown: { pool, faces, side } }: { readonly thrown: Throw }) {
  const speech = useSpeech()
  return (
    <span className="drawn-throw">
      <span className={side === undefined ? 'quiet' : 'side-name'} data-side={side}>
        {speech.pool(pool)}
      </span>
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
        <span key={`${i} ${face}`} role="img" aria-label={String(face)}>
          <DieFace face={face} hit={null} />
        </span>
      ))}
    </span>
  )
}

function ZoneOf({ base, mm }: { readonly base: DrawnBase; readonly mm: number }) {
  const { w, d, r } = drawnKinds[base.kind].shape
  const out = r + mm
  return (
    <g transform={`translate(${base.x} ${base.y}) rotate(${base.facing})`}>
      <rect
        className={`drawn-zone drawn-${base.side}`}
        x={-w / 2 - out}
        y={-d / 2 - out}
        width={w + 2 * out}
        height={d + 2 * out}
        rx={out}
      />
    </g>
  )
}

function DrawnBaseOf({ base }: { readonly base: DrawnBase }) {
  const { w, r } = drawnKinds[base.kind].shape
  /** It looks to one side, so its front is upright. */
  const half = w / 2 + r
  return (
    <g
      className={`drawn-base drawn-${base.side}${base.aside ? ' drawn-aside' : ''}${base.gone ? ' drawn-gone' : ''}`}
    >
      <BodyOf base={base} x={base.x} y={base.y} />
      {base.gone ? <path className="drawn-cross" d={crossAt(base, half * CROSS)} /> : null}
    </g>
  )
}

const crossAt = ({ x, y }: DrawnBase, arm: number): string =>
  `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`

/** An arm of the cross, in parts of half a front. */
const CROSS = 0.65

function BodyOf({ base, x, y }: { readonly base: DrawnBase; readonly x: number; readonly y: number }) {
  const { shape, path, men = [] } = drawnKinds[base.kind]
  const { w, d, r } = shape
  return (
    <g transform={`translate(${x} ${y}) rotate(${base.facing})`}>
      {r > 0 ? (
        <>
          <circle className="drawn-plate" r={r} />
          <path
            fill={`url(#strip-${base.side})`}
            d={`M${-r * REAR.x} ${r * REAR.y}A${r} ${r} 0 0 0 ${r * REAR.x} ${r * REAR.y}z`}
          />
        </>
      ) : (
        <>
          <rect className="drawn-plate" x={-w / 2} y={-d / 2} width={w} height={d} rx="1.500" />
          <rect fill={`url(#strip-${base.side})`} x={-w / 2} y={d / 2 - 6} width={w} height="6" />
        </>
      )}
      <path className="drawn-kind" d={path} />
      {men.map(([cx, cy]) => (
        <circle key={cx} className="drawn-man" cx={cx} cy={cy} r="3.200" />
      ))}
    </g>
  )
}

/** The rear of a round base is cut off here, in parts of its radius. */
const REAR = { x: 0.866, y: 0.5 } as const

interface MoveOfProps {
  readonly base: DrawnBase
  readonly move: Point
}

function MoveOf({ base, move: { x, y } }: MoveOfProps) {
  return (
    <g className={`drawn-move drawn-${base.side}`}>
      <line x1={base.x} y1={base.y} x2={x} y2={y} />
      <BodyOf base={base} x={x} y={y} />
    </g>
  )
}

interface LineOfProps {
  readonly line: Measurement | null
  readonly sign: Sign
}

function LineOf({ line, sign }: LineOfProps) {
  if (!line) return null
  const { from, to } = line
  return (
    <g className={`drawn-line drawn-line-${sign}`}>
      <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <circle cx={from.x} cy={from.y} r="2.500" />
      <circle cx={to.x} cy={to.y} r="2.500" />
    </g>
  )
}

interface SignAtProps {
  readonly at: Point
  readonly sign: Sign
  readonly scale: number
}

function SignAt({ at: { x, y }, sign, scale }: SignAtProps) {
  return (
    <g className={`drawn-sign drawn-sign-${sign}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      <circle r={SIGN_R} />
      <text y="4.500">{signs[sign]}</text>
    </g>
  )
}

function Written({ letters: { lines, box }, scale }: { readonly letters: Letters; readonly scale: number }) {
  return (
    <text className="drawn-word" fontSize={LETTER.size * scale}>
      {lines.map((line, i) => (
        <tspan key={line} x={box.x + box.w / 2} y={box.y + (i + BASELINE) * LETTER.lead * scale}>
          {line}
        </tspan>
      ))}
    </text>
  )
}

/** Where letters stand in a line, in parts of its height. */
const BASELINE = 0.78
