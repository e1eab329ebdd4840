// What an action has to fit in any game: bases that are there, a face for each die that is thrown, the dice that are asked.
import { fits, type Pool } from './dice.ts'
import type { Action, Move, Offer, Prompt, Table, Verdict } from './game.ts'

/** It moves a base that is not on the table. */
export const isStranger = ({ bases }: Table, action: Action): boolean =>
  action.do === 'move' && action.moves.some(({ base }) => !bases.some(({ id }) => id === base))

/** How many dice are asked, where the action gives other faces than those; null where it does not. */
export function wrongFaces(action: Action, prompt: () => Prompt): number | null {
  if (action.do !== 'roll' || action.from === 'seed') return null
  const offer = prompt().offers.find((each) => each.do === 'roll')
  return offer?.do !== 'roll' || fits(action.faces ?? [], offer.pool) ? null : offer.pool.dice.length
}

/** A roll, or Done where a change by hand has left nothing to roll for. */
export const rollOrDone = (pool: Pool | null, done: Verdict): readonly Offer[] =>
  pool === null ? [{ do: 'done', verdict: done }] : [{ do: 'roll', pool }]

export const isRollOrDone = (pool: Pool | null, action: Action): boolean =>
  action.do === (pool === null ? 'done' : 'roll')

export const suggestRoll = (pool: Pool | null): Action =>
  pool === null ? { do: 'done' } : { do: 'roll', from: 'seed' }

export const firstMoveOf = (action: Action | null): Move | null =>
  action?.do === 'move' ? (action.moves[0] ?? null) : null
