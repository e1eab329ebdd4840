// The teams on foot: rifles, command, anti-tank, machine gun and mortar, as they stand on their plates.
import { cast, flat, inked, lit, type Shape, wire } from './ink.ts'
import { bearer, crowd, gunner, limb, loader, officer, rifleman, runner, shoulderer } from './men.ts'
import { both, box, oval, type Path, place, placeEach, rungs, type Spot } from './path.ts'

export const rifles: readonly Shape[] = [
  ...crowd(runner, [
    { x: -6.4, y: 3.4, turn: 6 },
    { x: 18, y: 1.8, turn: -8 },
  ]),
  ...crowd(rifleman, [
    { x: -18, y: -1.6, turn: -5 },
    { x: 5.6, y: -2.6, turn: 4 },
  ]),
]

const pole = 'M6.4,3.6L5.6,-11.6'
const pennant = 'M0,0L10,1L7.6,4.4L10,7.8L0,8.4Z'

export const command: readonly Shape[] = [
  ...crowd(bearer, [{ x: 4, y: 1.6, turn: 2 }]),
  cast(place(pennant, { x: 5.7, y: -11.2 }), 4),
  { path: pole, stroke: 'shadow', width: 1.2, alpha: 0.38, lift: 2 },
  ...limb(pole, 'wood', 0.8),
  inked(place(pennant, { x: 5.7, y: -11.4 }), 'paper'),
  flat(place('M0.4,1.1L8,1.9L6.2,4.4L8,6.9L0.4,7.4Z', { x: 5.7, y: -11.4 }), 'side'),
  ...crowd(officer, [{ x: -7.8, y: 1.2, turn: 4 }]),
]

const rocket = 'M0,-4.4L1.5,-2.6L1.1,-0.4L0.6,2L1.6,4.2L-1.6,4.2L-0.6,2L-1.1,-0.4L-1.5,-2.6Z'

export const antiTank: readonly Shape[] = [
  ...crowd(loader, [{ x: 10.2, y: 1.8, turn: -26 }]),
  inked(place(rocket, { x: 9.4, y: -6.8, turn: 0, scale: 1.15 }), 'brass'),
  ...crowd(shoulderer, [{ x: -5.6, y: 0.6 }]),
]

function crate(corner: Spot, size: Spot): readonly Shape[] {
  const [x, y] = corner
  return [
    cast(box(corner, size, 0.4), 1),
    inked(box(corner, size, 0.4), 'hullDark'),
    lit(box([x + 0.7, y + 0.7], [size[0] - 1.4, size[1] - 1.4], 0.3), 'hull', 0.2),
  ]
}

const tripod: Path = 'M0,-3L-7.4,2.6M0,-3L7.4,2.6M0,-3L0,-10'
const belt: Path = 'M-1.8,-6Q-5.4,-8.4 -7.6,-6.2Q-9.2,-4.4 -9.8,-7'

export const machineGun: readonly Shape[] = [
  ...crowd(loader, [{ x: -13.4, y: 0.4, turn: 26 }]),
  ...crowd(gunner, [{ x: 0.2, y: 3.8 }]),
  { path: tripod, stroke: 'shadow', width: 2, alpha: 0.38, lift: 1 },
  ...limb(tripod, 'metal', 1.4),
  { path: 'M0,1L0,-16', stroke: 'shadow', width: 3, alpha: 0.38, lift: 3 },
  ...limb('M0,-15L0,-18.6', 'metalDark', 1.2),
  ...limb('M0,-7L0,-15.4', 'metal', 2.6),
  wire(rungs([-1.2, -14.6], [2.4, 6], 2), 'metalDark', 0.8),
  inked(box([-2.1, -8.2], [4.2, 8], 0.6), 'metalDark'),
  { path: box([-1.3, -7.4], [2.6, 5.6], 0.4), fill: 'metal', lift: -0.3 },
  wire(belt, 'line', 2.9),
  wire(belt, 'brass', 1.9),
  ...crate([11.4, -7], [9.6, 6.4]),
  wire('M13.2,-5.6L13.2,-1.8M15.2,-5.6L15.2,-1.8M17.2,-5.6L17.2,-1.8M19.2,-5.6L19.2,-1.8', 'brass', 1.1),
  ...crate([12.6, 2], [7.4, 4.8]),
]

const bomb = 'M0,-3Q1.9,-1.8 1.5,0.4L0.6,1.9L1.4,3.4L-1.4,3.4L-0.6,1.9L-1.5,0.4Q-1.9,-1.8 0,-3Z'

const barrel: readonly Path[] = ['M0,5L0,-1', 'M0,-1L0,-7', 'M0,-7L0,-13.4']

/** Leans forward: the plate at its foot behind, the legs under its muzzle in front, the shadow leaving it on the way. */
export const mortar: readonly Shape[] = [
  { path: oval(0, -1, [13, 11.4]), fill: 'soil', stroke: 'plateEdge', width: 0.5 },
  { path: oval(0, -0.4, [10, 8.8]), fill: 'mudDark', alpha: 0.45 },
  ...crowd(gunner, [{ x: 10.4, y: 3.4, turn: -30 }]),
  cast(oval(0, 4.6, [4.8, 3.6]), 0.8),
  inked(oval(0, 4.6, [4.8, 3.6]), 'metalDark'),
  wire(oval(0, 4.6, [3.3, 2.3]), 'metal', 0.8),
  ...limb('M0,-10L-8,-6.4M0,-10L8,-6.4', 'metal', 1.1),
  inked(both(oval(8.2, -6.2, 1.3)), 'metalDark'),
  ...barrel.map((path, i): Shape => ({ path, stroke: 'shadow', width: 3.6, alpha: 0.38, lift: 1.4 + 2 * i })),
  ...limb('M0,5L0,-13', 'hull', 2.8),
  ...limb('M0,-5L0,-13.4', 'hull', 3.4),
  { path: 'M0,4L0,-12.6', stroke: 'paper', width: 0.9, alpha: 0.55, lift: -0.9 },
  wire('M-2.2,-9.6L2.2,-9.6', 'metalDark', 1.5),
  inked(oval(0, -14, [2.9, 1.7]), 'hullDark'),
  flat(oval(0, -14.3, [2, 1.1]), 'hole'),
  ...crowd(loader, [{ x: -10, y: 1.4, turn: 16 }]),
  inked(place(bomb, { x: -6.4, y: -8.4, turn: 24 }), 'brass'),
  inked(box([14.8, -12.4], [8.8, 9.4], 0.5), 'wood'),
  inked(
    placeEach(bomb, [
      [17.2, -7.8],
      [21.2, -7.8],
    ]),
    'brass',
  ),
]
