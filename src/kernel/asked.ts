// What an action has to fit before rules look at it: bases that are there, and a face for each die that is thrown.
import { fits } from './dice.ts'
import type { Action, Prompt, Table } from './game.ts'

/** It moves a base that is not on the table. */
export const isStranger = ({ bases }: Table, action: Action): boolean =>
  action.do === 'move' && action.moves.some(({ base }) => !bases.some(({ id }) => id === base))

/** How many dice are asked, where the action gives other faces than those; null where it does not. */
export function wrongFaces(action: Action, prompt: () => Prompt): number | null {
  if (action.do !== 'roll' || action.from === 'seed') return null
  const offer = prompt().offers.find((each) => each.do === 'roll')
  return offer?.do !== 'roll' || fits(action.faces ?? [], offer.pool) ? null : offer.pool.dice.length
}
