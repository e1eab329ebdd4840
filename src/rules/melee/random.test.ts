// Random legal play never throws, never gets stuck, and is the same from a copy.
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { expect, it } from 'vitest'
import { seedDice, seeded } from '../../kernel/dice.ts'
import type { Action, Base, Change, Move, Offer, Options, Table, Unit, Verdict } from '../../kernel/game.ts'
import { overlapDepth } from '../../kernel/geometry/gap.ts'
import { TOLERANCE_MM } from '../../kernel/geometry/point.ts'
import { slide } from '../../kernel/geometry/slide.ts'
import { telling } from '../../kernel/teller.ts'
import { faulty } from './faulty.ts'
import { check, play, prompt, suggest } from './flow.ts'
import { DEFAULTS, SWITCHES } from './options.ts'
import { type Flow, type MeleeState, startOf } from './state.ts'

const MELEES = 60
const MOST_ACTIONS = 80
const PATIENCE_MS = 300_000

type Pick = (n: number) => number

function picker(seed: number): Pick {
  const generator = xoroshiro128plus(seed)
  return (n) => (n <= 1 ? 0 : uniformInt(generator, 0, n - 1))
}

function randomState(pick: Pick, seed: number): MeleeState {
  const size = { w: 600, d: 600 }
  const units: Unit[] = []
  const bases: Base[] = []
  for (const side of ['blue', 'red'] as const) {
    for (let left = 1 + pick(3); left > 0; left--) {
      const id = `u${units.length + 1}`
      const traits: Unit['traits'] = {
        ...(pick(3) === 0 && { elite: true }),
        ...(pick(3) === 0 && { save: 4, rangeCm: 20 }),
      }
      units.push({ id, side, number: units.length + 1, name: { ru: id, en: id }, traits, badges: [] })
      const middle = { x: 150 + pick(300), y: 150 + pick(300) }
      for (let figure = 1 + pick(6); figure > 0; figure--) {
        const shape = { w: 0, d: 0, r: pick(9) === 0 ? 32.5 : 16 }
        const wish = { x: middle.x + pick(160) - 80, y: middle.y + pick(160) - 80, facing: pick(360) }
        const at = slide({ at: { x: 40, y: 40, facing: 0 }, shape }, wish, [...bases], size)
        const letter = 'ABCDEFGH'.charAt(figure)
        bases.push({
          id: `${id}${letter}`,
          unit: id,
          letter,
          kind: 'figure',
          art: 'figure',
          at,
          shape,
          traits: {},
          badges: [],
        })
      }
    }
  }
  const sides = (['blue', 'red'] as const).map((id) => ({ id, name: { ru: id, en: id } }))
  const table: Table = { size, system: 'cm', sides, units, bases, lost: [] }
  const options: Options =
    pick(3) === 0
      ? { ...DEFAULTS }
      : Object.fromEntries(
          SWITCHES.map(({ name, values, default: usual }) => [name, values[pick(values.length)] ?? usual]),
        )
  return {
    table,
    mode: 'play',
    flow: startOf(table, pick(2) === 0 ? 'blue' : 'red'),
    dice: seeded(seed),
    options,
  }
}

