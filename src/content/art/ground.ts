// The ground of a table of 1800 by 1200 mm, its origin in the upper left corner: calm, so that lines and tags win.
import type { Shape } from './ink.ts'
import { at, blob, both, oval, type Path, place, placeEach, type Spot, scatter } from './path.ts'

export type GroundInk =
  | 'grass'
  | 'grassDark'
  | 'grassLight'
  | 'meadow'
  | 'stubble'
  | 'furrow'
  | 'dirt'
  | 'dirtEdge'
  | 'rut'
  | 'water'
  | 'bank'
  | 'leaf'
  | 'leafDark'
  | 'leafLight'
  | 'shade'

type GroundShape = Shape<GroundInk>

export const groundSize = { w: 1800, d: 1200 } as const

export const groundPalette: Readonly<Record<GroundInk, string>> = {
  grass: '#9ca272',
  grassDark: '#8f9768',
  grassLight: '#aaae80',
  meadow: '#a4a673',
  stubble: '#b0a878',
  furrow: '#97905f',
  dirt: '#bfae85',
  dirtEdge: '#a29467',
  rut: '#a89a70',
  water: '#93aaa5',
  bank: '#868d66',
  leaf: '#7d8a58',
  leafDark: '#66734a',
  leafLight: '#93a06c',
  shade: '#2c301c',
}

/** A patch whose edge fades out in steps. */
function soft(path: Path, fill: GroundInk, reach: number): readonly GroundShape[] {
  const steps = [2, 1.6, 1.2, 0.8, 0.4].map((wide) => ({
    path,
    stroke: fill,
    width: reach * wide,
    alpha: 0.13,
  }))
  return [...steps, { path, fill, alpha: 0.42 }]
}

const pool: readonly Spot[] = [
  [-210, -40],
  [-120, -130],
  [40, -110],
  [180, -60],
  [220, 60],
  [90, 120],
  [-60, 90],
  [-180, 80],
]

const meadows: readonly GroundShape[] = [
  ...soft(
    place(blob(pool), { x: 520, y: 330, scale: 1.3, turn: 12 }) +
      place(blob(pool), { x: 1420, y: 620, scale: 1.1, turn: 160 }) +
      place(blob(pool), { x: 180, y: 860, scale: 0.9, turn: 80 }),
    'grassLight',
    90,
  ),
  ...soft(
    place(blob(pool), { x: 1080, y: 180, scale: 1.2, turn: -20 }) +
      place(blob(pool), { x: 820, y: 700, scale: 1.2, turn: 190 }) +
      place(blob(pool), { x: 1700, y: 1010, scale: 0.9 }),
    'grassDark',
    90,
  ),
]

/** Lines side by side from the first edge to the second. */
function furrows([a, b, c, d]: readonly [Spot, Spot, Spot, Spot], count: number): Path {
  const between = (p: Spot, q: Spot, t: number) => at(p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t)
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    return `M${between(a, b, t)}L${between(d, c, t)}`
  }).join('')
}

const ploughed: readonly [Spot, Spot, Spot, Spot] = [
  [1290, -40],
  [1840, -40],
  [1840, 330],
  [1350, 270],
]
const mown: readonly [Spot, Spot, Spot, Spot] = [
  [-40, -40],
  [330, -40],
  [370, 220],
  [-40, 300],
]

function field(
  corners: readonly [Spot, Spot, Spot, Spot],
  fill: GroundInk,
  count: number,
): readonly GroundShape[] {
  const outline = `M${corners.map(([x, y]) => at(x, y)).join('L')}Z`
  return [
    { path: outline, fill, stroke: fill, width: 10, alpha: 0.75 },
    { path: furrows(corners, count), stroke: 'furrow', width: 3, alpha: 0.4 },
  ]
}

const road: Path = 'M-40,985C180,905 330,965 520,1010C760,1066 900,1060 1090,985C1280,910 1420,905 1840,1000'
const stream: Path = 'M1480,1240C1500,1160 1600,1150 1640,1090C1690,1020 1770,1040 1840,1120'

const ways: readonly GroundShape[] = [
  { path: stream, stroke: 'bank', width: 44, alpha: 0.6 },
  { path: stream, stroke: 'water', width: 30 },
  { path: place(stream, { x: -3, y: -4 }), stroke: 'grassLight', width: 2.5, alpha: 0.5 },
  { path: road, stroke: 'dirtEdge', width: 64, alpha: 0.3 },
  { path: road, stroke: 'dirtEdge', width: 54, alpha: 0.5 },
  { path: road, stroke: 'dirt', width: 48 },
  { path: place(road, { y: -10 }) + place(road, { y: 10 }), stroke: 'rut', width: 6, alpha: 0.5 },
]

