// Random legal play: tables, options and actions drawn at random, for proving that an assault always goes on.

import { seeded } from '../../kernel/dice.ts'
import type { Base, Options, Prompt, SideId, Table, Traits, Unit } from '../../kernel/game.ts'
import { type Footprint, roundPose } from '../../kernel/geometry/point.ts'
import { slide } from '../../kernel/geometry/slide.ts'
import { oneOf, type Pick, type Played, type Playout, playedOut } from '../../kernel/playout.ts'
import { SIDES } from '../../kernel/side.ts'
import { assault } from './assault.ts'
import { DEFAULTS, SWITCHES } from './options.ts'
import { SOURCE_NAMES } from './rerolls.ts'
import { type AssaultState, type Flow, noAssault } from './state.ts'
import { baseStates, KINDS, type Kind, MOTIVATIONS, SKILLS } from './teams.ts'

const SHAPES: Readonly<Record<Kind, Footprint>> = {
  inf: { w: 50, d: 32, r: 0 },
  gun: { w: 50, d: 64, r: 0 },
  tank: { w: 33, d: 50, r: 0 },
  trk: { w: 33, d: 50, r: 0 },
  tpt: { w: 0, d: 0, r: 25 },
}

/** Two sides of one to three platoons each, close enough to charge, in all kinds and states. */
function randomState(pick: Pick, seed: number): AssaultState {
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

function randomTable(pick: Pick): Table {
  const size = { w: 700 + pick(500), d: 500 + pick(400) }
  const units: Unit[] = []
  const bases: Base[] = []
  for (const side of SIDES) {
    for (let left = 1 + pick(2) + Math.floor(pick(4) / 3); left > 0; left--) {
      const unit = randomUnit(pick, side, units.length + 1)
      units.push(unit)
      addTeams(pick, { unit, size, bases })
    }
  }
  const sides = SIDES.map((id) => ({ id, name: { ru: id, en: id } }))
  return { size, system: oneOf(pick, ['cm', 'in']), sides, units, bases, lost: [] }
}

const randomUnit = (pick: Pick, side: SideId, number: number): Unit => ({
  id: `u${number}`,
  side,
  number,
  name: { ru: `u${number}`, en: `u${number}` },
  traits: {
    motivation: oneOf(pick, MOTIVATIONS),
    skill: oneOf(pick, SKILLS),
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
      letter: 'EDCBA'.charAt(left - 1),
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
  return { independent: true, warrior: pick(2) === 0, motivation: oneOf(pick, MOTIVATIONS) }
}

/** Until the assault is over, nobody wants to charge, or so many actions are done. Few want to break off. */
function* play(start: AssaultState, pick: Pick, most = 2000): Generator<Played<Flow>> {
  const rules = {
    ...assault,
    prompt: (state: AssaultState) =>
      pick(3) > 0 ? withoutBreakOff(assault.prompt(state)) : assault.prompt(state),
  }
  let idle = 0
  for (const played of playedOut(rules, start, { pick, most })) {
    yield played
    const { action } = played
    idle = action.do === 'choose' && action.option === 'handOver' ? idle + 1 : 0
    if (idle > MOST_IDLE) return
  }
}

const withoutBreakOff = (prompt: Prompt): Prompt => ({
  ...prompt,
  offers: prompt.offers.filter((offer) => offer.do !== 'choose' || offer.option !== 'breakOff'),
})

/** Turns handed over one after the other: nobody can charge. */
const MOST_IDLE = 4

/** A charge can be called off; with the fight it is an assault. */
const BEFORE: readonly string[] = ['ready', 'charge']

export const playout: Playout<Flow> = {
  rules: assault,
  start: randomState,
  play,
  hasBegun: ({ flow }) => !BEFORE.includes(flow.phase),
  endOf: ({ mode, flow }) => (mode === 'play' ? flow.phase : (flow.last?.reason ?? 'noReason')),
  ends: ['won', 'nobodyCounterattacks', 'actingGone', 'stopped', 'notMade', 'standOff', 'roundCap'],
}
