// What a choice would come to at once, everybody where they stand: who is lost by breaking off, who may charge back.
import type { Fact, Teller } from '../../kernel/game.ts'
import { otherSide } from '../../kernel/table.ts'
import { telling } from '../../kernel/teller.ts'
import { whoIsLost } from './breakOff.ts'
import { eligibility } from './counterattack.ts'
import { breakAway, setRole, turn } from './phases/step.ts'
import {
  type AssaultState,
  actingPlatoons,
  assaultOf,
  type ChoiceOption,
  type Flow,
  type Platoon,
} from './state.ts'
import { NO_DICE } from './supposing.ts'

export const prospects: Readonly<
  Record<ChoiceOption, (state: AssaultState, platoon: Platoon) => readonly Fact[]>
> = {
  /** E-08. */
  breakOff: (state, platoon) => {
    const { choices } = assaultOf(state)
    const { id } = platoon
    const after = supposing(state, (teller) => {
      turn(teller, {}, { choices: [...choices, { platoon: id, option: 'breakOff' }] })
      breakAway(teller, platoon)
    })
    return whoIsLost(after).filter(({ about }) => platoon.bases.some((base) => base.id === about.base))
  },
  /** PA-25 to PA-27, PA-32. */
  counterattack: (state, platoon) => {
    const after = supposing(state, (teller) => {
      for (const { id, role } of actingPlatoons(state))
        setRole(teller, { on: id, from: role, to: 'defending' }, [])
      setRole(teller, { on: platoon.id, from: 'defending', to: 'counterattacking' }, [])
      turn(teller, {}, { acting: otherSide(assaultOf(state).acting) })
    })
    return platoon.bases.flatMap((base) => eligibility(after, base).why.slice(0, 1))
  },
}

function supposing(state: AssaultState, tell: (teller: Teller<Flow>) => void): AssaultState {
  const { teller } = telling<Flow>(state, NO_DICE)
  tell(teller)
  return teller.state
}
