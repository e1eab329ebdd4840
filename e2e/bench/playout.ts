// Random legal play of many games with the real rules, in parallel: what was met, how each ended, and whether all went on.
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { act, begin, digestOf, type Match } from '../../src/kernel/match.ts'
import { faultsOf, type Played, type Playout, picker, plainFaultsOf } from '../../src/kernel/playout.ts'
import { open } from '../../src/kernel/recording.ts'
import { write } from '../../src/kernel/writing.ts'
import { playouts } from '../../src/rules/playouts.ts'
import { inLanes } from './lanes.ts'

/** What many games came to. */
interface Counts {
  readonly games: number
  /** Games in which no fight began, which do not count. */
  readonly idle: number
  /** Games that were written down and opened again. */
  readonly replayed: number
  readonly actions: number
  readonly ends: Readonly<Record<string, number>>
  readonly rules: Readonly<Record<string, number>>
  /** The first thing that went wrong, with the seed that shows it; empty where all went well. */
  readonly failure: string
}

const NONE: Counts = { games: 0, idle: 0, replayed: 0, actions: 0, ends: {}, rules: {}, failure: '' }

/** What takes longer than a whole game to play is done in one of so many games: to suggest, to copy, and to replay. */
const PROVED_IN = 8

/** Seeds that follow each other are played in different lanes: a run of them is asked. */
const RUN = 64

const isProved = (seed: number): boolean => Math.floor(seed / RUN) % PROVED_IN === 0

interface Game {
  readonly end: string
  readonly actions: number
  readonly rules: ReadonlySet<string>
  readonly began: boolean
  readonly replayed: boolean
}

function play(playout: Playout, seed: number): Game {
  const pick = picker(seed)
  const rules = new Set<string>()
  const start = playout.start(pick, seed)
  const all: Played[] = []
  let now = start
  let began = false
  for (const played of playout.play(now, pick)) {
    all.push(played)
    const [fault] = isProved(seed)
      ? faultsOf(playout.rules, played, true)
      : plainFaultsOf(playout.rules, played)
    if (fault) throw new Error(`${fault} after ${all.length} actions`)
    for (const { rule } of [...played.verdict.why, ...played.changes.flatMap(({ why }) => why)])
      rules.add(rule)
    now = played.after
    began ||= playout.hasBegun(now)
  }
  const end = playout.endOf(now)
  if (began && !playout.ends.includes(end))
    throw new Error(`it does not end: ${end} after ${all.length} actions`)
  if (isProved(seed)) replay(playout, seed, all)
  return { end, actions: all.length, rules, began, replayed: isProved(seed) }
}

/** The same actions in a match, which is written down and opens to the very same one, digest by digest. */
function replay({ rules }: Playout, seed: number, all: readonly Played[]): void {
  const [first] = all
  if (first === undefined) return
  const { table, options, mode } = first.before
  const side = rules.prompt(first.before).side
  let match: Match = begin(rules, {
    title: { ru: `${seed}`, en: `${seed}` },
    table,
    options,
    seed,
    mode,
    side,
  })
  for (const { action } of all) {
    const { verdict, match: next } = act(match, action)
    if (!verdict.ok) throw new Error(`a ${action.do} that was played is refused in the match`)
    match = next
  }
  const opened = open(write(match), [rules])
  if (!opened.ok) throw new Error(`it does not open again: ${opened.fault.field} ${opened.fault.says}`)
  if (digestOf(opened.match) !== digestOf(match)) throw new Error('it opens to another game')
}

function counted(before: Counts, { end, actions, rules, began, replayed }: Game): Counts {
  return {
    games: before.games + (began ? 1 : 0),
    idle: before.idle + (began ? 0 : 1),
    replayed: before.replayed + (replayed ? 1 : 0),
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
  readonly game: string
  readonly first: number
  readonly step: number
  readonly games: number
}

function playLane({ game, first, step, games }: Lane): Counts {
  const playout = playouts.find(({ rules }) => rules.id === game)
  if (playout === undefined) return { ...NONE, failure: `There is no game called ${game}` }
  let counts = NONE
  for (let seed = first; counts.games < games; seed += step) {
    try {
      counts = counted(counts, play(playout, seed))
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
  games: a.games + b.games,
  idle: a.idle + b.idle,
  replayed: a.replayed + b.replayed,
  actions: a.actions + b.actions,
  ends: sum(a.ends, b.ends),
  rules: sum(a.rules, b.rules),
  failure: a.failure || b.failure,
})

/** Plays so many fights of that game on all cores; the rules met are counted once a game. */
export async function playMany(games: number, game: string): Promise<Counts> {
  const all = await inLanes<Counts>(
    import.meta.url,
    games,
    (first, step): Lane => ({
      game,
      first,
      step,
      games: Math.floor(games / step) + (first < games % step ? 1 : 0),
    }),
  )
  return all.reduce(together)
}

if (!isMainThread) parentPort?.postMessage(playLane(workerData), [])
