// Defensive Fire: dice, hits, saves; then the charge goes on, is stopped, or nobody is left of it. E-10, PA-36 (c), (d).
import { rollOrDone, suggestRoll } from '../../../kernel/asked.ts'
import type { Teller } from '../../../kernel/game.ts'
import { blowsOf } from '../../../kernel/hits.ts'
import { basesOfSide, otherSide } from '../../../kernel/table.ts'
import { rule } from '../../../kernel/teller.ts'
import { autoAllocation } from '../allocation.ts'
import {
  chargers,
  checkFireAllocation,
  fireLosses,
  fire as fireOf,
  isPinnedByFire,
  mayTakeFire,
  fireSaves as savesOf,
  stopping,
  taken,
  whyFireHits,
} from '../defensiveFire.ts'
import { CLEARANCE, DEFENSIVE_FIRE, FALL_BACK } from '../distances.ts'
import { allowed, fact } from '../facts.ts'
import { fallingBack, mayEndFallBack, retreating } from '../fallBack.ts'
import { fallBackTogether, proposeFallBack } from '../fallTogether.ts'
import { hitsToPlace } from '../fight.ts'
import { asked, bearing } from '../saves.ts'
import { type AssaultState, actingPlatoons, assaultOf, type Flow, NOBODY_MOVED } from '../state.ts'
import { startFight } from './course.ts'
import { endWithout, whenGone } from './end.ts'
import { checkRoll, tellLosses, waiting, whySaves } from './fight.ts'
import { ids, moving } from './moves.ts'
import { mark, notNow, type Step, turn } from './step.ts'

/** Those who charge, and those they charge. */
const attacker = (state: AssaultState) => assaultOf(state).acting
const defender = (state: AssaultState) => otherSide(attacker(state))

export const fire: Step = {
  prompt: (state) => {
    const { pool, why } = fireOf(state)
    const side = defender(state)
    const zone = fact('zoneFire', true, { side, zone: { of: ids(chargers(state)), size: DEFENSIVE_FIRE } })
    const about = { side, count: pool?.dice.length ?? 0 }
    return { side, ask: 'fire', about, offers: rollOrDone(pool, allowed(...why)), why: [...why, zone] }
  },
  check: (state, action) => {
    const { pool, why } = fireOf(state)
    return checkRoll(action, pool, why)
  },
  play: (teller, action) => (action.do === 'done' ? startFight(teller) : playFire(teller)),
  suggest: (state) => suggestRoll(fireOf(state).pool),
}

function playFire(teller: Teller<Flow>): void {
  const { shots: shooting, pool, why } = fireOf(teller.state)
  if (pool === null) return
  const shots = blowsOf(shooting, teller.throw(pool, why))
  const toPlace = hitsToPlace(shooting, shots)
  const isHit = toPlace.length > 0
  turn(teller, isHit ? { phase: 'fireAllocate' } : {}, { shots, toPlace })
  rule(teller, isHit, [whyFireHits(teller.state, shots)])
  if (!isHit) startFight(teller)
}

export const fireAllocate: Step = {
  prompt: (state) => {
    const hits = waiting(state)
    const side = attacker(state)
    const why = [whyFireHits(state, assaultOf(state).shots), ...mayTakeFire(state, hits)]
    const about = { side, count: hits.length }
    return { side, ask: 'fireAllocate', about, offers: [{ do: 'allocate', hits }], why }
  },
  check: (state, action) =>
    action.do === 'allocate' ? checkFireAllocation(state, waiting(state), action.hits) : notNow(),
  play: (teller, action) => {
    if (action.do !== 'allocate') return
    const toPlace = waiting(teller.state)
    const { why } = checkFireAllocation(teller.state, toPlace, action.hits)
    turn(teller, {}, { toPlace, placed: action.hits })
    rule(teller, true, why)
    if (savesOf(teller.state).pool === null) takeFire(teller, [])
    else turn(teller, { phase: 'fireSaves' })
  },
  suggest: (state) => ({ do: 'allocate', hits: autoAllocation(state, waiting(state)) }),
}

export const fireSaves: Step = {
  prompt: (state) => {
    const saving = savesOf(state)
    const side = attacker(state)
    const about = { side, count: saving.each.length }
    const why = whySaves(saving)
    const offers = rollOrDone(asked(saving), allowed(...why))
    return { side, ask: 'fireSaves', about, offers, why: [...why, ...bearing(state)] }
  },
  check: (state, action) => {
    const saving = savesOf(state)
    return checkRoll(action, saving.pool, whySaves(saving))
  },
  play: (teller) => {
    const { pool, why } = savesOf(teller.state)
    takeFire(teller, pool === null ? [] : teller.throw(pool, why))
  },
  suggest: (state) => suggestRoll(savesOf(state).pool),
}

/** Losses first; then nobody is left (PA-36 c), or it is stopped (PA-36 d), or the fight begins. */
function takeFire(teller: Teller<Flow>, faces: readonly number[]): void {
  const losses = fireLosses(teller.state, faces)
  const took = taken(teller.state, losses)
  tellLosses(teller, losses)
  if (whenGone(teller)) return
  const [platoon] = actingPlatoons(teller.state)
  if (platoon === undefined) return
  const { ok, why } = stopping(platoon, took)
  if (why.length > 0) teller.tell({ is: 'ruled', ok, chief: !ok, why })
  if (ok) {
    startFight(teller)
    return
  }
  if (isPinnedByFire(platoon)) {
    const because = [fact('stopPins', false, { unit: platoon.unit.id })]
    mark(teller, { on: platoon.id, badge: 'pinned', set: true }, because)
    rule(teller, false, because)
  }
  turn(teller, { phase: 'fallBack' }, { ...NOBODY_MOVED, stopped: took })
  if (fallingBack(teller.state).length === 0) endStopped(teller)
}

export const fallBack: Step = moving({
  ask: 'fallBack',
  side: attacker,
  movers: (state) => ids(fallingBack(state)),
  allowance: () => FALL_BACK,
  zones: (state) => {
    const zone = { of: ids(basesOfSide(state.table, defender(state))), size: CLEARANCE, bars: true }
    return [fact('zoneFallBack', false, { side: attacker(state), zone })]
  },
  stepping: retreating,
  together: fallBackTogether,
  mayEnd: mayEndFallBack,
  end: (teller) => {
    rule(teller, true, mayEndFallBack(teller.state).why)
    endStopped(teller)
  },
  propose: proposeFallBack,
})

/** What stopped it stands on the table when all is over. */
function endStopped(teller: Teller<Flow>): void {
  const [platoon] = actingPlatoons(teller.state)
  const { stopped } = assaultOf(teller.state)
  const why = platoon && stopped ? stopping(platoon, stopped).why : []
  endWithout(teller, 'stopped', ...why)
}
