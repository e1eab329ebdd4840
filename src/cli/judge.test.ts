import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { build } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { touchMatch } from '../kernel/testing.ts'
import { ASKS } from '../rules/assault/judge.ts'
import { referee } from '../rules/assault/referee.ts'
import { ROLES, type Role } from '../rules/assault/state.ts'
import { type Scene, scene } from '../rules/assault/testing.ts'
import { type Answer, answerSchema } from './answer.ts'
import { linesOf } from './console.ts'
import { judge, judgeMatch } from './judge.ts'

const FIXTURE = 'e2e/fixtures/v2-assault.json'

interface Given {
  readonly files?: Readonly<Record<string, string>>
  readonly lines?: readonly string[]
}

/** What the program said, and how it ended. */
async function ran(words: readonly string[], { files = {}, lines = [] }: Given = {}) {
  const said: string[] = []
  const read = (file: string): string | null =>
    files[file] ?? (file === FIXTURE ? readFileSync(file, 'utf8') : null)
  async function* given(): AsyncGenerator<string> {
    yield* lines
  }
  const code = await judge(words, { read, say: (line) => said.push(line), lines: given })
  return { code, said, text: said.join('\n') }
}

const roleIn = (badges: readonly string[]): Role | undefined => ROLES.find((role) => badges.includes(role))

/** Units and bases have their roles beside their states. */
const apart = <T extends { readonly badges: readonly string[] }>(thing: T) => {
  const role = roleIn(thing.badges)
  return {
    ...thing,
    badges: thing.badges.filter((badge) => badge !== role),
    ...(role !== undefined && { role }),
  }
}

/** A scene as a case. */
function caseOf(described: Scene, asks: readonly string[], dice: readonly number[] = []) {
  const { table, options, flow } = scene(described)
  return {
    rules: 'assault',
    judge: asks,
    phase: described.phase ?? 'test',
    system: table.system,
    options,
    units: table.units.map(apart),
    bases: table.bases.map(apart),
    hits: flow.assault?.hits ?? 0,
    earlierHits: flow.assault?.earlierHits ?? 0,
    dice,
  }
}

async function answered(given: unknown): Promise<Answer> {
  const { said } = await ran(['--jsonl'], { lines: [JSON.stringify(given)] })
  return v.parse(answerSchema, JSON.parse(said[0] ?? ''))
}

/** The one ruling of a case that asks for one. */
async function ruledOn(described: Scene, asks: string, dice: readonly number[] = []) {
  const answer = await answered(caseOf(described, [asks], dice))
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  const [ruling] = answer.rulings
  if (ruling === undefined) throw new Error('Nothing was ruled')
  return ruling
}

const X = { X: 'A1 inf 0' }
const against = (team: string): Scene => ({ acting: X, defending: { P: team } })
const tanks = (team: string): Scene => ({ acting: { X: 'A1 tank 0' }, defending: { P: team } })

