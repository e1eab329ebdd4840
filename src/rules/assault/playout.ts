// Random legal play: tables, options and actions drawn at random, for proving that an assault always goes on.

import { seedDice, seeded } from '../../kernel/dice.ts'
import type {
  Action,
  Base,
  Change,
  Move,
  Offer,
  Options,
  SideId,
  Table,
  Traits,
  Unit,
  Verdict,
} from '../../kernel/game.ts'
import { type Footprint, type Pose, roundPose } from '../../kernel/geometry/point.ts'
import { slide } from '../../kernel/geometry/slide.ts'
import { telling } from '../../kernel/teller.ts'
import { check, play, prompt, suggest } from './flow.ts'
import { DEFAULTS, SWITCHES } from './options.ts'
import { SOURCE_NAMES } from './rerolls.ts'
import { type AssaultState, type Flow, noAssault } from './state.ts'
import { baseStates, KINDS, type Kind } from './teams.ts'

/** A whole number from 0 to n - 1. */
export type Pick = (n: number) => number

/** One action of a playout. */
export interface Played {
  readonly before: AssaultState
  readonly action: Action
  readonly verdict: Verdict
  readonly changes: readonly Change<Flow>[]
  readonly after: AssaultState
}

const SHAPES: Readonly<Record<Kind, Footprint>> = {
  inf: { w: 50, d: 32, r: 0 },
  gun: { w: 50, d: 64, r: 0 },
  tank: { w: 33, d: 50, r: 0 },
  trk: { w: 33, d: 50, r: 0 },
  tpt: { w: 0, d: 0, r: 25 },
}

/** Two sides of one to three platoons each, close enough to charge, in all kinds and states. */
export function randomState(pick: Pick, seed: number): AssaultState {
  const table = randomTable(pick)
  const side: SideId = pick(2) === 0 ? 'blue' : 'red'
  return { table, mode: 'play', flow: noAssault(side), dice: seeded(seed), options: randomOptions(pick) }
}

/** Mostly the defaults; now and then any switch stands otherwise. */
function randomOptions(pick: Pick): Options {
  if (pick(3) === 0) return { ...DEFAULTS }
  return Object.fromEntries(
    SWITCHES.map(({ name, values, default: usual }) => [
      name,
      pick(4) === 0 ? (values[pick(values.length)] ?? usual) : usual,
    ]),
  )
}

const oneOf = <T>(pick: Pick, some: readonly [T, ...T[]]): T => some[pick(some.length)] ?? some[0]

function randomTable(pick: Pick): Table {
  const size = { w: 700 + pick(500), d: 500 + pick(400) }
  const units: Unit[] = []
  const bases: Base[] = []
  for (const side of ['blue', 'red'] as const) {
    for (let left = 1 + pick(2) + Math.floor(pick(4) / 3); left > 0; left--) {
      const unit = randomUnit(pick, side, units.length + 1)
      units.push(unit)
      addTeams(pick, { unit, size, bases })
    }
  }
  const sides = (['blue', 'red'] as const).map((id) => ({ id, name: { ru: id, en: id } }))
  return { size, system: oneOf(pick, ['cm', 'in']), sides, units, bases, lost: [] }
}

const randomUnit = (pick: Pick, side: SideId, number: number): Unit => ({
  id: `u${number}`,
  side,
  number,
  name: { ru: `u${number}`, en: `u${number}` },
  traits: {
    motivation: oneOf(pick, [3, 4, 5]),
    skill: oneOf(pick, ['veteran', 'trained', 'conscript']),
    reroll: pick(4) === 0,
  },
  badges: pick(6) === 0 ? ['pinned'] : [],
})

interface Muster {
  readonly unit: Unit
  readonly size: Table['size']
  readonly bases: Base[]
}

