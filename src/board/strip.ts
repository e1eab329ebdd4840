// On a board as narrow as a phone's the verdict is a strip along the top, and the fight is shown below it.
import type { Screen } from './camera.ts'

/** On a board narrower than this. */
const STRIP_PX = 520

/** As high as a line and its rule. */
const HIGH_PX = 56

export const hasStrip = ({ w }: Screen): boolean => w < STRIP_PX

/** What the strip leaves of the board. */
export const openPart = (screen: Screen): Screen =>
  hasStrip(screen) ? { w: screen.w, h: Math.max(HIGH_PX, screen.h - HIGH_PX) } : screen

interface Placed {
  readonly y: number
  readonly scale: number
}

/** A camera over that part, as one over the whole board; and back. */
export const ofWhole = <C extends Placed>(camera: C, screen: Screen): C => moved(camera, screen, -1)
export const ofOpenPart = <C extends Placed>(camera: C, screen: Screen): C => moved(camera, screen, 1)

const moved = <C extends Placed>(camera: C, screen: Screen, by: 1 | -1): C => ({
  ...camera,
  y: camera.y + (by * (screen.h - openPart(screen).h)) / 2 / camera.scale,
})