describe('the win check of a case', () => {
  const rows: readonly {
    readonly id: string
    readonly scene: Scene
    readonly won: boolean
    readonly denies?: readonly string[]
    readonly excused?: readonly string[]
  }[] = [
    { id: 'PA-01a', scene: against('E1 inf 15'), won: false, denies: ['E1 PA-01 100'] },
    { id: 'PA-01b', scene: against('E1 inf 15.1'), won: true },
    { id: 'PA-01c', scene: against('E1 inf 11,11.2'), won: false, denies: ['E1 PA-01 100'] },
    { id: 'PA-01c', scene: against('E1 inf 11,11.3'), won: true },
    { id: 'PA-01d', scene: against('E1 inf 14.1 @90'), won: false, denies: ['E1 PA-01 100'] },
    { id: 'PA-01d', scene: against('E1 inf 14.2 @90'), won: true },
    { id: 'PA-01e', scene: against('E1 inf 15.39 @45'), won: false, denies: ['E1 PA-01 99.909'] },
    { id: 'PA-01e', scene: against('E1 inf 15.41 @45'), won: true },
    { id: 'PA-02a', scene: tanks('E1 tank 9'), won: true, excused: ['E1 PA-02 40'] },
    {
      id: 'PA-02b',
      scene: tanks('E1 tank 9; E2 inf 14'),
      won: false,
      denies: ['E2 PA-01 90'],
      excused: ['E1 PA-02 40'],
    },
    { id: 'PA-03a', scene: against('E1 tank 14'), won: false, denies: ['E1 PA-03 90'] },
    { id: 'PA-03b', scene: against('E1 tank 15.2'), won: true },
    { id: 'PA-04a', scene: against('E1 tank 5 bailed'), won: true, excused: ['E1 PA-04 0'] },
    {
      id: 'PA-04b',
      scene: against('E1 tank 8 bogged; E2 tank 14.5'),
      won: false,
      denies: ['E2 PA-03 95'],
      excused: ['E1 PA-04 30'],
    },
    { id: 'PA-20a', scene: { acting: X, defending: { P: '' }, outside: { Q: 'E2 inf 40' } }, won: true },
    {
      id: 'PA-20c',
      scene: { acting: X, defending: { P: '' }, outside: { Q: 'E2 inf 14' } },
      won: false,
      denies: ['E2 PA-01 90'],
    },
    {
      id: 'A-06',
      scene: { ...against('E1 tpt 9 bailed'), options: { transportsAsTanks: true } },
      won: true,
      excused: ['E1 PA-04 40'],
    },
    { id: 'A-00', scene: { ...against('E1 inf 15.17'), system: 'in' }, won: true },
    {
      id: 'A-00',
      scene: { ...against('E1 inf 15.16'), system: 'in' },
      won: false,
      denies: ['E1 PA-01 101.6'],
    },
  ]
  it.each(rows)('$id: $won', async ({ scene: described, won, denies = [], excused = [] }) => {
    const { ok, yes, no, why } = await ruledOn(described, 'win')
    const listed = (is: string) =>
      why.filter((each) => each.is === is).map(({ other, rule, gapMm }) => `${other} ${rule} ${gapMm}`)
    expect([ok, listed('denies'), listed('excused')]).toEqual([won, denies, excused])
    expect([yes, no]).toEqual(won ? [['X'], []] : [[], ['X']])
  })

  it('PA-01a: tells the zone that was measured round the acting teams', async () => {
    const { why } = await ruledOn(against('E1 inf 15'), 'win')
    expect(why[0]).toMatchObject({ gapMm: 100, limitMm: 100, zone: { of: ['A1'], sizeMm: 100 } })
  })

  it('PA-36c: is not read before the fight', async () => {
    const counter: Scene = { acting: { P: 'P1 inf 0' }, defending: { X: 'D1 inf 19' }, round: 2 }
    const { ok, why } = await ruledOn({ ...counter, phase: 'counterCharge' }, 'win')
    expect([ok, why.map(({ rule }) => rule)]).toEqual([false, ['PA-36']])
    expect((await ruledOn(counter, 'win')).ok).toBe(true)
  })
})

/** Platoons by name and rating, each with a team close to the acting one. */
const facing = (...platoons: readonly string[]) =>
  Object.fromEntries(platoons.map((name, i) => [name, `D${i + 1} inf 6,${i * 4}`]))
const hit = (defending: Scene['defending'], hits = 1): Scene => ({
  acting: X,
  defending: defending ?? {},
  hits,
})
const TANK = { X: 'A1 tank 0' }

