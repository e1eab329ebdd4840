// The fight: hit dice, who takes the hits, armour dice. E-05, E-06.
import type { Fact, HitToPlace, Teller } from '../../../kernel/game.ts'
import { blowsOf } from '../../../kernel/hits.ts'
import { rule } from '../../../kernel/teller.ts'
import { checkAllocation } from '../allocation.ts'
import { fact } from '../facts.ts'
import { closeTeams, fight as fightOf, hitsOf, hitsToPlace, whyHits } from '../fight.ts'
import { settings } from '../options.ts'
import { losses, saves as savesOf } from '../saves.ts'
import { type AssaultState, assaultOf, type Flow } from '../state.ts'
import { checkWin, fightWithoutDice } from './course.ts'
import { allocating, attacker, defender, rolling, saving, tellLosses } from './hits.ts'
import { turn } from './step.ts'

export const fight = rolling({
  ask: 'fight',
  side: attacker,
  dice: (state) => {
    const { pool, asked: why } = fightOf(state)
    return { pool, why }
  },
  beside: zone,
  play: (teller, action) => (action.do === 'done' ? fightWithoutDice(teller) : playHits(teller)),
})

function zone(state: AssaultState): readonly Fact[] {
  const of = fightOf(state).fighters.map(({ base }) => base.id)
  const side = assaultOf(state).acting
  return of.length > 0 ? [fact('zoneFight', true, { side, zone: { of, size: settings(state).fight } })] : []
}

function playHits(teller: Teller<Flow>): void {
  const { fighters, pool, why } = fightOf(teller.state)
  if (pool === null) return
  const shots = blowsOf(fighters, teller.throw(pool, why))
  const toPlace = hitsToPlace(fighters, shots)
  const close = closeTeams(teller.state)
  turn(
    teller,
    { phase: toPlace.length > 0 ? 'allocate' : 'fight' },
    { shots, toPlace, close, hits: hitsOf(shots) },
  )
  rule(teller, toPlace.length > 0, [whyHits(teller.state, shots)])
  if (toPlace.length === 0) checkWin(teller)
}

const losing = {
  ask: 'saves',
  side: defender,
  saves: savesOf,
  take: (teller: Teller<Flow>, faces: readonly number[]) => {
    tellLosses(teller, losses(teller.state, faces))
    checkWin(teller)
  },
} as const

export const allocate = allocating({
  ask: 'allocate',
  why: (state, hits) => [whyHits(state, assaultOf(state).shots), ...mayTake(state, hits)],
  check: checkAllocation,
  after: losing,
})

export const saves = saving(losing)

const mayTake = (state: AssaultState, hits: readonly HitToPlace[]): readonly Fact[] =>
  fightOf(state)
    .fighters.filter(({ base }) => hits.some(({ by }) => by === base.id))
    .flatMap(({ targets }) => targets)
    .map(({ base, other, gap }) =>
      fact('mayTake', true, { base: base.id, other: other.id, gap, limit: settings(state).fight }),
    )
