// Paints what the hand does: the ghost at the origin, the held bases, ghosts of proposed moves, and the outcome sentence.

import { colours } from '../content/tokens.ts'
import type { Base, BaseId, Move } from '../kernel/game.ts'
import { gap } from '../kernel/geometry/gap.ts'
import type { Point, Pose } from '../kernel/geometry/point.ts'
import { indexOf } from '../kernel/table.ts'
import type { Held } from '../store/hand.ts'
import { type Box, boxBody, onScreen } from './boxes.ts'
import { toScreen } from './camera.ts'
import { ground, ink, paper, sideInk, textFont, toneInk, toneSign } from './ink.ts'
import { inTable } from './inTable.ts'
import { accompany, COVER, type Obstacle, rings } from './labels.ts'
import { block, paintBlock, paintPaper } from './lettering.ts'
import { toneOf } from './marks.ts'
import { outlineOf } from './outline.ts'
import { type BaseView, paintBase, type Sight } from './paintBase.ts'
import { looseTag, paintTag } from './paintTags.ts'
import { paintArrow } from './paintWays.ts'
import { layoutNow, lettersPx, type Scene, sightOf, tableOf } from './scene.ts'
import { proposedMarks } from './told.ts'

/** A base of the table as a painter wants it, at another pose if one is given. */
export function viewOf(scene: Scene, id: BaseId, at?: Pose): BaseView | null {
  const { base: bases, unit: units } = indexOf(tableOf(scene))
  const base = bases.get(id)
  const unit = base && units.get(base.unit)
  if (!base || !unit) return null
  return { base: at ? { ...base, at } : base, unit, aside: false }
}

/** The base in the layer below is veiled and outlined: it stays where it was until the drop. */
export function paintVeil(ctx: CanvasRenderingContext2D, base: Base, sight: Sight): void {
  inTable(ctx, sight, (px) => {
    const path = outlineOf([base], 1)
    ctx.globalAlpha = 0.62
    ctx.fillStyle = ground
    ctx.fill(path)
    ctx.globalAlpha = 1
    ctx.setLineDash([5 * px, 4 * px])
    ctx.lineWidth = 1.6 * px
    ctx.strokeStyle = paper
    ctx.stroke(path)
    ctx.lineDashOffset = 4.5 * px
    ctx.strokeStyle = ink
    ctx.lineWidth = 1.2 * px
    ctx.stroke(path)
    ctx.lineDashOffset = 0
    ctx.setLineDash([])
  })
}

/** An outline round a base with a casing: which one is meant. */
export interface Edge {
  readonly grow: number
  readonly line: string
  readonly casing: string
  readonly width: number
  readonly dash?: readonly number[]
}

export function paintEdge(
  ctx: CanvasRenderingContext2D,
  base: Base,
  { sight, edge }: { sight: Sight; edge: Edge },
): void {
  inTable(ctx, sight, (px) => {
    const path = outlineOf([base], edge.grow * px)
    ctx.lineJoin = 'round'
    ctx.strokeStyle = edge.casing
    ctx.lineWidth = (edge.width + 3) * px
    ctx.stroke(path)
    ctx.strokeStyle = edge.line
    ctx.lineWidth = edge.width * px
    ctx.setLineDash((edge.dash ?? []).map((length) => length * px))
    ctx.stroke(path)
    ctx.setLineDash([])
  })
}

/** A base lifted in the hand: its shadow falls wider, and its edge says whether it might be let go here. */
export function paintLifted(
  ctx: CanvasRenderingContext2D,
  { id, to, ok }: { id: BaseId; to: Pose; ok: boolean },
  scene: Scene,
): void {
  const view = viewOf(scene, id, to)
  if (!view) return
  const sight = sightOf(scene)
  inTable(ctx, sight, (px) => {
    ctx.translate(3 * px, 5 * px)
    ctx.fillStyle = 'rgba(20, 18, 8, 0.3)'
    ctx.fill(outlineOf([view.base], 1.5 * px))
  })
  paintBase(ctx, view, sight)
  paintEdge(ctx, view.base, {
    sight,
    edge: ok
      ? { grow: 1.5, line: paper, casing: ink, width: 2.2 }
      : { grow: 1.5, line: ink, casing: paper, width: 2, dash: [6, 5] },
  })
  paintTagOf(ctx, view, scene)
}

