// A table of any size at one density, as a recording: platoons side by side, and in the middle open ground for a drag.
import { deployed, type Place, type TeamName, type UnitPlan } from '../../src/content/library.ts'
import type { Base, SideId, Table } from '../../src/kernel/game.ts'
import type { Point } from '../../src/kernel/geometry/point.ts'
import { begin } from '../../src/kernel/match.ts'
import { picker } from '../../src/kernel/playout.ts'
import { write } from '../../src/kernel/writing.ts'
import { assault } from '../../src/rules/assault/assault.ts'

/** 200 bases on 180 x 120 cm. */
const MM2_A_BASE = (1800 * 1200) / 200

/** A platoon fills so many squares: abreast, and deep. */
const BLOCK = { wide: 4, deep: 3 } as const

/** The held base goes this far sideways over open ground, and this far along the enemy. */
const OUT_MM = 70
const ALONG_MM = 36

interface Square {
  readonly column: number
  readonly row: number
}

export interface Scene {
  readonly table: Table
  /** The base that is dragged. */
  readonly held: Base
  /** Where its centre is wished, move by move; into the enemy and along it at the end. */
  readonly way: readonly Point[]
  /** The recording, as a file of the player's own. */
  readonly file: string
}

interface Raster {
  readonly columns: number
  readonly rows: number
  readonly w: number
  readonly d: number
}

function rasterFor(bases: number): Raster {
  const w = Math.sqrt(bases * MM2_A_BASE * 1.5)
  const columns = Math.round(w / Math.sqrt(MM2_A_BASE))
  return { columns, rows: Math.ceil(bases / columns), w: Math.round(w), d: Math.round(w / 1.5) }
}

/** Blue and red platoons lie like the squares of a chessboard. */
const sideOf = (across: number, down: number): SideId => ((across + down) % 2 === 0 ? 'blue' : 'red')

const TEAMS: readonly (readonly TeamName[])[] = [
  ['rifles', 'rifles', 'rifles', 'command'],
  ['rifles', 'rifles', 'machineGun', 'command'],
  ['tank', 'tank', 'tank', 'tank'],
  ['rifles', 'antiTank', 'mortar', 'rifles'],
  ['gun', 'command', 'rifles', 'gunTruck'],
]

/** The middle square of a blue platoon's front rank, with a red one before it. */
function middle({ columns, rows }: Raster): Square {
  const down = Math.max(1, Math.floor(rows / 2 / BLOCK.deep))
  const across = Math.floor(columns / 2 / BLOCK.wide)
  const blue = sideOf(across, down) === 'blue' ? across : Math.max(0, across - 1)
  return { column: blue * BLOCK.wide + 1, row: down * BLOCK.deep }
}

export function sceneOf(bases: number): Scene {
  const raster = rasterFor(bases)
  const lead = middle(raster)
  const plans = plansOf(bases, raster, lead)
  const made = plans.map(deployed)
  const table: Table = {
    size: { w: raster.w, d: raster.d },
    system: 'cm',
    sides: [
      { id: 'blue', name: { ru: 'Синие', en: 'Blue' } },
      { id: 'red', name: { ru: 'Красные', en: 'Red' } },
    ],
    units: made.map(({ unit }) => unit),
    bases: made.flatMap((each) => each.bases),
    lost: [],
  }
  const at = centre(raster, lead)
  const held = table.bases.find((base) => base.at.x === at.x && base.at.y === at.y)
  const foe = centre(raster, { ...lead, row: lead.row - 1 })
  if (!held || table.bases.length !== bases) throw new Error(`The table has ${table.bases.length} bases`)
  const title = { ru: `${bases}`, en: `${bases}` }
  const options = assault.profiles.full ?? {}
  const start = { title, table, options, seed: bases, mode: 'play', side: 'blue' } as const
  return { table, held, way: wayOf(at, foe), file: write(begin(assault, start)) }
}

const centre = ({ columns, rows, w, d }: Raster, { column, row }: Square): Point => ({
  x: Math.round(((column + 0.5) * w) / columns),
  y: Math.round(((row + 0.5) * d) / rows),
})

function plansOf(bases: number, raster: Raster, lead: Square): readonly UnitPlan[] {
  const squares = filled(bases, raster, lead)
  const pick = picker(bases)
  const blocks = new Map<string, Square[]>()
  for (const square of squares) {
    const key = `${Math.floor(square.column / BLOCK.wide)} ${Math.floor(square.row / BLOCK.deep)}`
    const there = blocks.get(key)
    if (there) there.push(square)
    else blocks.set(key, [square])
  }
  return [...blocks.entries()].map(([key, block], i): UnitPlan => {
    const [across = 0, down = 0] = key.split(' ').map(Number)
    const side = sideOf(across, down)
    const isFront = block.some(
      (square) => isSame(square, lead) || isSame(square, { ...lead, row: lead.row - 1 }),
    )
    const kinds = TEAMS[isFront ? 0 : i % TEAMS.length] ?? []
    return {
      side,
      number: i + 1,
      name: { ru: `Взвод ${i + 1}`, en: `Platoon ${i + 1}` },
      traits: { motivation: 4, skill: 'trained' },
      teams: block.map((square): Place => {
        const { x, y } = centre(raster, square)
        if (isSame(square, lead)) return ['rifles', x, y, 0]
        if (isSame(square, { ...lead, row: lead.row - 1 })) return ['rifles', x, y, 175]
        const team = kinds[(square.column + square.row) % kinds.length] ?? 'rifles'
        return [team, x + pick(21) - 10, y + pick(21) - 10, facing(side, pick(900))]
      }),
    }
  })
}

/** Towards the enemy's edge, give or take 45 degrees. */
const facing = (side: SideId, tenths: number): number =>
  (((side === 'blue' ? 3150 : 1350) + tenths) % 3600) / 10

const isSame = (a: Square, b: Square): boolean => a.column === b.column && a.row === b.row

/** All squares but as many as there are too many; open ground is left beside the held base. */
function filled(bases: number, { columns, rows }: Raster, lead: Square): readonly Square[] {
  const all = Array.from(
    { length: columns * rows },
    (_, i): Square => ({
      column: i % columns,
      row: Math.floor(i / columns),
    }),
  )
  const open = (square: Square): boolean => square.row === lead.row && square.column === lead.column - 1
  const spare = all.filter((square) => !open(square))
  return spare.slice(0, bases)
}

/** Sideways over open ground and back, then into the enemy, pressed on, and along it to both sides. */
function wayOf(at: Point, foe: Point): readonly Point[] {
  const touch = foe.y + 26
  return [
    ...line(at, { x: at.x - OUT_MM, y: at.y - 12 }, 32),
    ...line({ x: at.x - OUT_MM, y: at.y - 12 }, { x: at.x, y: at.y - 20 }, 26),
    ...line({ x: at.x, y: at.y - 20 }, { x: at.x, y: touch }, 18),
    ...line({ x: at.x, y: touch }, { x: at.x + ALONG_MM, y: touch - 2 }, 18),
    ...line({ x: at.x + ALONG_MM, y: touch - 2 }, { x: at.x - ALONG_MM / 2, y: touch }, 26),
  ]
}

const line = (from: Point, to: Point, steps: number): readonly Point[] =>
  Array.from({ length: steps }, (_, i) => ({
    x: from.x + ((to.x - from.x) * (i + 1)) / steps,
    y: from.y + ((to.y - from.y) * (i + 1)) / steps,
  }))
