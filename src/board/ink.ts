// The colours and lettering that the canvas paints with, from the design tokens.
import { colours, fonts, signs } from '../content/tokens.ts'
import type { SideId } from '../kernel/game.ts'
import type { Tone } from './marks.ts'

/** Paper, ink and the sign of each tone: told apart without colour too. */
export interface ToneInk {
  readonly paper: string
  readonly ink: string
}

export const toneInk: Readonly<Record<Tone, ToneInk>> = {
  stands: { paper: colours.paperRaised, ink: colours.tableInk },
  holds: { paper: colours.paperRaised, ink: colours.tableInk },
  excused: { paper: colours.slate, ink: colours.slateText },
  plain: { paper: colours.paperRaised, ink: colours.tableInk },
}

/** What was decided by less than 2 mm. */
export const closeInk: ToneInk = { paper: colours.amber, ink: colours.amberInk }

export const toneSign: Readonly<Record<Tone, string>> = {
  stands: signs.no,
  holds: signs.yes,
  excused: signs.excused,
  plain: '',
}

export const sideInk: Readonly<Record<SideId, string>> = { blue: colours.blue, red: colours.red }

export const paper = colours.paperRaised
export const ink = colours.tableInk
export const ground = colours.ground

export const textFont = (px: number, weight = 500): string => `${weight} ${px}px ${fonts.text}`
export const tagFont = (px: number, weight = 700): string => `${weight} ${px}px ${fonts.tag}`
