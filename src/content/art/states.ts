// What a state looks like on the base itself: a vehicle whose crew is out, or whose tracks are sunk in mud; a figure that lies.
import { flat, type Shape } from './ink.ts'
import { crewman, crowd } from './men.ts'
import { blob, box, oval, type Path, place, placeEach, type Spot, scatter } from './path.ts'
import { stripDepth } from './stand.ts'

export type State = 'bailed' | 'bogged' | 'lying' | 'pinned'

/** Shapes under the vehicle, on its hull (beneath strip and turret), and over everything. */
export interface Overlay {
  readonly under: readonly Shape[]
  readonly low: readonly Shape[]
  readonly over: readonly Shape[]
}

/** Half the width and depth of a vehicle. */
export interface Hull {
  readonly half: number
  readonly deep: number
  /** What stands open when the crew has left. */
  readonly opened: readonly Shape[]
}

/** The vehicle lies dull and open; its crew runs off to both sides. */
function bailed({ half, deep, opened }: Hull): Overlay {
  const small = half < 12
  const scale = small ? 0.8 : 1
  const out = half + 1.2 * scale
  const dull = box([-half, -deep], [half * 2, deep * 2 - stripDepth], 1)
  return {
    under: [],
    low: [],
    over: [
      { path: dull, fill: 'shadow', alpha: 0.34 },
      ...opened,
      ...crowd(crewman, [
        { x: -out, y: deep * 0.42, turn: -112, scale },
        { x: out, y: -deep * 0.06, turn: 74, scale },
        { x: out - 1, y: deep * 0.5, turn: 128, scale },
      ]),
    ],
  }
}

/** A ragged patch of mud over the right-hand track, reaching out beyond the hull and into it. */
function churn({ half, deep }: Hull, { out, into, seed }: Reach): Path {
  const steps = Math.round(deep / 2.4)
  const [head, foot] = [-deep - out * 0.5, deep * 0.64]
  const down = (i: number) => head + ((foot - head) * i) / steps
  const outer = Array.from(
    { length: steps + 1 },
    (_, i): Spot => [half + out * (1.4 * scatter(i + seed) - 0.2), down(i)],
  )
  const inner = Array.from(
    { length: steps + 1 },
    (_, i): Spot => [
      half - into * (0.1 + 1.1 * scatter(i * 2 + seed + 31) + (i < 2 ? 0.9 : 0)),
      down(i) + 1.6 * scatter(i + seed),
    ],
  )
  return blob([...outer, ...inner.reverse()])
}

interface Reach {
  readonly out: number
  readonly into: number
  readonly seed: number
}

/** Mud over both tracks, not the same on either side. */
function banks(hull: Hull, reach: Reach): Path {
  return churn(hull, reach) + place(churn(hull, { ...reach, seed: reach.seed + 12 }), { flip: true })
}

/** Clods along both tracks, each of its own size. */
function clods({ half, deep }: Hull, size: number, seed: number): Path {
  return Array.from({ length: 12 }, (_, i) => {
    const x = half - 0.2 - scatter(i * 5 + seed) * half * 0.3
    const y = -deep * 0.92 + (i * deep * 1.45) / 12 + scatter(i * 3 + seed) * 3
    const radius: Spot = [size * (0.5 + scatter(i + seed)), size * (0.35 + 0.6 * scatter(i * 7 + seed))]
    return place(oval(0, 0, radius), { x: i % 2 ? x : -x, y, turn: scatter(i) * 90 })
  }).join('')
}

/** Mud is thrown up over both tracks and the nose; what is left of the links shows between. */
function bogged(hull: Hull): Overlay {
  const { half, deep } = hull
  const into = half < 12 ? 3.6 : 6.4
  const heap = banks(hull, { out: 1.2, into, seed: 3 })
  const thrown: readonly Spot[] = [
    [half * 0.42, -deep * 0.8],
    [half * 0.16, -deep * 0.9],
    [-half * 0.3, -deep * 0.74],
    [-half * 0.5, -deep * 0.52],
    [half * 0.5, deep * 0.34],
    [-half * 0.3, deep * 0.6],
  ]
  return {
    under: [{ path: banks(hull, { out: 2.6, into, seed: 7 }), fill: 'mudDark' }],
    low: [
      { path: heap, fill: 'mudDark', stroke: 'mudDark', width: 1.4, lift: 0.4 },
      flat(heap, 'mud'),
      flat(clods(hull, 1.9, 5), 'mudDark'),
      { ...flat(clods(hull, 1.3, 20), 'mudLight'), lift: -0.3 },
      flat(placeEach(oval(0, 0, [1.6, 1.2]), thrown), 'mud'),
    ],
    over: [],
  }
}

const NOTHING: Overlay = { under: [], low: [], over: [] }

export const overlays: Readonly<Record<State, (hull: Hull) => Overlay>> = {
  bailed,
  bogged,
  lying: () => NOTHING,
  pinned: () => NOTHING,
}

const isState = (badge: string): badge is State => Object.hasOwn(overlays, badge)

/** The states that are drawn of a base with these badges, always in the same order. */
export const statesIn = (badges: readonly string[]): readonly State[] =>
  Object.keys(overlays)
    .filter(isState)
    .filter((state) => badges.includes(state))
