// The towed gun with its crew, the trucks, and the crew weapon on a round base.
import { cast, flat, inked, lit, type Shape, wire } from './ink.ts'
import {
  beret,
  crowd,
  fallen,
  gunner,
  helmet,
  limb,
  loader,
  officer,
  rifleman,
  runner,
  sailor,
} from './men.ts'
import { both, box, oval, place, placeEach, polygon, rungs } from './path.ts'
import type { Vehicle } from './tanks.ts'

const shield = 'M-11.6,-4.4L-8.2,-7.4L8.2,-7.4L11.6,-4.4L11.2,-3L8,-5.4L-8,-5.4L-11.2,-3Z'
const trails = both('M2,-1L11.6,20.4')
const shell = 'M0,-3Q1.2,-1.6 1.1,0L1.1,3L-1.1,3L-1.1,0Q-1.2,-1.6 0,-3Z'

/** Wheels, split trails, shield and long barrel; the shield stands at y = -6. */
const carriage: readonly Shape[] = [
  { path: trails, stroke: 'shadow', width: 3, alpha: 0.38, lift: 1.2 },
  ...limb(trails, 'hullDark', 2.2),
  wire(both('M2,-1L11.2,19.6'), 'hullLight', 0.7),
  inked(both(place('M-2.8,-1.2L2.8,-1.2L2,1.6L-2,1.6Z', { x: 11.8, y: 20.6, turn: -24 })), 'metalDark'),
  cast(both(box([9.6, -6.6], [4, 10.6], 1.4)), 1.6),
  inked(both(box([9.6, -6.6], [4, 10.6], 1.4)), 'track'),
  wire(both(rungs([10, -5.2], [3.2, 8.4], 1.7)), 'trackLight', 0.6),
  ...limb('M-10,-1.4L10,-1.4', 'metal', 1.4),
]

const piece: readonly Shape[] = [
  { path: 'M0,4L0,-38', stroke: 'shadow', width: 3, alpha: 0.38, lift: 3.6 },
  ...limb('M0,-4L0,-38', 'hull', 2),
  { path: 'M0,-4L0,-38', stroke: 'hullLight', width: 0.7, lift: -0.5 },
  ...limb('M0,4L0,-20', 'hull', 3.4),
  inked(box([-2.2, -41.4], [4.4, 4.2], 0.7), 'hullDark'),
  wire('M-1.9,-39.3L1.9,-39.3', 'hole', 0.8),
  inked(box([-2.7, 0], [5.4, 6], 0.6), 'metalDark'),
  cast(shield, 2.4),
  inked(shield, 'hullDark'),
  lit('M-8.2,-7.2L8.2,-7.2L10.6,-5L8,-6.4L-8,-6.4L-10.6,-5Z', 'hullLight', 0.2),
]

const berm = 'M-21,-9Q-16,-17 -5,-18L-4,-14.6Q-13,-13 -16.4,-6Q-19,-4 -21,-9Z'

/** The gun behind its banks of earth. */
export const emplaced: readonly Shape[] = [
  { path: both(berm), fill: 'soil', stroke: 'plateEdge', width: 0.4 },
  { path: both(place(berm, { scale: 0.8, x: -3, y: -2.6 })), fill: 'plateLight', alpha: 0.6, lift: -0.5 },
  ...carriage,
  ...piece,
]

/** Shells ready beside the gun. */
export const ready: readonly Shape[] = [
  inked(box([14.2, 1.4], [8.4, 9.2], 0.5), 'wood'),
  inked(
    placeEach(shell, [
      [16.3, 6],
      [18.5, 6],
      [20.7, 6],
    ]),
    'brass',
  ),
]

export const gun: readonly Shape[] = [
  ...emplaced,
  ...crowd(gunner, [{ x: -6.6, y: 4.2, turn: 6 }]),
  ...crowd(loader, [{ x: 7.6, y: 6.4, turn: -38 }]),
  inked(place(shell, { x: 4.2, y: 9.4, turn: -10 }), 'brass'),
  ...crowd(officer, [{ x: -18.6, y: 9.4, turn: 14 }]),
  ...crowd(gunner, [{ x: 18.6, y: 15.6, turn: -18 }]),
  ...ready,
]