/** The tag of a base, standing off it as it does on the table. */
export function paintTagOf(ctx: CanvasRenderingContext2D, view: BaseView, scene: Scene): void {
  const box = tagBoxOf(view.base, scene)
  if (box) paintTag(ctx, view, box)
}

function tagBoxOf(base: Base, scene: Scene): Box | null {
  const { camera, screen } = sightOf(scene)
  const { tags, ghosts } = layoutNow(scene)
  const box = tags.get(base.id) ?? ghosts.get(base.id)
  const laid = tags.has(base.id) ? indexOf(tableOf(scene)).base.get(base.id)?.at : proposedTo(base.id, scene)
  if (!box || !laid) return null
  const at = toScreen(camera, screen, base.at)
  return { ...box, x: at.x + box.x - laid.x * camera.scale, y: at.y + box.y - laid.y * camera.scale }
}

const proposedTo = (id: BaseId, { seat }: Scene): Pose | undefined =>
  seat.hand.now().ghosts?.moves.find(({ base }) => base === id)?.to

/** A veil or an edge has been painted over a tag: the tag comes on top again. Of a proposed move it is at the ghost. */
export function paintHomeTag(ctx: CanvasRenderingContext2D, id: BaseId, scene: Scene): void {
  const view = proposedTo(id, scene) ? null : viewOf(scene, id)
  if (view) paintTagOf(ctx, view, scene)
}

/** Proposed moves: an arrow from where each base lies to its ghost, unless its way is drawn. */
export function paintGhosts(ctx: CanvasRenderingContext2D, { ghosts, draft }: Held, scene: Scene): void {
  if (!ghosts) return
  const { moves, verdict } = ghosts
  const shown = draft
    ? []
    : proposedMarks(scene, ghosts).flatMap((mark) => (mark.is === 'path' ? [mark.fact.about.base] : []))
  const sight = sightOf(scene)
  const { base: bases } = indexOf(tableOf(scene))
  for (const { base: id } of moves) {
    const base = bases.get(id)
    if (base) paintVeil(ctx, base, sight)
  }
  for (const move of moves) paintGhostBody(ctx, move, { scene, ok: verdict.ok })
  for (const { base: id, to } of moves) {
    const base = bases.get(id)
    if (base && !shown.includes(id)) paintArrow(ctx, { shape: base.shape, from: base.at, to }, scene)
  }
  paintGhostTags(ctx, moves, scene)
}

export function paintGhostTags(ctx: CanvasRenderingContext2D, moves: readonly Move[], scene: Scene): void {
  for (const { base, to } of moves) paintGhostTag(ctx, viewOf(scene, base, to), scene)
}

function paintGhostTag(ctx: CanvasRenderingContext2D, view: BaseView | null, scene: Scene): void {
  const box = view && ghostTagBox(view, scene)
  if (box) paintTag(ctx, proposedTo(view.base.id, scene) ? view : { ...view, bare: true }, box)
}

/**
 * Of a proposed move its only tag. Else its name alone: its states stand where it lies still, and where it would lie on
 * the tag there, it stands on the other side of the ghost.
 */
export function ghostTagBox(view: BaseView, scene: Scene): Box | null {
  const { base } = view
  const { camera, screen } = sightOf(scene)
  const whole = tagBoxOf(base, scene)
  if (proposedTo(base.id, scene)) return whole
  const box = whole && looseTag(view, whole, sightOf(scene))
  const lies = indexOf(tableOf(scene)).base.get(base.id)
  const home = lies && tagBoxOf(lies, scene)
  if (!box || !home || gap(boxBody(box), boxBody(home)).mm > 0) return box
  const { x, y } = toScreen(camera, screen, base.at)
  return { ...box, x: 2 * x - box.x, y: 2 * y - box.y }
}

/** Whether the move would be accepted. */
interface Ghostly {
  readonly scene: Scene
  readonly ok: boolean
}

export function paintGhost(ctx: CanvasRenderingContext2D, move: Move, ghostly: Ghostly): void {
  paintGhostBody(ctx, move, ghostly)
  paintGhostTag(ctx, viewOf(ghostly.scene, move.base, move.to), ghostly.scene)
}

export function paintGhostBody(
  ctx: CanvasRenderingContext2D,
  { base: id, to }: Move,
  { scene, ok }: Ghostly,
): void {
  const view = viewOf(scene, id, to)
  if (!view) return
  const sight = sightOf(scene)
  ctx.globalAlpha = 0.85
  paintBase(ctx, view, sight)
  ctx.globalAlpha = 1
  const edge = {
    grow: 1.5,
    line: ok ? sideInk[view.unit.side] : ink,
    casing: paper,
    width: 2.4,
    dash: [7, 5],
  }
  paintEdge(ctx, view.base, { sight, edge })
}

