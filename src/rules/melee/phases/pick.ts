// Who falls, of those that can: in a round of melee (IM-05) or to shooting, as their owner picks.
import type { Hit, HitToPlace, SideId, Verdict } from '../../../kernel/game.ts'
import { hitsLeft } from '../../../kernel/hits.ts'
import { rule } from '../../../kernel/teller.ts'
import { allowed, fact, refused, type Says } from '../facts.ts'
import { automatic, whyPick } from '../fight.ts'
import { aimedAt } from '../shooting.ts'
import { type MeleeState, sideOf } from '../state.ts'
import * as course from './course.ts'
import * as shoot from './shoot.ts'
import { notNow, type Step } from './step.ts'

interface Picking {
  readonly side: SideId
  readonly hits: readonly HitToPlace[]
  readonly words: Readonly<Record<'must' | 'strange' | 'once' | 'falls', Says>>
}

const MELEE = {
  must: 'mustFall',
  strange: 'notTouching',
  once: 'fallsOnce',
  falls: 'falls',
} as const

const SHOOTING = {
  must: 'mustBeShot',
  strange: 'notSeen',
  once: 'shotOnce',
  falls: 'shotDown',
} as const

function picking(state: MeleeState): Picking {
  if (state.flow.volley !== null) {
    const { enemy, hits } = aimedAt(state)
    return { side: sideOf(state.table, enemy), hits: hitsLeft(state.table, hits), words: SHOOTING }
  }
  const { side, hits } = course.roundOf(state).round
  return { side, hits: hitsLeft(state.table, hits[side] ?? []), words: MELEE }
}

/** As many fall as can, each once, each one that the hit can fell. */
function checkPick(state: MeleeState, placed: readonly Hit[]): Verdict {
  const { side, hits, words } = picking(state)
  const count = automatic(state, hits).size
  const must = fact(words.must, true, { side, count })
  const chosen = placed.flatMap(({ base }) => base ?? [])
  const twice = chosen.find((id, index) => chosen.indexOf(id) !== index)
  if (twice !== undefined) return refused(fact(words.once, false, { base: twice }), must)
  const strange = placed.find(
    ({ die, base }) => base !== null && hits.find((hit) => hit.die === die)?.targets.includes(base) !== true,
  )
  if (strange?.base) return refused(fact(words.strange, false, { base: strange.base }), must)
  const isWhole =
    placed.length === hits.length && hits.every(({ die }) => placed.some((hit) => hit.die === die))
  if (!isWhole || chosen.length < count) return refused(fact(words.must, false, { side, count }))
  return allowed(must, ...chosen.map((base) => fact(words.falls, false, { base })))
}

export const pick: Step = {
  prompt: (state) => {
    const { side, hits, words } = picking(state)
    const targets = new Set(hits.flatMap((hit) => hit.targets))
    const about = { side, count: automatic(state, hits).size, of: targets.size }
    return {
      side,
      ask: 'pick',
      about,
      offers: [{ do: 'allocate', hits }],
      why: words === SHOOTING ? [] : whyPick(state),
    }
  },
  check: (state, action) => (action.do === 'allocate' ? checkPick(state, action.hits) : notNow()),
  play: (teller, action) => {
    if (action.do !== 'allocate') return
    const { side } = picking(teller.state)
    if (teller.state.flow.volley !== null) {
      rule(teller, true, checkPick(teller.state, action.hits).why)
      shoot.fallen(
        teller,
        action.hits.flatMap(({ base }) => base ?? []),
      )
    } else {
      course.fallen(teller, side, action.hits)
      course.goOn(teller)
    }
  },
  suggest: (state) => {
    const { hits } = picking(state)
    const given = automatic(state, hits)
    return { do: 'allocate', hits: hits.map(({ die }) => ({ die, base: given.get(die) ?? null })) }
  },
}