describe('the Motivation test of a case', () => {
  const rows: readonly {
    readonly id: string
    readonly scene: Scene
    readonly dice: readonly number[]
    readonly used: number
    /** May counterattack; the others must break off. */
    readonly may: readonly string[]
    readonly must?: readonly string[]
  }[] = [
    {
      id: 'PA-05a',
      scene: hit(facing('P F3', 'Q C4', 'S R5')),
      dice: [4],
      used: 1,
      may: ['P', 'Q'],
      must: ['S'],
    },
    { id: 'PA-05b', scene: against('E1 inf 16'), dice: [4], used: 0, may: [] },
    {
      id: 'PA-06a',
      scene: hit(facing('P F3', 'Q C4', 'S R5')),
      dice: [4],
      used: 1,
      may: ['P', 'Q'],
      must: ['S'],
    },
    {
      id: 'PA-06b',
      scene: hit(facing('P F3', 'Q C4', 'S R5')),
      dice: [3],
      used: 1,
      may: ['P'],
      must: ['Q', 'S'],
    },
    { id: 'PA-07a', scene: hit(facing('P C4')), dice: [4], used: 1, may: ['P'] },
    { id: 'PA-08a', scene: hit(facing('P F3')), dice: [2], used: 1, may: [], must: ['P'] },
    { id: 'PA-08b', scene: hit(facing('P R5')), dice: [4], used: 1, may: [], must: ['P'] },
    { id: 'PA-09a', scene: hit(facing('P F3', 'Q R5 reroll')), dice: [4, 5], used: 2, may: ['P', 'Q'] },
    {
      id: 'PA-09b',
      scene: hit(facing('P F3', 'Q R5 reroll')),
      dice: [4, 2],
      used: 2,
      may: ['P'],
      must: ['Q'],
    },
    { id: 'PA-09c', scene: hit(facing('P C4 reroll', 'Q C4')), dice: [3, 5], used: 2, may: ['P', 'Q'] },
    {
      id: 'PA-09c, A-07',
      scene: { ...hit(facing('P C4 reroll', 'Q C4')), options: { rerollScope: 'owners' } },
      dice: [3, 5],
      used: 2,
      may: ['P'],
      must: ['Q'],
    },
    { id: 'A-08', scene: hit(facing('P C4 reroll', 'Q C4')), dice: [3], used: 1, may: [], must: ['P', 'Q'] },
    { id: 'PA-10a', scene: hit(facing('R C4 reroll')), dice: [3, 1, 6], used: 2, may: [], must: ['R'] },
    {
      id: 'PA-10b',
      scene: hit(facing('S C4 reroll', 'T R5 reroll')),
      dice: [2, 4],
      used: 2,
      may: ['S'],
      must: ['T'],
    },
    { id: 'PA-11a', scene: hit(facing('P R5', 'Q R5'), 0), dice: [1], used: 0, may: ['P', 'Q'] },
    { id: 'PA-11b', scene: hit(facing('P R5', 'Q R5'), 1), dice: [4], used: 1, may: [], must: ['P', 'Q'] },
    { id: 'PA-12a', scene: hit({ 'P C4': 'D1 tank 6' }, 1), dice: [4], used: 1, may: ['P'] },
    { id: 'PA-12b', scene: { ...hit(facing('P R5'), 0), earlierHits: 2 }, dice: [1], used: 0, may: ['P'] },
    {
      id: 'PA-13a',
      scene: { acting: TANK, defending: facing('P F3') },
      dice: [2],
      used: 1,
      may: [],
      must: ['P'],
    },
    {
      id: 'PA-13b',
      scene: { acting: { X: 'A1 inf 0; A2 trk -6' }, defending: facing('P R5') },
      dice: [1],
      used: 0,
      may: ['P'],
    },
    {
      id: 'PA-14a',
      scene: { acting: TANK, defending: facing('P C4'), hits: 3 },
      dice: [5, 1],
      used: 1,
      may: ['P'],
    },
    {
      id: 'PA-14b',
      scene: { acting: TANK, defending: facing('P F3', 'Q C4') },
      dice: [3],
      used: 1,
      may: ['P'],
      must: ['Q'],
    },
    {
      id: 'PA-15a',
      scene: { acting: { P: 'A1 inf 0' }, defending: facing('X C4'), round: 2 },
      dice: [1],
      used: 0,
      may: ['X'],
    },
    {
      id: 'PA-15b',
      scene: { acting: { P: 'A1 inf 0; A2 tank 0,4' }, defending: facing('X C4'), round: 2 },
      dice: [3],
      used: 1,
      may: [],
      must: ['X'],
    },
    {
      id: 'A-02b',
      scene: { acting: X, defending: facing('P C4'), outside: { 'Q R5': 'E2 inf 14' }, hits: 1 },
      dice: [4],
      used: 1,
      may: ['P'],
      must: ['Q'],
    },
    { id: 'E-03', scene: hit({ P: 'D1 trk 6' }), dice: [6], used: 0, may: [], must: ['P'] },
    {
      id: 'E-04',
      scene: hit({ 'P C4': 'D1 inf 6; D2 inf 6,4 independent' }),
      dice: [4],
      used: 1,
      may: ['P'],
      must: ['D2'],
    },
  ]
  it.each(rows)('$id: $dice gives $may', async ({ scene: described, dice, used, may, must = [] }) => {
    const ruling = await ruledOn(described, 'choices', dice)
    expect([ruling.used, ruling.yes, ruling.no]).toEqual([used, may, must])
  })

  it('says who must test before a die is thrown, and with a hit that is only supposed', async () => {
    expect(await ruledOn(hit(facing('P F3', 'Q R5')), 'test')).toMatchObject({
      ok: true,
      yes: ['P', 'Q'],
      no: [],
    })
    const clean = hit(facing('P F3', 'Q R5'), 0)
    expect(await ruledOn(clean, 'test')).toMatchObject({ ok: false, yes: [], no: ['P', 'Q'] })
    expect(await ruledOn(clean, 'testIfHit')).toMatchObject({ ok: true, yes: ['P', 'Q'], no: [] })
    expect((await ruledOn(against('E1 inf 16'), 'test')).why.map(({ rule }) => rule)).toEqual(['PA-05'])
  })

  it('a die that is missing is a fault of the case; a re-roll that must be taken wants its die', async () => {
    const one = await answered(caseOf(hit(facing('P C4')), ['choices']))
    expect(one).toMatchObject({ ok: false, fault: { field: 'dice', value: '[]', least: 1 } })
    const must = { ...hit(facing('P C4 reroll')), options: { rerollMandatory: true } }
    expect(await answered(caseOf(must, ['choices'], [3]))).toMatchObject({
      ok: false,
      fault: { value: '[3]', least: 2 },
    })
    expect(await answered(caseOf(must, ['choices'], [3, 4]))).toMatchObject({ ok: true })
  })

  it('E-12: a re-roll that costs a team is taken where there is a die for it, and that team is the price', async () => {
    const his = hit({ 'P C4': 'P1 inf 6 komissar; P2 inf 6,4' })
    const paid = await ruledOn(his, 'choices', [3, 4])
    expect([paid.used, paid.yes, paid.no]).toEqual([2, ['P'], []])
    expect(paid.why).toContainEqual(expect.objectContaining({ rule: 'E-12', says: 'rerollCosts', ok: true }))
    const kept = await ruledOn(his, 'choices', [3])
    expect([kept.used, kept.yes, kept.no]).toEqual([1, [], ['P']])
  })
})

