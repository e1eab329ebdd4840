// Two readings of one position: the same questions, the facts that only one of them tells, and nothing where they agree.
import { describe, expect, it } from 'vitest'
import { bayonets } from '../content/scenarios/bayonets.ts'
import { scenarios } from '../content/scenarios/index.ts'
import { rulesOf } from '../content/scenarios/rules.ts'
import { startOf } from '../content/scenarios/scenario.ts'
import { twoPlatoons } from '../content/scenarios/twoPlatoons.ts'
import { type Action, type Options, settingOf, type Verdict } from '../kernel/game.ts'
import { act, begin, current, type Match } from '../kernel/match.ts'
import { compared, differences, firstApart, otherwise } from '../kernel/readings.ts'
import { open } from '../kernel/recording.ts'
import { write } from '../kernel/writing.ts'
import { assault } from '../rules/assault/assault.ts'
import { ruleSets } from '../rules/index.ts'
import { melee } from '../rules/melee/melee.ts'
import { DONE, go, roll, stateOf } from '../rules/melee/testing.ts'
import { promptOf, spoken, suggestionOf } from '../store/match.ts'

/** The moments of a battle played as is proposed, the start first. */
function moments(scenario: (typeof scenarios)[number], count = 25): readonly Match[] {
  let match = begin(rulesOf(scenario), startOf(scenario, rulesOf(scenario), { system: 'cm', seed: 1 }))
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

describe('the round is read again from its first roll, with the same dice', () => {
  const played = (state: ReturnType<typeof stateOf>, ...actions: readonly Action[]): Match => {
    const { table, options } = state
    const title = { ru: 'Бой', en: 'Fight' }
    const start = { title, table, options, seed: 1, mode: 'play', side: 'blue' } as const
    return actions.reduce(
      (now, action) => {
        const { verdict, match } = act(now, action)
        if (!verdict.ok) throw new Error(verdict.why[0]?.says)
        return match
      },
      begin(melee, start),
    )
  }
  /** Turns are passed on, and figures closed up, as far as the dice of what was begun on the table. */
  const fight = (state: ReturnType<typeof stateOf>, ...actions: readonly Action[]): Match => {
    let match = played(state)
    while (promptOf(match)?.ask !== 'strike') match = act(match, suggestionOf(match) ?? DONE).match
    return actions.reduce((now, action) => act(now, action).match, match)
  }
  const stepOf = (match: Match, change: Options) =>
    apart(match, change).find(({ asked }) => asked.of === 'step')
  const said = (verdict: Verdict | null | undefined) => verdict?.why.map(({ says }) => says)

  it('M-32: where the side that rolls first has the surplus, all of the enemy falls', () => {
    const setting = { A: [0, [3.2, 3.2], [3.2, -3.2]], B: [3.2, [50, 50], [51, 55]], E: [[-50, 50]] } as const
    const step = stepOf(fight(stateOf(setting), roll(6, 6, 6), roll(1)), { surplusKills: true })
    expect([step?.apart, step?.b?.why[0]?.says]).toEqual(['verdict', 'meleeWon'])
    expect(said(step?.a)).toContain('surplusLost')
    expect(step?.b?.why.filter(({ says }) => says === 'falls').length).toBe(3)
  })

  it('A-36, A-35: what an earlier roll of the round would have done counts', () => {
    const apart = { C: [[0, 60]], E: [[60, 60]] } as const
    const pair = fight(stateOf({ A: [0], B: [3.2], ...apart }), roll(6), roll(6))
    const one = stepOf(pair, { meleeOrder: 'attackerFirst' })
    expect([said(one?.a)?.[0], said(one?.b)?.[0]]).toEqual(['bothGone', 'meleeWon'])
    const elite = stateOf({ A: [0], B: [13.2], ...apart }, { elite: ['A'] })
    const charged = played(elite, DONE, DONE, go('A1', 10), DONE, roll(1), roll(1))
    const other = stepOf(charged, { naturalOneMisses: true })
    expect([said(other?.a)?.[0], said(other?.b)?.[0]]).toEqual(['meleeWon', 'evenRound'])
  })

  it('M-07: that a test is taken without hits is told of the step and of what follows', () => {
    const before = decided.find((match) => promptOf(match)?.ask === 'fight')
    const offer = before && promptOf(before)?.offers.find((each) => each.do === 'roll')
    if (!before || offer?.do !== 'roll') throw new Error('Nobody came to fight')
    const missed = act(before, { do: 'roll', from: 'chosen', faces: offer.pool.dice.map(() => 1) }).match
    const found = apart(missed, { testedWithoutHits: true })
    const step = found.find(({ asked }) => asked.of === 'step')
    const rules = step ? differences(step).map(({ rule }) => rule) : []
    expect(rules).toEqual(expect.arrayContaining(['PA-11', 'PA-05']))
    expect(firstApart(found)).toBeDefined()
  })

  it('A-38: the second winner is asked otherwise where the die is shared', () => {
    const two = stateOf({ A: [0], B: [3.2], C: [6.4], E: [[60, 60]] })
    const after = fight(two, roll(6, 1), roll(1), roll(3), DONE)
    expect(promptOf(after)?.ask).toBe('victory')
    expect(apart(after, { victoryDie: 'shared' }).map(({ key }) => key)).toContain('now')
  })

  it('A-47: right after the target is chosen, dice are asked for', () => {
    const shot = played(
      stateOf({ A: [0], B: [30] }),
      DONE,
      { do: 'choose', option: 'shooter', unit: 'A' },
      { do: 'choose', option: 'target', unit: 'B' },
    )
    const now = apart(shot, { shooting: 'dice' }).find(({ key }) => key === 'now')
    expect(said(now?.b)).toContain('volley')
  })

  it('A-48: what another reading refuses is asked of it', () => {
    const spread = played(stateOf({ A: [0, 4], B: [[0, 60]] }), go('A1', -14), DONE)
    const step = stepOf(spread, { coherencyCm: 5 })
    expect([step?.apart, step?.b?.ok, step?.b?.why[0]?.rule]).toEqual(['verdict', false, 'A-48'])
  })

  it('A-30: who may not charge any more is told of the question', () => {
    const moved = played(stateOf({ A: [0], B: [30] }), go('A1', 15), DONE, DONE)
    const now = apart(moved, { chargeAfterMove: false }).find(({ key }) => key === 'now')
    expect([said(now?.a), said(now?.b)]).toEqual([['zoneCharge'], ['allMoved']])
  })
})

it('PA-36: what no reading alters is asked of neither', () => {
  expect(decided.flatMap((match) => apart(match, { maxRounds: 10 }))).toEqual([])
})

it('no misreading fails at moments of any battle', () => {
  for (const scenario of scenarios) {
    const some = moments(scenario, 10).filter((_, i) => i % 5 === 4)
    expect(some.length).toBeGreaterThan(0)
    for (const match of some)
      for (const { name } of match.rules.misreadings)
        expect(() => apart(match, { [name]: true })).not.toThrow()
  }
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
    const start = startOf(scenario, rules, { system: 'cm', seed: 1 })
    for (const name of names) {
      const file = write(begin(rules, { ...start, options: { ...start.options, [name]: true } }))
      expect(open(file, ruleSets)).toMatchObject({ ok: false, fault: { field: `start.options.${name}` } })
    }
  },
)

/** The units of which it is asked what would be if they had fought. */
const unitsAsked = (match: Match) => {
  const { options } = current(match)
  return compared(match, options, options).flatMap(({ asked: of }) => (of.of === 'unit' ? [of.unit] : []))
}

it('while a fight is on nobody asks what would be if a platoon without a part in it had fought', () => {
  const fight = decided.find((match) => promptOf(match)?.ask === 'fight')
  if (!fight) throw new Error('Nobody came to fight')
  const { units } = current(fight).table
  const idle = units.filter(({ badges }) => badges.length === 0).map(({ id }) => id)
  expect(idle.length).toBeGreaterThan(0)
  expect(unitsAsked(fight)).toEqual(units.map(({ id }) => id).filter((id) => !idle.includes(id)))
  expect(unitsAsked(moments(twoPlatoons, 0)[0] ?? fight)).toEqual(units.map(({ id }) => id))
})

it('nor of one that has left the fight', () => {
  const badgesOf = (match: Match) => current(match).table.units.flatMap(({ badges }) => badges)
  const left = moments(twoPlatoons, 40).find((match) => {
    const badges = badgesOf(match)
    return (
      badges.includes('brokenOff') &&
      badges.some((badge) => badge === 'attacking' || badge === 'counterattacking')
    )
  })
  if (!left) throw new Error('Nobody has left')
  const gone = current(left).table.units.filter(({ badges }) => badges.includes('brokenOff'))
  for (const { id } of gone) expect(unitsAsked(left)).not.toContain(id)
  expect(unitsAsked(left).length).toBeGreaterThan(0)
})
