// After a melee is won: victory moves (IM-16, IM-17), then the wounded (IM-20, A-41).

import { suggestRoll } from '../../../kernel/asked.ts'
import type { Pool } from '../../../kernel/dice.ts'
import { faceAt, meets } from '../../../kernel/dice.ts'
import type { Base, BaseId, Offer, SideId, Table, Teller, Verdict } from '../../../kernel/game.ts'
import { slide } from '../../../kernel/geometry/slide.ts'
import { rule } from '../../../kernel/teller.ts'
import { allowed, fact } from '../facts.ts'
import { ASIDE_MM } from '../moving.ts'
import { settings } from '../options.ts'
import { type Flow, livingOf, lying, type MeleeState, sideOf, unitOfFigure, victorOf } from '../state.ts'
import { afterMelee, nextFight } from './course.ts'
import { moveOffer, notNow, type Step, turn } from './step.ts'
import { checkMoves, movable, playMoves } from './turn.ts'

const poolFor = (state: MeleeState): Pool => {
  const { unit } = victorOf(state)
  return { side: sideOf(state.table, unit), for: 'victory', dice: [{ owner: unit, cuts: [] }] }
}

const declined = (state: MeleeState): Verdict =>
  allowed(fact('noVictoryMove', true, { unit: victorOf(state).unit }))

/** The one that has moved, or will not, makes room for the next. */
function nextVictor(teller: Teller<Flow>): void {
  turn(teller, { victors: teller.state.flow.victors.slice(1), stood: {} })
  const [next] = teller.state.flow.victors
  const isRolled = next !== undefined && next.die !== null
  if (isRolled && livingOf(teller.state.table, next.unit).length > 0) turn(teller, { phase: 'victoryMove' })
  else afterMelee(teller)
}

export const victory: Step = {
  prompt: (state) => {
    const { unit } = victorOf(state)
    return {
      side: sideOf(state.table, unit),
      ask: 'victory',
      about: { unit },
      offers: [
        { do: 'roll', pool: poolFor(state) },
        { do: 'done', verdict: declined(state) },
      ],
      why: [fact('mayMoveOn', true, { unit })],
    }
  },
  check: (state, action) => {
    if (action.do === 'done') return declined(state)
    return action.do === 'roll' ? allowed(fact('mayMoveOn', true, { unit: victorOf(state).unit })) : notNow()
  },
  play: (teller, action) => {
    const { unit } = victorOf(teller.state)
    if (action.do === 'done') {
      rule(teller, true, declined(teller.state).why)
      nextVictor(teller)
      return
    }
    const die = faceAt(teller.throw(poolFor(teller.state), [fact('mayMoveOn', true, { unit })]), 0)
    const isShared = settings(teller.state).victoryDie === 'shared'
    const victors = teller.state.flow.victors.map((each, index) =>
      index === 0 || isShared ? { ...each, die } : each,
    )
    turn(teller, { phase: 'victoryMove', victors, stood: {} })
    rule(teller, true, [fact('victoryDie', true, { unit, die })])
  },
  suggest: () => ({ do: 'done' }),
}

const movedOn = (state: MeleeState): Verdict =>
  allowed(fact('victoryMoveDone', true, { unit: victorOf(state).unit }))

export const victoryMove: Step = {
  prompt: (state) => {
    const { unit, die } = victorOf(state)
    const bases = movable(state)
    return {
      side: sideOf(state.table, unit),
      ask: 'victoryMove',
      about: { unit, ...(die !== null && { die }) },
      offers: [moveOffer(state, bases), { do: 'done', verdict: movedOn(state) }],
      why:
        die === null || bases.length === 0
          ? []
          : [fact('zoneMoveOn', true, { unit, zone: { of: bases, size: { cm: die }, reach: true } })],
    }
  },
  check: (state, action) => (action.do === 'done' ? movedOn(state) : checkMoves(state, action)),
  play: (teller, action) => {
    if (action.do === 'move') playMoves(teller, action)
    else {
      rule(teller, true, movedOn(teller.state).why)
      nextVictor(teller)
    }
  },
  suggest: () => ({ do: 'done' }),
}

/** The wounded that still lie there, the next one first. */
const treatable = ({ flow, table }: MeleeState): readonly BaseId[] => lying(table, flow.wounded)