const bonnet = 'M-6.8,-23.6Q0,-25 6.8,-23.6L8.4,-11L-8.4,-11Z'

/** Bumper, wings with wheels, bonnet and cab, without what stands behind the cab. */
const front: readonly Shape[] = [
  inked(both(box([11.4, -22.8], [4.9, 11.6], 1.4)), 'track'),
  wire(both(rungs([12, -21.2], [3.7, 9], 1.8)), 'trackLight', 0.7),
  inked(box([-15.6, -24.9], [31.2, 2.6], 0.6), 'metalDark'),
  inked(both('M5.4,-22.2Q13.6,-22.8 14.4,-17.2L14.8,-11L6,-11Z'), 'hullDark'),
  lit(both('M6.4,-21.4Q12.6,-21.8 13.4,-17L13.6,-11.6L7,-11.6Z'), 'hull', 0.2),
  cast(bonnet, 1.6),
  inked(bonnet, 'hullDark'),
  lit(place(bonnet, { scale: 0.9, y: -1.6 }), 'hull', 0.2),
  lit('M-3,-22.6L3,-22.6L4,-12.4L-4,-12.4Z', 'hullLight', 0.2),
  wire('M0,-23.6L0,-11.4', 'hullDark', 0.7),
  wire(both(rungs([4.6, -19], [2, 5], 1.6)), 'hullDark', 0.6),
  inked(both(oval(10.4, -22, 1.7)), 'paper'),
]

const roof = box([-14.6, -12], [29.2, 11], 1.4)

const cab: readonly Shape[] = [
  cast(roof, 2.2),
  inked(roof, 'hullDark'),
  inked(box([-13, -11.6], [26, 3], 0.6), 'glass'),
  wire('M0,-11.6L0,-8.8', 'line', 0.6),
  { ...wire(both('M4,-9.2L7,-11.2'), 'paper', 0.8), alpha: 0.8 },
  lit(box([-13.4, -8], [26.8, 6.4], 1), 'hull', 0.3),
  lit(box([-11.6, -7], [23.2, 4.2], 0.8), 'hullLight', 0.5),
]

const door = 'M14.4,-9.2L20.6,-7L20.2,-5.4L14.2,-7.4Z'

/** Both doors of the cab stand open. */
const doors: readonly Shape[] = [
  flat(both(box([12.4, -8], [2.4, 6.4], 0.4)), 'hole'),
  cast(both(door), 1.6),
  inked(both(door), 'hullLight'),
]

const tilt =
  'M-15.4,-0.6L15.4,-0.6L15.8,3L15.3,6.2L15.9,9.6L15.3,12.9L15.9,16.2L15.4,24.6L-15.4,24.6L-15.9,16.2L-15.3,12.9L-15.9,9.6L-15.3,6.2L-15.8,3Z'

export const truck: Vehicle = {
  low: [
    ...front,
    ...cab,
    cast(tilt, 2),
    inked(tilt, 'canvasDark'),
    lit(box([-13.8, 0.2], [27.6, 23.6], 1.6), 'canvas', 0.4),
    flat(box([-4.6, 0], [5.4, 24.4], 1), 'canvasLight'),
    wire(rungs([-15, 3], [30, 14], 3.3), 'canvasDark', 1.3),
    { ...wire(rungs([-14.6, 3], [29.2, 14], 3.3), 'canvasLight', 0.7), lift: -0.9 },
  ],
  high: [],
  opened: doors,
}

const bed = box([-15.6, -0.8], [31.2, 25.4], 0.6)

/** Where the men stood, to either side of the gun. */
const floor = both(box([4.6, 4.6], [9.4, 13.4]))
const floorPlanks = both(rungs([4.8, 6.1], [9, 11.4], 2.7))

