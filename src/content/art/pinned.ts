// The teams on foot and at guns when fire pins them: every man hugs the ground, shots strike around him.
import { emplaced, ready } from './guns.ts'
import { bombs, flag, onTripod, pit, stovepipe, wireless } from './infantry.ts'
import { lit, type Shape } from './ink.ts'
import { crowd, helmet, launcher, prone, starCap } from './men.ts'
import { type Path, type Placement, place, placeEach, polygon, type Spot, scatter } from './path.ts'

/** Spikes of soil thrown up by a shot. */
const spikes: Path = polygon(
  Array.from({ length: 20 }, (_, i): Spot => {
    const [angle, far] = [(i * Math.PI) / 10, i % 2 ? 2.2 : 3.8 + 1.4 * scatter(i)]
    return [far * Math.sin(angle), -far * Math.cos(angle)]
  }),
)

const strikes = (at: readonly Spot[]): readonly Shape[] => [
  { path: placeEach(spikes, at), fill: 'mudDark', stroke: 'line', width: 0.4 },
  lit(placeEach(place(spikes, { scale: 0.7, turn: 9 }), at), 'mudLight', 0.5),
  lit(placeEach(place(spikes, { scale: 0.36 }), at), 'paper', 0.8),
]

const hugging = (at: readonly Placement[], headgear = helmet): readonly Shape[] =>
  crowd(
    prone(headgear),
    at.map((to) => ({ ...to, scale: 0.76 })),
  )

const one = hugging([{ x: -8.4, y: -0.8, turn: -6 }])

const aboutOne = strikes([
  [-1.6, -7],
  [-2.4, 4],
])

export const pinned = {
  infantry: [
    ...hugging([
      { x: -17.6, y: -2.4, turn: -6 },
      { x: -5.2, y: -0.6, turn: 4 },
      { x: 7, y: -2, turn: -3 },
      { x: 18.4, y: -0.4, turn: 5 },
    ]),
    ...strikes([
      [-11.6, -9.8],
      [1.2, -10],
      [13.4, -9.4],
      [-11.8, 5],
    ]),
  ],
  command: [...one, ...aboutOne, ...flag],
  komissar: [
    ...hugging([{ x: 7, y: -0.4, turn: 6 }]),
    ...crowd(prone(starCap), [{ x: -7, y: -0.6, turn: -6, scale: 0.86 }]),
    ...strikes([[0.4, 5]]),
  ],
  observer: [...one, ...aboutOne, ...wireless],
  antiTank: [...one, ...aboutOne, ...crowd(launcher, [{ x: 4.4, y: 0.6, turn: 10, scale: 0.9 }])],
  machineGun: [
    ...onTripod,
    ...hugging([
      { x: -15, y: -1, turn: 8 },
      { x: -2, y: 1.4, turn: -12 },
    ]),
    ...strikes([
      [-8, -9.4],
      [6.4, -8],
      [-20, 4.6],
      [8.4, 5],
    ]),
  ],
  mortar: [
    ...pit,
    ...stovepipe,
    ...bombs,
    ...hugging([
      { x: -17, y: -1.6, turn: 10 },
      { x: 12, y: 0.8, turn: -10 },
    ]),
    ...strikes([
      [-10, -10.6],
      [9.6, -10.4],
      [-8.4, 5.6],
    ]),
  ],
  gun: [
    ...emplaced,
    ...ready,
    ...hugging([
      { x: -16.4, y: 5, turn: 8 },
      { x: -4.6, y: 12, turn: -4 },
      { x: 7.4, y: 11, turn: 6 },
      { x: 18.6, y: 16, turn: -6 },
    ]),
    ...strikes([
      [-16, -18],
      [12, -20],
      [-17, 20],
      [18, -4],
    ]),
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>
