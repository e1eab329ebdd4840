// The men of every team, seen from above, each a list of layers; a crowd shares the layers and stays few shapes.
import { cast, flat, type Ink, inked, lit, type Shape, wire } from './ink.ts'
import { box, oval, type Path, type Placement, place } from './path.ts'

export type Figure = readonly Shape[]

/** The same figure at several places, one shape per layer. */
export function crowd(figure: Figure, at: readonly Placement[]): readonly Shape[] {
  return figure.map((shape) => ({
    ...shape,
    path: at.map((to) => place(shape.path, to)).join(''),
    ...(shape.width === undefined ? {} : { width: shape.width * (at[0]?.scale ?? 1) }),
    ...(shape.lift === undefined ? {} : { lift: shape.lift * (at[0]?.scale ?? 1) }),
  }))
}

/** A line with a dark rim: limbs, barrels, poles. */
export function limb(path: Path, ink: Ink, width: number): readonly Shape[] {
  return [wire(path, 'line', width + 1), wire(path, ink, width)]
}

const shoulders = 'M-4.4,0.4Q-4.5,-2 -2,-2.1L2,-2.1Q4.5,-2 4.4,0.4Q4.2,2.5 2,2.7L-2,2.7Q-4.2,2.5 -4.4,0.4Z'
const pack = 'M-2.4,1.6L2.4,1.6L2.6,4.3Q0,4.9 -2.6,4.3Z'
const legs = 'M-1.7,-1L-2.1,-4.2M1.7,1.5L2,5.8'
const kneeling = 'M-2.2,0L-3.4,-3.6M2.2,1L3.2,4.8L0.4,5.4'

export const helmet: Figure = [
  inked(oval(0, -0.4, [2.9, 3.2]), 'helmetDark'),
  lit(oval(0, -0.4, [2.3, 2.6]), 'helmet', 0.35),
  lit(oval(0, -0.5, [1, 1.2]), 'helmetLight', 1.2),
]

const trunk: Figure = [
  inked(pack, 'leather'),
  inked(shoulders, 'clothDark'),
  lit(place(shoulders, { scale: 0.84 }), 'cloth', 0.3),
]

function man(stance: Path, arms: Path, hands: Path): { readonly below: Figure; readonly above: Figure } {
  return {
    below: [cast(place(shoulders, { scale: 1.12 }), 2.4), ...limb(stance, 'clothDark', 1.9), ...trunk],
    above: [...limb(arms, 'cloth', 1.7), flat(hands, 'skin'), ...helmet],
  }
}

const aiming = 'M3.6,-0.4L4,-2.8L1.5,-3.1M-3.6,-0.5L-2.6,-4.3L0.7,-5.8'
const rifle = 'M2.1,-0.6L0.8,-12'

/** Steps forward with a rifle at the ready. */
export const rifleman: Figure = (() => {
  const { below, above } = man(legs, aiming, oval(1.5, -3.1, 0.9) + oval(0.7, -5.9, 0.9))
  return [
    ...below,
    { path: rifle, stroke: 'shadow', width: 1.4, alpha: 0.38, lift: 2.4 },
    wire('M2.3,-0.4L0.7,-12.2', 'line', 1.8),
    wire('M2.3,-0.6L1.1,-9', 'wood', 1),
    ...above,
  ]
})()

const port = 'M3.6,-0.4L4.4,-2.8L2.4,-3.9M-3.6,-0.5L-4,-4L-1.2,-6'

export const beret: Figure = [
  inked(oval(0.2, -0.5, [3.3, 3.2]), 'metalDark'),
  lit(oval(0.2, -0.5, [2.7, 2.6]), 'hole', 0.3),
  wire(oval(0.2, -0.5, [2.4, 2.3]), 'paper', 0.5),
  flat(oval(0.2, -0.5, [0.8, 0.8]), 'side'),
]

