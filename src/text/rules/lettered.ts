// Where the words and numbers of a rule's drawing stand: beside what they speak of, over no base, sign or other word.
import { type Distance, inMm, type System, type Table } from '../../kernel/game.ts'
import { gap } from '../../kernel/geometry/gap.ts'
import { type Body, type Measurement, middleOf, type Point } from '../../kernel/geometry/point.ts'
import type { Speech } from '../words.ts'
import { type Drawing, type DrawnBase, drawnKinds } from './drawing.ts'

/** A box by its upper left corner, in the drawing's millimetres. */
export interface Box extends Point {
  readonly w: number
  readonly h: number
}

export interface Lettered {
  readonly box: Box
  /** What is written and drawn over the scene is so many times larger than in a small one. */
  readonly scale: number
  /** The words of each base, and the length of each line and move; null: none. */
  readonly words: readonly (Letters | null)[]
  readonly lengths: readonly (Letters | null)[]
  readonly ends: readonly (Letters | null)[]
}

export interface Letters {
  readonly lines: readonly string[]
  readonly box: Box
}

const bodyOf = (base: DrawnBase, at: Point = base): Body => ({
  at: { x: at.x, y: at.y, facing: base.facing },
  shape: drawnKinds[base.kind].shape,
})

/** From one base to another; null: the drawing has no such base. */
export function lineOf({ bases }: Drawing, { from, to }: NonNullable<Drawing['lines']>[number]) {
  const [a, b] = [bases[from], bases[to]]
  return a && b ? gap(bodyOf(a), bodyOf(b)) : null
}

/** From where a move ends to the base that its end is measured from. */
export function endOf({ bases }: Drawing, move: NonNullable<Drawing['moves']>[number]): Measurement | null {
  const [mover, near] = [bases[move.base], move.near === undefined ? undefined : bases[move.near]]
  return mover && near ? gap(bodyOf(mover, move), bodyOf(near)) : null
}

export const middle = ({ from, to }: Measurement): Point => middleOf(from, to)

/** Letters are this high in a small scene, a line this much more, and no letter is wider than that part of its height. */
export const LETTER = { size: 11, lead: 13, wide: 0.58 } as const
export const SIGN_R = 8

/** What is drawn lies as on a table in centimetres; where that has 10 cm, the book has 4 inches. */
const TEN: Distance = { in: 4, cm: 10 }
const PRINTED: Readonly<Record<System, number>> = { cm: 1, in: inMm(TEN, 'in') / inMm(TEN, 'cm') }

/** As wide and high as a drawing comes out, in pixels; larger scenes get larger letters. */
const SHOWN_PX = { w: 545, h: 300 } as const
const LETTER_PX = 15

/** Who says it; a drawing is made in centimetres, whatever the table is measured in. */
interface Said {
  readonly speech: Speech
  readonly table: Table
}

const wordsOf = ({ tag, state, role }: DrawnBase, { speech }: Said): readonly string[] => {
  const [first, ...rest] = [state, role].flatMap((word) => (word ? [speech.badge(word)] : []))
  const head = [tag, first].filter(Boolean).join(' ')
  return head ? [head, ...rest] : []
}

export function lettered(scene: Drawing, said: Said): Lettered {
  const small = written(scene, said, 1)
  const shown = Math.min(SHOWN_PX.w / small.box.w, SHOWN_PX.h / small.box.h)
  const scale = Math.max(1, LETTER_PX / LETTER.size / shown)
  return scale === 1 ? small : written(scene, said, scale)
}

function written(scene: Drawing, said: Said, scale: number): Lettered {
  const { bases, moves = [], lines = [], zones = [] } = scene
  const measured = lines.map((line) => lineOf(scene, line))
  const ended = moves.map((move) => endOf(scene, move))
  const ghosts = moves.flatMap((move) => {
    const base = bases[move.base]
    return base ? [boxOf(base, move)] : []
  })
  const solid = [...bases.map((base) => boxOf(base)), ...ghosts]
  const signs = [
    ...bases.filter(({ sign }) => sign !== undefined),
    ...moves,
    ...measured.flatMap((line) => (line ? [middle(line)] : [])),
  ].map(({ x, y }) => round({ x, y }, SIGN_R * scale))
  const taken = [...solid, ...signs]
  const strokes = [...measured, ...ended].flatMap((line) => (line ? [line] : []))
  const write = (lettering: readonly string[], round: Box, own: number): Letters | null => {
    if (lettering.length === 0) return null
    const size = sizeOf(lettering, scale)
    const others = solid.filter((_, i) => i !== own)
    const cost = (box: Box): number =>
      taken.filter((each) => meets(box, each)).length * 1000 +
      strokes.filter((line) => crosses(line, box)).length * 30 +
      (own >= 0 && others.some((each) => between(box, each) < between(box, round) + 3) ? 200 : 0) +
      between(box, round)
    const box = cheapest(spots(round, size), cost)
    taken.push(box)
    return { lines: lettering, box }
  }
  const number = (line: Measurement | null): Letters | null =>
    line && line.mm > 0 && zones.length > 0
      ? write(
          [said.speech.length(line.mm * PRINTED[said.table.system], said.table)],
          round(middle(line), SIGN_R * scale),
          -1,
        )
      : null
  const lengths = measured.map(number)
  const ends = ended.map(number)
  const words = bases.map((base, i) => write(wordsOf(base, said), boxOf(base), i))
  return { scale, words, lengths, ends, box: viewed(scene, taken) }
}

