// The rounds of the melees: which is fought next, the dice, and who falls (IM-04 to IM-15).
import type { Hit, HitToPlace, Offer, Verdict } from '../../../kernel/game.ts'
import { otherSide } from '../../../kernel/table.ts'
import { allowed, fact, refused } from '../facts.ts'
import { automatic, blowsOf, fighters, poolOf, whyKills, whyRolls } from '../fight.ts'
import { type MeleeState, sideOf } from '../state.ts'
import { fallen, goOn, nextFight, roundOf, startRound, struck, waitingMelees } from './course.ts'
import { notNow, rule, type Step } from './step.ts'

/** Each melee goes by the active player's first unit in it. */
function meleeOffers(state: MeleeState): readonly (Offer & { readonly do: 'choose' })[] {
  const { turn: side } = state.flow
  return waitingMelees(state).map((melee) => {
    const unit = melee.units.find((each) => sideOf(state.table, each) === side) ?? melee.units[0] ?? ''
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
    const melee = waitingMelees(teller.state).find(({ units }) => units.includes(action.unit ?? ''))
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
    const offers: readonly Offer[] =
      pool === null ? [{ do: 'done', verdict: allowed(...why) }] : [{ do: 'roll', pool }]
    const about = { side: round.side, count: pool?.dice.length ?? 0 }
    return { side: round.side, ask: 'strike', about, offers, why }
  },
  check: (state, action) => {
    const { round, melee } = roundOf(state)
    const pool = poolOf(state, melee, round.side)
    const why = whyRolls(state, melee, round.side)
    if (pool === null) return action.do === 'done' ? allowed(...why) : notNow()
    return action.do === 'roll' ? allowed(...why) : notNow()
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
    return poolOf(state, melee, round.side) === null ? { do: 'done' } : { do: 'roll', from: 'seed' }
  },
}

/** The hits that wait, without figures that a hand has taken off the table meanwhile. */
function waiting(state: MeleeState): readonly HitToPlace[] {
  const { round } = roundOf(state)
  const living = new Set(state.table.bases.map(({ id }) => id))
  return (round.hits[round.side] ?? []).map((hit) => ({
    ...hit,
    targets: hit.targets.filter((id) => living.has(id)),
  }))
}

/** IM-05: as many fall as can, each once, each touched by the unit that struck. */
function checkPick(state: MeleeState, hits: readonly HitToPlace[], placed: readonly Hit[]): Verdict {
  const { side } = roundOf(state).round
  const count = automatic(state, hits).size
  const must = fact('mustFall', true, { side, count })
  const chosen = placed.flatMap(({ base }) => base ?? [])
  const twice = chosen.find((id, index) => chosen.indexOf(id) !== index)
  if (twice !== undefined) return refused(fact('fallsOnce', false, { base: twice }), must)
  const strange = placed.find(
    ({ die, base }) => base !== null && hits.find((hit) => hit.die === die)?.targets.includes(base) !== true,
  )
  if (strange?.base) return refused(fact('notTouching', false, { base: strange.base }), must)
  const isWhole =
    placed.length === hits.length && hits.every(({ die }) => placed.some((hit) => hit.die === die))
  if (!isWhole || chosen.length < count) return refused(fact('mustFall', false, { side, count }))
  return allowed(must, ...chosen.map((base) => fact('falls', false, { base })))
}

export const pick: Step = {
  prompt: (state) => {
    const { round } = roundOf(state)
    const hits = waiting(state)
    const { side } = round
    const targets = new Set(hits.flatMap((hit) => hit.targets))
    const about = { side, count: automatic(state, hits).size, of: targets.size }
    return {
      side,
      ask: 'pick',
      about,
      offers: [{ do: 'allocate', hits }],
      why: [fact('picks', true, about), whyKills(otherSide(side), round.blows[otherSide(side)] ?? [])],
    }
  },
  check: (state, action) =>
    action.do === 'allocate' ? checkPick(state, waiting(state), action.hits) : notNow(),
  play: (teller, action) => {
    if (action.do !== 'allocate') return
    const { side } = roundOf(teller.state).round
    rule(teller, true, checkPick(teller.state, waiting(teller.state), action.hits).why)
    fallen(
      teller,
      side,
      action.hits.flatMap(({ base }) => base ?? []),
    )
    goOn(teller)
  },
  suggest: (state) => {
    const hits = waiting(state)
    const given = automatic(state, hits)
    return { do: 'allocate', hits: hits.map(({ die }) => ({ die, base: given.get(die) ?? null })) }
  },
}
