// What a line of the game is called: as the players named it, else by its number.
import type { Line } from '../kernel/match.ts'
import type { useSay } from './speech.ts'

export const lineName = ({ id, name }: Line, say: ReturnType<typeof useSay>): string =>
  name || (id === 0 ? say('ui.lines.main') : say('ui.lines.branch', { number: id }))