/** The broad collar of a sailor, with its white stripes, over dark cloth. */
const blouse: Figure = [
  inked(place(shoulders, { scale: 1 }), 'metalDark'),
  lit(
    'M-3.6,0.1Q-3.4,-1.4 -1.8,-1.6L1.8,-1.6Q3.4,-1.4 3.6,0.1Q3.2,2 1.7,2.2L-1.7,2.2Q-3.2,2 -3.6,0.1Z',
    'hole',
    0.2,
  ),
  wire('M-2.6,-0.4L-2.4,3.4L2.4,3.4L2.6,-0.4', 'paper', 0.7),
]

/** Goes forward in cap and blouse, the rifle at the ready. */
export const sailor: Figure = [
  cast(place(shoulders, { scale: 1.12 }), 2.4),
  ...limb(legs, 'metalDark', 1.9),
  ...blouse,
  { path: rifle, stroke: 'shadow', width: 1.4, alpha: 0.38, lift: 2.4 },
  wire('M2.3,-0.4L0.7,-12.2', 'line', 1.8),
  wire('M2.3,-0.6L1.1,-9', 'wood', 1),
  ...limb(aiming, 'metalDark', 1.7),
  flat(oval(1.5, -3.1, 0.9) + oval(0.7, -5.9, 0.9), 'skin'),
  ...beret,
]

/** Runs, the rifle held slanting forward. */
export const runner: Figure = (() => {
  const stride = 'M1.7,-1L2.4,-4.6M-1.7,1.5L-2.2,6'
  const { below, above } = man(stride, port, oval(2.5, -3.9, 0.9) + oval(-1.1, -6.1, 0.9))
  return [
    ...below,
    { path: 'M4,-2.4L-4.2,-10.4', stroke: 'shadow', width: 1.6, alpha: 0.38, lift: 2.4 },
    wire('M4.4,-2.2L-4.4,-10.6', 'line', 1.8),
    wire('M4.2,-2.4L-2,-8.2', 'wood', 1),
    ...above,
  ]
})()

/** Kneels at a weapon with both hands forward. */
export const gunner: Figure = (() => {
  const { below, above } = man(
    kneeling,
    'M3.6,-0.4L3.4,-3.4L1.2,-4.6M-3.6,-0.4L-3.4,-3.4L-1.2,-4.6',
    oval(1.2, -4.7, 0.9) + oval(-1.2, -4.7, 0.9),
  )
  return [...below, ...above]
})()

const tube: Path = 'M3.2,9.4L3.2,-9.6'
const warhead: Path = 'M3.2,-19.4Q6.6,-16 6.2,-12.6L4.6,-9.6L1.8,-9.6L0.2,-12.6Q-0.2,-16 3.2,-19.4Z'

/** A loaded tube that points forward. */
export const launcher: Figure = [
  inked('M0.4,11.4L6,11.4L4.8,7L1.6,7Z', 'metalDark'),
  ...limb(tube, 'metalDark', 3),
  { path: 'M3.2,7L3.2,-9', stroke: 'stone', width: 0.9, lift: -0.7 },
  inked(warhead, 'brass'),
  { path: 'M2.4,-16.4Q1.6,-14.6 1.8,-12.4', stroke: 'paper', width: 0.9 },
  wire('M0.4,-12.4L6,-12.4', 'leather', 1),
]

/** Stands with a loaded tube on the right shoulder, pointing forward, his cheek and both hands at it. */
export const shoulderer: Figure = (() => {
  const { below, above } = man(
    legs,
    'M3.9,-0.2L6.1,-2.2L4.8,-4M-3.6,-0.5L-2.6,-5L1.2,-7.4',
    oval(4.8, -4.2, 1) + oval(1.4, -7.6, 1),
  )
  return [
    ...below,
    { path: `${tube}L3.2,-17`, stroke: 'shadow', width: 4, alpha: 0.38, lift: 3 },
    ...launcher,
    ...above,
  ]
})()

/** Kneels and hands something over to the front right. */
export const loader: Figure = (() => {
  const { below, above } = man(
    kneeling,
    'M3.6,-0.6L5,-3.2L4.4,-5.2M-3.6,-0.6L-2,-4L2,-5.4',
    oval(4.4, -5.3, 0.9) + oval(2.1, -5.5, 0.9),
  )
  return [...below, ...above]
})()

