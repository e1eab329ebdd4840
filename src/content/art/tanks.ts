// The three tanks from above: tracks, hull and engine deck first; turret and barrel on top of the rear strip.
import { cast, flat, inked, lit, type Shape, wire } from './ink.ts'
import { limb } from './men.ts'
import { both, box, oval, type Path, place, polygon, rungs, type Spot } from './path.ts'

export interface Vehicle {
  readonly low: readonly Shape[]
  readonly high: readonly Shape[]
  /** Men to be seen aboard. */
  readonly crew?: readonly Shape[]
  /** What stands open when the crew has left. */
  readonly opened: readonly Shape[]
}

interface Chassis {
  /** Half the width and half the depth of the hull, and the width of a track. */
  readonly half: number
  readonly deep: number
  readonly track: number
}

function tracks({ half, deep, track }: Chassis): readonly Shape[] {
  return [
    inked(both(box([-half + 0.2, -deep + 0.2], [track, deep * 2 - 0.4], 1.8)), 'track'),
    wire(both(rungs([-half + 0.7, -deep + 1.6], [track - 1, deep * 2 - 3], 2.1)), 'trackLight', 0.75),
  ]
}

function hull({ half, deep, track }: Chassis): readonly Shape[] {
  const side = half - track + 1.2
  const nose = -deep + 0.9
  const brow = -deep * 0.6
  const tail = deep - 0.6
  const deck = deep * 0.36
  const outline = polygon([
    [-side + 1.6, nose],
    [side - 1.6, nose],
    [side, nose + 2.6],
    [side, tail],
    [-side, tail],
    [-side, nose + 2.6],
  ])
  return [
    cast(outline, 1.4),
    inked(outline, 'hullDark'),
    lit(place(outline, { scale: 0.93 }), 'hull', 0.2),
    flat(
      polygon([
        [-side + 2, nose + 0.8],
        [side - 2, nose + 0.8],
        [side - 1.2, brow],
        [-side + 1.2, brow],
      ]),
      'hullLight',
    ),
    wire(
      `M${-side + 0.6},${brow}L${side - 0.6},${brow}M${-side + 0.6},${deck}L${side - 0.6},${deck}`,
      'line',
      0.5,
    ),
    inked(both(oval(side * 0.52, brow + 2.6, [1.7, 1.3])), 'hullDark'),
    inked(both(oval(side - 1.5, nose + 2.4, 0.95)), 'paper'),
    flat(both(box([1.4, deck + 1.4], [side - 3, deep * 0.3], 0.5)), 'hullDark'),
    wire(both(rungs([1.8, deck + 2.4], [side - 3.8, deep * 0.26], 1.5)), 'metalDark', 0.6),
  ]
}

function fenders({ half, deep, track }: Chassis): readonly Shape[] {
  const inner = half - track
  const plank = both(box([inner, -deep * 0.62], [track * 0.46, deep * 1.4], 0.4))
  return [
    inked(plank, 'hullDark'),
    lit(both(box([inner + 0.4, -deep * 0.6], [track * 0.34, deep * 1.36])), 'hull', 0.15),
  ]
}

/** Tools, a tow cable and spare links, so that the hull is not bare. */
function stowage({ half, deep, track }: Chassis): readonly Shape[] {
  const [side, brow] = [half - track + 1.2, -deep * 0.6]
  return [
    wire(both(rungs([1.6, -deep + 3], [side - 5.4, 2.4], 2.2)), 'track', 1.5),
    wire(both(rungs([1.9, -deep + 3], [side - 6, 2.4], 2.2)), 'trackLight', 0.6),
    ...limb(`M${side - 0.2},${brow + 4}L${side - 0.2},${deep * 0.2}`, 'wood', 0.8),
    wire(`M${1.2 - side},${brow + 1.6}Q${-side - 0.6},0 ${1.2 - side},${deep * 0.3}`, 'line', 1.4),
    wire(`M${1.2 - side},${brow + 1.6}Q${-side - 0.6},0 ${1.2 - side},${deep * 0.3}`, 'metal', 0.7),
  ]
}

function barrel(from: Spot, to: number, width: number): readonly Shape[] {
  const [x, y] = from
  const line = `M${x},${y}L${x},${to}`
  return [
    { path: line, stroke: 'shadow', width: width + 1, alpha: 0.38, lift: 3.4 },
    ...limb(line, 'hull', width),
    { path: line, stroke: 'hullLight', width: width * 0.34, lift: -width * 0.24 },
  ]
}

function brake(x: number, y: number, [w, d]: Spot): readonly Shape[] {
  return [
    inked(box([x - w / 2, y], [w, d], 0.6), 'hullDark'),
    wire(`M${x - w / 2 + 0.3},${y + d * 0.5}L${x + w / 2 - 0.3},${y + d * 0.5}`, 'hole', 0.7),
  ]
}

function turret(outline: Path, shrink: number): readonly Shape[] {
  return [
    cast(outline, 2.6),
    inked(outline, 'hullDark'),
    lit(place(outline, { scale: shrink }), 'hull', 0.4),
    lit(place(outline, { scale: shrink - 0.14 }), 'hullLight', 0.9),
  ]
}

