// The fixtures of e2e: a recording of every file version, which each later program opens to the same game.
import { describe, expect, it } from 'vitest'
import { startOf } from '../content/scenarios/scenario.ts'
import { trench } from '../content/scenarios/trench.ts'
import { twoPlatoons } from '../content/scenarios/twoPlatoons.ts'
import type { Action } from '../kernel/game.ts'
import { branch } from '../kernel/lines.ts'
import {
  act,
  begin,
  current,
  digestOf,
  endOf,
  type Match,
  overrule,
  type Start,
  seek,
  undo,
} from '../kernel/match.ts'
import { contrary } from '../kernel/ruling.ts'
import { upgraded, VERSION } from '../kernel/upgrades.ts'
import { write } from '../kernel/writing.ts'
import { assault } from '../rules/assault/assault.ts'
import { ruleSets } from '../rules/index.ts'
import { melee } from '../rules/melee/melee.ts'
import type { MeleeState } from '../rules/melee/state.ts'
import { openKnown } from '../storage/known.ts'
import { suggestionOf } from '../store/match.ts'
import { known } from './files.ts'

const SEED = 1943

/**
 * The ones called `first` are of the day when their version was new: rules have got switches since. Those called
 * `edition` were played by the rules of that edition, and are shown from their changes.
 */
const files = Object.entries(
  import.meta.glob<string>('../../e2e/fixtures/v*.json', { query: '?raw', import: 'default', eager: true }),
)

function fixture(name: string) {
  const [, text = '{"steps":[],"start":{}}'] =
    files.find(([path]) => path.endsWith(`/v${VERSION}-${name}.json`)) ?? []
  return JSON.parse(text)
}

/** Called as in the fixture of that name: battles may get other names since. */
const titled = (name: string, start: Start): Start => ({
  ...start,
  title: fixture(name).start.title ?? start.title,
})

const first = (): Match =>
  begin(assault, titled('assault', startOf(twoPlatoons, assault, { system: 'cm', seed: SEED })))

function done(match: Match, action: Action): Match {
  const { verdict, match: next } = act(match, action)
  if (!verdict.ok) throw new Error(`${action.do} is refused: ${verdict.why[0]?.says}`)
  return next
}

/** What was done in the fixture of that name: proposals may become better since. */
const keptIn = (name: string): readonly Action[] =>
  fixture(name).steps.map(({ action }: { action: Action }) => action)

/** The charge alone. */
const chargeIn = (name: string): readonly Action[] =>
  keptIn(name).filter((action, at) => at < 2 && (action.do === 'move' || action.do === 'done'))

/** Plays on as was done, or as is proposed, until nothing is any more or `stop` says so. */
function proposed(
  start: Match,
  kept: readonly Action[],
  stop: (match: Match) => boolean = () => false,
): Match {
  let match = start
  for (let left = 100; left > 0 && !stop(match); left--) {
    const action = kept[match.steps.length] ?? suggestionOf(match)
    if (action === null) return match
    match = done(match, action)
  }
  return match
}

const lastAction = ({ steps }: Match): Action['do'] | undefined => steps.at(-1)?.action.do

/** A roll is taken back and made with a teacher's dice; then a platoon is pinned by hand, and the assault goes on. */
function marked(): Match {
  const again = undo(proposed(first(), chargeIn('marks'), (match) => lastAction(match) === 'roll'))
  const faces = (again.marks[0]?.faces ?? []).map(() => 6)
  const chosen = done(again, { do: 'roll', from: 'chosen', faces })
  const [unit] = current(chosen).table.units
  if (unit === undefined) throw new Error('A table without units')
  const by = { is: 'marked', on: unit.id, badge: 'pinned', set: true } as const
  return proposed(done(chosen, { do: 'correct', by }), keptIn('marks'))
}

