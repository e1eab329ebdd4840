// On what terms a team charges now: whether it may, whom it may touch, whom it must keep from.
import type { Base, BaseId, Fact, UnitId, Verdict } from '../../kernel/game.ts'
import { inMm } from '../../kernel/game.ts'
import { areTouching } from '../../kernel/geometry/gap.ts'
import type { Pose } from '../../kernel/geometry/point.ts'
import { onceBy, onceFor } from '../../kernel/once.ts'
import { baseOf, foesOf, has, unitOf } from '../../kernel/table.ts'
import { eligibility, targetFact } from './counterattack.ts'
import { CLEARANCE } from './distances.ts'
import { allowed, fact, refused, type Says } from './facts.ts'
import { settings } from './options.ts'
import { type AssaultState, outsiders, teamsOfTheFight } from './state.ts'
import { disabled, isPinned, nonAssaulting } from './teams.ts'
import { movedBefore, standing, type Walker, walker } from './way.ts'

export interface Terms {
  /** The team where it stood when the step began. */
  readonly team: Base
  /** All other bases: where it may not end. */
  readonly others: readonly Base[]
  readonly foes: readonly Base[]
  readonly may: Verdict
  /** E-01: it is the first, and must end in contact. */
  readonly mustTouch: boolean
  /** E-01: it has reached contact in this step, here, and must reach it again; else null. */
  readonly reached: Pose | null
  readonly named: readonly UnitId[]
  /** Whom a team that comes later must contact if it can. */
  readonly targets: readonly Base[]
  /** PA-28: whom it may touch at all. */
  readonly isTarget: (enemy: Base) => boolean
  /** PA-23, PA-28: why it may be touched, where that is a question. */
  readonly whyTarget: (enemy: Base) => readonly Fact[]
  /** Who counter-charges names nobody. */
  readonly counter: boolean
  /** where contact is out of reach it ends as near as it can. */
  readonly partial: boolean
  readonly says: { readonly contact: Says; readonly near: Says; readonly clear: Says }
  /** With those enemy platoons named, which may be approached. */
  readonly walking: (named: readonly UnitId[]) => Walker
}

const termsIn = onceFor((state: AssaultState) =>
  onceBy((id: BaseId): Terms => {
    const base = baseOf(state.table, id)
    return state.flow.phase === 'counterCharge' ? counterTerms(state, base) : chargeTerms(state, base)
  }),
)

/** Kept for as long as the state is: a drag asks on every move of the pointer. */
export const termsOf = (state: AssaultState, id: BaseId): Terms => termsIn(state)(id)

function chargeTerms(state: AssaultState, base: Base): Terms {
  const { table } = state
  const { assault } = state.flow
  const mustTouch = movedBefore(state, base.id).length === 0
  const foes = foesOf(table, base)
  const enemies = new Set(foes.map(({ unit }) => unit))
  const named = assault?.named ?? []
  const targets = foes.filter(({ unit }) => named.includes(unit))
  const walking = remembering((allowedNear) => {
    const keep = inMm(CLEARANCE, table.system)
    const isShunned = ({ unit }: Base) => enemies.has(unit) && !allowedNear.includes(unit)
    return walker(state, base, {
      limit: settings(state).charge,
      clear: (other) => (isShunned(other) ? keep : 0),
      byEnd: settings(state).clearance === 'end',
    })
  })
  return {
    team: standing(state, base),
    others: walking(named).others,
    foes,
    may: mayMove(state, base),
    mustTouch,
    reached: reachedBy(state, base, targets),
    named,
    targets,
    isTarget: () => true,
    whyTarget: () => [],
    counter: false,
    partial: true,
    says: { contact: mustTouch ? 'chargeMade' : 'chargeJoined', near: 'nearUnnamed', clear: 'keepsClear' },
    walking,
  }
}

/** PA-25, PA-28 to PA-30, A-12: nobody is named, and the first need not end in contact. */
function counterTerms(state: AssaultState, base: Base): Terms {
  const { table } = state
  const targets = teamsOfTheFight(state)
  const wanted = new Set(targets.map(({ id }) => id))
  const shunned = new Set(outsiders(state).map(({ id }) => id))
  const walking = walker(state, base, {
    limit: settings(state).charge,
    clear: ({ id }) => (shunned.has(id) ? inMm(CLEARANCE, table.system) : 0),
    byEnd: settings(state).clearance === 'end',
  })
  return {
    team: standing(state, base),
    others: walking.others,
    foes: foesOf(table, base),
    may: mayMove(state, base),
    mustTouch: false,
    reached: reachedBy(state, base, targets),
    named: [],
    targets,
    isTarget: ({ id }) => wanted.has(id),
    whyTarget: (enemy) => [targetFact(state, enemy)],
    counter: true,
    partial: settings(state).partialCharge,
    says: { contact: 'counterChargeMade', near: 'nearOutsider', clear: 'keepsClearOfOutsider' },
    walking: () => walking,
  }
}

/** What it touched before the step began it has not reached. */
function reachedBy(state: AssaultState, base: Base, targets: readonly Base[]): Pose | null {
  const team = standing(state, base)
  const isReached = targets.some((each) => areTouching(base, each) && !areTouching(team, each))
  return isReached ? base.at : null
}

/** Whether it may charge, or counter-charge, at all. */
export const mayMove = (state: AssaultState, base: Base): Verdict =>
  state.flow.phase === 'counterCharge' ? eligibility(state, standing(state, base)) : mayCharge(state, base)

/** E-13, and E-01: one platoon of the side whose turn it is. */
function mayCharge(state: AssaultState, base: Base): Verdict {
  const { turn, assault } = state.flow
  const unit = unitOf(state.table, base.unit)
  const about = { base: base.id, unit: unit.id }
  const side = assault?.acting ?? turn
  if (unit.side !== side) return refused(fact('otherSidesTurn', false, { ...about, side }))
  const bars = chargeBars(state, base)
  return bars.length > 0 ? refused(...bars) : allowed(fact('mayCharge', true, about))
}

function chargeBars(state: AssaultState, base: Base): readonly Fact[] {
  const about = { base: base.id, unit: base.unit }
  const charging = state.table.units.find((unit) => has(unit, 'attacking'))
  const never = nonAssaulting(base)
  const bars: Fact[] = []
  if (charging && charging.id !== base.unit) {
    bars.push(fact('onePlatoonOnly', false, { ...about, units: [charging.id] }))
  }
  const unit = unitOf(state.table, base.unit)
  if (isPinned(base, unit))
    bars.push(fact(has(unit, 'pinned') ? 'pinnedMayNot' : 'pinnedAloneMayNot', false, about))
  if (never !== null) {
    const says = disabled(base) === null ? 'nonAssaultingMayNot' : 'disabledMayNot'
    bars.push(fact(says, false, { ...about, word: never }))
  }
  return bars
}

function remembering<Answer>(
  work: (named: readonly UnitId[]) => Answer,
): (named: readonly UnitId[]) => Answer {
  const answer = onceBy((key: string) => work(key === '' ? [] : key.split(' ')))
  return (named) => answer(named.join(' '))
}