function cupola([x, y]: Spot, r: number): readonly Shape[] {
  return [
    cast(oval(x, y, r), 0.8),
    inked(oval(x, y, r), 'hullDark'),
    lit(oval(x, y, r * 0.68), 'hull', 0.2),
    wire(`M${x - r * 0.6},${y}L${x + r * 0.6},${y}`, 'line', 0.45),
  ]
}

function hatch([x, y]: Spot, [w, d]: Spot): readonly Shape[] {
  return [
    inked(box([x - w / 2, y - d / 2], [w, d], 0.8), 'hull'),
    wire(`M${x},${y - d / 2}L${x},${y + d / 2}`, 'line', 0.4),
  ]
}

function roundHatch([x, y]: Spot, r: number): readonly Shape[] {
  const lid = place(oval(0, 0, [r * 1.15, r * 0.9]), { x: x + r * 1.7, y: y + r * 0.9, turn: 30 })
  return [
    inked(oval(x, y, r * 1.2), 'hullLight'),
    flat(oval(x, y, r * 0.95), 'hole'),
    cast(lid, 1.8),
    inked(lid, 'hullLight'),
  ]
}

function leafHatch([x, y]: Spot, r: number): readonly Shape[] {
  const leaf = both(box([r, -r], [r * 0.9, r * 2], 0.4))
  return [
    inked(box([x - r, y - r], [r * 2, r * 2], 0.4), 'hole'),
    cast(place(leaf, { x, y }), 1.4),
    inked(place(leaf, { x, y }), 'hullLight'),
  ]
}

/** Where the crew climbs out: a round hatch and one with two leaves. */
const hatchesOpen = (round: Spot, leaves: Spot, r: number): readonly Shape[] => [
  ...roundHatch(round, r),
  ...leafHatch(leaves, r * 0.8),
]

const lightFrame: Chassis = { half: 10.5, deep: 18.5, track: 4 }
const mediumFrame: Chassis = { half: 16.5, deep: 25, track: 6.2 }
const heavyFrame: Chassis = { half: 18.5, deep: 31, track: 7.6 }

const lightTurret = 'M-3.2,-6.4L3.2,-6.4L5.8,-2.4L5,4.6Q0,6.6 -5,4.6L-5.8,-2.4Z'
const mediumTurret = 'M-4.4,-9.6L4.4,-9.6L9,-4.4L9.2,3L6.4,8.6L-6.4,8.6L-9.2,3L-9,-4.4Z'
const heavyTurret =
  'M-5.4,-11.6L5.4,-11.6L10.6,-7.6L11.2,4.6Q9.6,13 3.6,14.4L-3.6,14.4Q-9.6,13 -11.2,4.6L-10.6,-7.6Z'

export const lightTank: Vehicle = {
  low: [...tracks(lightFrame), ...hull(lightFrame), ...fenders(lightFrame)],
  high: [
    ...barrel([0, -6], -19.5, 1.1),
    ...turret(lightTurret, 0.84),
    inked(box([-2.6, -8], [5.2, 2.4], 0.5), 'hullDark'),
    ...cupola([1.8, 1], 2.1),
    ...hatch([-2.4, 0.6], [2.6, 3.4]),
  ],
  opened: hatchesOpen([1.8, 1], [-2.4, 0.6], 1.7),
}

export const mediumTank: Vehicle = {
  low: [...tracks(mediumFrame), ...hull(mediumFrame), ...fenders(mediumFrame), ...stowage(mediumFrame)],
  high: [
    ...barrel([0, -9], -34, 2),
    ...brake(0, -36.4, [3.6, 3.6]),
    inked(box([-6.4, 7.6], [12.8, 4.2], 0.8), 'hullDark'),
    lit(box([-5.6, 8.4], [11.2, 2.8], 0.5), 'hull', 0.2),
    ...turret(mediumTurret, 0.86),
    inked(box([-4, -11.6], [8, 3], 0.8), 'hullDark'),
    ...cupola([2.6, 4], 3.2),
    ...hatch([-4, -0.4], [4, 4.4]),
  ],
  opened: hatchesOpen([2.6, 4], [-4, -0.4], 2.7),
}

export const heavyTank: Vehicle = {
  low: [...tracks(heavyFrame), ...hull(heavyFrame), ...fenders(heavyFrame), ...stowage(heavyFrame)],
  high: [
    ...barrel([0, -12], -45, 2.8),
    ...brake(0, -47.4, [5, 5]),
    ...turret(heavyTurret, 0.86),
    inked(box([-7.4, -14], [14.8, 4], 1), 'hullDark'),
    ...cupola([-4.4, 2.4], 3.6),
    ...hatch([4.6, -0.6], [4.6, 5]),
    wire(both('M10.6,-4L11.6,3'), 'trackLight', 1.6),
    ...cupola([3.6, 9], 1.6),
  ],
  opened: hatchesOpen([-4.4, 2.4], [4.6, -0.6], 2.7),
}
