// The steps in which teams move after the fight: breaking off, counter-charging, consolidating. E-08, PA-25, E-09.
import type {
  About,
  Action,
  Base,
  BaseId,
  Distance,
  Fact,
  Move,
  Prompt,
  SideId,
  Teller,
  Verdict,
} from '../../../kernel/game.ts'
import { inMm } from '../../../kernel/game.ts'
import { baseOf, basesOfSide, otherSide } from '../../../kernel/table.ts'
import { rule, tellAll } from '../../../kernel/teller.ts'
import { breakingOff, mayEndBreakOff, mayLeave, offeredEnd, whoFindsNoPlace } from '../breakOff.ts'
import { charging, mayMoveNow } from '../charge.ts'
import {
  consolidating,
  consolidatingSide,
  mayConsolidate,
  nextToConsolidate,
  proposeDrawingTogether,
  whoWon,
  winnersOf,
} from '../consolidate.ts'
import { gateZone } from '../counterattack.ts'
import { mayEndCounterCharge } from '../counterCharge.ts'
import { BREAK_OFF, CLEARANCE, CONSOLIDATION, normalMove } from '../distances.ts'
import { withoutDice } from '../expected.ts'
import { allowed, fact } from '../facts.ts'
import { proposeLeaving } from '../leaving.ts'
import { type Sequence, type Stepping, sequence } from '../moving.ts'
import { settings } from '../options.ts'
import { proposeCharges } from '../proposals.ts'
import { type AssaultState, actingBases, assaultOf, type Flow, outsiders } from '../state.ts'
import { afterBreakOff, afterCounterCharge } from './course.ts'
import { afterVictory } from './end.ts'
import { moveOffer, notNow, type Step } from './step.ts'

/** A step of moves, ended by Done. */
interface Moving {
  readonly ask: string
  readonly side: (state: AssaultState) => SideId
  readonly movers: (state: AssaultState) => readonly BaseId[]
  /** How far that team may go; null: as far as its player likes. */
  readonly allowance: (state: AssaultState, base: Base) => Distance | null
  readonly zones: (state: AssaultState) => readonly Fact[]
  readonly stepping: Stepping
  /** Several moves judged together; without it one after the other. */
  readonly together?: (state: AssaultState, moves: readonly Move[]) => Sequence
  readonly mayEnd: (state: AssaultState) => Verdict
  /** As `mayEnd`, with what that costs. */
  readonly offer?: (state: AssaultState) => Verdict
  readonly note?: (state: AssaultState) => Fact | null
  readonly end: (teller: Teller<Flow>) => void
  readonly propose: (state: AssaultState) => readonly Move[]
}

export function moving(step: Moving): Step {
  return {
    prompt: (state) => promptOf(step, state),
    check: (state, action) => {
      if (action.do === 'done') return step.mayEnd(state)
      return action.do === 'move' && action.moves.length > 0
        ? run(step, state, action.moves).verdict
        : notNow()
    },
    play: (teller, action) => {
      if (action.do === 'move') playMoves(step, teller, action.moves)
      else step.end(teller)
    },
    suggest: (state) => suggestion(step, state),
  }
}

const run = ({ stepping, together }: Moving, state: AssaultState, moves: readonly Move[]): Sequence =>
  together?.(state, moves) ?? sequence(state, moves, stepping)

function promptOf(step: Moving, state: AssaultState): Prompt {
  const side = step.side(state)
  const bases = step.movers(state)
  const note = step.note?.(state)
  return {
    side,
    ask: step.ask,
    about: { side, bases, ...allowances(step, state, bases) },
    ...(note && { note }),
    offers: [moveOffer(state, bases), { do: 'done', verdict: (step.offer ?? step.mayEnd)(state) }],
    why: step.zones(state),
  }
}

