// The teams on foot: rifles, command, komissar, observer, anti-tank, machine gun and mortar, as they stand on their plates.
import { cast, flat, inked, lit, type Shape, wire } from './ink.ts'
import {
  bearer,
  crowd,
  driver,
  gunner,
  limb,
  loader,
  officer,
  rifleman,
  runner,
  shoulderer,
  watcher,
} from './men.ts'
import { box, oval, type Path, place, placeEach, rungs, type Spot } from './path.ts'

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

export const flag: readonly Shape[] = [
  cast(place(pennant, { x: 5.7, y: -11.2 }), 4),
  { path: pole, stroke: 'shadow', width: 1.2, alpha: 0.38, lift: 2 },
  ...limb(pole, 'wood', 0.8),
  inked(place(pennant, { x: 5.7, y: -11.4 }), 'paper'),
  flat(place('M0.4,1.1L8,1.9L6.2,4.4L8,6.9L0.4,7.4Z', { x: 5.7, y: -11.4 }), 'side'),
]

export const command: readonly Shape[] = [
  ...crowd(bearer, [{ x: 4, y: 1.6, turn: 2 }]),
  ...flag,
  ...crowd(officer, [{ x: -7.8, y: 1.2, turn: 4 }]),
]

/** A wireless set with its long aerial. */
export const wireless: readonly Shape[] = [
  cast(box([4.6, -7.6], [8.4, 5.4], 0.5), 1.2),
  inked(box([4.6, -7.6], [8.4, 5.4], 0.5), 'metalDark'),
  inked(oval(6.8, -4.9, 1.4), 'stone'),
  wire('M9.6,-6.2L12,-6.2M9.6,-4.6L12,-4.6', 'brass', 0.8),
  { path: 'M12.2,-7L15,6', stroke: 'shadow', width: 0.9, alpha: 0.38, lift: 2.6 },
  wire('M12.2,-7L14.6,6.6', 'line', 1.1),
]

export const observer: readonly Shape[] = [
  ...crowd(gunner, [{ x: 8.4, y: 2.6, turn: 10 }]),
  ...wireless,
  ...crowd(watcher, [{ x: -6.6, y: 2.6, turn: -8 }]),
]

/** Comes forward with drawn pistol, one rifleman at his heels. */
export const komissar: readonly Shape[] = [
  ...crowd(rifleman, [{ x: 9.8, y: 2.4, turn: 6 }]),
  ...crowd(driver, [{ x: -4, y: 1.6, turn: 4 }]),
]

const rocket: Path =
  'M0,-7Q3,-4.4 2.6,-1.6L1.2,0.6L1.2,4L3,6.6L-3,6.6L-1.2,4L-1.2,0.6L-2.6,-1.6Q-3,-4.4 0,-7Z'

export const antiTank: readonly Shape[] = [
  ...crowd(loader, [{ x: 10.4, y: 2.8, turn: -20 }]),
  inked(place(rocket, { x: 11.2, y: -5.4, turn: 8 }), 'brass'),
  ...crowd(shoulderer, [{ x: -7, y: 0.8 }]),
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

export const onTripod: readonly Shape[] = [
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

export const machineGun: readonly Shape[] = [
  ...crowd(loader, [{ x: -13.4, y: 0.4, turn: 26 }]),
  ...crowd(gunner, [{ x: 0.2, y: 3.8 }]),
  ...onTripod,
]

const bomb: Path =
  'M0,-4.6Q2.8,-2.6 2.4,0.4L0.9,2.6L0.9,3.4L2.4,3.4L2.4,5.4L-2.4,5.4L-2.4,3.4L-0.9,3.4L-0.9,2.6L-2.4,0.4Q-2.8,-2.6 0,-4.6Z'

/** Sandbags end to end around a pit. */
const sandbags: Path = Array.from({ length: 13 }, (_, i) => {
  const turn = (i * 360) / 13
  const angle = (turn * Math.PI) / 180
  const [x, y] = [11.4 * Math.sin(angle), -2.4 - 10.4 * Math.cos(angle)]
  return place(box([-2.7, -1.5], [5.4, 3], 1.3), { x, y, turn })
}).join('')

export const pit: readonly Shape[] = [
  flat(oval(0, -2.4, [11.4, 10.4]), 'mudDark'),
  { path: oval(0, -1.6, [9.6, 8.6]), fill: 'mud' },
  cast(sandbags, 1),
  inked(sandbags, 'stone'),
]

/** A short fat tube that leans forward out of its pit: the plate at its foot, the legs, and the wide open muzzle. */
export const stovepipe: readonly Shape[] = [
  inked(oval(0, 3, [4.4, 3]), 'metalDark'),
  ...limb('M0,-7L-7.4,-4M0,-7L7.4,-4', 'metal', 1.3),
  { path: 'M0,2.6L0,-6', stroke: 'shadow', width: 5, alpha: 0.45, lift: 2.4 },
  ...limb('M0,2.6L0,-7', 'hull', 5.6),
  { path: 'M-1.2,2L-1.2,-5', stroke: 'hullLight', width: 1.1 },
  inked(oval(0, -8, [4.6, 3.8]), 'metal'),
  flat(oval(0, -8.2, [3.4, 2.7]), 'hole'),
]

const bombs: readonly Shape[] = [
  inked(box([16, -13.6], [8, 14], 0.5), 'wood'),
  inked(
    placeEach(bomb, [
      [18.2, -7],
      [21.9, -7],
    ]),
    'brass',
  ),
]

export const mortar: readonly Shape[] = [
  ...pit,
  ...stovepipe,
  ...crowd(gunner, [{ x: 9.8, y: 3.6, turn: -34 }]),
  ...crowd(loader, [{ x: -10.4, y: 1.6, turn: 30 }]),
  inked(place(bomb, { x: -2.6, y: -10.6, turn: 152, scale: 0.95 }), 'brass'),
  ...bombs,
]
