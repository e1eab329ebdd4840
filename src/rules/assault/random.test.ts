// Random legal play never throws, never gets stuck, leaves nothing behind, and is the same from a copy.
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { expect, it } from 'vitest'
import { seedDice } from '../../kernel/dice.ts'
import { overlapDepth } from '../../kernel/geometry/gap.ts'
import { TOLERANCE_MM } from '../../kernel/geometry/point.ts'
import { telling } from '../../kernel/teller.ts'
import { check, play, prompt, suggest } from './flow.ts'
import { type Pick, type Played, playout, randomState } from './playout.ts'
import { type AssaultState, ROLES } from './state.ts'

const ASSAULTS = 200

/** Slow machines run several tests at once. */
const PATIENCE_MS = 300_000

function picker(seed: number): Pick {
  const generator = xoroshiro128plus(seed)
  return (n) => (n <= 1 ? 0 : uniformInt(generator, 0, n - 1))
}

const hasRoles = ({ table }: AssaultState): boolean =>
  [...table.units, ...table.bases].some(({ badges }) => ROLES.some((role) => badges.includes(role)))

/** In every state something is offered, and what is suggested may be done. */
function goesOn(state: AssaultState): boolean {
  if (state.mode === 'arrange') return state.flow.phase === 'ready' && !hasRoles(state)
  const action = suggest(state)
  return prompt(state).offers.length > 0 && action !== null && check(state, action).ok
}

/** Depths are sums of rounded numbers, and exactly the tolerance is allowed. */
const NOISE_MM = 1e-6

const isApart = ({ table }: AssaultState): boolean =>
  table.bases.every((base, index) =>
    table.bases.slice(index + 1).every((other) => overlapDepth(base, other) <= TOLERANCE_MM + NOISE_MM),
  )

/** Doing what the answer says is answered with the same. */
function isStable({ before, verdict }: Played): boolean {
  if (verdict.moves === undefined) return true
  const again = check(before, { do: 'move', moves: verdict.moves })
  return again.ok && JSON.stringify(again.moves) === JSON.stringify(verdict.moves)
}

/** Nothing but the state decides: a copy that nobody has asked anything gives the same changes. */
function isSameFromCopy({ before, action, changes }: Played): boolean {
  const copy: AssaultState = structuredClone(before)
  const told = telling(copy, seedDice)
  play(told.teller, action)
  return JSON.stringify(told.changes) === JSON.stringify(changes)
}

/** A verdict has the sign of the reason that decided it. */
const areSigned = ({ changes }: Played): boolean =>
  changes.every((change) => change.is !== 'ruled' || change.why[0]?.ok === change.ok)

function faultsOf(seed: number, played: Played): readonly string[] {
  return [
    ...(played.verdict.ok ? [] : ['a refused action was played']),
    ...(goesOn(played.after) ? [] : [`stuck in ${played.after.flow.phase}`]),
    ...(played.action.do !== 'move' || isApart(played.after) ? [] : ['bases overlap']),
    ...(areSigned(played) ? [] : ['a verdict and its first reason differ in their signs']),
    ...(isStable(played) ? [] : ['the answer to an answer differs']),
    ...(seed % 4 > 0 || isSameFromCopy(played) ? [] : ['a copy plays differently']),
  ]
}

it(
  `${ASSAULTS} assaults, drawn at random, all come to an end`,
  () => {
    const faults: string[] = []
    const ends = new Map<string, number>()
    for (let seed = 0; seed < ASSAULTS; seed++) {
      const pick = picker(seed)
      let end = 'nobody could charge'
      for (const played of playout(randomState(pick, seed), pick)) {
        faults.push(...faultsOf(seed, played).map((fault) => `${seed}: ${fault}`))
        const { mode, flow } = played.after
        end = mode === 'arrange' ? (flow.last?.reason ?? 'nobody') : flow.phase
      }
      ends.set(end, (ends.get(end) ?? 0) + 1)
    }
    expect(faults).toEqual([])
    expect([...ends.keys()].filter((end) => !ENDS.includes(end))).toEqual([])
    expect(ends.get('won')).toBeGreaterThan(ASSAULTS / 20)
    expect(ends.get('stopped')).toBeGreaterThan(ASSAULTS / 40)
  },
  PATIENCE_MS,
)

const ENDS: readonly string[] = [
  'nobody could charge',
  'ready',
  'won',
  'nobodyCounterattacks',
  'actingGone',
  'stopped',
  'notMade',
  'standOff',
  'roundCap',
]
