// Defensive Fire: dice, hits, saves; then the charge goes on, is stopped, or nobody is left of it. E-10, PA-36 (c), (d).
import type { Teller } from '../../../kernel/game.ts'
import { blowsOf } from '../../../kernel/hits.ts'
import { basesOfSide } from '../../../kernel/table.ts'
import { rule } from '../../../kernel/teller.ts'
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
import { fact } from '../facts.ts'
import { fallingBack, mayEndFallBack, retreating } from '../fallBack.ts'
import { fallBackTogether, proposeFallBack } from '../fallTogether.ts'
import { hitsToPlace } from '../fight.ts'
import { actingPlatoons, assaultOf, type Flow, NOBODY_MOVED } from '../state.ts'
import { startFight } from './course.ts'
import { endWithout, whenGone } from './end.ts'
import { allocating, attacker, defender, rolling, saving, tellLosses } from './hits.ts'
import { ids, moving } from './moves.ts'
import { mark, type Step, turn } from './step.ts'

export const fire = rolling({
  ask: 'fire',
  side: defender,
  dice: fireOf,
  beside: (state) => [
    fact('zoneFire', true, {
      side: defender(state),
      zone: { of: ids(chargers(state)), size: DEFENSIVE_FIRE },
    }),
  ],
  play: (teller, action) => (action.do === 'done' ? startFight(teller) : playFire(teller)),
})

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

const losing = { ask: 'fireSaves', side: attacker, saves: savesOf, take: takeFire } as const

export const fireAllocate = allocating({
  ask: 'fireAllocate',
  why: (state, hits) => [whyFireHits(state, assaultOf(state).shots), ...mayTakeFire(state, hits)],
  check: checkFireAllocation,
  after: losing,
})

export const fireSaves = saving(losing)

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
