// Outlines of bases and of zones as canvas paths, in millimetres: a box with round corners, exact.
import type { Body } from '../kernel/geometry/point.ts'

/** Adds the outline of a body grown by `mm` to a path, always the same way round, so that a fill gives the union. */
function addOutline(path: Path2D, { at, shape }: Body, mm: number): void {
  const r = shape.r + mm
  const [hw, hd] = [shape.w / 2, shape.d / 2]
  const angle = (at.facing * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const x = (px: number, py: number): number => at.x + px * cos - py * sin
  const y = (px: number, py: number): number => at.y + px * sin + py * cos
  const corners = [
    [hw, -hd, -Math.PI / 2],
    [hw, hd, 0],
    [-hw, hd, Math.PI / 2],
    [-hw, -hd, Math.PI],
  ] as const
  path.moveTo(x(-hw, -hd - r), y(-hw, -hd - r))
  for (const [cx, cy, from] of corners) {
    if (r > 0) path.arc(x(cx, cy), y(cx, cy), r, angle + from, angle + from + Math.PI / 2)
    else path.lineTo(x(cx, cy), y(cx, cy))
  }
  path.closePath()
}

export function outlineOf(bodies: readonly Body[], mm: number): Path2D {
  const path = new Path2D()
  for (const body of bodies) addOutline(path, body, mm)
  return path
}
