// The beginning of the Attack phase: closing up (IM-06), charges and reinforcements (IM-02, IM-15).

import { ahead } from '../../../kernel/evolve.ts'
import type { Move, SideId, Verdict } from '../../../kernel/game.ts'
import { baseOf } from '../../../kernel/table.ts'
import { rule } from '../../../kernel/teller.ts'
import { best, inContact, most, toComeUp, whyToComeUp } from '../closeUp.ts'
import { allowed, fact, refused } from '../facts.ts'
import { changesOf, isSamePlace } from '../moving.ts'
import { proposeCharges } from '../proposals.ts'
import { sequence } from '../sequence.ts'
import { type MeleeState, REACH } from '../state.ts'
import { afterCloseUp, nextFight } from './course.ts'
import { moveOffer, type Step, turn } from './step.ts'
import { checkMoves, movable, playMoves, whyNobody } from './turn.ts'

function closingSide({ flow: { closing } }: MeleeState): SideId {
  if (closing === null) throw new Error('Nobody closes up')
  return closing.side
}

/** IM-06: Done only when no placement brings more figures into contact, and the others have come nearer. */
function checkClosed(state: MeleeState): Verdict {
  const [count, of] = [inContact(state), most(state)]
  const about = { side: closingSide(state), count }
  if (count < of) return refused(fact('moreCouldFight', false, { ...about, of }))
  const behind = whyToComeUp(state)
  return behind === null ? allowed(fact('closedUp', true, about)) : refused(behind)
}

/** The best placement, where there is a better one; then whoever can go on, without those who stand there already. */
function proposal(state: MeleeState): readonly Move[] {
  const ends = new Map(inContact(state) < most(state) ? best(state).map(({ base, to }) => [base, to]) : [])
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const moves = [...ends].map(([base, to]) => ({ base, to }))
    const { attempts } = sequence(state, moves)
    const after = attempts.reduce((now, each) => ahead(now, changesOf(now, each)), state)
    const more = toComeUp(after)
    if (more.length === 0) break
    for (const { move } of more) ends.set(move.base, move.to)
  }
  return [...ends]
    .map(([base, to]) => ({ base, to }))
    .filter(({ base, to }) => !isSamePlace(baseOf(state.table, base).at, to))
}

/** Who goes on makes room for those behind. */
const MOST_ROUNDS = 4

export const closeUp: Step = {
  prompt: (state) => {
    const side = closingSide(state)
    return {
      side,
      ask: 'closeUp',
      about: { side },
      offers: [moveOffer(state, movable(state)), { do: 'done', verdict: checkClosed(state) }],
      why: [fact('mustCloseUp', true, { side, bases: movable(state) })],
    }
  },
  check: (state, action) => (action.do === 'done' ? checkClosed(state) : checkMoves(state, action)),
  play: (teller, action) => {
    if (action.do === 'move') playMoves(teller, action)
    else {
      const side = closingSide(teller.state)
      rule(teller, true, checkClosed(teller.state).why)
      turn(teller, { closing: null, stood: {} })
      afterCloseUp(teller, side)
    }
  },
  suggest: (state) => {
    if (checkClosed(state).ok) return { do: 'done' }
    const moves = proposal(state)
    if (checkMoves(state, { do: 'move', moves }).ok) return { do: 'move', moves }
    const one = moves.find((move) => checkMoves(state, { do: 'move', moves: [move] }).ok)
    return one === undefined ? { do: 'done' } : { do: 'move', moves: [one] }
  },
}

const chargesDone = (state: MeleeState): Verdict =>
  allowed(fact('chargesDone', true, { side: state.flow.turn }))

export const charge: Step = {
  prompt: (state) => {
    const side = state.flow.turn
    const bases = movable(state)
    return {
      side,
      ask: 'charge',
      about: { side, of: bases.length },
      ...whyNobody(state, bases),
      offers: [moveOffer(state, bases), { do: 'done', verdict: chargesDone(state) }],
      why:
        bases.length > 0
          ? [fact('zoneCharge', true, { side, zone: { of: bases, size: REACH, reach: true } })]
          : [],
    }
  },
  check: (state, action) => (action.do === 'done' ? chargesDone(state) : checkMoves(state, action)),
  play: (teller, action) => {
    if (action.do === 'move') playMoves(teller, action)
    else {
      rule(teller, true, chargesDone(teller.state).why)
      turn(teller, { stood: {} })
      nextFight(teller)
    }
  },
  suggest: (state) => {
    const moves = proposeCharges(state)
    return moves.length > 0 ? { do: 'move', moves } : { do: 'done' }
  },
}