function drawn(state: MeleeState, offer: Offer, pick: Pick): Action | null {
  switch (offer.do) {
    case 'move':
      return offer.bases.length === 0 ? null : drawnMove(state, offer.bases, pick)
    case 'choose':
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

function drawnMove({ table }: MeleeState, ids: readonly string[], pick: Pick): Action {
  const moves: Move[] = Array.from({ length: 1 + pick(3) }, () => {
    const base = ids[pick(ids.length)] ?? ''
    const from = table.bases.find(({ id }) => id === base)?.at ?? { x: 0, y: 0, facing: 0 }
    const onto = table.bases[pick(table.bases.length)]?.at ?? from
    const to = pick(2) === 0 ? onto : { ...from, x: from.x + pick(320) - 160, y: from.y + pick(320) - 160 }
    return { base, to }
  })
  return {
    do: 'move',
    moves: moves.filter(({ base }, index) => moves.findIndex((each) => each.base === base) === index),
  }
}

function nextAction(state: MeleeState, pick: Pick): Action | null {
  const { offers } = prompt(state)
  if (pick(2) === 0) {
    const offer = offers[pick(offers.length)]
    const action = offer === undefined ? null : drawn(state, offer, pick)
    if (action !== null && check(state, action).ok) return action
  }
  return suggest(state)
}

/** Depths are sums of rounded numbers, and exactly the tolerance is allowed. */
const NOISE_MM = 1e-6

function faultsOf(state: MeleeState): readonly string[] {
  const { bases } = state.table
  const over = bases.some((base, index) =>
    bases.slice(index + 1).some((other) => overlapDepth(base, other) > TOLERANCE_MM + NOISE_MM),
  )
  const wrong = faulty(state.table)
  const badges = state.table.units.filter(
    ({ id, badges: own }) =>
      own.includes('locked') && !state.flow.melees.some(({ units }) => units.includes(id)),
  )
  return [
    ...(over ? ['bases overlap'] : []),
    ...(wrong === null ? [] : [`faulty ${wrong.field}`]),
    ...(badges.length > 0 ? ['marked as locked and not in a melee'] : []),
  ]
}

interface Played {
  readonly before: MeleeState
  readonly action: Action
  readonly verdict: Verdict
  readonly changes: readonly Change<Flow>[]
  readonly after: MeleeState
}

/** Plays on until one side is gone or enough is done. Throws where nothing may be done. */
function* playout(start: MeleeState, pick: Pick): Generator<Played> {
  let now = start
  for (let count = 0; count < MOST_ACTIONS && now.mode === 'play'; count++) {
    const action = nextAction(now, pick)
    const verdict = action === null ? null : check(now, action)
    if (prompt(now).offers.length === 0 || action === null || verdict?.ok !== true)
      throw new Error(`stuck in ${now.flow.phase}: ${verdict?.why[0]?.says}`)
    const before = now
    const { teller, changes } = telling(before, seedDice)
    play(teller, action)
    now = teller.state
    yield { before, action, verdict, changes, after: now }
  }
}

/** Doing what the answer says is answered with the same. */
function isStable({ before, verdict }: Played): boolean {
  if (verdict.moves === undefined) return true
  const again = check(before, { do: 'move', moves: verdict.moves })
  return again.ok && JSON.stringify(again.moves) === JSON.stringify(verdict.moves)
}

/** Nothing but the state decides. */
function isSameFromCopy({ before, action, changes }: Played): boolean {
  const told = telling<Flow>(structuredClone(before), seedDice)
  play(told.teller, action)
  return JSON.stringify(told.changes) === JSON.stringify(changes)
}

const areSigned = ({ changes }: Played): boolean =>
  changes.every((change) => change.is !== 'ruled' || change.why[0]?.ok === change.ok)

const faultsOfPlay = (seed: number, played: Played): readonly string[] => [
  ...faultsOf(played.after),
  ...(isStable(played) ? [] : ['the answer to an answer differs']),
  ...(areSigned(played) ? [] : ['a verdict and its first reason differ in their signs']),
  ...(seed % 8 > 0 || isSameFromCopy(played) ? [] : ['a copy plays differently']),
]

it(
  `${MELEES} melees, drawn at random, are played on without getting stuck`,
  () => {
    const faults: string[] = []
    const seen = new Set<string>()
    for (let seed = 0; seed < MELEES; seed++) {
      const pick = picker(seed)
      for (const played of playout(randomState(pick, seed), pick)) {
        seen.add(played.before.flow.phase)
        const where = `${seed}, ${played.before.flow.phase}`
        faults.push(...faultsOfPlay(seed, played).map((fault) => `${where}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
    expect([...seen].toSorted()).toEqual(PHASES.toSorted())
  },
  PATIENCE_MS,
)

const PHASES = [
  'move',
  'shoot',
  'losses',
  'volley',
  'saves',
  'closeUp',
  'charge',
  'fights',
  'strike',
  'pick',
  'victory',
  'victoryMove',
  'medics',
]
