// The Move phase: who moves (IM-01, IM-22), and by which house rules.
import type { Action, Prompt, Teller, Verdict } from '../../../kernel/game.ts'
import { goneFrom } from '../../../kernel/table.ts'
import { rule, tellAll } from '../../../kernel/teller.ts'
import { back, strays } from '../coherency.ts'
import { allowed, fact, refused } from '../facts.ts'
import { changesOf, mayMove } from '../moving.ts'
import { sequence } from '../sequence.ts'
import { type Flow, isLocked, type MeleeState } from '../state.ts'
import { moveOffer, notNow, type Step, turn } from './step.ts'

const mayArrangeNow = (): Verdict => allowed(fact('mayArrange', true))

export const movable = (state: MeleeState): readonly string[] =>
  state.table.bases.filter((base) => mayMove(state, base).ok).map(({ id }) => id)

/** Where a side is gone, or none of them may move or charge, that, and why. */
export function whyNobody(state: MeleeState, bases: readonly string[]): Pick<Prompt, 'note'> {
  const { turn: side, movedUnits } = state.flow
  const gone = goneFrom(state.table, side)
  if (gone) return { note: fact('noFigures', false, { side: gone }) }
  if (bases.length > 0) return {}
  const isFree = movedUnits.some((unit) => !isLocked(state, unit))
  return { note: fact(isFree ? 'allMoved' : 'nobodyFree', false, { side }) }
}

/** A move of any phase, told. */
export function playMoves(teller: Teller<Flow>, action: Action & { readonly do: 'move' }): void {
  const { attempts, verdict } = sequence(teller.state, action.moves)
  for (const each of attempts) tellAll(teller, changesOf(teller.state, each))
  rule(teller, verdict.ok, verdict.why)
}

export const checkMoves = (state: MeleeState, action: Action): Verdict =>
  action.do === 'move' && action.moves.length > 0 ? sequence(state, action.moves).verdict : notNow()

/** */
function moveDone(state: MeleeState): Verdict {
  const astray = strays(state)
  return astray.length > 0 ? refused(...astray) : allowed(fact('moveDone', true, { side: state.flow.turn }))
}

export const move: Step = {
  prompt: (state) => {
    const bases = movable(state)
    return {
      side: state.flow.turn,
      ask: 'move',
      about: { side: state.flow.turn, count: state.flow.number, of: bases.length },
      ...whyNobody(state, bases),
      offers: [moveOffer(state, bases), { do: 'done', verdict: moveDone(state) }],
      why: [],
    }
  },
  check: (state, action) => {
    if (action.do === 'mode' && action.mode === 'arrange') return mayArrangeNow()
    if (action.do === 'done') return moveDone(state)
    return checkMoves(state, action)
  },
  play: (teller, action) => {
    if (action.do === 'mode') {
      teller.tell({ is: 'mode', mode: action.mode, why: [fact('mayArrange', true)] })
    } else if (action.do === 'move') playMoves(teller, action)
    else {
      rule(teller, true, moveDone(teller.state).why)
      turn(teller, { phase: 'shoot', stood: {}, volley: null })
    }
  },
  suggest: (state) => (moveDone(state).ok ? { do: 'done' } : { do: 'move', moves: back(state) }),
}
