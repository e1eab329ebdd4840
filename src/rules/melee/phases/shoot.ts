// The Shoot phase: who shoots at whom, then the players' own losses, or dice by a house rule (IM-18, IM-19, A-46, A-47).
import { isRollOrDone, rollOrDone, suggestRoll } from '../../../kernel/asked.ts'
import { faceAt, hits as hitsAt } from '../../../kernel/dice.ts'
import type { Offer, SideId, Teller, UnitId, Verdict } from '../../../kernel/game.ts'
import { blowsOf, hitsLeft } from '../../../kernel/hits.ts'
import { otherSide, unitsOf } from '../../../kernel/table.ts'
import { rule } from '../../../kernel/teller.ts'
import { allowed, fact } from '../facts.ts'
import { automatic, isForced } from '../fight.ts'
import { settings } from '../options.ts'
import {
  aimedAt,
  mayBeShotAt,
  mayShoot,
  savePool,
  shooters,
  volleyHits,
  volleyPool,
  whyHits,
  whyReaches,
  whyVolley,
} from '../shooting.ts'
import { type Flow, livingOf, type MeleeState, sideOf, type Volley } from '../state.ts'
import { battleIsOver, startAttack } from './course.ts'
import { chief, notNow, type Step, turn } from './step.ts'

const aliveOf = ({ table }: MeleeState, side: SideId): readonly UnitId[] =>
  unitsOf(table, side)
    .map(({ id }) => id)
    .filter((unit) => livingOf(table, unit).length > 0)

type Choice = Offer & { readonly do: 'choose' }

const doneShooting = (state: MeleeState): Verdict =>
  allowed(fact('shootDone', true, { side: state.flow.turn }))

function shootingOffers(state: MeleeState): readonly Choice[] {
  const { volley, turn: side } = state.flow
  if (volley === null)
    return aliveOf(state, side).map((unit) => ({
      do: 'choose',
      unit,
      option: 'shooter',
      verdict: mayShoot(state, unit),
    }))
  const { unit: shooter } = volley
  return [
    ...aliveOf(state, otherSide(side)).map(
      (unit): Choice => ({
        do: 'choose',
        unit,
        option: 'target',
        verdict: mayBeShotAt(state, shooter, unit),
      }),
    ),
    { do: 'choose', option: 'holdFire', verdict: allowed(fact('holdsFire', true, { unit: shooter })) },
  ]
}

export const shoot: Step = {
  prompt: (state) => {
    const { volley, turn: side } = state.flow
    return {
      side,
      ask: volley === null ? 'shoot' : 'target',
      about: { side, ...(volley !== null && { unit: volley.unit }) },
      offers: [...shootingOffers(state), { do: 'done', verdict: doneShooting(state) }],
      why: volley === null ? [] : whyReaches(state, volley.unit),
    }
  },
  check: (state, action) => {
    if (action.do === 'done') return doneShooting(state)
    if (action.do !== 'choose') return notNow()
    const offer = shootingOffers(state).find(
      ({ option, unit }) => option === action.option && unit === action.unit,
    )
    return offer?.verdict ?? notNow()
  },
  play: (teller, action) => {
    if (action.do === 'done') {
      rule(teller, true, doneShooting(teller.state).why)
      startAttack(teller)
    } else if (action.do === 'choose') choose(teller, action.unit)
  },
  suggest: () => ({ do: 'done' }),
}

/** The shooter, then its target; nobody: it does not shoot after all. */
function choose(teller: Teller<Flow>, unit: UnitId | undefined): void {
  const { volley } = teller.state.flow
  if (unit === undefined) turn(teller, { volley: null })
  else if (volley === null) turn(teller, { volley: { unit, enemy: null, hits: [], stood: 0 } })
  else takeAim(teller, volley, unit)
}

function takeAim(teller: Teller<Flow>, volley: Volley, enemy: UnitId): void {
  const { state } = teller
  const stood = livingOf(state.table, enemy).length
  const phase = settings(state).shooting === 'dice' ? 'volley' : 'losses'
  rule(teller, true, mayBeShotAt(state, volley.unit, enemy).why)
  turn(teller, { phase, volley: { ...volley, enemy, stood }, shot: [...state.flow.shot, volley.unit] })
}

const over = (state: MeleeState): Verdict => {
  const { unit, enemy, stood } = aimedAt(state)
  const count = Math.max(0, stood - livingOf(state.table, enemy).length)
  return allowed(fact('volleyOver', true, { unit, enemy, count }))
}

function endVolley(teller: Teller<Flow>): void {
  chief(teller, true, over(teller.state).why)
  turn(teller, { phase: 'shoot', volley: null })
  battleIsOver(teller)
}

function shootDown(teller: Teller<Flow>, base: string): void {
  teller.tell({ is: 'removed', base, why: [fact('shotDown', false, { base })] })
}

