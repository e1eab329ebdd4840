// The referee of infantry melee: one round with given dice, from a case and from a saved game, as play has it.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Action, Options, SideId } from '../kernel/game.ts'
import { act, begin, type Match } from '../kernel/match.ts'
import { picker } from '../kernel/playout.ts'
import { write } from '../kernel/writing.ts'
import { melee } from '../rules/melee/melee.ts'
import { playout } from '../rules/melee/playout.ts'
import { referee } from '../rules/melee/referee.ts'
import { DONE, doing, go, roll, type Setting, stateOf, toFight } from '../rules/melee/testing.ts'
import type { Answer } from './answer.ts'
import { judge } from './judge.ts'

async function ran(
  words: readonly string[],
  given: { readonly file?: string; readonly lines?: readonly string[] },
) {
  const said: string[] = []
  async function* lines(): AsyncGenerator<string> {
    yield* given.lines ?? []
  }
  const code = await judge(words, { read: () => given.file ?? null, say: (line) => said.push(line), lines })
  return { code, said, text: said.join('\n') }
}

/** What a case says beside its table. */
interface More {
  readonly dice?: readonly number[]
  readonly turn?: SideId
  readonly options?: Readonly<Record<string, string | number | boolean>>
  /** Of units. */
  readonly elite?: readonly string[]
  readonly charged?: readonly string[]
  readonly won?: readonly string[]
  readonly waits?: readonly string[]
}

function caseOf(setting: Setting, { elite, charged, won, waits, ...rest }: More = {}) {
  const { table } = stateOf(setting, { elite: elite ?? [] })
  const flags = (id: string) => ({
    ...(charged?.includes(id) && { charged: true }),
    ...(won?.includes(id) && { won: true }),
    ...(waits?.includes(id) && { waits: true }),
  })
  return {
    rules: 'melee',
    judge: ['fighters', 'losses', 'nextBonus'],
    units: table.units.map((unit) => ({ ...unit, ...flags(unit.id) })),
    bases: table.bases,
    ...rest,
  }
}

async function rulingsOf(given: unknown) {
  const { said } = await ran(['--jsonl', '--lang', 'en'], { lines: [JSON.stringify(given)] })
  const answer: Answer = JSON.parse(said[0] ?? '')
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault))
  return answer.rulings
}

const TWO: Setting = { A: [0, [0, 4], [-40, 0]], B: [3.2, [3.2, 4], [40, 0]] }

/** Where one side strikes first, who picks otherwise leaves others to strike back. */
const isAtOnce = ({ options }: { readonly options: Options }): boolean =>
  options.meleeOrder === 'simultaneous'

