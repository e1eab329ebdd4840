// Builds and places SVG path data: numbers in pairs "x,y", absolute M, L, Q, C and Z only, millimetres.

export type Path = string
export type Spot = readonly [x: number, y: number]

/** Where a path goes: scaled, turned clockwise by degrees, then moved. */
export interface Placement {
  readonly x?: number
  readonly y?: number
  readonly turn?: number
  readonly scale?: number
  readonly flip?: boolean
}

const pair = /(-?[\d.]+),(-?[\d.]+)/g

const tidy = (mm: number): number => Math.round(mm * 100) / 100

export function at(x: number, y: number): string {
  return `${tidy(x)},${tidy(y)}`
}

export function place(path: Path, to: Placement): Path {
  const angle = ((to.turn ?? 0) * Math.PI) / 180
  const scale = to.scale ?? 1
  const cos = Math.cos(angle) * scale
  const sin = Math.sin(angle) * scale
  return path.replace(pair, (_, a: string, b: string) => {
    const x = to.flip ? -Number(a) : Number(a)
    const y = Number(b)
    return at(x * cos - y * sin + (to.x ?? 0), x * sin + y * cos + (to.y ?? 0))
  })
}

export function placeEach(path: Path, spots: readonly Spot[]): Path {
  return spots.map(([x, y]) => place(path, { x, y })).join('')
}

/** The path and its mirror image on the other side of the middle line. */
export function both(path: Path): Path {
  return path + place(path, { flip: true })
}

export function polygon(points: readonly Spot[]): Path {
  return `M${points.map(([x, y]) => at(x, y)).join('L')}Z`
}

export function oval(x: number, y: number, radius: number | Spot): Path {
  const [rx, ry] = typeof radius === 'number' ? [radius, radius] : radius
  const [kx, ky] = [rx * 0.5523, ry * 0.5523]
  const c = (...points: readonly Spot[]) => `C${points.map(([px, py]) => at(x + px, y + py)).join(' ')}`
  return (
    `M${at(x, y - ry)}` +
    c([kx, -ry], [rx, -ky], [rx, 0]) +
    c([rx, ky], [kx, ry], [0, ry]) +
    c([-kx, ry], [-rx, ky], [-rx, 0]) +
    `${c([-rx, -ky], [-kx, -ry], [0, -ry])}Z`
  )
}

/** A box by its upper left corner and its size, with rounded corners. */
export function box([x, y]: Spot, [w, d]: Spot, round = 0): Path {
  const [right, foot] = [x + w, y + d]
  if (round === 0)
    return polygon([
      [x, y],
      [right, y],
      [right, foot],
      [x, foot],
    ])
  return (
    `M${at(x + round, y)}L${at(right - round, y)}Q${at(right, y)} ${at(right, y + round)}` +
    `L${at(right, foot - round)}Q${at(right, foot)} ${at(right - round, foot)}` +
    `L${at(x + round, foot)}Q${at(x, foot)} ${at(x, foot - round)}` +
    `L${at(x, y + round)}Q${at(x, y)} ${at(x + round, y)}Z`
  )
}

/** A closed soft line that bends at each point. */
export function blob(points: readonly Spot[]): Path {
  const middle = (i: number): Spot => {
    const [ax, ay] = points[i % points.length] ?? [0, 0]
    const [bx, by] = points[(i + 1) % points.length] ?? [0, 0]
    return [(ax + bx) / 2, (ay + by) / 2]
  }
  const bends = points.map((_, i) => {
    const [cx, cy] = points[(i + 1) % points.length] ?? [0, 0]
    return `Q${at(cx, cy)} ${at(...middle(i + 1))}`
  })
  return `M${at(...middle(0))}${bends.join('')}Z`
}

/** Short lines across, one under the other: track links, planks, hoops, furrows. */
export function rungs([x, y]: Spot, [w, d]: Spot, step: number): Path {
  const count = Math.floor(d / step) + 1
  return Array.from({ length: count }, (_, i) => `M${at(x, y + i * step)}L${at(x + w, y + i * step)}`).join(
    '',
  )
}

/** An even scatter between 0 and 1, the same for the same number everywhere. */
export function scatter(i: number): number {
  return ((i * 7919 + 4567) % 101) / 101
}