const lossOffers = (state: MeleeState): readonly Choice[] =>
  livingOf(state.table, aimedAt(state).enemy).map(({ id }) => ({
    do: 'choose',
    unit: id,
    option: 'shotDown',
    verdict: allowed(fact('shotDown', true, { base: id })),
  }))

/** whoever shoots by rules of their own enters what came of it, figure by figure. */
export const losses: Step = {
  prompt: (state) => {
    const { unit, enemy } = aimedAt(state)
    return {
      side: sideOf(state.table, enemy),
      ask: 'losses',
      about: { unit, enemy },
      note: fact('entersLosses', true),
      offers: [...lossOffers(state), { do: 'done', verdict: over(state) }],
      why: [],
    }
  },
  check: (state, action) => {
    if (action.do === 'done') return over(state)
    if (action.do !== 'choose' || action.option !== 'shotDown') return notNow()
    return lossOffers(state).find(({ unit }) => unit === action.unit)?.verdict ?? notNow()
  },
  play: (teller, action) => {
    if (action.do === 'choose' && action.unit !== undefined) {
      rule(teller, false, [fact('shotDown', false, { base: action.unit })])
      shootDown(teller, action.unit)
    }
    if (action.do === 'done' || lossOffers(teller.state).length === 0) endVolley(teller)
  },
  suggest: () => ({ do: 'done' }),
}

export const volley: Step = {
  prompt: (state) => {
    const now = aimedAt(state)
    const pool = volleyPool(state, now)
    const { unit, enemy } = now
    return {
      side: sideOf(state.table, unit),
      ask: 'volley',
      about: { unit, enemy, count: pool?.dice.length ?? 0 },
      offers: rollOrDone(pool, over(state)),
      why: [whyVolley(state, now)],
    }
  },
  check: (state, action) => {
    const now = aimedAt(state)
    const pool = volleyPool(state, now)
    if (!isRollOrDone(pool, action)) return notNow()
    return pool === null ? over(state) : allowed(whyVolley(state, now))
  },
  play: (teller) => {
    const now = aimedAt(teller.state)
    const pool = volleyPool(teller.state, now)
    if (pool === null) {
      endVolley(teller)
      return
    }
    const some = shooters(teller.state, now)
    const blows = blowsOf(some, teller.throw(pool, [whyVolley(teller.state, now)]))
    const why = whyHits(teller.state, now, blows)
    rule(teller, why.ok, [why])
    turn(teller, { phase: 'saves', volley: { ...now, hits: volleyHits(teller.state, now, blows) } })
    if (savePool(teller.state, aimedAt(teller.state)) === null) fallOrPick(teller)
  },
  suggest: (state) => suggestRoll(volleyPool(state, aimedAt(state))),
}

/** Nothing to choose where all fall that can. */
function fallOrPick(teller: Teller<Flow>): void {
  const { state } = teller
  const hits = hitsLeft(state.table, aimedAt(state).hits)
  if (isForced(state, hits)) fallen(teller, [...automatic(state, hits).values()])
  else turn(teller, { phase: 'pick' })
}

/** Who falls is known. */
export function fallen(teller: Teller<Flow>, bases: readonly string[]): void {
  for (const base of bases) shootDown(teller, base)
  endVolley(teller)
}

const whySaves = (state: MeleeState): Verdict => {
  const dice = savePool(state, aimedAt(state))?.dice ?? []
  return allowed(
    fact('saves', true, { unit: aimedAt(state).enemy, count: dice.length, need: dice[0]?.cuts[0] ?? 0 }),
  )
}

export const saves: Step = {
  prompt: (state) => {
    const pool = savePool(state, aimedAt(state))
    const { enemy, hits } = aimedAt(state)
    return {
      side: sideOf(state.table, enemy),
      ask: 'saves',
      about: { unit: enemy, count: hits.length },
      offers: rollOrDone(pool, whySaves(state)),
      why: whySaves(state).why,
    }
  },
  check: (state, action) =>
    isRollOrDone(savePool(state, aimedAt(state)), action) ? whySaves(state) : notNow(),
  play: (teller) => {
    const now = aimedAt(teller.state)
    const pool = savePool(teller.state, now)
    if (pool !== null) {
      const dice = teller.throw(pool, whySaves(teller.state).why)
      const hits = now.hits.filter((_, index) => hitsAt(pool, index, faceAt(dice, index)) === false)
      const count = now.hits.length - hits.length
      rule(teller, count > 0, [
        fact('saved', count > 0, { unit: now.enemy, count, of: now.hits.length, dice }),
      ])
      turn(teller, { volley: { ...now, hits } })
    }
    fallOrPick(teller)
  },
  suggest: (state) => suggestRoll(savePool(state, aimedAt(state))),
}
