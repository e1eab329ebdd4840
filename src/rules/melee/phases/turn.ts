// The Move and Shoot phases: who moves, who may shoot at whom (IM-01, IM-18, IM-19, IM-22).
import type { Action, Offer, SideId, Teller, UnitId, Verdict } from '../../../kernel/game.ts'
import { gap } from '../../../kernel/geometry/gap.ts'
import { otherSide, unitsOf } from '../../../kernel/table.ts'
import { allowed, fact, refused } from '../facts.ts'
import { changesOf, mayMove, sequence } from '../moving.ts'
import { type Flow, isLocked, livingOf, type MeleeState } from '../state.ts'
import { startAttack } from './course.ts'
import { notNow, rule, type Step, tellAll, turn } from './step.ts'

const mayArrangeNow = (): Verdict => allowed(fact('mayArrange', true))

export const movable = (state: MeleeState): readonly string[] =>
  state.table.bases.filter((base) => mayMove(state, base).ok).map(({ id }) => id)

/** A move of any phase, told. */
export function playMoves(teller: Teller<Flow>, action: Action & { readonly do: 'move' }): void {
  const { attempts, verdict } = sequence(teller.state, action.moves)
  for (const each of attempts) tellAll(teller, changesOf(teller.state, each))
  rule(teller, verdict.ok, verdict.why)
}

export const checkMoves = (state: MeleeState, action: Action): Verdict =>
  action.do === 'move' && action.moves.length > 0 ? sequence(state, action.moves).verdict : notNow()

export const move: Step = {
  prompt: (state) => ({
    side: state.flow.turn,
    ask: 'move',
    about: { side: state.flow.turn, count: state.flow.number },
    offers: [
      { do: 'move', bases: movable(state) },
      { do: 'done', verdict: allowed(fact('moveDone', true, { side: state.flow.turn })) },
    ],
    why: [],
  }),
  check: (state, action) => {
    if (action.do === 'mode' && action.mode === 'arrange') return mayArrangeNow()
    if (action.do === 'done') return allowed(fact('moveDone', true, { side: state.flow.turn }))
    return checkMoves(state, action)
  },
  play: (teller, action) => {
    if (action.do === 'mode') {
      teller.tell({ is: 'mode', mode: action.mode, why: [fact('mayArrange', true)] })
    } else if (action.do === 'move') playMoves(teller, action)
    else {
      rule(teller, true, [fact('moveDone', true, { side: teller.state.flow.turn })])
      turn(teller, { phase: 'shoot', stood: {}, shooter: null })
    }
  },
  suggest: () => ({ do: 'done' }),
}

/** IM-18: whether a unit may shoot. */
export const mayShoot = (state: MeleeState, unit: UnitId): Verdict =>
  isLocked(state, unit)
    ? refused(fact('lockedMayNotShoot', false, { unit }))
    : allowed(fact('mayShoot', true, { unit }))

/** IM-19: whether one unit may be shot at by another, with the shortest line between the two. */
export function mayBeShotAt(state: MeleeState, unit: UnitId, enemy: UnitId): Verdict {
  if (isLocked(state, enemy)) return refused(fact('lockedNotTarget', false, { enemy }))
  const [near] = livingOf(state.table, unit)
    .flatMap((base) =>
      livingOf(state.table, enemy).map((other) => ({ base, other, measured: gap(base, other) })),
    )
    .toSorted((a, b) => a.measured.mm - b.measured.mm)
  const line = near && { base: near.base.id, other: near.other.id, gap: near.measured }
  return allowed(fact('mayBeShot', true, { unit, enemy, ...line }))
}

const aliveOf = ({ table }: MeleeState, side: SideId): readonly UnitId[] =>
  unitsOf(table, side)
    .map(({ id }) => id)
    .filter((unit) => livingOf(table, unit).length > 0)

function shootingOffers(state: MeleeState): readonly Offer[] {
  const { shooter, turn: side } = state.flow
  if (shooter === null) {
    return aliveOf(state, side).map((unit) => ({
      do: 'choose',
      unit,
      option: 'shooter',
      verdict: mayShoot(state, unit),
    }))
  }
  return [
    ...aliveOf(state, otherSide(side)).map(
      (unit): Offer => ({
        do: 'choose',
        unit,
        option: 'target',
        verdict: mayBeShotAt(state, shooter, unit),
      }),
    ),
    { do: 'choose', option: 'holdFire', verdict: allowed(fact('holdsFire', true, { unit: shooter })) },
  ]
}

const doneShooting = (state: MeleeState): Verdict =>
  allowed(fact('shootDone', true, { side: state.flow.turn }))

/** Shooting itself is outside the page: who may shoot at whom is answered, losses are taken off by hand. */
export const shoot: Step = {
  prompt: (state) => ({
    side: state.flow.turn,
    ask: state.flow.shooter === null ? 'shoot' : 'target',
    about: { side: state.flow.turn, ...(state.flow.shooter !== null && { unit: state.flow.shooter }) },
    offers: [...shootingOffers(state), { do: 'done', verdict: doneShooting(state) }],
    why: [],
  }),
  check: (state, action) => {
    if (action.do === 'done') return doneShooting(state)
    if (action.do !== 'choose') return notNow()
    const offer = shootingOffers(state).find(
      (each) => each.do === 'choose' && each.option === action.option && each.unit === action.unit,
    )
    return offer?.do === 'choose' ? offer.verdict : notNow()
  },
  play: (teller, action) => {
    const { shooter, turn: side } = teller.state.flow
    if (action.do === 'done') {
      rule(teller, true, [fact('shootDone', true, { side })])
      startAttack(teller)
      return
    }
    if (action.do !== 'choose') return
    if (action.option === 'shooter' && action.unit !== undefined) turn(teller, { shooter: action.unit })
    else {
      if (action.option === 'target' && action.unit !== undefined && shooter !== null)
        rule(teller, true, mayBeShotAt(teller.state, shooter, action.unit).why)
      turn(teller, { shooter: null })
    }
  },
  suggest: () => ({ do: 'done' }),
}
