// The teams on foot and at guns when fire pins them: every man hugs the ground, shots strike around him.

import { badges } from './badges.ts'
import { emplaced, ready } from './guns.ts'
import { flag, onTripod, pit, stovepipe, wireless } from './infantry.ts'
import { cast, lit, type Shape } from './ink.ts'
import { crowd, helmet, launcher, prone, starCap } from './men.ts'
import { oval, type Path, type Placement, place, placeEach, polygon, type Spot, scatter } from './path.ts'

/** Spikes of soil thrown up by a shot. */
const spikes: Path = polygon(
  Array.from({ length: 20 }, (_, i): Spot => {
    const [angle, far] = [(i * Math.PI) / 10, i % 2 ? 2.2 : 3.8 + 1.4 * scatter(i)]
    return [far * Math.sin(angle), -far * Math.cos(angle)]
  }),
)

const strikes = (at: readonly Spot[]): readonly Shape[] => [
  { path: placeEach(spikes, at), fill: 'mudDark', stroke: 'line', width: 0.4 },
  lit(placeEach(place(spikes, { scale: 0.6, turn: 9 }), at), 'mud', 0.5),
]

/** A token with the badge of the state, upright at every facing. */
const token = ([x, y]: Spot, r = 6.6): readonly Shape[] => [
  cast(oval(x, y, r), 1.2),
  { path: oval(x, y, r), fill: 'hole', stroke: 'paper', width: 0.9 },
  {
    path: place(badges.pinned, { x: x - r * 0.68, y: y - r * 0.68, scale: r * 0.136 }),
    fill: 'paper',
    upright: [x, y],
  },
]

const hugging = (at: readonly Placement[], headgear = helmet): readonly Shape[] =>
  crowd(
    prone(headgear),
    at.map((to) => ({ ...to, scale: 0.76 })),
  )

const one = hugging([{ x: -8.4, y: -0.8, turn: -6 }])

/** On a small plate the token lies in the corner behind what the team works with. */
const small = token([9.4, 2], 5.4)

export const pinned = {
  infantry: [
    ...hugging([
      { x: -18.4, y: -2, turn: -6 },
      { x: -6.4, y: -0.4, turn: 4 },
      { x: 5.4, y: -1.6, turn: -3 },
    ]),
    ...strikes([
      [-12.4, -10],
      [0, -10],
      [-12.4, 6],
    ]),
    ...token([16.6, -4]),
  ],
  command: [...one, ...flag, ...small],
  komissar: [...crowd(prone(starCap), [{ x: -7.4, y: -0.6, turn: -6, scale: 0.86 }]), ...small],
  observer: [...one, ...crowd(wireless, [{ x: -3.6, y: 0.4, scale: 1.3 }]), ...small],
  antiTank: [
    ...one,
    ...crowd(launcher, [{ x: -1.4, y: 0.6, turn: 10, scale: 0.9 }]),
    ...token([10.2, 1], 5.4),
  ],
  machineGun: [
    ...onTripod,
    ...hugging([
      { x: -16, y: -1, turn: 8 },
      { x: -4.4, y: 1.6, turn: -12 },
    ]),
    ...strikes([[-10, -9.8]]),
    ...token([16.2, 1.6]),
  ],
  mortar: [
    ...pit,
    ...stovepipe,
    ...hugging([
      { x: -17, y: -1.6, turn: 10 },
      { x: 11, y: 1, turn: -10 },
    ]),
    ...strikes([[-10, -11]]),
    ...token([17, -7]),
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
      [-8, -22],
      [-17, 20],
      [18, -4],
    ]),
    ...token([15, -20]),
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>
