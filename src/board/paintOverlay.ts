// Paints everything above the bases, in one go: what the hand holds, or else the evidence of the verdict that stands.

import { sizes } from '../content/tokens.ts'
import type { Base, BaseId, Fact, Move } from '../kernel/game.ts'
import { gap } from '../kernel/geometry/gap.ts'
import type { Pose } from '../kernel/geometry/point.ts'
import { pointBody } from '../kernel/geometry/point.ts'
import { indexOf } from '../kernel/table.ts'
import type { Held } from '../store/hand.ts'
import { mayMove } from '../store/movable.ts'
import type { RulerEnd } from '../store/view.ts'
import { boxBody, edgeTowards, lineBody, onScreen, type Stretch } from './boxes.ts'
import { toScreen } from './camera.ts'
import { captionsNow, paintCaptions, writtenBoxes } from './captions.ts'
import { firstMove } from './holding.ts'
import { ink, paper, textFont } from './ink.ts'
import { COVER, type Obstacle, place, rings } from './labels.ts'
import { block, paintBlock, paintPaper } from './lettering.ts'
import {
  type Line,
  linesIn,
  type Mark,
  type Route,
  ringsIn,
  routesIn,
  type Touch,
  touchesIn,
} from './marks.ts'
import { onBoard } from './onBoard.ts'
import { paintTags } from './paintBases.ts'
import { paintTouch, TOUCH_PX } from './paintContacts.ts'
import { fallenObstacles } from './paintFallen.ts'
import {
  ghostTagBox,
  paintEdge,
  paintGhost,
  paintGhostBody,
  paintGhosts,
  paintGhostTags,
  paintLifted,
  paintTagOf,
  paintVeil,
  pointedEdge,
  viewOf,
} from './paintHeld.ts'
import { paintHolding } from './paintHolding.ts'
import { allowances, ends, measuredIn, paintGaps, paintLine, tableObstacles } from './paintLines.ts'
import { type Label, paintLabels, paintLeader } from './paintPills.ts'
import { paintRings } from './paintRings.ts'
import { paintArrow, paintRoute } from './paintWays.ts'
import { bodiesOf, paintZone } from './paintZones.ts'
import { ROTOR_PX, type Rotor, rotorOf } from './rotor.ts'
import { lettersPx, type Scene, sightOf, tableOf } from './scene.ts'
import { rulerTip } from './target.ts'
import {
  boldest,
  decidingOf,
  isOfSeveral,
  proposedMarks,
  refusedMoves,
  standingMarks,
  verdictOf,
} from './told.ts'

export function paintOverlay(ctx: CanvasRenderingContext2D, scene: Scene): void {
  const held = scene.seat.hand.now()
  scene.rotor = null
  paintGhosts(ctx, held, scene)
  if (held.draft && held.held.length > 0) {
    paintHolding(ctx, held, scene)
    return
  }
  scene.kept.clear()
  paintStanding(ctx, held, scene)
}