describe('who counter-charges, and who fights, in a case', () => {
  const counter = (mine: string, theirs: string, more: Scene = {}): Scene => ({
    acting: { P: mine },
    defending: { X: theirs },
    round: 2,
    phase: 'counterCharge',
    ...more,
  })
  const rows: readonly (readonly [string, Scene, may: readonly string[], rule: string])[] = [
    ['PA-25a', counter('P1 inf 0', 'D1 inf 25'), ['P1'], 'PA-25'],
    ['PA-25b', counter('P1 inf 0', 'D1 inf 14.9'), ['P1'], 'PA-25'],
    ['PA-26a', counter('P1 inf 0', 'D1 inf 25.1'), [], 'PA-26'],
    ['PA-26b', counter('P1 inf 0', 'D1 inf 25.1; D2 inf -24.9'), ['P1'], 'PA-25'],
    ['PA-27a', counter('P1 inf 0', 'D1 inf 5'), [], 'PA-27'],
    ['PA-27b', counter('P1 inf 0', 'D1 inf 5.3'), ['P1'], 'PA-25'],
    ['PA-32a', counter('P1 gun 0', 'D1 inf 8'), [], 'PA-32'],
    ['PA-32b', counter('P2 inf 0', 'D1 inf 8'), ['P2'], 'PA-25'],
  ]
  it.each(rows)('%s', async (_, described, may, rule) => {
    const { yes, why } = await ruledOn(described, 'counterCharge')
    expect([yes, why[0]?.rule]).toEqual([may, rule])
  })

  it('before anybody has chosen, all are asked that could counterattack (PA-22, E-03)', async () => {
    const before = hit({ P: 'P1 inf 6; P2 inf 30; P3 inf 6,4 independent', Q: 'Q1 trk 6,8; Q2 inf 12,8' })
    const { yes, no, why } = await ruledOn(before, 'counterCharge')
    expect([yes, no]).toEqual([['P1'], ['P2', 'Q1', 'Q2', 'P3']])
    expect(why.map(({ rule }) => rule)).toEqual(['PA-25', 'PA-26', 'E-03', 'E-04'])
    expect(await ruledOn(against('E1 inf 16'), 'counterCharge')).toMatchObject({ ok: false, yes: [], no: [] })
  })

  it('A-19: by the switch only those who fought before', async () => {
    const only = counter('P1 inf 0; P2 inf 0,4', 'D1 inf 14', { options: { onlyPriorFighters: true } })
    const given = caseOf(only, ['counterCharge'])
    expect(await answered({ ...given, foughtBefore: ['P2'] })).toMatchObject({
      rulings: [{ yes: ['P2'], no: ['P1'] }],
    })
    expect(await answered(given)).toMatchObject({ rulings: [{ yes: [] }] })
  })

  it.each([
    ['PA-33a', { acting: { X: 'A1 gun 0' }, defending: { P: 'D1 inf 10' } }, ['A1'], 'PA-33'],
    ['PA-33b', { acting: { X: 'A1 gun 0' }, defending: { P: 'D1 inf 10.1' } }, [], 'PA-33'],
    ['E-06', { acting: { X: 'A1 inf 0; A2 tank 0,6' }, defending: { P: 'D1 tank 8' } }, ['A1'], 'E-05'],
  ] as const)('%s', async (_, described, fight, rule) => {
    const { yes, why } = await ruledOn(described, 'fight')
    expect([yes, why[1]?.rule]).toEqual([fight, rule])
  })
})