const blade: Path = both('M0,0L1.6,-6L2.6,-0.4L5,-4L4,1Z')

/** Small tufts all over, in two tones. */
function flecks(count: number, from: number): Path {
  const spots = Array.from(
    { length: count },
    (_, i): Spot => [
      ((i * 0.618 + from * 0.37) % 1) * 1800 + scatter(i) * 40,
      ((i * 0.7549 + from * 0.23) % 1) * 1200 + scatter(i + 50) * 40,
    ],
  )
  return spots.map(([x, y], i) => place(blade, { x, y, scale: 0.6 + scatter(i + 7) * 0.5 })).join('')
}

/** Lobes round a middle: a crown of leaves from above. */
function lobes(count: number, ring: number, radius: number): Path {
  const around = Array.from({ length: count }, (_, i) => {
    const turn = (i * 360) / count + scatter(i) * 24
    const [x, y] = [0, -ring * (0.86 + scatter(i + 5) * 0.3)]
    return place(oval(x, y, radius * (0.85 + scatter(i + 9) * 0.35)), { turn })
  })
  return around.join('') + oval(0, 0, ring)
}

const crown = lobes(8, 20, 11)
const sunlit = placeEach(oval(0, 0, [7, 5.6]), [
  [-4, -2],
  [7, -8],
  [-12, 5],
  [4, 7],
  [-3, -13],
])

interface Bush {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn: number
}

/** Bushes side by side along a line of corners. */
function hedge(corners: readonly Spot[]): readonly Bush[] {
  return corners.slice(1).flatMap(([bx, by], leg) => {
    const [ax, ay] = corners[leg] ?? [bx, by]
    const count = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / 24))
    return Array.from({ length: count }, (_, i) => ({
      x: ax + ((bx - ax) * i) / count + scatter(i + leg * 9) * 6,
      y: ay + ((by - ay) * i) / count + scatter(i * 5 + leg) * 6,
      scale: 0.4 + scatter(i * 3 + leg) * 0.16,
      turn: scatter(i + 3) * 360,
    }))
  })
}

const hedges = [
  ...hedge([
    [1298, 10],
    [1352, 278],
    [1560, 304],
  ]),
  ...hedge([
    [1650, 316],
    [1800, 338],
  ]),
  ...hedge([
    [372, 100],
    [372, 226],
    [150, 270],
  ]),
]

const trees: readonly Bush[] = [
  [60, 1120, 1.5],
  [128, 1168, 1.1],
  [22, 1050, 1],
  [300, 1180, 1.2],
  [1745, 60, 1.3],
  [1790, 130, 1],
  [1765, 700, 1.4],
  [1792, 780, 1.1],
  [1740, 1160, 1.2],
  [40, 520, 1.3],
  [14, 590, 1],
  [760, 22, 1.3],
  [842, 8, 1],
  [700, 4, 0.9],
  [960, 1188, 1.2],
  [1040, 1196, 0.9],
].map(([x = 0, y = 0, scale = 1], i) => ({ x, y, scale, turn: scatter(i) * 360 }))

/** Shade on the ground, dark crown, lit crown, light where the sun catches it. */
function foliage(bushes: readonly Bush[], height: number): readonly GroundShape[] {
  const each = (path: Path, shrink: number, lean: number) =>
    bushes
      .map(({ x, y, scale, turn }) =>
        place(path, { x: x + lean * scale * 6, y: y + lean * scale * 8, scale: scale * shrink, turn }),
      )
      .join('')
  return [
    { path: each(crown, 1.02, height), fill: 'shade', alpha: 0.2 },
    { path: each(crown, 1, 0), fill: 'leafDark' },
    { path: each(crown, 0.8, -0.5), fill: 'leaf' },
    { path: each(sunlit, 1, -0.7), fill: 'leafLight', alpha: 0.55 },
  ]
}

/** From the bottom up; paint over the whole table filled with the ink 'grass'. */
export const ground: readonly GroundShape[] = [
  ...meadows,
  ...field(ploughed, 'stubble', 26),
  ...field(mown, 'meadow', 14),
  ...ways,
  { path: flecks(150, 1), fill: 'grassDark', alpha: 0.8 },
  { path: flecks(110, 2), fill: 'grassLight', alpha: 0.8 },
  ...foliage(hedges, 0.9),
  ...foliage(trees, 1.3),
]