/** From the charge on it goes otherwise in a branch, where a verdict is overruled and a roll made again falls anew. */
function lined(): Match {
  const whole = proposed(first(), chargeIn('lines'), (match) => lastAction(match) === 'roll')
  const back = seek(whole, endOf(whole, 0))
  const other = branch(back, 'Otherwise')
  const rolled = done(done(other, { do: 'done' }), { do: 'roll', from: 'seed', again: 1 })
  const fact = rolled.steps
    .at(-1)
    ?.changes.flatMap(({ why }) => why)
    .find((each) => contrary(each, current(rolled).table))
  const ruling = fact && contrary(fact, current(rolled).table)
  if (!ruling) throw new Error('Nothing was measured')
  return overrule(rolled, ruling).match
}

/** One of the winner's wounded in the other game is treated. */
const more: Readonly<Record<string, Action['do']>> = { medics: 'choose' }

function fought(): Match {
  let match = begin(melee, titled('melee', startOf(trench, melee, { system: 'cm', seed: SEED })))
  for (let left = 200; left > 0 && current(match).mode === 'play'; left--) {
    const { ask, offers } = melee.prompt(current(match) as MeleeState)
    const offer = offers.find((each) => each.do === more[ask])
    const action: Action | null =
      offer?.do === 'choose'
        ? { do: 'choose', option: offer.option, ...(offer.unit !== undefined && { unit: offer.unit }) }
        : suggestionOf(match)
    if (action === null) return match
    match = done(match, action)
  }
  return match
}

const made: readonly (readonly [name: string, make: () => Match])[] = [
  ['assault', () => proposed(first(), keptIn('assault'))],
  ['marks', marked],
  ['lines', lined],
  ['melee', fought],
]

describe('the game that is written today', () => {
  it.each(made)('is the fixture “%s” of its version', async (name, make) => {
    await expect(write(make())).toMatchFileSnapshot(`../../e2e/fixtures/v${VERSION}-${name}.json`)
  })

  it('has a whole assault, and every mark', () => {
    const [whole, second, third, fourth] = made.map(([, make]) => make())
    expect(whole && current(whole).mode).toBe('arrange')
    expect(second?.marks.map(({ is }) => is)).toEqual(['takenBack', 'byHand'])
    expect(third?.marks.map(({ is }) => is)).toEqual(['overruled'])
    expect(third?.lines).toHaveLength(1)
    const told = fourth?.steps.flatMap(({ changes }) =>
      changes.flatMap(({ why }) => why.map(({ says }) => says)),
    )
    for (const word of ['charges', 'closesUp', 'winsRound', 'woundedLost', 'healed', 'battleWon'])
      expect([word, told?.includes(word)]).toEqual([word, true])
  })
})

const [otherEdition = ''] = Object.values(
  import.meta.glob<string>('../../e2e/fixtures/edition-*.json', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

it('a game of another edition is opened to be looked at, and says where it first differs', () => {
  const opened = openKnown(otherEdition, known)
  if (!opened.ok) throw new Error(`${opened.fault.field}: ${opened.fault.says}`)
  const { rules, steps } = opened.match
  expect([rules.edition, rules.past?.today]).toEqual([99, assault.edition])
  expect(rules.past?.differs).toBeLessThan(steps.length)
  expect(JSON.parse(write(opened.match))).toEqual(upgraded(JSON.parse(otherEdition)))
})

describe('a fixture', () => {
  it('there is of every version', () => {
    for (let version = 1; version <= VERSION; version++)
      expect(files.some(([path]) => path.includes(`/v${version}-`))).toBe(true)
  })

  it.each(ruleSets)('there is of every edition of the $id', ({ id, edition }) => {
    const told = files.map(([, text]) => JSON.parse(text).rules).filter((rules) => rules.id === id)
    const editions = new Set(told.map((rules) => rules.edition))
    expect(editions).toEqual(new Set(Array.from({ length: edition }, (_, at) => at + 1)))
  })

  it.each(files)('%s opens to the game that it tells', (_, text) => {
    const opened = openKnown(text, known)
    if (!opened.ok) throw new Error(`${opened.fault.field}: ${opened.fault.says}`)
    expect(text).toContain(digestOf(opened.match))
    expect(JSON.parse(write(opened.match))).toEqual(upgraded(JSON.parse(text)))
  })
})