const sideOfLost = ({ table }: MeleeState, [id = '']: readonly BaseId[]): SideId =>
  sideOf(table, unitOfFigure(table, id))

/** with a number the dice of all together, else the players say what came of each. */
function medicPool(state: MeleeState): Pool | null {
  const { medicTarget } = settings(state)
  const some = treatable(state)
  if (medicTarget === 'players' || some.length === 0) return null
  const dice = some.map((owner) => ({ owner, cuts: [medicTarget] }))
  return { side: sideOfLost(state, some), for: 'medic', dice }
}

function medicOffers(state: MeleeState): readonly Offer[] {
  const pool = medicPool(state)
  if (pool !== null) return [{ do: 'roll', pool }]
  return treatable(state).flatMap((unit): readonly Offer[] => [
    { do: 'choose', unit, option: 'healed', verdict: allowed(fact('healed', true, { base: unit })) },
    { do: 'choose', unit, option: 'notHealed', verdict: allowed(fact('notHealed', true, { base: unit })) },
  ])
}

const leftLying = (state: MeleeState): Verdict =>
  allowed(fact('leftLying', true, { bases: treatable(state) }))

export const medics: Step = {
  prompt: (state) => {
    const bases = treatable(state)
    const need = medicPool(state)?.dice[0]?.cuts[0]
    return {
      side: sideOfLost(state, bases),
      ask: 'medics',
      about: { count: bases.length },
      offers: [...medicOffers(state), { do: 'done', verdict: leftLying(state) }],
      note:
        need === undefined
          ? fact('entersTreated', true)
          : fact('medicRolls', true, { count: bases.length, need }),
      why: [fact('mayTreat', true, { bases })],
    }
  },
  check: (state, action) => {
    if (action.do === 'done') return leftLying(state)
    if (action.do === 'roll')
      return medicPool(state) === null
        ? notNow()
        : allowed(fact('mayTreat', true, { bases: treatable(state) }))
    if (action.do !== 'choose') return notNow()
    const offer = medicOffers(state).find(
      (each) => each.do === 'choose' && each.option === action.option && each.unit === action.unit,
    )
    return offer?.do === 'choose' ? offer.verdict : notNow()
  },
  play: (teller, action) => {
    if (action.do === 'roll') rollForWounded(teller)
    else if (action.do === 'choose' && action.unit !== undefined) {
      settle(teller, action.unit, action.option === 'healed')
    } else {
      if (treatable(teller.state).length > 0) rule(teller, true, leftLying(teller.state).why)
      turn(teller, { wounded: [] })
    }
    if (treatable(teller.state).length > 0) return
    turn(teller, { wounded: [] })
    nextFight(teller)
  },
  suggest: (state) => suggestRoll(medicPool(state)),
}

function rollForWounded(teller: Teller<Flow>): void {
  const pool = medicPool(teller.state)
  const { medicTarget: need } = settings(teller.state)
  if (pool === null || need === 'players') return
  const some = treatable(teller.state)
  const faces = teller.throw(pool, [fact('mayTreat', true, { bases: some })])
  some.forEach((base, index) => {
    const die = faceAt(faces, index)
    const heals = meets(need, die)
    rule(teller, heals, [fact(heals ? 'medicHeals' : 'medicFails', heals, { base, die, need })])
    settle(teller, base, heals)
  })
}

/** Enemies with some room round them: nobody is healed into a fight. */
const apartFrom =
  (table: Table, healed: Base) =>
  (base: Base): Base =>
    sideOf(table, base.unit) === sideOf(table, healed.unit)
      ? base
      : { ...base, shape: { ...base.shape, r: base.shape.r + ASIDE_MM } }

/** It stands up where it fell, or beside whoever stands there now, in contact with nobody. */
function settle(teller: Teller<Flow>, base: BaseId, isHealed: boolean): void {
  const why = [fact(isHealed ? 'healed' : 'notHealed', true, { base })]
  const lost = teller.state.table.lost.find(({ id }) => id === base)
  if (isHealed && lost !== undefined) {
    const { table } = teller.state
    const to = slide(lost, lost.at, table.bases.map(apartFrom(table, lost)), table.size)
    teller.tell({ is: 'restored', base, why })
    teller.tell({ is: 'moved', moves: [{ base, to }], why: [] })
  }
  turn(teller, { wounded: teller.state.flow.wounded.filter((id) => id !== base) })
  rule(teller, true, why)
}