describe('one round of a case', () => {
  const rows: readonly (readonly [
    string,
    Setting,
    More,
    { readonly falls: string; readonly bonus: string; readonly used: number },
  ])[] = [
    ['IM-10: a 4 kills, a 3 does not', TWO, { dice: [4, 3, 3, 3] }, { falls: 'B1', bonus: 'A', used: 4 }],
    [
      'IM-08: who charged kills on a 3',
      TWO,
      { dice: [3, 2, 3, 1], charged: ['A'] },
      { falls: 'B1', bonus: 'A', used: 4 },
    ],
    [
      'IM-09: the elite on a 2',
      TWO,
      { dice: [3, 3, 2, 1], elite: ['B'] },
      { falls: 'A1', bonus: 'B', used: 4 },
    ],
    [
      'IM-13: who won the round before on a 3',
      TWO,
      { dice: [3, 2, 3, 3], won: ['A'] },
      { falls: 'B1', bonus: 'A', used: 4 },
    ],
    [
      'IM-13: equal losses give nobody the bonus',
      TWO,
      { dice: [6, 6, 6, 6] },
      { falls: 'A1 A2 B1 B2', bonus: '', used: 4 },
    ],
    [
      'IM-14: nor does a destroyed enemy',
      { A: [0, [0, 4]], B: [3.2] },
      { dice: [6, 1] },
      { falls: 'B1', bonus: '', used: 2 },
    ],
    [
      'IM-05, #48: five kills on two that touch fell two',
      {
        A: [
          [-3.2, 0],
          [3.2, 0],
          [-3.2, 4],
          [3.2, 4],
          [0, -3.2],
        ],
        B: [
          [0, 0],
          [0, 4],
          [40, 0],
        ],
      },
      { dice: [6, 6, 6, 6, 6, 1, 1] },
      { falls: 'B1 B2', bonus: 'A', used: 7 },
    ],
    [
      'A-35: the highest bonus alone',
      TWO,
      { dice: [1, 1, 1, 1], charged: ['A'], elite: ['A'], options: { stacking: 'highest' } },
      { falls: '', bonus: '', used: 4 },
    ],
    [
      'A-35: all of them added',
      TWO,
      { dice: [1, 1, 1, 1], charged: ['A'], elite: ['A'] },
      { falls: 'B1 B2', bonus: 'A', used: 4 },
    ],
    [
      'A-36: who strikes second and has fallen does not',
      TWO,
      { dice: [6, 6], options: { meleeOrder: 'attackerFirst' } },
      { falls: 'B1 B2', bonus: 'A', used: 2 },
    ],
    [
      'IM-07: the active side rolls first',
      TWO,
      { dice: [6, 1, 1, 1], turn: 'red' },
      { falls: 'A1', bonus: 'B', used: 4 },
    ],
    [
      'A-40: who has just moved into a fight waits',
      { A: [0, [-40, 0]], B: [3.2, [40, 0]], E: [-3.2, [-40, 30]] },
      { dice: [6, 6], waits: ['E'] },
      { falls: 'A1 B1', bonus: '', used: 2 },
    ],
    [
      'several melees of the phase are judged in turn',
      {
        ...TWO,
        C: [
          [0, 30],
          [-40, 30],
        ],
        E: [
          [3.2, 30],
          [40, 30],
        ],
      },
      { dice: [6, 6, 1, 1, 6, 1] },
      { falls: 'B1 B2 E1', bonus: 'A C', used: 6 },
    ],
  ]

  it.each(rows)('%s', async (_, setting, more, { falls, bonus, used }) => {
    const [, losses, next] = await rulingsOf(caseOf(setting, more))
    expect([losses?.yes.toSorted().join(' '), losses?.used]).toEqual([falls, used])
    expect(next?.yes.join(' ')).toBe(bonus)
  })

  it('IM-04, IM-15: says who rolls, what each needs and which bonuses count', async () => {
    const [fighters] = await rulingsOf(
      caseOf({ A: [0, [-20, 0]], B: [3.2], C: [6.4] }, { charged: ['C'], dice: [1, 1, 1] }),
    )
    expect([fighters?.yes, fighters?.no]).toEqual([['A1', 'C1', 'B1'], ['A2']])
    const said = fighters?.why.map(({ says, base, unit, need }) => [says, base ?? unit, need])
    expect(said).toContainEqual(['joinBonus', 'C', undefined])
    expect(said).toContainEqual(['fights', 'A1', 4])
    expect(said).toContainEqual(['fights', 'C1', 3])
    expect(said).toContainEqual(['doesNotFight', 'A2', undefined])
  })

  it('IM-10, IM-05: gives the dice that kill first, then those that do not, and nothing that is not of the round', async () => {
    const says = async (setting: Setting, ...dice: readonly number[]) => {
      const [, losses, next] = await rulingsOf(caseOf(setting, { dice }))
      return [losses, next].map((each) => [each?.ok, each?.why.map((fact) => fact.says)])
    }
    expect(await says(TWO, 1, 1, 6, 1)).toEqual([
      [true, ['kills', 'noKills', 'falls']],
      [true, ['winsRound', 'fellStriking', 'woundedLost', 'meleeGoesOn']],
    ])
    expect((await says(TWO, 1, 1, 1, 1))[0]).toEqual([false, ['noKills', 'noKills']])
    const apart = [false, ['nobodyTouches', 'nobodyTouches']]
    expect(await says({ A: [0], B: [40] })).toEqual([apart, apart])
  })

  it('repeats the dice, and the sentence of the log', async () => {
    const [, losses] = await rulingsOf(caseOf(TWO, { dice: [4, 3, 1, 1] }))
    const kills = losses?.why.find(({ says }) => says === 'kills')
    expect([kills?.dice, kills?.count, kills?.of]).toEqual([[4, 3], 1, 2])
    expect(kills?.text.en).toMatch(/^Blue.*1/)
  })

  it.each([
    ['a die that is missing', caseOf(TWO, { dice: [6, 6, 6] }), 'dice', '[6,6,6]'],
    [
      'a unit that charges in the turn of the other side',
      caseOf(TWO, { charged: ['B'] }),
      'units.1.charged',
      'true',
    ],
    [
      'a trait of the other game',
      { ...caseOf(TWO), units: [{ id: 'A', side: 'blue', traits: { motivation: 4 } }] },
      'units.0.traits.motivation',
      '4',
    ],
    ['a question of the other game', { ...caseOf(TWO), judge: ['win'] }, 'judge.0', '"win"'],
    ['bases that overlap', caseOf({ A: [0], B: [2] }), 'bases.1.at', 'B1, A1'],
  ])('%s is a fault, by its field and value', async (_, given, field, value) => {
    const { code, said } = await ran(['--jsonl'], { lines: [JSON.stringify(given)] })
    const answer: Answer = JSON.parse(said[0] ?? '')
    expect([code, answer.ok || [answer.fault.field, answer.fault.value]]).toEqual([1, [field, value]])
  })

  it('of dice that are missing says how many are needed in all', async () => {
    const { said } = await ran(['--jsonl'], { lines: [JSON.stringify(caseOf(TWO, { dice: [6, 6, 6] }))] })
    const answer: Answer = JSON.parse(said[0] ?? '')
    expect(answer).toMatchObject({ ok: false, fault: { says: 'tooFewDice', least: 4 } })
    expect(answer.ok || answer.text).toEqual({
      en: expect.stringContaining('4 dice are needed'),
      ru: expect.stringContaining('4 кубика'),
    })
  })

  it('is what play comes to, in games drawn at random', () => {
    let asked = 0
    for (let seed = 0; seed < 24; seed++) {
      const pick = picker(seed)
      let losses: { readonly given: unknown; dice: number[]; fell: string[] } | null = null
      for (const { before, after, changes } of playout.play(playout.start(pick, seed), pick)) {
        const { phase, melees, charged, turn } = before.flow
        if (phase === 'charge' && after.flow.phase === 'strike' && melees.length === 1 && isAtOnce(before)) {
          const { table, options } = before
          const units = table.units.map((unit) => ({
            ...unit,
            badges: [],
            ...(charged.includes(unit.id) && { charged: true }),
            ...(melees[0]?.bonus.includes(unit.id) && { won: true }),
          }))
          const base = { rules: 'melee', judge: ['losses'], turn, units, bases: table.bases }
          losses = { given: { ...base, options: { ...options, casualtyPick: 'auto' } }, dice: [], fell: [] }
        }
        if (losses === null) continue
        for (const change of changes) {
          if (change.is === 'threw' && change.pool.for === 'melee') losses.dice.push(...change.faces)
          if (change.is === 'removed') losses.fell.push(change.base)
        }
        if (['strike', 'pick'].includes(after.flow.phase)) continue
        const judged = referee.judgeCase({ ...Object(losses.given), dice: losses.dice })
        const yes = judged.ok ? (judged.rulings[0]?.yes ?? []) : [JSON.stringify(judged.fault)]
        // Which figures fall their owner may have picked otherwise.
        const bySide = (ids: readonly string[]) =>
          ids.map((id) => before.table.units.find((unit) => id.startsWith(unit.id))?.side ?? '').toSorted()
        expect([seed, bySide(yes)]).toEqual([seed, bySide(losses.fell)])
        asked++
        losses = null
      }
    }
    expect(asked).toBeGreaterThan(8)
  })
})

