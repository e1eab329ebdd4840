// What every question shows of the melees: who touches whom, each unit's dice and bonuses, and who lies wounded.
import type { Fact, Prompt, UnitId } from '../../kernel/game.ts'
import { gap } from '../../kernel/geometry/gap.ts'
import type { Blow } from '../../kernel/hits.ts'
import { whyWinner } from './bonus.ts'
import { fact } from './facts.ts'
import { bonusesOf, fighters, fightsNow, isOfThisTurn, whyIdle } from './fight.ts'
import { livingOf, type Melee, type MeleeState, sideOf, touchedBy, unitOfFigure, wounded } from './state.ts'

/** The question, and the state of every melee beside its own reasons. */
export const withMelees = (state: MeleeState, prompt: Prompt): Prompt => ({
  ...prompt,
  why: [...prompt.why, ...whyWounded(state), ...state.flow.melees.flatMap((each) => whyMelee(state, each))],
})

const whyMelee = (state: MeleeState, melee: Melee): readonly Fact[] => [
  ...whyTouches(state, melee),
  ...melee.units.flatMap((unit) => whyUnit(state, melee, unit)),
]

/** IM-04: every pair of the melee in contact, once; not yet fighting where one of them waits. */
export function whyTouches(state: MeleeState, { units }: Pick<Melee, 'units'>): readonly Fact[] {
  const [first = ''] = units
  const side = sideOf(state.table, first)
  return units
    .filter((unit) => sideOf(state.table, unit) === side)
    .flatMap((unit) => livingOf(state.table, unit))
    .flatMap((base) =>
      touchedBy(state.table, base.id)
        .filter(({ unit }) => units.includes(unit))
        .map((other) => {
          const ok = fightsNow(state, base.unit) && fightsNow(state, other.unit)
          return fact('touches', ok, { base: base.id, other: other.id, gap: gap(base, other) })
        }),
    )
}

/** What its dice come to, or would as all stand; once it has fought, or where it does not in this turn, what it brings into the next round. */
function whyUnit(state: MeleeState, melee: Melee, unit: UnitId): readonly Fact[] {
  const side = sideOf(state.table, unit)
  if (livingOf(state.table, unit).length === 0) return []
  const { round } = state.flow
  const isOn = round?.melee === melee.id
  const blows = isOn ? round.blows[side] : undefined
  if (blows !== undefined) return whyStruck(state, unit, blows)
  if (!fightsNow(state, unit)) return [fact('waits', false, { unit })]
  if ((melee.fought && !isOn) || !isOfThisTurn(state, melee))
    return melee.bonus.includes(unit) ? [whyWinner(state, unit, 'next')] : []
  const own = fighters(state, melee, side).filter(({ base }) => base.unit === unit)
  const [first] = own
  if (first === undefined) return [whyNobody(state, unit)]
  const about = { unit, bases: own.map(({ base }) => base.id), count: own.length, need: first.need }
  return [fact('strikes', true, about), ...bonusesOf(state, melee, unit)]
}

/** Nobody of it touches an enemy, or only one that waits. */
export function whyNobody(state: MeleeState, unit: UnitId): Fact {
  const touching = livingOf(state.table, unit).find(({ id }) => touchedBy(state.table, id).length > 0)
  return touching === undefined ? fact('nobodyTouches', false, { unit }) : whyIdle(state, touching)
}

/** What its dice have come to. */
function whyStruck({ table }: MeleeState, unit: UnitId, blows: readonly Blow[]): readonly Fact[] {
  const own = blows.filter(({ by }) => unitOfFigure(table, by) === unit)
  const count = own.filter(({ hit }) => hit).length
  return own.length === 0 ? [] : [fact('unitKills', count > 0, { unit, count, of: own.length })]
}

/** IM-11: whose fate is not decided yet. */
function whyWounded(state: MeleeState): readonly Fact[] {
  const bases = wounded(state)
  return bases.length === 0 ? [] : [fact('lieWounded', true, { bases })]
}
