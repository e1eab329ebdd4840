// The small drawing of a rule card: bases, zones, measured lines, moves and dice, as SVG.

import { gap } from '../../kernel/geometry/gap.ts'
import type { Body } from '../../kernel/geometry/point.ts'
import { type Drawing, type DrawnBase, drawnKinds, type Throw } from '../../text/rules/drawing.ts'
import { drawings } from '../../text/rules/drawings.ts'
import { DieFace } from '../DieFace.tsx'
import { useSpeech } from '../speech.ts'

type Sign = NonNullable<DrawnBase['sign']>

const GLYPH: Readonly<Record<Sign, string>> = { yes: '✓', no: '✕', excused: '–' }

const drawingOf = (rule: string): Drawing | null =>
  Object.entries(drawings).find(([id]) => id === rule)?.[1] ?? null

const bodyOf = (base: DrawnBase): Body => ({
  at: { x: base.x, y: base.y, facing: base.facing },
  shape: drawnKinds[base.kind].shape,
})

interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Room round a base for its mark, tag and role. */
const ROOM = 46

function boxOf({ bases, moves = [], zones = [], edgeX }: Drawing): Box {
  const spots = [
    ...bases.map(({ x, y }) => ({ x, y, reach: ROOM })),
    ...moves.map(({ x, y }) => ({ x, y, reach: ROOM })),
    ...zones.flatMap(({ around, mm }) => {
      const base = bases[around]
      return base && mm < WIDE_MM ? [{ x: base.x, y: base.y, reach: mm + 30 }] : []
    }),
    ...(edgeX === undefined ? [] : [{ x: edgeX, y: bases[0]?.y ?? 0, reach: 12 }]),
  ]
  const left = Math.min(...spots.map(({ x, reach }) => x - reach))
  const right = Math.max(...spots.map(({ x, reach }) => x + reach))
  const top = Math.min(...spots.map(({ y, reach }) => y - reach))
  const bottom = Math.max(...spots.map(({ y, reach }) => y + reach))
  return atLeast({ x: left, y: top, w: right - left, h: bottom - top })
}

/** A zone as wide as that is cut off where no base is, so that what is written can be read. */
const WIDE_MM = 150

/** A small scene is not blown up: its bases have the size of those in the others. */
function atLeast({ x, y, w, h }: Box): Box {
  const [wide, high] = [Math.max(w, LEAST.w), Math.max(h, LEAST.h)]
  return { x: x - (wide - w) / 2, y: y - (high - h) / 2, w: wide, h: high }
}

const LEAST = { w: 300, h: 130 } as const

export function RuleDrawing({ rule }: { readonly rule: string }) {
  const speech = useSpeech()
  const scene = drawingOf(rule)
  if (!scene) return null
  const { x, y, w, h } = boxOf(scene)
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
        {lines.map(({ from, to, sign }) => {
          const [a, b] = [bases[from], bases[to]]
          return a && b ? <LineOf key={`${from} ${to}`} from={a} to={b} sign={sign} /> : null
        })}
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
  const speech = useSpeech()
  const { w, r } = drawnKinds[base.kind].shape
  /** It looks to one side, so its front is upright. */
  const half = w / 2 + r
  const words = [base.state, base.role].filter((word) => word !== undefined)
  const marks = [base.tag, words.map((word) => speech.badge(word)).join(', ')].filter(Boolean)
  return (
    <g
      className={`drawn-base drawn-${base.side}${base.aside ? ' drawn-aside' : ''}${base.gone ? ' drawn-gone' : ''}`}
    >
      <BodyOf base={base} x={base.x} y={base.y} />
      {base.gone ? <path className="drawn-cross" d={crossAt(base, half * CROSS)} /> : null}
      {marks.length === 0 ? null : (
        <text className="drawn-word" x={base.x} y={base.y + half + 10}>
          {marks.join(' ')}
        </text>
      )}
      {base.sign === undefined ? null : <SignAt x={base.x} y={base.y} sign={base.sign} />}
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
  readonly move: { readonly x: number; readonly y: number; readonly sign: Sign }
}

function MoveOf({ base, move: { x, y, sign } }: MoveOfProps) {
  return (
    <g className={`drawn-move drawn-${base.side}`}>
      <line x1={base.x} y1={base.y} x2={x} y2={y} />
      <BodyOf base={base} x={x} y={y} />
      <SignAt x={x} y={y} sign={sign} />
    </g>
  )
}

function LineOf({
  from,
  to,
  sign,
}: {
  readonly from: DrawnBase
  readonly to: DrawnBase
  readonly sign: Sign
}) {
  const { from: a, to: b } = gap(bodyOf(from), bodyOf(to))
  return (
    <g className={`drawn-line drawn-line-${sign}`}>
      <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} />
      <circle cx={a.x} cy={a.y} r="2.500" />
      <circle cx={b.x} cy={b.y} r="2.500" />
      <SignAt x={(a.x + b.x) / 2} y={(a.y + b.y) / 2} sign={sign} />
    </g>
  )
}

function SignAt({ x, y, sign }: { readonly x: number; readonly y: number; readonly sign: Sign }) {
  return (
    <g className={`drawn-sign drawn-sign-${sign}`} transform={`translate(${x} ${y})`}>
      <circle r="8" />
      <text y="4.500">{GLYPH[sign]}</text>
    </g>
  )
}