it('while it is picked who falls to shooting, a melee is judged as it would be fought', () => {
  const setting = {
    A: [0],
    B: [3.2],
    C: [
      [0, 30],
      [4, 30],
    ],
    E: [[2, 50]],
  } as const
  const fought = doing(toFight(stateOf(setting, { options: { shooting: 'dice' } })), roll(1), roll(1))
  const choice = (option: string, unit: string): Action => ({ do: 'choose', option, unit })
  const state = doing(fought, DONE, choice('shooter', 'E'), choice('target', 'C'), roll(6))
  expect(state.flow.phase).toBe('pick')
  expect(referee.judgeState(state, [])).toMatchObject({ ok: true, rulings: [{ yes: ['B1', 'A1'] }] })
})

describe('a file', () => {
  const savedOf = (setting: Setting, ...actions: readonly Action[]): string => {
    const { table, options } = stateOf(setting)
    const title = { ru: 'Бой', en: 'Fight' }
    const start = {
      title,
      table: { ...table, sides: table.sides },
      options,
      seed: 1,
      mode: 'play' as const,
      side: 'blue' as const,
    }
    const match = actions.reduce(
      (now: Match, action) => {
        const { verdict, match: next } = act(now, action)
        if (!verdict.ok) throw new Error(verdict.why[0]?.says)
        return next
      },
      begin(melee, start),
    )
    return write(match)
  }
  const pairs: Setting = { A: [0, [0, 4]], B: [10, [10, 4]] }
  const saved = (...actions: readonly Action[]): string => savedOf(pairs, ...actions)
  const charged = [DONE, DONE, go('A1', 6.8)]

  it('is judged at its last frame: who fights in what goes on', async () => {
    const { code, said } = await ran(['x.json', '--json', '--lang', 'en'], { file: saved(...charged) })
    const answer: Answer = JSON.parse(said[0] ?? '')
    expect([code, answer.ok && answer.rulings.map(({ asks, yes }) => [asks, yes])]).toEqual([
      0,
      [['fighters', ['A1', 'B1']]],
    ])
    expect(answer.ok && answer.rulings[0]?.why.map(({ says }) => says)).toContain('attackBonus')
  })

  it('says the same in words, in both languages', async () => {
    expect((await ran(['x.json'], { file: saved(...charged, DONE) })).text).toMatch(
      /^Who rolls a die in the melee\?\n {2}yes: /,
    )
    expect((await ran(['x.json', '--lang', 'ru'], { file: saved(...charged, DONE) })).text).toMatch(
      /^Кто бросает кубик в рукопашном бою\?\n {2}да: /,
    )
  })

  it('with units named is judged as if they had charged just now', async () => {
    const far = await ran(['x.json', '--acting', '1'], { file: saved() })
    expect([far.code, far.text.includes('Nobody of')]).toEqual([0, true])
    const met = await ran(['x.json', '--acting', '2', '--json'], { file: saved(...charged) })
    const answer: Answer = JSON.parse(met.said[0] ?? '')
    expect(answer.ok && answer.rulings[0]?.yes).toEqual(['B1', 'A1'])
  })

  it('IM-08, IM-04: with units named keeps the charges that were made, and says who of them touches nobody', async () => {
    const named = await ran(['x.json', '--acting', '3', '--json'], {
      file: savedOf({ ...pairs, C: [[0, 40]] }, ...charged),
    })
    const answer: Answer = JSON.parse(named.said[0] ?? '')
    const why = answer.ok ? answer.rulings[0]?.why : []
    expect(why?.map(({ says, unit }) => [says, unit])).toContainEqual(['attackBonus', 'A'])
    expect(why?.map(({ says, unit }) => [says, unit])).toContainEqual(['nobodyTouches', 'C'])
  })

  it('without a melee asks for the units that charge', async () => {
    const { code, text } = await ran(['x.json'], { file: saved() })
    expect([code, text]).toEqual([1, expect.stringContaining('Name the units that charge')])
  })

  const gone = [...charged, go('A2', 6.8, 4), DONE, roll(6, 6), roll(1, 1)]

  it.each<[string, readonly Action[], readonly string[], RegExp]>([
    [
      'of the other side',
      charged,
      ['1', '2'],
      /2nd unit cannot act: .* side .*On the table: 1st unit, 2nd unit\./,
    ],
    ['destroyed', gone, ['2'], /2nd unit cannot act: nobody of it is left. On the table: 1st unit\./],
    ['unknown', charged, ['Q7'], /Q7 cannot act: nothing on the table is called so/],
    ['none', gone, [], /On the table: 1st unit\./],
  ])('who cannot act is named as players do, with the cause: %s', async (_, actions, acting, said) => {
    const { code, text } = await ran(['x.json', ...(acting.length > 0 ? ['--acting', ...acting] : [])], {
      file: saved(...actions),
    })
    expect([code, text]).toEqual([1, expect.stringMatching(said)])
  })
})

it('the case in the README is judged as it is shown there', async () => {
  const [, shown = ''] = /```json\n([^`]+"melee"[^`]+)```/.exec(readFileSync('README.md', 'utf8')) ?? []
  const [fighters, losses, next] = await rulingsOf(JSON.parse(shown))
  expect([fighters?.yes, fighters?.no]).toEqual([['S1', 'R1'], ['R2']])
  expect(fighters?.why.map(({ says }) => says)).toEqual(expect.arrayContaining(['attackBonus', 'eliteBonus']))
  expect([losses?.yes, losses?.used, next?.yes]).toEqual([['R1'], 2, ['S']])
})