describe('a file', () => {
  /** The fixture after so many steps. */
  function after(steps: number): string {
    const saved = JSON.parse(readFileSync(FIXTURE, 'utf8'))
    return JSON.stringify({ ...saved, steps: saved.steps.slice(0, steps), at: steps - 1, marks: [] })
  }
  const rulingsOf = async (steps: number) => {
    const { said } = await ran(['cut.json', '--json'], { files: { 'cut.json': after(steps) } })
    const answer = v.parse(answerSchema, JSON.parse(said[0] ?? ''))
    return answer.ok ? Object.fromEntries(answer.rulings.map((each) => [each.asks, each])) : {}
  }

  it('with the platoons that act named is judged as if they had fought just now', async () => {
    const { code, said } = await ran([FIXTURE, '--acting', '1', '--json', '--lang', 'en'])
    const answer: unknown = JSON.parse(said[0] ?? '')
    expect([code, said.length]).toEqual([0, 1])
    expect(v.parse(answerSchema, answer)).toMatchObject({
      rulings: [
        { asks: 'win', ok: true, yes: ['p1'], why: [{ rule: 'PA-01', other: '3E', limitMm: 100 }] },
        { asks: 'fight', ok: false },
        { asks: 'test', ok: false },
        { asks: 'counterCharge', ok: false },
      ],
    })
    expect(said[0]).not.toMatch(/[а-яё]/i)
  })

  it('is judged at its last frame: before the fight, at the test, at the choice, after it', async () => {
    const fight = await rulingsOf(2)
    expect(fight.win).toMatchObject({ ok: false, why: [{ rule: 'PA-36' }] })
    expect(fight.fight?.yes.length).toBeGreaterThan(0)
    expect(fight.testIfHit).toMatchObject({ ok: true, yes: ['p3', 'p4'] })
    const test = await rulingsOf(4)
    expect(test.win).toMatchObject({ ok: false, no: ['p1'] })
    expect(test.win?.why.some(({ is }) => is === 'denies')).toBe(true)
    expect(test.test).toMatchObject({ ok: true, yes: ['p3', 'p4'] })
    expect(test.counterCharge?.yes.length).toBeGreaterThan(0)
    const choices = await rulingsOf(7)
    expect(choices.choices?.used).toBe(0)
    const left = await rulingsOf(8)
    expect(left.counterCharge).toMatchObject({ ok: false, yes: [] })
    expect(left.counterCharge?.no).toEqual(expect.arrayContaining(['3D', '3E']))
    const over = await rulingsOf(11)
    expect(over.win).toMatchObject({ ok: true, yes: ['p1'] })
    expect(Object.keys(over)).toEqual(['win'])
  })

  it('E-10: where the charge was stopped nobody has won', () => {
    const state = scene({ acting: X, defending: { P: 'E1 inf 7' }, phase: 'fallBack' })
    const last = { winners: [], reason: 'stopped' } as const
    expect(referee.judgeState({ ...state, flow: { ...state.flow, last } }, [])).toMatchObject({
      rulings: [{ asks: 'win', verdict: { ok: false, why: [{ says: 'assaultOver' }] }, yes: [], no: ['X'] }],
    })
  })

  it('in words says the same sentences, in both languages', async () => {
    for (const [lang, words] of [
      ['en', ['Has the acting side won?', 'yes: 1st platoon', 'PA-01', 'is 10.02']],
      ['ru', ['Победила ли действующая сторона?', 'да: 1-й взвод', 'PA-01', 'в 10,02']],
    ] as const) {
      const { code, text } = await ran([FIXTURE, '--acting', '1', '--lang', lang])
      expect(code).toBe(0)
      for (const word of words) expect(text).toContain(word)
      expect(text).not.toMatch(/[{}]|undefined/)
    }
  })

  it('without an assault, with strangers, or not there, ends with 1 and says why', async () => {
    expect(await ran([FIXTURE])).toMatchObject({ code: 1, text: expect.stringContaining('--acting') })
    for (const wrong of [['9'], ['1', '3']])
      expect(await ran([FIXTURE, '--acting', ...wrong])).toMatchObject({
        code: 1,
        text: expect.stringContaining('cannot act'),
      })
    expect((await ran([FIXTURE, '--acting', '1', '2'])).code).toBe(0)
    expect(await ran(['nowhere.json'])).toMatchObject({ code: 1, text: expect.stringContaining('nowhere') })
    expect(await ran(['no.json'], { files: { 'no.json': '{"format":"other"}' } })).toMatchObject({
      code: 1,
      text: expect.stringContaining('format'),
    })
    for (const words of [
      [],
      ['--what'],
      [FIXTURE, 'more'],
      [FIXTURE, '--jsonl'],
      ['--jsonl', '--lang', 'fr'],
    ])
      expect(await ran(words)).toMatchObject({ code: 1, text: expect.stringContaining('npm run') })
  })
})

