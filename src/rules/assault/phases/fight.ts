// The fight: hit dice, who takes the hits, armour dice. E-05, E-06.
import { isRollOrDone, rollOrDone, suggestRoll } from '../../../kernel/asked.ts'
import type { Pool } from '../../../kernel/dice.ts'
import type { Action, Fact, HitToPlace, Teller, Verdict } from '../../../kernel/game.ts'
import { blowsOf, hitsLeft } from '../../../kernel/hits.ts'
import { indexOf, otherSide } from '../../../kernel/table.ts'
import { rule } from '../../../kernel/teller.ts'
import { autoAllocation, checkAllocation } from '../allocation.ts'
import { allowed, fact } from '../facts.ts'
import { closeTeams, fight as fightOf, hitsOf, hitsToPlace, whyHits } from '../fight.ts'
import { settings } from '../options.ts'
import { asked, bearing, type Losses, losses, type Saves, saves as savesOf } from '../saves.ts'
import { type AssaultState, assaultOf, type Flow } from '../state.ts'
import { checkWin, fightWithoutDice } from './course.ts'
import { mark, notNow, type Step, turn } from './step.ts'

/** A roll, or Done where a change by hand has left nothing to roll for. */
export const checkRoll = (action: Action, pool: Pool | null, why: readonly Fact[]): Verdict =>
  isRollOrDone(pool, action) ? allowed(...why) : notNow()

export const fight: Step = {
  prompt: (state) => {
    const { pool, asked: why } = fightOf(state)
    const side = assaultOf(state).acting
    const about = { side, count: pool?.dice.length ?? 0 }
    return {
      side,
      ask: 'fight',
      about,
      offers: rollOrDone(pool, allowed(...why)),
      why: [...why, ...zone(state)],
    }
  },
  check: (state, action) => {
    const { pool, asked: why } = fightOf(state)
    return checkRoll(action, pool, why)
  },
  play: (teller, action) => (action.do === 'done' ? fightWithoutDice(teller) : playHits(teller)),
  suggest: (state) => suggestRoll(fightOf(state).pool),
}

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

/** The hits that wait, without teams that a hand has taken off the table meanwhile. */
export const waiting = (state: AssaultState): readonly HitToPlace[] =>
  hitsLeft(state.table, assaultOf(state).toPlace).filter(({ by }) => indexOf(state.table).base.has(by))

export const allocate: Step = {
  prompt: (state) => {
    const hits = waiting(state)
    const side = otherSide(assaultOf(state).acting)
    const why = [whyHits(state, assaultOf(state).shots), ...mayTake(state, hits)]
    return {
      side,
      ask: 'allocate',
      about: { side, count: hits.length },
      offers: [{ do: 'allocate', hits }],
      why,
    }
  },
  check: (state, action) =>
    action.do === 'allocate' ? checkAllocation(state, waiting(state), action.hits) : notNow(),
  play: (teller, action) => {
    if (action.do !== 'allocate') return
    const toPlace = waiting(teller.state)
    const { why } = checkAllocation(teller.state, toPlace, action.hits)
    turn(teller, {}, { toPlace, placed: action.hits })
    rule(teller, true, why)
    if (savesOf(teller.state).pool === null) takeLosses(teller, [])
    else turn(teller, { phase: 'saves' })
  },
  suggest: (state) => ({ do: 'allocate', hits: autoAllocation(state, waiting(state)) }),
}

const mayTake = (state: AssaultState, hits: readonly HitToPlace[]): readonly Fact[] =>
  fightOf(state)
    .fighters.filter(({ base }) => hits.some(({ by }) => by === base.id))
    .flatMap(({ targets }) => targets)
    .map(({ base, other, gap }) =>
      fact('mayTake', true, { base: base.id, other: other.id, gap, limit: settings(state).fight }),
    )

export const whySaves = ({ why, each }: Saves): readonly Fact[] => [...why, ...each]

export const saves: Step = {
  prompt: (state) => {
    const saving = savesOf(state)
    const side = otherSide(assaultOf(state).acting)
    const why = whySaves(saving)
    return {
      side,
      ask: 'saves',
      about: { side, count: saving.each.length },
      offers: rollOrDone(asked(saving), allowed(...why)),
      why: [...why, ...bearing(state)],
    }
  },
  check: (state, action) => {
    const saving = savesOf(state)
    return checkRoll(action, saving.pool, whySaves(saving))
  },
  play: (teller) => {
    const { pool, why } = savesOf(teller.state)
    takeLosses(teller, pool === null ? [] : teller.throw(pool, why))
  },
  suggest: (state) => suggestRoll(savesOf(state).pool),
}

/** Everything at once: nobody is removed before all is known (PA-24). */
function takeLosses(teller: Teller<Flow>, faces: readonly number[]): void {
  tellLosses(teller, losses(teller.state, faces))
  checkWin(teller)
}

export function tellLosses(teller: Teller<Flow>, { why, destroyed, bailed }: Losses): void {
  const of = (id: string) => why.filter(({ about }) => about.base === id)
  for (const id of bailed) mark(teller, { on: id, badge: 'bailed', set: true }, of(id))
  for (const id of destroyed) teller.tell({ is: 'removed', base: id, why: of(id) })
  const bad = why.filter(({ ok }) => !ok)
  if (why.length > 0) rule(teller, bad.length === 0, [...bad, ...why.filter(({ ok }) => ok)])
}