/** How far they may go: the farthest of them, and the least where that is another distance. */
function allowances({ allowance }: Moving, state: AssaultState, movers: readonly BaseId[]): About {
  const { table } = state
  const mm = (distance: Distance): number => inMm(distance, table.system)
  const all = movers
    .flatMap((id) => allowance(state, baseOf(table, id)) ?? [])
    .toSorted((a, b) => mm(a) - mm(b))
  const [least, most] = [all[0], all.at(-1)]
  if (least === undefined || most === undefined) return {}
  return mm(least) === mm(most) ? { allowance: most } : { limit: least, allowance: most }
}

function playMoves(step: Moving, teller: Teller<Flow>, moves: readonly Move[]): void {
  const { attempts, verdict } = run(step, teller.state, moves)
  for (const each of attempts) tellAll(teller, step.stepping.changes(teller.state, each))
  rule(teller, true, verdict.why)
}

function suggestion(step: Moving, state: AssaultState): Action {
  const moves = step.propose(state)
  return moves.length > 0 ? { do: 'move', moves } : { do: 'done' }
}

export const ids = (bases: readonly Base[]): readonly string[] => bases.map(({ id }) => id)

const unitsOf = (bases: readonly Base[]): readonly string[] => [...new Set(bases.map(({ unit }) => unit))]

export const breakOff: Step = moving({
  ask: 'breakOff',
  side: (state) => otherSide(assaultOf(state).acting),
  movers: (state) => ids(state.table.bases.filter((base) => mayLeave(state, base).ok)),
  allowance: (state, base) => (settings(state).breakOffMove ? normalMove(base) : null),
  zones: (state) => {
    const zone = { of: ids(actingBases(state)), size: BREAK_OFF, bars: true }
    return settings(state).breakOffMove
      ? [fact('zoneLeave', false, { side: otherSide(assaultOf(state).acting), zone })]
      : []
  },
  stepping: breakingOff,
  mayEnd: mayEndBreakOff,
  offer: offeredEnd,
  note: whoFindsNoPlace,
  end: (teller) => {
    rule(teller, true, mayEndBreakOff(teller.state).why)
    afterBreakOff(teller)
  },
  propose: proposeLeaving,
})

export const counterCharge: Step = moving({
  ask: 'counterCharge',
  side: (state) => assaultOf(state).acting,
  movers: mayMoveNow,
  allowance: (state) => settings(state).charge,
  zones: (state) => {
    const side = assaultOf(state).acting
    const shunned = ids(outsiders(state))
    const bars = { of: shunned, size: CLEARANCE, bars: true }
    return [
      fact('zoneGate', true, { side, zone: gateZone(state) }),
      ...(shunned.length > 0 ? [fact('zoneOutsiders', false, { side, zone: bars })] : []),
    ]
  },
  stepping: charging,
  mayEnd: mayEndCounterCharge,
  offer: (state) => withoutDice(state, mayEndCounterCharge(state)),
  end: (teller) => {
    const units = unitsOf(actingBases(teller.state))
    rule(teller, true, [fact('counterChargeDone', true, { units })])
    afterCounterCharge(teller, true)
  },
  propose: proposeCharges,
})

export const consolidate: Step = moving({
  ask: 'consolidate',
  side: consolidatingSide,
  movers: (state) => ids(state.table.bases.filter((base) => mayConsolidate(state, base).ok)),
  allowance: () => CONSOLIDATION,
  zones: (state) => {
    const side = consolidatingSide(state)
    const foes = basesOfSide(state.table, otherSide(side))
    const zone = { of: ids(foes), size: CLEARANCE, bars: true }
    return foes.length > 0 ? [fact('zoneConsolidate', false, { side, zone })] : []
  },
  stepping: consolidating,
  mayEnd: (state) => allowed(consolidated(state)),
  end: (teller) => {
    // The winner is told once more: this is what stands on the table when all is over.
    const isLast = nextToConsolidate(teller.state) === null
    rule(teller, true, [...(isLast ? whoWon(teller.state) : []), consolidated(teller.state)])
    afterVictory(teller)
  },
  propose: proposeDrawingTogether,
})

const consolidated = (state: AssaultState): Fact =>
  fact('consolidationDone', true, { units: winnersOf(state, consolidatingSide(state)) })