/** In a sentence or a few: what would happen on release. Near the hand, not under it. */
export function paintOutcome(
  ctx: CanvasRenderingContext2D,
  held: Held,
  { scene, taken }: { scene: Scene; taken: readonly Obstacle[] },
): Box | null {
  const fact = held.draft?.verdict.why[0]
  if (!fact || !held.draft) return null
  const table = tableOf(scene)
  const tone = held.draft.verdict.ok ? toneOf({ ...fact, ok: true }, table) : 'stands'
  const px = lettersPx(scene)
  const said = scene.speech.outcome(held.draft.verdict, table)
  if (said === '') return null
  const text = `${toneSign[tone === 'plain' ? 'holds' : tone]} ${said}`
  const set = block(ctx, text, {
    font: textFont(px, 600),
    px,
    most: Math.min(OUTCOME_MOST_PX, scene.screen.w * 0.6),
  })
  const size = { w: set.w + 2 * OUTCOME_PAD_PX.x, h: set.h + 2 * OUTCOME_PAD_PX.y }
  const anchor = outcomeAnchor(held, scene)
  const around = { anchor, obstacles: taken, room: scene.room }
  const spots = (): readonly Point[] => rings(anchor, size, OUTCOME_RINGS_PX)
  const box = accompany({ kept: scene.kept, key: 'outcome' }, { size, spots, bonus: OUTCOME_STAYS }, around)
  const inks = toneInk[tone]
  paintPaper(ctx, box, { fill: inks.paper, edge: ink, width: 1.6, radius: 7 })
  ctx.fillStyle = inks.ink
  paintBlock(ctx, set, {
    x: box.x - box.w / 2 + OUTCOME_PAD_PX.x,
    y: box.y - box.h / 2 + OUTCOME_PAD_PX.y,
  })
  return box
}

const OUTCOME_MOST_PX = 360
const OUTCOME_PAD_PX = { x: 12, y: 7 } as const
const OUTCOME_RINGS_PX = [44, 70, 100, 140, 180, 230, 280] as const

/** So far from the hand the sentence reaches where nothing keeps it off: beside it, or in five lines above or below it. */
export const OUTCOME_REACH_PX = {
  x: OUTCOME_RINGS_PX[0] + OUTCOME_MOST_PX + 2 * OUTCOME_PAD_PX.x,
  y: OUTCOME_RINGS_PX[0] + 5 * 23 + 2 * OUTCOME_PAD_PX.y,
} as const

/** The sentence covers a friend sooner than it hops to the other side of the hand. */
const OUTCOME_STAYS = 180

const outcomeAnchor = (held: Held, scene: Scene): { readonly x: number; readonly y: number } => {
  const { camera, screen } = sightOf(scene)
  const lead = held.draft?.hang[0]
  return lead ? toScreen(camera, screen, lead.to) : (scene.finger ?? { x: screen.w / 2, y: screen.h / 2 })
}

/** What the outcome sentence keeps off: the held bases, the finger, and the bases round about. */
export function handObstacles(held: Held, scene: Scene): readonly Obstacle[] {
  const sight = sightOf(scene)
  const moves = [...(held.draft?.hang ?? []), ...(held.draft?.moves ?? [])]
  const views = moves.flatMap(({ base, to }) => viewOf(scene, base, to) ?? [])
  const finger = scene.finger
  const room = finger?.touch ? 110 : 44
  return [
    ...views.map(({ base }) => ({ body: onScreen(base, sight.camera, sight.screen), cost: COVER.pill.held })),
    ...views.flatMap(({ base }) => {
      const box = tagBoxOf(base, scene)
      return box ? [{ body: boxBody(box), cost: COVER.pill.namedTag }] : []
    }),
    ...(finger ? [{ body: boxBody({ ...finger, w: room, h: room }), cost: COVER.pill.held }] : []),
  ]
}

/** Bases that may act now are ringed in paper. */
export const actEdge = (line: string): Edge => ({ grow: 3, line, casing: 'rgba(20, 18, 10, 0.55)', width: 2 })

export const pointedEdge: Edge = { grow: 2.5, line: colours.focusRing, casing: ink, width: 2.6 }
