// A small picture of a table: where the bases of both sides stand, and how they face.
import type { Base, SideId, Table } from '../../kernel/game.ts'
import { useSay } from '../speech.ts'

/** Millimetres round the bases. */
const MARGIN = 60

/** A picture is so many times as wide as it is high. */
const RATIO = 1.6

/** Everything that stands, in the middle of a box of one shape. */
function boxOf(bases: readonly Base[]): string {
  const xs = bases.map(({ at }) => at.x)
  const ys = bases.map(({ at }) => at.y)
  const [left, right] = [Math.min(...xs) - MARGIN, Math.max(...xs) + MARGIN]
  const [top, bottom] = [Math.min(...ys) - MARGIN, Math.max(...ys) + MARGIN]
  const w = Math.max(right - left, (bottom - top) * RATIO)
  const h = w / RATIO
  return [(left + right - w) / 2, (top + bottom - h) / 2, w, h].join(' ')
}

export function TablePicture({ table: { units, bases } }: { readonly table: Table }) {
  const say = useSay()
  const sideOf = (base: Base): SideId | undefined => units.find(({ id }) => id === base.unit)?.side
  if (bases.length === 0) return null
  return (
    <svg className="table-picture" viewBox={boxOf(bases)} role="img" aria-label={say('ui.games.picture')}>
      {bases.map((base) => (
        <Standing key={base.id} base={base} side={sideOf(base)} />
      ))}
    </svg>
  )
}

interface StandingProps {
  readonly base: Base
  readonly side: SideId | undefined
}

/** The front edge is paper: so one sees what faces what. */
function Standing({ base: { at, shape }, side }: StandingProps) {
  const [w, h] = [shape.w + 2 * shape.r, shape.d + 2 * shape.r]
  return (
    <g transform={`translate(${at.x} ${at.y}) rotate(${at.facing})`}>
      <rect data-side={side} x={-w / 2} y={-h / 2} width={w} height={h} rx={shape.r || 3} />
      <rect className="table-picture-front" x={-w / 2} y={-h / 2} width={w} height={6} rx={3} />
    </g>
  )
}