/** Nothing is held: the measurements of the verdict, what is pointed at, and the first minute's ghost. */
function paintStanding(ctx: CanvasRenderingContext2D, held: Held, scene: Scene): void {
  const marks = held.ghosts ? proposedMarks(scene, held.ghosts) : standingMarks(scene)
  const sight = sightOf(scene)
  const bodies = bodiesOf(tableOf(scene))
  for (const mark of marks) if (mark.is === 'zone') paintZone(ctx, mark, { bodies, sight, over: true })
  // What zones are called is read over a zone that is lit.
  if (marks.some(({ is }) => is === 'zone')) paintCaptions(ctx, captionsNow(scene), scene)
  paintRings(ctx, ringsIn(marks), scene)
  if (!held.ghosts) paintFirstMinute(ctx, scene)
  paintGlide(ctx, scene)
  if (!held.ghosts) paintRefusal(ctx, scene)
  const leader = leaderOf(scene, held)
  for (const each of leader) paintLeader(ctx, each)
  const lines = linesIn(marks)
  for (const route of routesIn(marks)) paintRoute(ctx, route, scene)
  paintPointed(ctx, held, scene)
  const { match, aside } = scene.seat.match.getState()
  const rules = match.rules.id
  const deciding = held.ghosts ? decidingOf(rules, held.ghosts.verdict) : boldest(scene)
  const named = held.ghosts !== null || isOfSeveral(rules, verdictOf(match, aside))
  const gaps = paintGaps(ctx, lines, { scene, named, deciding })
  const touches = decisive(marks, deciding, scene)
  const ways = allowances(labelled(routesIn(marks), scene), { scene, named, deciding: [] })
  // Names are read over whatever runs across them.
  if (marks.length > 0) paintTags(ctx, onBoard(scene).labels, scene)
  if (held.ghosts) paintGhostTags(ctx, held.ghosts.moves, scene)
  for (const touch of touches) paintTouch(ctx, touch, scene)
  const drawn = [...lines.map((line) => ends(line, sight)), ...ways, ...arrowsOf(held, scene), ...leader]
  const taken = [...standingObstacles(lines, held, scene), ...touches.map((touch) => discOf(touch, scene))]
  paintLabels(ctx, [...gaps, ...ways], { scene, taken, lines: drawn })
  paintRuler(ctx, scene)
}

/** From the verdict to what it speaks of. */
const leaderOf = ({ verdict }: Scene, { ghosts }: Held): readonly Stretch[] =>
  verdict?.tip && !ghosts ? [{ from: edgeTowards(verdict.box, verdict.tip), to: verdict.tip }] : []

/** The contacts that decided, and the one that is looked at. */
function decisive(marks: readonly Mark[], deciding: readonly Fact[], { seat }: Scene): readonly Touch[] {
  const { lit } = seat.view.getState()
  return touchesIn(marks).filter(({ fact }) => fact === lit || deciding.includes(fact))
}

function discOf({ at }: Touch, scene: Scene): Obstacle {
  const { camera, screen } = sightOf(scene)
  const size = 2 * TOUCH_PX
  return { body: boxBody({ ...toScreen(camera, screen, at), w: size, h: size }), cost: COVER.pill.named }
}

/** The arrows of proposed moves. */
const arrowsOf = ({ ghosts }: Held, scene: Scene): readonly Stretch[] => {
  const { camera, screen } = sightOf(scene)
  const { match } = scene.seat.match.getState()
  const deciding = ghosts ? decidingOf(match.rules.id, ghosts.verdict) : []
  const told = new Set(deciding.map(({ about }) => about.base))
  return (ghosts?.moves ?? []).flatMap(({ base, to }) => {
    const lying = told.has(base) ? null : indexOf(tableOf(scene)).base.get(base)
    return lying ? [{ from: toScreen(camera, screen, lying.at), to: toScreen(camera, screen, to) }] : []
  })
}

/** What the labels of the verdict's lines keep off. */
function standingObstacles(lines: readonly Line[], held: Held, scene: Scene): readonly Obstacle[] {
  const { verdict, rotor } = scene
  const { pill } = COVER
  const measured = measuredIn(lines.map(({ fact }) => fact))
  const ghosts = held.ghosts?.moves ?? refusedMoves(scene)
  const handle = rotor && { ...rotor.at, w: 2 * ROTOR_PX, h: 2 * ROTOR_PX }
  return [
    ...tableObstacles(scene, { measured, moved: new Set(ghosts.map(({ base }) => base)) }),
    ...writtenBoxes(scene).map((box) => ({ body: boxBody(box), cost: pill.written })),
    ...ghosts.flatMap((move) => ghostObstacles(move, measured.has(move.base), scene)),
    ...fallenObstacles(scene),
    ...(handle ? [{ body: boxBody(handle), cost: pill.named }] : []),
    ...(verdict && !held.ghosts ? [{ body: boxBody(verdict.box), cost: pill.said }] : []),
  ]
}