function sizeOf(lines: readonly string[], scale: number): { readonly w: number; readonly h: number } {
  const longest = Math.max(...lines.map((line) => line.length))
  return { w: longest * LETTER.wide * LETTER.size * scale, h: lines.length * LETTER.lead * scale }
}

/** Under it, over it, beside it, each in the middle first, and then farther off. */
function spots({ x, y, w, h }: Box, size: { readonly w: number; readonly h: number }): readonly Box[] {
  const [left, right] = [x - size.w, x + w]
  const [over, under] = [y - size.h, y + h]
  const [midX, midY] = [x + (w - size.w) / 2, y + (h - size.h) / 2]
  return [1, 6, 12, 20, 30, 44].flatMap((off) => {
    const across = [midX, x, x + w - size.w, left, right]
    const along = [midY, y, y + h - size.h]
    return [
      ...across.map((at) => ({ x: at, y: under + off, ...size })),
      ...across.map((at) => ({ x: at, y: over - off, ...size })),
      ...along.map((at) => ({ x: left - off - 2, y: at, ...size })),
      ...along.map((at) => ({ x: right + off + 2, y: at, ...size })),
    ]
  })
}

/** The first of equals. */
function cheapest(boxes: readonly Box[], cost: (box: Box) => number): Box {
  const [first, ...rest] = boxes.map((box, rank) => ({ box, cost: cost(box) + rank * 0.1 }))
  if (!first) throw new Error('no spot for words')
  return rest.reduce((best, each) => (each.cost < best.cost ? each : best), first).box
}

const round = ({ x, y }: Point, r: number): Box => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r })

/** Bases of a drawing look to one side, so their front is upright. */
export function boxOf(base: DrawnBase, { x, y }: Point = base): Box {
  const { w, d, r } = drawnKinds[base.kind].shape
  return { x: x - d / 2 - r, y: y - w / 2 - r, w: d + 2 * r, h: w + 2 * r }
}

export const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/** How far apart two boxes are. */
const between = (a: Box, b: Box): number =>
  Math.hypot(Math.max(0, a.x - b.x - b.w, b.x - a.x - a.w), Math.max(0, a.y - b.y - b.h, b.y - a.y - a.h))

const crosses = ({ from, to }: Measurement, box: Box): boolean =>
  [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].some((t) =>
    meets({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t, w: 0, h: 0 }, box),
  )

/** A zone as wide as that is cut off where no base is, so that what is written can be read. */
const WIDE_MM = 150
/** A small scene is not blown up: its bases have the size of those in the others. */
const LEAST = { w: 300, h: 130 } as const
const ROOM = 8

function viewed({ bases, zones = [], edgeX }: Drawing, taken: readonly Box[]): Box {
  const seen = [
    ...taken,
    ...zones.flatMap(({ around, mm }) => {
      const base = bases[around]
      const box = base && mm < WIDE_MM ? boxOf(base) : null
      return box ? [{ x: box.x - mm, y: box.y - mm, w: box.w + 2 * mm, h: box.h + 2 * mm }] : []
    }),
    ...(edgeX === undefined ? [] : [{ x: edgeX, y: 0, w: 4, h: 0 }]),
  ]
  const left = Math.min(...seen.map(({ x }) => x)) - ROOM
  const right = Math.max(...seen.map(({ x, w }) => x + w)) + ROOM
  const top = Math.min(...seen.map(({ y }) => y)) - ROOM
  const bottom = Math.max(...seen.map(({ y, h }) => y + h)) + ROOM
  const [w, h] = [Math.max(right - left, LEAST.w), Math.max(bottom - top, LEAST.h)]
  return { x: (left + right - w) / 2, y: (top + bottom - h) / 2, w, h }
}
