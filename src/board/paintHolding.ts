// Paints what is held: its zones, its way, whom it would touch, live rulers, and what would happen on release.
import type { Base } from '../kernel/game.ts'
import type { Body, Pose } from '../kernel/geometry/point.ts'
import { indexOf } from '../kernel/table.ts'
import type { Held, HeldDraft } from '../store/hand.ts'
import { boxBody, lineBody, type Outline, runsThrough } from './boxes.ts'
import { captionsNow, captionsOf, outlinesOf, paintCaptions, reachOutline, writtenBoxes } from './captions.ts'
import { COVER, type Obstacle } from './labels.ts'
import { linesIn, ringsIn, routesIn } from './marks.ts'
import { inRoom } from './onBoard.ts'
import { paintTags } from './paintBases.ts'
import { handObstacles, paintGhost, paintHomeTag, paintLifted, paintOutcome, paintVeil } from './paintHeld.ts'
import { lensBox, lensObstacle, paintLens } from './paintLens.ts'
import {
  allowances,
  ends,
  measuredIn,
  paintGaps,
  paintReach,
  routeObstacles,
  tableObstacles,
} from './paintLines.ts'
import { paintLabels } from './paintPills.ts'
import { paintRings } from './paintRings.ts'
import { paintArrow, paintRoute } from './paintWays.ts'
import { type Bodies, paintZone } from './paintZones.ts'
import { type Scene, sightOf, tableOf } from './scene.ts'
import { decidingOf, heldMarks, isOfSeveral } from './told.ts'

/** Something is held: zones, route, touched bases, rulers, and one sentence. */
export function paintHolding(ctx: CanvasRenderingContext2D, held: Held, scene: Scene): void {
  const { draft } = held
  if (!draft) return
  const sight = sightOf(scene)
  const table = tableOf(scene)
  const { base: bases } = indexOf(table)
  const moved = new Map(draft.moves.map(({ base, to }) => [base, to]))
  const { match } = scene.seat.match.getState()
  const { marks, zones, reaches } = heldMarks(match)(held)
  // Who stays is seen to lie there.
  for (const { base } of draft.hang) veil(ctx, bases.get(base), scene)
  const bodies: Bodies = (id) => at(bases.get(id), moved.get(id))
  for (const zone of zones) paintZone(ctx, zone, { bodies, sight, over: true })
  for (const reach of reaches) paintReach(ctx, reach, { bodies, scene })
  const outlines = [
    ...zones.flatMap((zone) => outlinesOf(zone, bodies, scene)),
    ...reaches.flatMap((reach) => reachOutline(reach, bodies, scene)),
  ]
  paintStruck(ctx, outlines, scene)
  for (const { base } of draft.hang) paintHomeTag(ctx, base, scene)
  for (const route of routesIn(marks)) paintRoute(ctx, route, scene)
  paintRings(
    ctx,
    ringsIn(marks).filter(({ base }) => !moved.has(base)),
    scene,
  )
  paintInHand(ctx, { held, draft }, scene)
  const lines = linesIn(marks)
  const deciding = lines.slice(0, 1).map(({ fact }) => fact)
  const named = isOfSeveral(match.rules.id, draft.verdict)
  const gaps = paintGaps(ctx, lines, { scene, named, deciding })
  const told = decidingOf(match.rules.id, draft.verdict)
  const ways = allowances(routesIn(marks), { scene, named, deciding: told })
  const inHand = new Set(held.held)
  const measured = measuredIn([...lines.map(({ fact }) => fact), ...told])
  const onTable = tableObstacles(scene, { measured, moved: inHand })
  const drawn = lines.map((line) => ends(line, sight))
  const measuredLines = drawn.map(({ from, to }) => ({
    body: lineBody(from, to, 12),
    cost: COVER.sentence.line,
  }))
  const inHands = handObstacles(held, scene)
  const written = writtenBoxes(scene).map((box) => ({ body: boxBody(box), cost: COVER.pill.written }))
  const lens = lensBox(scene, [...inHands, ...onTable, ...measuredLines, ...written])
  const taken = [...inHands, ...lensObstacle(lens), ...onTable]
  const shownAlready = new Set(captionsNow(scene).map(({ zone }) => zone.mm))
  const captions = captionsOf(
    zones.filter(({ mm }) => !shownAlready.has(mm)),
    { bodies, scene, taken, room: scene.room },
  )
  paintCaptions(ctx, captions, scene)
  const box = paintOutcome(ctx, held, {
    scene,
    taken: [...taken.map(dearer), ...written, ...measuredLines, ...routeObstacles(routesIn(marks), scene)],
  })
  const words = [...captions.map(({ box }) => ({ body: boxBody(box), cost: COVER.pill.written })), ...written]
  const said = box ? [{ body: boxBody(box), cost: COVER.pill.said }] : []
  paintLabels(ctx, [...gaps, ...ways], {
    scene,
    taken: [...taken, ...words, ...said],
    lines: [...drawn, ...ways],
  })
  paintLens(ctx, held, { lens, scene })
}

/** The names that an outline runs through are read over it. */
function paintStruck(ctx: CanvasRenderingContext2D, outlines: readonly Outline[], scene: Scene): void {
  const isStruck = (body: Body): boolean => outlines.some((outline) => runsThrough(outline, body))
  const labels = inRoom(scene).labels.filter(({ body }) => isStruck(body))
  paintTags(ctx, labels, scene)
  const captions = captionsNow(scene).filter(({ box }) => isStruck(boxBody(box)))
  paintCaptions(ctx, captions, scene)
}

/** The sentence keeps off bases and their names as far as it can; what a label of a line costs there is less. */
const dearer = ({ body, cost }: Obstacle): Obstacle => ({ body, cost: Math.max(cost, COVER.sentence.least) })

/** The held bases where they hang, over their ghosts where the rules would put them; of several, each with its arrow. */
function paintInHand(
  ctx: CanvasRenderingContext2D,
  { held, draft }: { held: Held; draft: HeldDraft },
  scene: Scene,
): void {
  const { base: bases } = indexOf(tableOf(scene))
  const moved = new Map(draft.moves.map(({ base, to }) => [base, to]))
  const hang = new Map(draft.hang.map(({ base, to }) => [base, to]))
  for (const id of held.held) {
    const [to, end] = [hang.get(id), moved.get(id)]
    if (to && end && isElsewhere(to, end))
      paintGhost(ctx, { base: id, to: end }, { scene, ok: draft.verdict.ok })
    const base = bases.get(id)
    if (to && base && held.held.length > 1) {
      paintArrow(ctx, { shape: base.shape, from: scene.seat.hand.lies(id), to }, scene)
    }
    if (to) paintLifted(ctx, { id, to, ok: draft.verdict.ok }, scene)
  }
}

/** The rules would put it down somewhere else than where it hangs. */
const isElsewhere = (hangs: Pose, ends: Pose): boolean =>
  Math.abs(hangs.x - ends.x) + Math.abs(hangs.y - ends.y) > 1

const at = (base: Base | undefined, to: Pose | undefined): Base | undefined =>
  base && to ? { ...base, at: to } : base

function veil(ctx: CanvasRenderingContext2D, base: Base | undefined, scene: Scene): void {
  if (!base) return
  const lies = scene.seat.hand.lies(base.id)
  paintVeil(ctx, { ...base, at: lies }, sightOf(scene))
}
