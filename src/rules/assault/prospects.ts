// What a choice would come to at once, everybody where they stand: who is lost by breaking off, who may charge back.
import type { Fact } from '../../kernel/game.ts'
import { onceBy, onceFor } from '../../kernel/once.ts'
import { telling } from '../../kernel/teller.ts'
import { options } from './choices.ts'
import { eligibility, swappedRoles } from './counterattack.ts'
import { whoIsLost } from './leaving.ts'
import { breakAway, setRole, turn } from './phases/step.ts'
import {
  type AssaultState,
  assaultOf,
  type Choice,
  type ChoiceOption,
  defendingPlatoons,
  type Flow,
  nextRound,
  type Platoon,
} from './state.ts'
import { NO_DICE } from './supposing.ts'

export const prospects: Readonly<
  Record<ChoiceOption, (state: AssaultState, platoon: Platoon) => readonly Fact[]>
> = {
  /** E-08. */
  breakOff: (state, platoon) => lostOf(state, platoon, (each) => each.id === platoon.id),
  /** PA-25 to PA-27, PA-32; E-04: who leaves it is lost all the same. */
  counterattack: (state, platoon) => {
    const after = swapped(state)
    const may = platoon.bases.flatMap((base) => eligibility(after, base).why.slice(0, 1))
    return [...may, ...lostOf(state, platoon, () => false)]
  },
}

/** Of its unit who will not get away once those have gone who leave, and who is meant. */
function lostOf(state: AssaultState, { unit }: Platoon, isMeant: (platoon: Platoon) => boolean) {
  const going = defendingPlatoons(state).filter((each) => leaves(state, each) || isMeant(each))
  const lost = lostOnceGone(state)(going.map(({ id }) => id).join(' '))
  return lost.filter(({ about }) => about.unit === unit.id)
}

const lostOnceGone = onceFor((state: AssaultState) =>
  onceBy((ids: string): readonly Fact[] => {
    const { teller } = telling<Flow>(state, NO_DICE)
    const going = defendingPlatoons(state).filter(({ id }) => ids.split(' ').includes(id))
    const more = going.map(({ id }): Choice => ({ platoon: id, option: 'breakOff' }))
    turn(teller, {}, { choices: [...assaultOf(state).choices, ...more] })
    for (const each of going) breakAway(teller, each)
    return whoIsLost(teller.state)
  }),
)

/** PA-22: the roles as they would be if all counterattacked that may, and have not chosen otherwise. */
export function swapped(state: AssaultState): AssaultState {
  const { teller } = telling<Flow>(state, NO_DICE)
  for (const { id, role } of defendingPlatoons(state).filter((each) => leaves(state, each)))
    setRole(teller, { on: id, from: role, to: 'brokenOff' }, [])
  for (const change of swappedRoles(teller.state)) setRole(teller, change, [])
  turn(teller, { phase: 'counterCharge', assault: nextRound(assaultOf(state)) })
  return teller.state
}

/** It has chosen to, or may not counterattack. */
export const leaves = (state: AssaultState, platoon: Platoon): boolean =>
  !options(state, platoon).counterattack.ok ||
  assaultOf(state).choices.some((each) => each.platoon === platoon.id && each.option === 'breakOff')