function paintRefusal(ctx: CanvasRenderingContext2D, scene: Scene): void {
  if (scene.glide) return
  for (const move of refusedMoves(scene)) paintGhost(ctx, move, { scene, ok: false })
}

/** The ghost of a proposed or refused move, and its number. */
function ghostObstacles({ base, to }: Move, measured: boolean, scene: Scene): readonly Obstacle[] {
  const { pill } = COVER
  const { camera, screen } = sightOf(scene)
  const view = viewOf(scene, base, to)
  const tag = view && ghostTagBox(view, scene)
  return [
    ...(view
      ? [{ body: onScreen(view.base, camera, screen), cost: measured ? pill.named : pill.ghost }]
      : []),
    ...(tag ? [{ body: boxBody(tag), cost: measured ? pill.namedTag : pill.ghostTag }] : []),
  ]
}

/** Of several that say no more than their sum only the one that is looked at. */
function labelled(routes: readonly Route[], { seat }: Scene): readonly Route[] {
  const { lit } = seat.view.getState()
  return routes.length > 1 ? routes.filter(({ fact }) => fact === lit) : routes
}

/** The base under the pointer or focused by keys, with its handle if it may be moved. */
function paintPointed(ctx: CanvasRenderingContext2D, held: Held, scene: Scene): void {
  const { selected } = scene.seat.view.getState()
  const id = held.pointed ?? selected
  const view = id === null ? null : viewOf(scene, id, lies(scene, id))
  if (!view) return
  const sight = sightOf(scene)
  paintEdge(ctx, view.base, { sight, edge: pointedEdge })
  paintTagOf(ctx, view, scene)
  const { match } = scene.seat.match.getState()
  if (!mayMove(match, view.base.id)) return
  const { bases, labels } = onBoard(scene)
  const tags = (held.ghosts?.moves ?? []).flatMap(({ base, to }) => {
    const ghost = viewOf(scene, base, to)
    const box = ghost && ghostTagBox(ghost, scene)
    return box ? [{ body: boxBody(box) }] : []
  })
  const others = bases.filter((each) => each.id !== id)
  scene.rotor = rotorOf(
    view.base,
    [...others, ...labels, ...tags].map(({ body }) => body),
    sight,
  )
  paintRotor(ctx, scene.rotor)
}

const lies = (scene: Scene, id: BaseId): Pose | undefined =>
  scene.seat.hand.now().ghosts?.moves.find((move) => move.base === id)?.to

function paintRotor(ctx: CanvasRenderingContext2D, { at: { x, y }, centre }: Rotor): void {
  const far = Math.hypot(x - centre.x, y - centre.y)
  const [ux, uy] = [(x - centre.x) / far, (y - centre.y) / far]
  ctx.beginPath()
  ctx.moveTo(x - ux * (ROTOR_PX + 14), y - uy * (ROTOR_PX + 14))
  ctx.lineTo(x - ux * ROTOR_PX, y - uy * ROTOR_PX)
  ctx.strokeStyle = ink
  ctx.lineWidth = 2
  ctx.stroke()
  ctx.beginPath()
  ctx.arc(x, y, ROTOR_PX, 0, Math.PI * 2)
  ctx.fillStyle = paper
  ctx.fill()
  ctx.stroke()
  ctx.beginPath()
  ctx.arc(x, y, 5, -Math.PI * 0.9, Math.PI * 0.55)
  ctx.lineWidth = 1.9
  ctx.stroke()
  ctx.beginPath()
  ctx.moveTo(x - 4.6, y + 2.4)
  ctx.lineTo(x - 1, y + 5.2)
  ctx.lineTo(x - 1.4, y + 0.4)
  ctx.fillStyle = ink
  ctx.fill()
}

const GLIDE_MS = 150