const cap: Figure = [
  inked(oval(0, -0.4, [3.3, 3.1]), 'helmetDark'),
  inked('M-2.4,-2.6Q0,-5.2 2.4,-2.6Q0,-3.6 -2.4,-2.6Z', 'leather'),
  wire(oval(0, -0.4, [2.5, 2.3]), 'side', 1),
  lit(oval(0, -0.4, [1.9, 1.7]), 'helmetLight', 0.2),
]

const belted: Figure = [
  cast(place(shoulders, { scale: 1.12 }), 2.4),
  ...limb('M-1.6,0L-2,4.4M1.6,0L1.9,4', 'clothDark', 1.9),
  inked(shoulders, 'clothDark'),
  lit(place(shoulders, { scale: 0.84 }), 'cloth', 0.3),
  wire('M-2.8,-1.6L2.6,2.4', 'leather', 0.9),
]

/** Points the way with one arm, a map in the other hand. */
export const officer: Figure = [
  ...belted,
  ...limb('M3.6,-0.6L4.6,-4L4.2,-8.2M-3.6,-0.2L-4.6,-2.6L-3.6,-4', 'cloth', 1.7),
  flat(oval(4.2, -8.7, 1), 'skin'),
  inked('M-6.6,-7.6L-0.9,-8.2L-0.6,-3.8L-6.3,-3.3Z', 'paper'),
  wire('M-5.4,-4.6Q-4.2,-6.8 -3.2,-5.4Q-2.4,-4.4 -1.8,-7', 'side', 0.6),
  flat(oval(-3.7, -3.6, 0.9), 'skin'),
  ...cap,
]

const star =
  'M0,-2.3L0.62,-0.72L2.2,-0.72L0.94,0.26L1.4,1.86L0,0.9L-1.4,1.86L-0.94,0.26L-2.2,-0.72L-0.62,-0.72Z'

/** A peaked cap with a star on its pale top. */
export const starCap: Figure = [
  inked(oval(0, -0.4, [4.6, 4.4]), 'helmetDark'),
  inked('M-3.2,-3.8Q0,-7 3.2,-3.8Q0,-5 -3.2,-3.8Z', 'leather'),
  lit(oval(0, -0.3, [3.9, 3.7]), 'paper', 0.2),
  lit(place(star, { y: -0.3, scale: 1.6 }), 'side', 0.2),
]

/** Drives others on: a pistol held out in one hand, the other arm flung wide, a star on the cap. */
export const driver: Figure = [
  ...belted,
  ...limb('M3.6,-0.6L4.2,-3.6L3,-7.4M-3.6,-0.2L-6.6,-2.2L-9,-4.6', 'cloth', 1.9),
  flat(oval(-9.4, -5, 1.1) + oval(3, -7.8, 1.1), 'skin'),
  { path: 'M3,-8L3,-13', stroke: 'shadow', width: 1.6, alpha: 0.38, lift: 2.4 },
  wire('M2.2,-7.2L3,-8.6L3,-12.8', 'metalDark', 1.7),
  ...starCap,
]

/** Looks through large field glasses, both hands at them. */
export const watcher: Figure = [
  ...belted,
  ...limb('M3.6,-0.4L4.6,-3.2L2.6,-5.4M-3.6,-0.4L-4.6,-3.2L-2.6,-5.4', 'cloth', 1.7),
  ...cap,
  cast('M-3.4,-4L-0.4,-4L-0.7,-9.4L-3.4,-9.4ZM0.4,-4L3.4,-4L3.4,-9.4L0.7,-9.4Z', 1.6),
  inked('M-2.8,-3.6L-0.5,-3.6L-0.5,-9.2L-3.3,-9.2ZM0.5,-3.6L2.8,-3.6L3.3,-9.2L0.5,-9.2Z', 'metalDark'),
  flat(box([-0.7, -7], [1.4, 1.6]), 'metal'),
  inked(oval(-1.9, -9.4, [1.5, 0.9]) + oval(1.9, -9.4, [1.5, 0.9]), 'glass'),
  flat(oval(2.9, -5.8, 0.95) + oval(-2.9, -5.8, 0.95), 'skin'),
]