function addTeams(pick: Pick, { unit, size, bases }: Muster): void {
  const usual = oneOf<Kind>(pick, ['inf', 'inf', 'inf', 'tank', 'gun'])
  const middle = {
    x: size.w / 2 + pick(300) - 150,
    y: size.d / 2 + (unit.side === 'blue' ? 60 : -60) + pick(120) - 60,
  }
  for (let left = 1 + pick(5); left > 0; left--) {
    const kind = pick(4) === 0 ? (KINDS[pick(KINDS.length)] ?? 'inf') : usual
    const shape = SHAPES[kind]
    const facing = (unit.side === 'blue' ? 0 : 180) + (pick(3) === 0 ? pick(360) : 0)
    const wish = { x: middle.x + pick(320) - 160, y: middle.y + pick(160) - 80, facing }
    const at = slide({ at: roundPose(wish), shape }, wish, [...bases], size)
    const bare = {
      id: `b${bases.length + 1}`,
      unit: unit.id,
      letter: 'A',
      kind,
      art: kind,
      at,
      shape,
      badges: [],
    }
    const base: Base = { ...bare, traits: randomTraits(pick, kind) }
    const states = baseStates(base)
    bases.push(
      pick(4) === 0 && states.length > 0
        ? { ...base, badges: [states[pick(states.length)] ?? 'bogged'] }
        : base,
    )
  }
}

function randomTraits(pick: Pick, kind: Kind): Traits {
  if (kind === 'tank')
    return { top: pick(3), assault: 2 + pick(4), front: pick(7), antiTank: 5 + pick(6), rate: pick(3) }
  if (kind === 'gun') return { rate: 1 + pick(3), antiTank: 2 + pick(9) }
  if (kind !== 'inf' || pick(6) > 0) return {}
  if (pick(2) === 0) return { reroll: oneOf(pick, SOURCE_NAMES) }
  return { independent: true, warrior: pick(2) === 0, motivation: oneOf(pick, [3, 4, 5]) }
}

/**
 * Plays until the assault is over, nobody wants to charge, or `most` actions are done. Each action is an offered
 * one that passes its check; where the drawn ones do not, the suggested one is taken.
 */
export function* playout(start: AssaultState, pick: Pick, most = 2000): Generator<Played> {
  let now = start
  let idle = 0
  for (let count = 0; count < most && now.mode === 'play'; count++) {
    const action = randomAction(now, pick)
    idle = action?.do === 'choose' && action.option === 'handOver' ? idle + 1 : 0
    if (action === null || idle > MOST_IDLE) return
    const verdict = check(now, action)
    const { teller, changes } = telling(now, seedDice)
    play(teller, action)
    const played = { before: now, action, verdict, changes, after: teller.state }
    now = teller.state
    yield played
  }
}

const TRIES = 6

/** Turns handed over one after the other: nobody can charge. */
const MOST_IDLE = 4

function randomAction(state: AssaultState, pick: Pick): Action | null {
  const { offers } = prompt(state)
  for (let tries = 0; tries < TRIES; tries++) {
    const offer = offers[pick(offers.length)]
    const action = offer === undefined ? null : drawn(state, offer, pick)
    if (action !== null && check(state, action).ok) return action
  }
  return suggest(state)
}

function drawn(state: AssaultState, offer: Offer, pick: Pick): Action | null {
  switch (offer.do) {
    case 'move':
      return offer.bases.length === 0 ? null : drawnMove(state, offer.bases, pick)
    case 'choose':
      if (offer.option === 'breakOff' && pick(3) > 0) return null
      return { do: 'choose', option: offer.option, ...(offer.unit !== undefined && { unit: offer.unit }) }
    case 'allocate':
      return {
        do: 'allocate',
        hits: offer.hits.map(({ die, targets }) => ({ die, base: targets[pick(targets.length)] ?? null })),
      }
    case 'roll':
      return { do: 'roll', from: 'seed' }
    case 'done':
      return { do: 'done' }
    default:
      return offer satisfies never
  }
}

/** What is suggested, or one or two teams dragged anywhere, an enemy's place included. */
function drawnMove(state: AssaultState, ids: readonly string[], pick: Pick): Action | null {
  if (pick(3) === 0) return suggest(state)
  const moves: Move[] = Array.from({ length: 1 + pick(2) }, () => {
    const base = ids[pick(ids.length)] ?? ''
    return { base, to: drawnWish(state, base, pick) }
  })
  return {
    do: 'move',
    moves: moves.filter(({ base }, index) => moves.findIndex((each) => each.base === base) === index),
  }
}

function drawnWish({ table }: AssaultState, id: string, pick: Pick): Pose {
  const from = table.bases.find((base) => base.id === id)?.at ?? { x: 0, y: 0, facing: 0 }
  const facing = pick(2) === 0 ? from.facing : pick(360)
  const onto = table.bases[pick(table.bases.length)]
  if (onto !== undefined && pick(2) === 0) return { x: onto.at.x, y: onto.at.y, facing }
  return { x: from.x + pick(320) - 160, y: from.y + pick(320) - 160, facing }
}