/** A refused base on its way home. */
function paintGlide(ctx: CanvasRenderingContext2D, scene: Scene): void {
  const { glide } = scene
  if (!glide) return
  const part = (performance.now() - glide.begun) / GLIDE_MS
  if (part >= 1) {
    scene.glide = null
    return
  }
  const left = (1 - part) ** 2
  const { base: bases } = indexOf(tableOf(scene))
  for (const { id, from } of glide.bases) {
    const home = bases.get(id)
    if (!home) continue
    const lean = ((from.facing - home.at.facing + 540) % 360) - 180
    const to = {
      x: home.at.x + (from.x - home.at.x) * left,
      y: home.at.y + (from.y - home.at.y) * left,
      facing: home.at.facing + lean * left,
    }
    paintVeil(ctx, home, sightOf(scene))
    paintLifted(ctx, { id, to, ok: false }, scene)
  }
  scene.redraw('hand')
}

/** The drag that starts it all, shown until the first one is made. */
function paintFirstMinute(ctx: CanvasRenderingContext2D, scene: Scene): void {
  const move = firstMove(scene)
  const view = move && viewOf(scene, move.base)
  if (!move || !view) return
  const { camera, screen } = sightOf(scene)
  const from = toScreen(camera, screen, view.base.at)
  paintGhostBody(ctx, move, { scene, ok: true })
  paintEdge(ctx, view.base, { sight: sightOf(scene), edge: pointedEdge })
  paintArrow(ctx, { shape: view.base.shape, from: view.base.at, to: move.to }, scene)
  paintTagOf(ctx, view, scene)
  const said = scene.speech.say('ui.firstMinute')
  // In a narrow window the sheet under the table says it.
  if (said === '' || innerWidth <= sizes.narrow) return
  const px = lettersPx(scene)
  const set = block(ctx, said, { font: textFont(px, 600), px, most: 330 })
  const size = { w: set.w + 28, h: set.h + 18 }
  const to = toScreen(camera, screen, move.to)
  const ghost = viewOf(scene, move.base, move.to)
  const spots = rings(from, size, [50, 80, 110, 150, 200])
  const { bases, labels } = onBoard(scene)
  const taken = [
    ...[...bases, ...labels].map(({ body }) => body),
    ...(ghost ? [onScreen(ghost.base, camera, screen)] : []),
    lineBody(from, to, 40),
  ].map((body) => ({ body, cost: COVER.firstMinute.any }))
  const box = place(size, spots, { anchor: from, obstacles: taken, room: scene.room })
  paintPaper(ctx, box, { fill: paper, edge: ink, width: 1.6, radius: 8 })
  ctx.fillStyle = ink
  paintBlock(ctx, set, { x: box.x - box.w / 2 + 14, y: box.y - box.h / 2 + 9 })
}

/** The free ruler between two points or bases; its second end follows the pointer until it is set. */
function paintRuler(ctx: CanvasRenderingContext2D, scene: Scene): void {
  const { ruler } = scene.seat.view.getState()
  if (!ruler) return
  const [a, b] = [endOf(ruler.from, scene), endOf(ruler.to ?? rulerTip(scene), scene)]
  if (!a || !b) return
  const measured = gap(a, b)
  const { camera, screen } = sightOf(scene)
  const from = toScreen(camera, screen, measured.from)
  const to = toScreen(camera, screen, measured.to)
  paintLine(ctx, { from, to, tone: 'plain', close: false, bold: true })
  const text = scene.speech.length(measured.mm, tableOf(scene))
  if (text === '') return
  const label: Label = { key: 'ruler', text, tone: 'plain', close: false, from, to, bold: true }
  const taken = tableObstacles(scene, { measured: new Set(), moved: new Set() })
  paintLabels(ctx, [label], { scene, taken, lines: [label] })
}

function endOf(end: RulerEnd | null, scene: Scene): Pick<Base, 'at' | 'shape'> | undefined {
  if (!end) return undefined
  if ('base' in end) return indexOf(tableOf(scene)).base.get(end.base)
  return pointBody(end.at)
}