describe('lines', () => {
  const good = caseOf(against('E1 inf 15'), ['win'])
  const bad: readonly (readonly [string, unknown, field: string, value: string])[] = [
    ['no JSON', 'x', '', '"x"'],
    ['an empty one', '', '', '""'],
    ['no object', '5', '', '5'],
    ['one of no game', {}, 'rules', 'undefined'],
    ['a game that is not here', { ...good, rules: 'skirmish' }, 'rules', '"skirmish"'],
    ['a question that is none', { ...good, judge: ['luck'] }, 'judge.0', '"luck"'],
    ['a question that every object answers', { ...good, judge: ['constructor'] }, 'judge.0', '"constructor"'],
    ['a field that is none', { ...good, more: 1 }, 'more', '1'],
    ['a kind that is none', { ...good, bases: [{ ...good.bases[0], kind: 'elf' }] }, 'bases.0.kind', '"elf"'],
    ['a die of seven', { ...good, dice: [7] }, 'dice.0', '7'],
    ['an option that is none', { ...good, options: { luck: true } }, 'options.luck', 'true'],
    ['a base of no unit', { ...good, units: good.units.slice(0, 1) }, 'bases.1.unit', '"P"'],
    ['a base twice', { ...good, bases: [good.bases[0], good.bases[0]] }, 'bases.1', 'A1'],
    [
      'a base on another',
      { ...good, bases: good.bases.map((base) => ({ ...base, at: { x: 0, y: 0, facing: 0 } })) },
      'bases.1.at',
      'E1, A1',
    ],
    [
      'nobody who acts',
      { ...good, units: good.units.map((unit) => ({ ...unit, role: 'defending' })) },
      'units',
      'attacking: 0',
    ],
    [
      'both sides acting',
      { ...good, units: good.units.map((unit) => ({ ...unit, role: 'attacking' })) },
      'units.1.role',
      '"attacking"',
    ],
    ['a team that is not there', { ...good, foughtBefore: ['Z'] }, 'foughtBefore.0', '"Z"'],
    [
      'a rating that is none',
      { ...good, units: good.units.map((unit) => ({ ...unit, traits: { motivation: 2 } })) },
      'units.0.traits.motivation',
      '2',
    ],
    [
      'one that is nested without end',
      JSON.stringify({ ...good, id: 0 }).replace('"id":0', `"id":${'['.repeat(6000)}${']'.repeat(6000)}`),
      'id',
      '6001',
    ],
    ['a hidden name', '{"rules":"assault","__proto__":{}}', '__proto__', '{}'],
  ]

  it.each(bad)(
    '%s: one line that names field and value, and the next is judged',
    async (_, given, field, value) => {
      const lines = [typeof given === 'string' ? given : JSON.stringify(given), JSON.stringify(good)]
      const { code, said } = await ran(['--jsonl'], { lines })
      const [first, second] = said.map((line) => v.parse(answerSchema, JSON.parse(line)))
      expect(first).toMatchObject({ ok: false, line: 1, fault: { field, value } })
      expect([code, said.length, second?.ok, second?.line]).toEqual([1, 2, true, 2])
    },
  )

  it('carry their own id back, and sentences in the language that is asked for', async () => {
    const lines = [JSON.stringify({ ...good, id: 'first' })]
    const both = await ran(['--jsonl'], { lines })
    expect(JSON.parse(both.text)).toMatchObject({
      id: 'first',
      rulings: [{ why: [{ text: { en: expect.any(String), ru: expect.any(String) } }] }],
    })
    const one = await ran(['--jsonl', '--lang', 'ru'], { lines })
    expect([both.code, one.code]).toEqual([0, 0])
    expect(one.text).not.toContain('"en"')
  })

  it('names the sides in words', async () => {
    const { text } = await ran(['--jsonl'], {
      lines: [JSON.stringify(caseOf(against('E1 inf 10'), ['fight', 'win']))],
    })
    expect(text).toContain('Blue: 1 hit die')
    expect(text).toContain('Синие: 1 кубик')
  })

  it('rounds places as everywhere: a hair over the limit is on it', async () => {
    const moved = good.bases.map((base, i) =>
      i === 0 ? base : { ...base, at: { ...base.at, x: base.at.x + 0.0004 } },
    )
    expect(await answered({ ...good, bases: moved })).toMatchObject({ rulings: [{ why: [{ gapMm: 100 }] }] })
  })

  it('may come in any pieces', async () => {
    async function* pieces(): AsyncGenerator<string> {
      yield* ['a', 'b\nc', '\n', '\nd']
    }
    const lines: string[] = []
    for await (const line of linesOf(pieces())) lines.push(line)
    expect(lines).toEqual(['ab', 'c', '', 'd'])
  })

  it('are read one at a time', async () => {
    let pulled = 0
    let ahead = 0
    let said = 0
    async function* lines(): AsyncGenerator<string> {
      for (let i = 0; i < 100; i++) {
        pulled += 1
        yield JSON.stringify(good)
      }
    }
    const say = () => {
      said += 1
      ahead = Math.max(ahead, pulled - said)
    }
    await judge(['--jsonl'], { read: () => null, say, lines })
    expect([said, ahead]).toEqual([100, 0])
  })

  it('ten thousand of them, more than the memory holds, are judged', { timeout: 180_000 }, async () => {
    const HEAP_MB = 32
    const far = Array.from(
      { length: 20 },
      (_, i) => `; F${i} inf ${(i % 5) * 6},${40 + Math.floor(i / 5) * 4}`,
    )
    const given = (x: number) =>
      caseOf({ acting: { X: 'A1 inf 0' }, defending: { P: `E1 inf ${x}${far.join('')}` } }, ['win'])
    const kinds = [15, 15.1, 14.9].map(given)
    const input = Array.from({ length: 10_000 }, (_, i) => JSON.stringify({ ...kinds[i % 3], id: `c${i}` }))
    const program = await builtJudge()
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [`--max-old-space-size=${HEAP_MB}`, '--input-type=module', '--eval', RUN, program],
      { input: input.join('\n'), encoding: 'utf8', maxBuffer: 200_000_000 },
    )
    expect([stderr, status]).toEqual(['', 0])
    const answers = stdout.trimEnd().split('\n')
    const won = answers.filter((line) => line.includes('"asks":"win","ok":true'))
    expect([answers.length, won.length]).toEqual([10_000, 3_333])
    expect(input.join('\n').length).toBeGreaterThan(HEAP_MB * 2 ** 20)
  })
})