/** Broad at the shoulders, narrow at the belt. */
const shirt = 'M-3.8,-3.2Q-2,-4.4 0,-4.4Q2,-4.4 3.8,-3.2L2.4,5.6Q0,6.6 -2.4,5.6Z'
const boot = oval(0, 0, [1.2, 1.9])

/** Lies flat on his front, one knee drawn up, both arms round his head, his rifle let go. */
export const prone = (headgear: Figure): Figure => [
  cast(oval(0, 1.4, [4.8, 7.4]), 0.8),
  wire('M8.4,-8L7.6,4', 'line', 1.9),
  wire('M8.2,-4L7.7,3', 'wood', 1.1),
  ...limb('M-1.4,5L-2.2,12.2M1.4,5L6,6.6L4.2,10.8', 'clothDark', 2.2),
  inked(place(boot, { x: -2.3, y: 13, turn: 6 }) + place(boot, { x: 3.9, y: 11.6, turn: 24 }), 'metalDark'),
  inked(shirt, 'clothDark'),
  lit(place(shirt, { scale: 0.82 }), 'cloth', 0.3),
  inked('M-2,0.6L2,0.6L2.1,3.6Q0,4.3 -2.1,3.6Z', 'leather'),
  ...limb('M-3.2,-2.8L-6.4,-5.4L-2,-9.2M3.2,-2.8L6.4,-5.4L2,-9.2', 'cloth', 2),
  ...headgear.map((shape) => ({ ...shape, path: place(shape.path, { y: -5.6, scale: 1.3 }) })),
  flat(oval(-1.8, -9.2, 1.2) + oval(1.8, -9.2, 1.2), 'skin'),
]

/** Kneels with a pole in the right hand. */
export const bearer: Figure = (() => {
  const { below, above } = man(
    kneeling,
    'M3.6,-0.4L4,-2.4L2,-3.8M-3.6,-0.4L-3.6,-3L-2,-4',
    oval(-1.9, -4.1, 0.9),
  )
  return [...below, ...above]
})()

/** A crewman in a soft cap, without a weapon, running. */
export const crewman: Figure = [
  cast(place(shoulders, { scale: 1.12 }), 2.4),
  ...limb('M1.7,-1L2,-3.6M-1.6,1.5L-2.2,6', 'clothDark', 2),
  inked(shoulders, 'clothDark'),
  lit(place(shoulders, { scale: 0.84 }), 'clothLight', 0.3),
  ...limb('M3.7,0L4.4,2.6L3.4,4M-3.7,-0.2L-4.2,-2.6L-2.4,-4', 'clothLight', 1.6),
  flat(oval(3.2, 4.3, 0.9) + oval(-2.2, -4.3, 0.9), 'skin'),
  inked(oval(0, -0.5, [2.9, 3]), 'leather'),
  flat('M-2,-2.2Q0,-4.8 2,-2.2Q0,-1.2 -2,-2.2Z', 'skin'),
  lit(oval(0, 0, 1.1), 'trackLight', 0.5),
]

/** Lies on his back, legs and arms apart, what he wore on his head and his rifle beside him. */
export const fallen = (cloth: Ink, dark: Ink, headgear: Figure): Figure => [
  cast(oval(0, -2, [5, 8]), 0.8),
  ...limb('M-1.6,3L-2.6,10.6M1.6,3L4.4,9.6', dark, 2.6),
  ...limb('M-3.2,-5L-7.4,-1.6M3.2,-5L6.8,-8.2', cloth, 2.2),
  flat(oval(-7.8, -1.2, 1.1) + oval(7.2, -8.6, 1.1), 'skin'),
  inked(oval(0, -1.4, [3.9, 5.4]), dark),
  lit(oval(0, -1.6, [3.1, 4.5]), cloth, 0.3),
  inked(oval(0, -8.6, [2.3, 2.5]), 'skin'),
  wire('M8.8,-4.4L6.6,8.4', 'line', 1.9),
  wire('M8.7,-3.8L7.2,4.8', 'wood', 1.1),
  ...headgear.map((shape) => ({ ...shape, path: place(shape.path, { x: -6, y: -9, scale: 0.9 }) })),
]
