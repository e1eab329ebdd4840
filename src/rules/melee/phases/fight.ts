// The rounds of the melees: which is fought next, and the dice (IM-04 to IM-15).
import { isRollOrDone, rollOrDone, suggestRoll } from '../../../kernel/asked.ts'
import type { Offer } from '../../../kernel/game.ts'
import { blowsOf } from '../../../kernel/hits.ts'
import { rule } from '../../../kernel/teller.ts'
import { allowed, fact } from '../facts.ts'
import { fighters, poolOf, waitingMelees, whyRolls } from '../fight.ts'
import { type MeleeState, sideOf } from '../state.ts'
import { goOn, nextFight, roundOf, startRound, struck } from './course.ts'
import { notNow, type Step } from './step.ts'

/** Each melee goes by the active player's first unit in it. */
function meleeOffers(state: MeleeState): readonly (Offer & { readonly do: 'choose' })[] {
  const { turn: side } = state.flow
  return waitingMelees(state).map((melee) => {
    const unit = melee.units.find((each) => sideOf(state.table, each) === side)
    if (unit === undefined) throw new Error(`Nobody of ${side} is in melee ${melee.id}`)
    const verdict = allowed(fact('fightsNext', true, { units: melee.units }))
    return { do: 'choose', unit, option: 'fight', verdict }
  })
}

export const fights: Step = {
  prompt: (state) => ({
    side: state.flow.turn,
    ask: 'fights',
    about: { side: state.flow.turn },
    offers:
      waitingMelees(state).length > 0
        ? meleeOffers(state)
        : [{ do: 'done', verdict: allowed(fact('chargesDone', true, { side: state.flow.turn })) }],
    why: [],
  }),
  check: (state, action) => {
    if (action.do === 'done' && waitingMelees(state).length === 0)
      return allowed(fact('chargesDone', true, { side: state.flow.turn }))
    if (action.do !== 'choose' || action.option !== 'fight') return notNow()
    return meleeOffers(state).find(({ unit }) => unit === action.unit)?.verdict ?? notNow()
  },
  play: (teller, action) => {
    if (action.do === 'done') {
      nextFight(teller)
      return
    }
    if (action.do !== 'choose') return
    const melee = waitingMelees(teller.state).find(({ units }) => units.some((each) => each === action.unit))
    if (melee === undefined) return
    rule(teller, true, [fact('fightsNext', true, { units: melee.units })])
    startRound(teller, melee)
  },
  suggest: (state) => {
    const [first] = meleeOffers(state)
    return first?.unit === undefined
      ? { do: 'done' }
      : { do: 'choose', option: first.option, unit: first.unit }
  },
}

export const strike: Step = {
  prompt: (state) => {
    const { round, melee } = roundOf(state)
    const pool = poolOf(state, melee, round.side)
    const why = whyRolls(state, melee, round.side)
    const about = { side: round.side, count: pool?.dice.length ?? 0 }
    return { side: round.side, ask: 'strike', about, offers: rollOrDone(pool, allowed(...why)), why: [] }
  },
  check: (state, action) => {
    const { round, melee } = roundOf(state)
    const pool = poolOf(state, melee, round.side)
    return isRollOrDone(pool, action) ? allowed(...whyRolls(state, melee, round.side)) : notNow()
  },
  play: (teller) => {
    const { round, melee } = roundOf(teller.state)
    const pool = poolOf(teller.state, melee, round.side)
    const some = fighters(teller.state, melee, round.side)
    const faces = pool === null ? [] : teller.throw(pool, whyRolls(teller.state, melee, round.side))
    struck(teller, round.side, blowsOf(some, faces))
    goOn(teller)
  },
  suggest: (state) => {
    const { round, melee } = roundOf(state)
    return suggestRoll(poolOf(state, melee, round.side))
  },
}