const RUN = "const { judge } = await import(process.argv[1]); process.exitCode = await judge(['--jsonl'])"

/** The program alone, so that the memory is measured of what judges and not of what builds it. */
async function builtJudge(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'judge-'))
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: 'src/cli/judge.ts',
      outDir,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'judge.mjs' } },
    },
    ssr: { noExternal: true },
  })
  return pathToFileURL(join(outDir, 'judge.mjs')).href
}

it('the case in the README is judged as it is shown there', async () => {
  const [, shown = ''] = /```json\n([^`]+)```/.exec(readFileSync('README.md', 'utf8')) ?? []
  expect(await answered(JSON.parse(shown))).toMatchObject({
    id: 'tank-and-rifles',
    rulings: [
      {
        asks: 'win',
        ok: false,
        why: [
          { is: 'denies', other: 'P1' },
          { is: 'excused', other: 'P2' },
        ],
      },
      { asks: 'test', ok: true, yes: ['P'] },
      { asks: 'choices', ok: true, yes: ['P'], used: 2 },
    ],
  })
})

describe('every question', () => {
  let text = ''
  beforeAll(async () => {
    text = (await ran(['--jsonl'], { lines: [JSON.stringify(caseOf(hit(facing('P C4')), ASKS, [4]))] })).text
  })
  it('is answered, in the order in which it was asked', () => {
    const answer = v.parse(answerSchema, JSON.parse(text))
    expect(answer.ok && answer.rulings.map(({ asks }) => asks)).toEqual([...ASKS])
  })
})

it('a game that nobody judges is answered by its field and value', () => {
  const fault = { field: 'rules', value: '"touch"', says: 'badValue' }
  expect(judgeMatch(touchMatch(), [])).toEqual({ ok: false, fault })
})
