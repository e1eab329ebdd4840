// What the painters of one board share: its stores, its size, and where things are on the screen. Mutable, outside React.
import { breakpoints } from '../content/tokens.ts'
import type { BaseId, Table } from '../kernel/game.ts'
import type { Point, Pose } from '../kernel/geometry/point.ts'
import { shown } from '../kernel/match.ts'
import { lainIn } from '../store/fallen.ts'
import type { Seat } from '../store/seat.ts'
import type { Camera } from '../store/view.ts'
import type { Box } from './boxes.ts'
import { fitTable, type Room, type Screen } from './camera.ts'
import { type Stood, wholeOf } from './labels.ts'
import type { Layout } from './layout.ts'
import type { Sight } from './paintBase.ts'
import { layoutOf } from './paintTags.ts'
import type { Rotor } from './rotor.ts'
import { mute, type Tongue } from './tongue.ts'

/** The pointer while it is down, in CSS pixels of the board. */
export interface Finger extends Point {
  readonly touch: boolean
}

export interface Scene {
  readonly seat: Seat
  speech: Tongue
  screen: Screen
  /** Device pixels a CSS pixel, at most 2. */
  ratio: number
  /** The camera does not move just now. */
  rests: boolean
  /** Where the verdict stands, the point it speaks of, and where a line that leads there ends; null: none leads. */
  verdict: { readonly box: Box; readonly anchor: Point; readonly tip: Point | null } | null
  /** The corner that the last verdict stood in. */
  corner: Point | null
  /** The part of the board that the hand's layer covers now. */
  room: Room
  finger: Finger | null
  /** Where the mouse is while nothing is pressed. */
  over: Point | null
  /** A base that glides back to where it was after a refusal. */
  glide: {
    readonly bases: readonly { readonly id: BaseId; readonly from: Pose }[]
    readonly begun: number
  } | null
  /** The handle by which the pointed base is turned. */
  rotor: Rotor | null
  /** Where labels that live while something is dragged were last, so that they do not jump. */
  readonly kept: Map<string, Stood>
  /** The canvases of the layers below the hand's, for the lens. */
  below: () => readonly HTMLCanvasElement[]
  /** Draws again in the next frame: everything, what is written on the table, or only what the hand changes. */
  redraw: (what: 'all' | 'written' | 'hand') => void
}

export const createScene = (seat: Seat): Scene => ({
  seat,
  speech: mute,
  screen: { w: 0, h: 0 },
  ratio: 1,
  rests: true,
  verdict: null,
  corner: null,
  room: wholeOf({ w: 0, h: 0 }),
  finger: null,
  over: null,
  glide: null,
  rotor: null,
  kept: new Map(),
  below: () => [],
  redraw: () => {},
})

export const tableOf = ({ seat }: Pick<Scene, 'seat'>): Table => shown(seat.match.getState().match).table

export const cameraOf = (scene: Scene): Camera =>
  scene.seat.view.getState().camera ?? fitTable(tableOf(scene), scene.screen)

export const sightOf = (scene: Scene): Sight => ({
  camera: cameraOf(scene),
  screen: scene.screen,
  ratio: scene.ratio,
})

/** Where tags and bands stand now. */
export const layoutNow = (scene: Scene): Layout => layoutAt(scene, cameraOf(scene))

export function layoutAt(scene: Scene, camera: Camera): Layout {
  const { match } = scene.seat.match.getState()
  return layoutOf({
    table: shown(match).table,
    unitStates: match.rules.states.unit,
    lain: lainIn(match),
    ghosts: scene.seat.hand.now().ghosts,
    speech: scene.speech,
    camera,
    screen: scene.screen,
  })
}

/** Letters on the table grow with the board. */
export const lettersPx = ({ screen }: Scene): number =>
  screen.w >= breakpoints.wideBoard ? 18 : screen.w >= breakpoints.board ? 16 : 15
