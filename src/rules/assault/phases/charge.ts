// Between assaults, and while a platoon charges: E-01, E-02, E-13.
import type { Action, Fact, Prompt, Teller, Verdict } from '../../../kernel/game.ts'
import { goneFrom, otherSide, unitsOf } from '../../../kernel/table.ts'
import { rule, tellAll } from '../../../kernel/teller.ts'
import { charging, firstApart, mayMoveNow } from '../charge.ts'
import { defenders } from '../defenders.ts'
import { CLEARANCE, WIN } from '../distances.ts'
import { withoutDice } from '../expected.ts'
import { allowed, fact, refused } from '../facts.ts'
import { sequence } from '../moving.ts'
import { checkNaming, namingOffers } from '../naming.ts'
import { proposeCharges } from '../proposals.ts'
import { type AssaultState, actingBases, assaultOf, type Flow, newAssault } from '../state.ts'
import { fixDefenders } from './course.ts'
import { moveOffer, notNow, type Step, turn } from './step.ts'

/** No assault: the side whose turn it is may charge, or hand the turn over. */
export const ready: Step = {
  prompt: promptReady,
  check: checkReady,
  play: (teller, action) => {
    if (action.do === 'mode') teller.tell({ is: 'mode', mode: action.mode, why: [fact('mayArrange', true)] })
    else if (action.do === 'choose' && action.option === 'handOver') handOver(teller)
    else playCharge(teller, action)
  },
  suggest: (state) => moveOr(proposeCharges(state), { do: 'choose', option: 'handOver' }),
}

/** The platoon that charges goes on, until its player has done. */
export const charge: Step = {
  prompt: promptCharge,
  check: (state, action) => (action.do === 'done' ? checkDone(state) : checkCharge(state, action)),
  play: (teller, action) => (action.do === 'done' ? playDone(teller) : playCharge(teller, action)),
  suggest: (state) => moveOr(proposeCharges(state), { do: 'done' }),
}

function promptReady(state: AssaultState): Prompt {
  const { turn: side } = state.flow
  const gone = goneFrom(state.table, side)
  return {
    side,
    ask: 'ready',
    about: { side },
    ...(gone && { note: fact('noTeams', false, { side: gone }) }),
    offers: [
      moveOffer(state, mayMoveNow(state)),
      ...namingOffers(state),
      { do: 'choose', option: 'handOver', verdict: checkReady(state, { do: 'choose', option: 'handOver' }) },
    ],
    why: [],
  }
}

const moveOr = (moves: ReturnType<typeof proposeCharges>, other: Action): Action =>
  moves.length > 0 ? { do: 'move', moves } : other

function checkReady(state: AssaultState, action: Action): Verdict {
  if (action.do === 'mode' && action.mode === 'arrange') return allowed(fact('mayArrange', true))
  if (action.do === 'choose' && action.option === 'handOver') {
    return allowed(fact('turnHandedOver', true, { side: otherSide(state.flow.turn) }))
  }
  return checkCharge(state, action)
}

function checkCharge(state: AssaultState, action: Action): Verdict {
  if (action.do === 'move' && action.moves.length > 0) return sequence(state, action.moves, charging).verdict
  if (action.do === 'choose' && action.option === 'name' && action.unit !== undefined) {
    return checkNaming(state, action.unit)
  }
  return notNow()
}

function handOver(teller: Teller<Flow>): void {
  const side = otherSide(teller.state.flow.turn)
  rule(teller, true, [fact('turnHandedOver', true, { side })])
  turn(teller, { turn: side })
}

function playCharge(teller: Teller<Flow>, action: Action): void {
  if (action.do === 'choose' && action.unit !== undefined) playNaming(teller, action.unit)
  if (action.do !== 'move') return
  const { attempts, verdict } = sequence(teller.state, action.moves, charging)
  for (const each of attempts) tellAll(teller, charging.changes(teller.state, each))
  rule(teller, true, verdict.why)
}

function playNaming(teller: Teller<Flow>, enemy: string): void {
  const { assault, turn: side } = teller.state.flow
  const going = assault ?? newAssault(side)
  const flow = { phase: 'charge', assault: { ...going, named: [...going.named, enemy] }, last: null } as const
  turn(teller, flow)
  rule(teller, true, [fact('namesPlatoon', true, { enemy })])
}

function promptCharge(state: AssaultState): Prompt {
  const side = assaultOf(state).acting
  const units = [...new Set(actingBases(state).map(({ unit }) => unit))]
  const { named } = assaultOf(state)
  const note = named.length > 0 ? fact('targets', true, { units: named }) : null
  return {
    side,
    ask: 'charge',
    about: { side, units },
    ...(note && { note }),
    offers: [
      moveOffer(state, mayMoveNow(state)),
      ...namingOffers(state),
      { do: 'done', verdict: offeredDone(state) },
    ],
    why: [...(note ? [note] : []), ...zones(state)],
  }
}

function zones(state: AssaultState): readonly Fact[] {
  const { acting: side, named } = assaultOf(state)
  const of = actingBases(state).map(({ id }) => id)
  const strangers = new Set(
    unitsOf(state.table, otherSide(side))
      .map(({ id }) => id)
      .filter((id) => !named.includes(id)),
  )
  const shunned = state.table.bases.filter(({ unit }) => strangers.has(unit)).map(({ id }) => id)
  return [
    fact('zoneDefending', true, { side, zone: { of, size: WIN } }),
    ...(shunned.length > 0
      ? [fact('zoneUnnamed', false, { side, zone: { of: shunned, size: CLEARANCE, bars: true } })]
      : []),
  ]
}

/** With nobody moved yet (a platoon was only named) the charge is called off; E-01: else the first has to touch. */
function checkDone(state: AssaultState): Verdict {
  const { moved, acting: side } = assaultOf(state)
  if (moved.length === 0) return allowed(fact('chargeCalledOff', true, { side }))
  const apart = firstApart(state)
  if (apart !== null) return refused(apart)
  const [unit] = actingBases(state).map((base) => base.unit)
  return allowed(fact('chargeDone', true, unit === undefined ? { side } : { unit }), ...defenders(state).why)
}

const offeredDone = (state: AssaultState): Verdict =>
  assaultOf(state).moved.length > 0 ? withoutDice(state, checkDone(state)) : checkDone(state)

function playDone(teller: Teller<Flow>): void {
  const { moved, acting: side } = assaultOf(teller.state)
  if (moved.length > 0) {
    fixDefenders(teller)
    return
  }
  rule(teller, true, [fact('chargeCalledOff', true, { side })])
  turn(teller, { phase: 'ready', assault: null })
}
