// Random legal play of many assaults with the real rules, in parallel: what was met, how each ended, and whether all went on.
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { check, prompt, suggest } from '../../src/rules/assault/flow.ts'
import { type Played, playout, randomState } from '../../src/rules/assault/playout.ts'
import type { AssaultState } from '../../src/rules/assault/state.ts'
import { picker } from './picker.ts'

/** What many games came to. */
interface Counts {
  readonly assaults: number
  /** Games in which nobody charged, which are no assaults. */
  readonly idle: number
  readonly actions: number
  readonly ends: Readonly<Record<string, number>>
  readonly rules: Readonly<Record<string, number>>
  /** The first thing that went wrong, with the seed that shows it; empty where all went well. */
  readonly failure: string
}

const NONE: Counts = { assaults: 0, idle: 0, actions: 0, ends: {}, rules: {}, failure: '' }

/** A suggestion takes longer to find than a whole game to play: it is asked for in each of so many games. */
const SUGGESTED_IN = 8

/** Seeds that follow each other are played in different lanes: a run of them is asked. */
const RUN = 64

/** The words of a game that broke a promise; empty where it kept them. */
function faultIn({ action, verdict, after }: Played, seed: number): string {
  if (!verdict.ok) return `a refused ${action.do} was played`
  if (after.mode !== 'play') return ''
  if (prompt(after).offers.length === 0) return `nothing is offered in ${after.flow.phase}`
  if (Math.floor(seed / RUN) % SUGGESTED_IN > 0) return ''
  const wise = suggest(after)
  if (wise === null) return `nothing is suggested in ${after.flow.phase}`
  return check(after, wise).ok ? '' : `what is suggested in ${after.flow.phase} is refused`
}

/** How a game ended: the reason, or the phase in which it stuck. */
function endOf({ mode, flow }: AssaultState): string {
  if (mode === 'play') return flow.phase === 'ready' ? 'nobodyCharges' : `stuck in ${flow.phase}`
  return flow.last?.reason ?? 'noReason'
}

const MAY_END: readonly string[] = [
  'won',
  'nobodyCounterattacks',
  'actingGone',
  'stopped',
  'notMade',
  'standOff',
  'roundCap',
]

/** A charge can be called off; with the fight it is an assault. */
const BEFORE: readonly string[] = ['ready', 'charge']

interface Game {
  readonly end: string
  readonly actions: number
  readonly rules: ReadonlySet<string>
  readonly began: boolean
}

function play(seed: number): Game {
  const pick = picker(seed)
  const rules = new Set<string>()
  let now = randomState(pick, seed)
  let actions = 0
  let began = false
  for (const played of playout(now, pick)) {
    const fault = faultIn(played, seed)
    if (fault) throw new Error(`${fault} after ${actions + 1} actions`)
    for (const { rule } of [...played.verdict.why, ...played.changes.flatMap(({ why }) => why)])
      rules.add(rule)
    now = played.after
    actions += 1
    began ||= !BEFORE.includes(now.flow.phase)
  }
  const end = endOf(now)
  if (began && !MAY_END.includes(end))
    throw new Error(`the assault does not end: ${end} after ${actions} actions`)
  return { end, actions, rules, began }
}

function counted(before: Counts, { end, actions, rules, began }: Game): Counts {
  return {
    assaults: before.assaults + (began ? 1 : 0),
    idle: before.idle + (began ? 0 : 1),
    actions: before.actions + actions,
    ends: began ? added(before.ends, [end]) : before.ends,
    rules: added(before.rules, [...rules]),
    failure: before.failure,
  }
}

function added(before: Counts['ends'], names: readonly string[]): Counts['ends'] {
  const all = { ...before }
  for (const name of names) all[name] = (all[name] ?? 0) + 1
  return all
}

/** Every lane plays seeds of its own, so that a count gives the same games on any machine with as many lanes. */
interface Lane {
  readonly first: number
  readonly step: number
  readonly assaults: number
}

function playLane({ first, step, assaults }: Lane): Counts {
  let counts = NONE
  for (let seed = first; counts.assaults < assaults; seed += step) {
    try {
      counts = counted(counts, play(seed))
    } catch (error) {
      return { ...counts, failure: `Seed ${seed}: ${error instanceof Error ? error.message : String(error)}` }
    }
  }
  return counts
}

const sum = (a: Counts['ends'], b: Counts['ends']): Counts['ends'] => {
  const all = { ...a }
  for (const [name, count] of Object.entries(b)) all[name] = (all[name] ?? 0) + count
  return all
}

const together = (a: Counts, b: Counts): Counts => ({
  assaults: a.assaults + b.assaults,
  idle: a.idle + b.idle,
  actions: a.actions + b.actions,
  ends: sum(a.ends, b.ends),
  rules: sum(a.rules, b.rules),
  failure: a.failure || b.failure,
})

const inWorker = (lane: Lane): Promise<Counts> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: lane })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

/** Plays so many assaults on all cores; the rules met are counted once a game. */
export async function playMany(assaults: number): Promise<Counts> {
  const lanes = Math.min(assaults, availableParallelism())
  const all = Array.from({ length: lanes }, (_, first) =>
    inWorker({
      first,
      step: lanes,
      assaults: Math.floor(assaults / lanes) + (first < assaults % lanes ? 1 : 0),
    }),
  )
  return (await Promise.all(all)).reduce(together)
}

if (!isMainThread) parentPort?.postMessage(playLane(workerData), [])