export const gunTruck: Vehicle = {
  low: [
    ...front,
    ...cab,
    cast(bed, 1.6),
    inked(bed, 'hullDark'),
    flat(box([-14, 0.8], [28, 22.4]), 'wood'),
    wire(rungs([-14, 3.4], [28, 18], 2.7), 'leather', 0.5),
  ],
  high: [
    ...limb(both('M0,6L7,13') + both('M0,6L6.6,2.6'), 'metalDark', 1.4),
    { path: 'M0,10L0,-22', stroke: 'shadow', width: 3.4, alpha: 0.45, lift: 3.4 },
    ...limb('M0,2L0,-27', 'metalDark', 2),
    ...limb('M0,10L0,-6', 'metalDark', 3.4),
    { path: 'M0,2L0,-27', stroke: 'stone', width: 0.7, lift: -0.4 },
    inked(box([-2.2, -29.4], [4.4, 3.4], 0.6), 'metalDark'),
    inked(box([-2.4, 6.6], [4.8, 5], 0.6), 'metalDark'),
    cast(place(shield, { y: 8.6 }), 2.2),
    inked(place(shield, { y: 8.6 }), 'hullDark'),
    lit(place('M-8.2,-7.2L8.2,-7.2L10.6,-5L8,-6.4L-8,-6.4L-10.6,-5Z', { y: 8.6 }), 'hullLight', 0.2),
  ],
  crew: [...crowd(gunner, [{ x: -6.6, y: 12, turn: 8 }]), ...crowd(loader, [{ x: 8, y: 13, turn: -36 }])],
  opened: [...doors, flat(floor, 'wood'), wire(floorPlanks, 'mudLight', 0.7)],
}

/** Single men on round bases. */
export const figure: readonly Shape[] = crowd(rifleman, [{ y: 1.2, scale: 1.4 }])
export const running: readonly Shape[] = crowd(runner, [{ y: 1.6, scale: 1.4 }])
export const seaman: readonly Shape[] = crowd(sailor, [{ y: 1.2, scale: 1.4 }])
export const lyingMan: readonly Shape[] = crowd(fallen('cloth', 'clothDark', helmet), [
  { turn: 64, scale: 1.2 },
])
export const lyingSailor: readonly Shape[] = crowd(fallen('hole', 'metalDark', beret), [
  { turn: 64, scale: 1.2 },
])

const legs = 'M0,-3L-10,9M0,-3L10,9M0,-3L0,-14'

export const crewWeapon: readonly Shape[] = [
  ...crowd(loader, [{ x: -14, y: 2.4, turn: 26, scale: 1.3 }]),
  ...crowd(gunner, [{ x: 0.4, y: 8.6, scale: 1.3 }]),
  { path: legs, stroke: 'shadow', width: 2.2, alpha: 0.38, lift: 1.2 },
  ...limb(legs, 'metal', 1.6),
  { path: 'M0,2L0,-26', stroke: 'shadow', width: 3.4, alpha: 0.38, lift: 3 },
  ...limb('M0,-10L0,-27', 'metal', 2.4),
  wire(rungs([-1.2, -22], [2.4, 9], 2.6), 'metalDark', 0.8),
  inked(box([-2.2, -10.6], [4.4, 12], 0.7), 'metalDark'),
  wire('M-2,-7.4Q-7,-9.6 -9.4,-6.6Q-10.4,-4.6 -10.6,-8', 'line', 3),
  wire('M-2,-7.4Q-7,-9.6 -9.4,-6.6Q-10.4,-4.6 -10.6,-8', 'brass', 2),
  ...crowd(runner, [{ x: 16, y: 3.4, turn: -14, scale: 1.3 }]),
  inked(box([13.6, -15.4], [9, 6.4], 0.6), 'hullDark'),
  lit(box([14.4, -14.6], [7.4, 4.8], 0.4), 'hull', 0.2),
  inked(
    polygon([
      [-19, -14],
      [-12.4, -16],
      [-10.8, -11],
      [-17.4, -9],
    ]),
    'wood',
  ),
]
