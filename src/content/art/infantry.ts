// The teams on foot: rifles, command, anti-tank, machine gun and mortar, as they stand on their plates.
import { cast, flat, inked, lit, type Shape, wire } from './ink.ts'
import { bearer, crowd, gunner, limb, loader, officer, rifleman, runner } from './men.ts'
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

const tube = 'M0,5.4L0,-14.2'

const rocket = 'M0,-4.4L1.5,-2.6L1.1,-0.4L0.6,2L1.6,4.2L-1.6,4.2L-0.6,2L-1.1,-0.4L-1.5,-2.6Z'

export const antiTank: readonly Shape[] = [
  ...crowd(loader, [{ x: 9.6, y: 0.6, turn: -70 }]),
  ...crowd(gunner, [{ x: -5.6, y: 0.4 }]),
  { path: place(tube, { x: -1 }), stroke: 'shadow', width: 3.8, alpha: 0.38, lift: 3.4 },
  ...limb(place(tube, { x: -1 }), 'metal', 3),
  { path: place('M0,5L0,-13.6', { x: -1 }), stroke: 'stone', width: 0.7, alpha: 0.7, lift: -0.8 },
  wire('M-2.4,3.8L0.4,3.8M-2.4,-3L0.4,-3M-2.4,-11.4L0.4,-11.4', 'metalDark', 1),
  cast(box([-8.6, -9], [10, 2.6], 0.6), 2),
  inked(box([-8.6, -9], [10, 2.6], 0.6), 'hull'),
  inked(oval(-1, -14, [2.4, 1]), 'hole'),
  inked(place(rocket, { x: 4, y: 2.2, turn: -34 }), 'brass'),
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

export const mortar: readonly Shape[] = [
  { path: oval(0, -1, [12.6, 10.6]), fill: 'soil', stroke: 'plateEdge', width: 0.5 },
  { path: oval(0, -0.4, [9.6, 8]), fill: 'mudDark', alpha: 0.45 },
  ...crowd(gunner, [{ x: 10.2, y: 4, turn: -48 }]),
  cast(oval(0, 4, [5.4, 5]), 0.8),
  inked(oval(0, 4, [5.4, 5]), 'metalDark'),
  wire(oval(0, 4, [3.8, 3.5]), 'metal', 0.9),
  ...limb('M0,-5.6L-6.4,-8.2M0,-5.6L6.4,-8.2', 'metal', 1),
  inked(both(oval(6.6, -8.3, 1.2)), 'metalDark'),
  { path: 'M0,3L0,-8', stroke: 'shadow', width: 4.4, alpha: 0.38, lift: 3.4 },
  ...limb('M0,4.4L0,-8.4', 'hull', 3.4),
  { path: 'M0,4L0,-8', stroke: 'hullLight', width: 1, lift: -0.9 },
  wire('M-2.1,-4.6L2.1,-4.6', 'metalDark', 1.2),
  inked(oval(0, -9.4, [3, 2.6]), 'hullDark'),
  flat(oval(0, -9.6, [1.9, 1.6]), 'hole'),
  ...crowd(loader, [{ x: -10.4, y: -1, turn: 34 }]),
  inked(place(bomb, { x: -4.6, y: -8.2, turn: 64 }), 'brass'),
  inked(box([14.4, -12.4], [8.8, 9.4], 0.5), 'wood'),
  inked(
    placeEach(bomb, [
      [16.8, -7.8],
      [20.8, -7.8],
    ]),
    'brass',
  ),
]
