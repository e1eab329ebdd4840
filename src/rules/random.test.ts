// Random legal play of each game never throws, never gets stuck, leaves nothing behind, and is the same from a copy.
import { expect, it } from 'vitest'
import { faultsOf, type Playout, picker } from '../kernel/playout.ts'
import { ROLES } from './assault/state.ts'
import { ruleSets } from './index.ts'
import { playouts } from './playouts.ts'

/** Slow machines run several tests at once. */
const PATIENCE_MS = 600_000

/** Of so many games one is played from copies too. */
const COPIED = 4

const GAMES: Readonly<Record<string, number>> = { assault: 200 }
const FEWEST_GAMES = 60

/** Games in which something once went wrong. */
const ONCE_WRONG: Readonly<Record<string, readonly number[]>> = { assault: [1543, 1550, 3076, 11047, 12306] }

/** How often each end was come to, and what went wrong on the way. */
function played(playout: Playout, games: number) {
  const faults: string[] = []
  const ends = new Map<string, number>()
  const asked = new Set<string>()
  const seeds = [...Array.from({ length: games }, (_, seed) => seed), ...(ONCE_WRONG[playout.rules.id] ?? [])]
  for (const seed of seeds) {
    const pick = picker(seed)
    let now = playout.start(pick, seed)
    let hasBegun = false
    for (const each of playout.play(now, pick)) {
      const some = faultsOf(playout.rules, each, seed % COPIED === 0)
      faults.push(...some.map((fault) => `${seed}: ${fault}`))
      now = each.after
      hasBegun ||= playout.hasBegun(now)
      asked.add(playout.rules.prompt(each.before).ask)
    }
    const end = playout.endOf(now)
    if (!hasBegun) continue
    if (!playout.ends.includes(end)) faults.push(`${seed}: ends in ${end}`)
    ends.set(end, (ends.get(end) ?? 0) + 1)
    const left = [...now.table.units, ...now.table.bases].flatMap(({ badges }) => badges)
    if (now.mode === 'arrange' && left.some((badge) => LEFT.includes(badge)))
      faults.push(`${seed}: ${left.join(' ')}`)
  }
  return { faults, ends, asked }
}

/** No end leaves these on the table. */
const LEFT: readonly string[] = [...ROLES, 'locked']

it('every game is played out, and what must be seen of it is written down', () => {
  const ids = ruleSets.map(({ id }) => id)
  expect(playouts.map(({ rules }) => rules.id)).toEqual(ids)
  expect(Object.keys(SEEN)).toEqual(ids)
})

it.each(playouts)(
  'games of $rules.id, drawn at random, all go on to an end',
  (playout) => {
    const games = GAMES[playout.rules.id] ?? FEWEST_GAMES
    const { faults, ends, asked } = played(playout, games)
    expect(faults).toEqual([])
    const [least, words, asks] = SEEN[playout.rules.id] ?? [1, [], 1]
    for (const word of words) expect([word, (ends.get(word) ?? 0) > games / least]).toEqual([word, true])
    expect(asked.size).toBe(asks)
  },
  PATIENCE_MS,
)

/** In one game of so many each of these ends is come to; how many questions are asked in all. */
const SEEN: Readonly<Record<string, readonly [least: number, ends: readonly string[], asks: number]>> = {
  assault: [40, ['won', 'stopped'], 17],
  melee: [40, ['oneSideGone'], 14],
}

const MISREAD = 2

it.each(
  playouts.flatMap((playout) => playout.rules.misreadings.map(({ id, name }) => ({ id, name, playout }))),
)(
  '$id: games that are misread go on to an end too',
  ({ name, playout }) => {
    for (let seed = 0; seed < MISREAD; seed++) {
      const pick = picker(seed)
      const start = playout.start(pick, seed)
      const misread = { ...start, options: { ...start.options, [name]: true } }
      const faults = [...playout.play(misread, pick)].flatMap((each) =>
        faultsOf(playout.rules, each, seed === 0),
      )
      expect(faults).toEqual([])
    }
  },
  PATIENCE_MS,
)
