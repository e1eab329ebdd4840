// Two readings of one position: the same questions, the facts that only one of them tells, and nothing where they agree.
import { expect, it } from 'vitest'
import { bayonets } from '../content/scenarios/bayonets.ts'
import { scenarios } from '../content/scenarios/index.ts'
import { rulesOf, startOf } from '../content/scenarios/scenario.ts'
import { twoPlatoons } from '../content/scenarios/twoPlatoons.ts'
import { type Options, settingOf, type Verdict } from '../kernel/game.ts'
import { act, begin, current, type Match } from '../kernel/match.ts'
import { compared, differences, firstApart, otherwise } from '../kernel/readings.ts'
import { open } from '../kernel/recording.ts'
import { write } from '../kernel/writing.ts'
import { assault } from '../rules/assault/assault.ts'
import { ruleSets } from '../rules/index.ts'
import { promptOf, spoken, suggestionOf } from '../store/match.ts'

/** The moments of a battle played as is proposed, the start first. */
function moments(scenario: (typeof scenarios)[number], count = 25): readonly Match[] {
  let match = begin(rulesOf(scenario), startOf(scenario, 'cm', 1))
  const found = [match]
  while (found.length <= count) {
    const action = suggestionOf(match)
    if (action === null) break
    match = act(match, action).match
    found.push(match)
  }
  return found
}

const decided = moments(twoPlatoons).filter(
  ({ steps }) => steps.length > 0 && steps.at(-1)?.action.do !== 'move',
)

const told = decided.flatMap((match) =>
  assault.switches.flatMap((each) =>
    each.values.map((value) => ({
      id: each.id,
      isNow: settingOf(match.start.options, each) === value,
      says: otherwise(match, { ...current(match).options, [each.name]: value })?.why[0]?.says ?? null,
    })),
  ),
)

it('the answer that the game is played by tells nothing else', () => {
  expect(told.filter(({ isNow, says }) => isNow && says !== null)).toEqual([])
})

it('another range of the fight gives other hits, and no other radius of the win where everybody fought', () => {
  const says = (id: string) =>
    new Set(told.filter((each) => each.id === id && !each.isNow).map((each) => each.says))
  expect(says('A-18')).toContain('hitsScored')
  expect([...says('A-20')]).toEqual([null])
})

it('no position of any battle differs from itself', () => {
  for (const scenario of scenarios)
    for (const match of moments(scenario, 10)) {
      const { options } = current(match)
      const asked = compared(match, options, { ...options })
      expect(asked.length).toBeGreaterThan(0)
      expect(asked.filter(({ apart }) => apart)).toEqual([])
      expect(asked.flatMap(differences)).toEqual([])
    }
})

/** What both readings say of a moment, where they differ. */
const apart = (match: Match, change: Options) => {
  const { options } = current(match)
  return compared(match, options, { ...options, ...change }).filter((each) => each.apart !== null)
}

it('A-18: who fights by one reading alone is told first, what is only held against another limit last', () => {
  const fight = decided.find((match) => promptOf(match)?.ask === 'fight')
  if (!fight) throw new Error('Nobody came to fight')
  const asked = apart(fight, { fight: { in: 1, cm: 2.5 } }).find(({ key }) => key === 'now')
  if (!asked) throw new Error('Both fight alike')
  const [first, ...rest] = differences(asked)
  expect([asked.apart, first?.rule, first?.isMinor, first?.a.length, first?.b.length]).toEqual([
    'verdict',
    'E-05',
    false,
    4,
    4,
  ])
  expect(rest.every(({ isMinor }) => isMinor)).toBe(true)
  expect(rest.length).toBeGreaterThan(0)
})

it('PA-01: by centres nobody else has won, but another platoon would have: the verdict of the step is the same', () => {
  const denied = decided.find((match) => spoken(match, null)?.why[0]?.says === 'denies')
  if (!denied) throw new Error('Nobody was denied a win')
  const asked = apart(denied, { centre: true })
  expect(asked.find(({ key }) => key === 'step')?.apart).not.toBe('verdict')
  expect(firstApart(asked)).toMatchObject({ asked: { of: 'unit' }, a: { ok: false }, b: { ok: true } })
})

it('M-31: who fights is another verdict only where others fight', () => {
  const ofUnits = moments(bayonets, 14).flatMap((match) =>
    apart(match, { everybodyFights: true }).filter(({ asked }) => asked.of === 'unit'),
  )
  const count = (verdict: Verdict | null) => verdict?.why[0]?.about.count
  const [others, same] = [true, false].map((isOther) =>
    ofUnits.filter(({ a, b }) => (count(a) !== count(b)) === isOther),
  )
  expect(new Set(others?.map((each) => each.apart))).toEqual(new Set(['verdict']))
  expect(same?.length).toBeGreaterThan(0)
  expect(new Set(same?.map((each) => each.apart))).toEqual(new Set(['facts']))
})

it('PA-36: what no reading alters is asked of neither', () => {
  expect(decided.flatMap((match) => apart(match, { maxRounds: 10 }))).toEqual([])
})

it('no reading fails at any moment of any battle, misreadings included', () => {
  for (const scenario of scenarios)
    for (const match of moments(scenario, 10).filter((_, i) => i % 5 === 4))
      for (const { name } of match.rules.misreadings)
        expect(() => apart(match, { [name]: true })).not.toThrow()
})

it.each(ruleSets.map((rules) => [rules.id, rules] as const))(
  '%s offers no misreading as a setting, and reads no file that holds one',
  (_, rules) => {
    const names = rules.misreadings.map(({ name }) => name)
    expect(rules.switches.filter(({ name }) => names.includes(name))).toEqual([])
    for (const options of Object.values(rules.profiles))
      expect(Object.keys(options).filter((name) => names.includes(name))).toEqual([])
    const scenario = scenarios.find((each) => each.rules === rules.id)
    if (!scenario) throw new Error('Nothing is played by it')
    const start = startOf(scenario, 'cm', 1)
    for (const name of names) {
      const file = write(begin(rules, { ...start, options: { ...start.options, [name]: true } }))
      expect(open(file, ruleSets)).toMatchObject({ ok: false, fault: { field: `start.options.${name}` } })
    }
  },
)
