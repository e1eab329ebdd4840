// What lies still on the screen, for labels to keep off; kept for as long as it does: a drag asks in every frame.
import type { BaseId, Table } from '../kernel/game.ts'
import type { Body } from '../kernel/geometry/point.ts'
import { indexOf } from '../kernel/table.ts'
import type { Camera } from '../store/view.ts'
import { type Box, boxBody, onScreen } from './boxes.ts'
import type { Room, Screen } from './camera.ts'
import { withinRoom } from './labels.ts'
import type { Layout } from './layout.ts'
import { layoutShift, shifted } from './paintTags.ts'
import { layoutNow, type Scene, sightOf, tableOf } from './scene.ts'

/** The tag of a base or the band of a unit, by its id. */
export interface Nameplate {
  readonly is: 'tag' | 'band'
  readonly id: string
  /** The bases that it names. */
  readonly of: readonly BaseId[]
  readonly box: Box
  readonly body: Body
}

interface OnBoard {
  readonly bases: readonly { readonly id: BaseId; readonly body: Body }[]
  /** Tags before bands. */
  readonly labels: readonly Nameplate[]
}

/** Things this far off the screen still matter to labels on it. */
const SPARE_PX = 120

interface Known {
  readonly table: Table
  readonly camera: Camera
  readonly screen: Screen
  readonly layout: Layout
  readonly onBoard: OnBoard
}

let last: Known | null = null

export function onBoard(scene: Scene): OnBoard {
  const { camera, screen } = sightOf(scene)
  const [table, layout] = [tableOf(scene), layoutNow(scene)]
  const isKnown = last?.table === table && last.camera === camera && last.screen === screen
  if (last && isKnown && last.layout === layout) return last.onBoard
  const by = layoutShift(camera, screen)
  const { of } = indexOf(table)
  const isSeen = (x: number, y: number): boolean =>
    x > -SPARE_PX && y > -SPARE_PX && x < screen.w + SPARE_PX && y < screen.h + SPARE_PX
  const made: OnBoard = {
    bases: table.bases
      .filter(({ at }) => isSeen(at.x * camera.scale + by.x, at.y * camera.scale + by.y))
      .map((base) => ({ id: base.id, body: onScreen(base, camera, screen) })),
    labels: [
      ...[...layout.tags].map(([id, box]) => ({ is: 'tag' as const, id, of: [id], box })),
      ...[...layout.bands].map(([id, box]) => {
        const bases = of.get(id) ?? []
        return { is: 'band' as const, id, of: bases.map((base) => base.id), box }
      }),
    ]
      .filter(({ box }) => isSeen(box.x + by.x, box.y + by.y))
      .map((label) => {
        const box = shifted(label.box, by)
        return { ...label, box, body: boxBody(box) }
      }),
  }
  last = { table, camera, screen, layout, onBoard: made }
  return made
}

let lastIn: { readonly all: OnBoard; readonly room: Room; readonly inRoom: OnBoard } | null = null

/** Of it what a label on the hand's layer could meet. */
export function inRoom(scene: Scene): OnBoard {
  const [all, { room }] = [onBoard(scene), scene]
  if (lastIn?.all === all && lastIn.room === room) return lastIn.inRoom
  const made = { bases: withinRoom(all.bases, room), labels: withinRoom(all.labels, room) }
  lastIn = { all, room, inRoom: made }
  return made
}
