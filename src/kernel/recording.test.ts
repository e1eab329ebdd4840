import { describe, expect, test } from 'vitest'
import type { RuleSet } from './game.ts'
import { act, digestOf, shown, undo } from './match.ts'
import { plain } from './plain.ts'
import { LARGEST, open } from './recording.ts'
import { touchGame, touchMatch } from './testing.ts'
import { write } from './writing.ts'

const rules: readonly RuleSet[] = [touchGame]
const SIDE_NAME = 'start.table.sides.0.name.en'
const near = { do: 'move', moves: [{ base: 'a1', to: { x: 600, y: 732, facing: 0 } }] } as const
const game = () => act(act(touchMatch(), near).match, { do: 'roll', from: 'seed' }).match

// biome-ignore lint/suspicious/noExplicitAny: a file may hold anything
const spoilt = (spoil: (file: any) => void): string => {
  const file = JSON.parse(write(game()))
  spoil(file)
  return JSON.stringify(file)
}
const fault = (text: string) => {
  const opened = open(text, rules, ['infantry'])
  return opened.ok ? null : opened.fault
}

describe('a recording', () => {
  test('opens to the same states and the same digest', () => {
    const match = game()
    const opened = open(write(match), rules)
    expect(opened.ok && digestOf(opened.match)).toBe(digestOf(match))
    expect(opened.ok && shown(opened.match)).toEqual(shown(match))
  })

  test('keeps where we stood, what lay ahead, and the rolls taken back', () => {
    const back = undo(game())
    const opened = open(write(back), rules)
    expect(opened.ok && opened.match.at).toBe(back.at)
    expect(opened.ok && opened.match.steps).toHaveLength(2)
    expect(opened.ok && opened.match.marks).toEqual(back.marks)
  })

  test.each([
    ['a number where a text should be', (f) => (f.start.title.ru = 5), 'start.title.ru', 'badValue'],
    ['no number at all', (f) => (f.start.table.bases[0].at.x = null), 'start.table.bases.0.at.x', 'badValue'],
    ['a text for a number', (f) => (f.start.seed = '7'), 'start.seed', 'badValue'],
    ['a field we do not know', (f) => (f.start.table.fog = 1), 'start.table.fog', 'badValue'],
    [
      'a field whose name turns the line round',
      (f) => (f.start.table['fo\u202eg'] = 1),
      'start.table.fo\\u202eg',
      'badValue',
    ],
    [
      'a state that stands twice on a base',
      (f) => (f.start.table.bases[1].badges = ['pinned', 'pinned']),
      'start.table.bases.1.badges.1',
      'duplicate',
    ],
    [
      'a state that stands twice on a unit',
      (f) => (f.start.table.units[0].badges = ['pinned', 'x', 'pinned']),
      'start.table.units.0.badges.2',
      'duplicate',
    ],
    ['two bases of one id', (f) => (f.start.table.bases[1].id = 'a1'), 'start.table.bases.1', 'duplicate'],
    [
      'a base of no unit',
      (f) => (f.start.table.bases[1].unit = 'u9'),
      'start.table.bases.1.unit',
      'unknownId',
    ],
    ['overlapping bases', (f) => (f.start.table.bases[1].at.y = 899), 'start.table.bases.1.at', 'overlap'],
    [
      'a base off the table',
      (f) => (f.start.table.bases[1].at.y = -50),
      'start.table.bases.1.at',
      'offTable',
    ],
    [
      'a lost base that would come back off the table',
      (f) =>
        (f.start.table.lost = [
          { ...f.start.table.bases[1], id: 'b2', letter: '2', at: { x: 600, y: -50, facing: 0 } },
        ]),
      'start.table.lost.0.at',
      'offTable',
    ],
    [
      'a base too small to be seen',
      (f) => (f.start.table.bases[1].shape = { w: 0, d: 0, r: 2 }),
      'start.table.bases.1.shape',
      'badValue',
    ],
    [
      'more steps than anybody plays',
      (f) => (f.steps = Array.from({ length: 10_001 }, () => f.steps[0])),
      'steps',
      'badValue',
    ],
    [
      'a kind the rules do not know',
      (f) => (f.start.table.bases[1].kind = 'ufo'),
      'start.table.bases.1.kind',
      'badValue',
    ],
    ['a switch that is none', (f) => (f.start.options.magic = true), 'start.options.magic', 'unknownOption'],
    ['a side without a name', (f) => (f.start.table.sides[0].name.en = ' '), SIDE_NAME, 'badValue'],
    ['a game without a title', (f) => (f.start.title.ru = ''), 'start.title.ru', 'badValue'],
    [
      'a name that turns the line round',
      (f) => (f.start.table.sides[0].name.en = 'a\u202eb'),
      SIDE_NAME,
      'badValue',
    ],
    [
      'a name with half a sign in it',
      (f) => (f.start.table.sides[0].name.en = '\ud800 x'),
      SIDE_NAME,
      'badValue',
    ],
    [
      'a name with a bell in it',
      (f) => (f.start.table.units[0].name.ru = 'a\u0007'),
      'start.table.units.0.name.ru',
      'badValue',
    ],
    [
      'a drawing there is none of',
      (f) => (f.start.table.bases[1].art = 'ufo'),
      'start.table.bases.1.art',
      'unknownArt',
    ],
    ['a table without bases', (f) => (f.start.table.bases = []), 'start.table.bases', 'oneSide'],
    ['a table of one side', (f) => f.start.table.bases.pop(), 'start.table.bases', 'oneSide'],
    ['a value no switch has', (f) => (f.start.options.loud = 'very'), 'start.options.loud', 'badValue'],
    [
      'a place between the hundredths',
      (f) => (f.start.table.bases[1].at.y = 700.001),
      'start.table.bases.1.at',
      'notRounded',
    ],
    [
      'two units of one number',
      (f) => (f.start.table.units[1].number = 1),
      'start.table.units.1',
      'duplicate',
    ],
    [
      'two figures of one tag',
      (f) => Object.assign(f.start.table.bases[1], { unit: 'u1', letter: '1\u00ad' }),
      'start.table.bases.1',
      'duplicate',
    ],
    [
      'one that was lost of the tag of another',
      (f) => f.start.table.lost.push({ ...f.start.table.bases[0], id: 'a2' }),
      'start.table.lost.0',
      'duplicate',
    ],
    ['another edition of the rules', (f) => (f.rules.edition = 7), 'rules.edition', 'otherEdition'],
    ['another rule set', (f) => (f.rules.id = 'chess'), 'rules.id', 'unknownRules'],
    ['a newer version', (f) => (f.version = 99), 'version', 'newerVersion'],
    ['another format', (f) => (f.format = 'x'), 'format', 'notOurs'],
    [
      'an action on a stranger',
      (f) => (f.steps[0].action.moves[0].base = 'zz'),
      'steps.0.action',
      'unknownId',
    ],
    [
      'a die of 7',
      (f) => (f.steps[1].action = { do: 'roll', from: 'typed', faces: [7, 1] }),
      'steps.1.action.faces.0',
      'badValue',
    ],
    ['another seed than it was played with', (f) => (f.start.seed = 8), 'steps.0.digest', 'altered'],
    ['another title than it was played under', (f) => (f.start.title.en = 'x'), 'steps.0.digest', 'altered'],
    ['a digest that is none', (f) => (f.steps[1].digest = '0'.repeat(16)), 'steps.1.digest', 'altered'],
    ['a touched-up change', (f) => (f.steps[1].changes[0].faces[0] = 9), 'steps.1.changes', 'altered'],
    ['an action out of turn', (f) => f.steps.shift(), 'steps.0.action', 'refusedAction'],
    // biome-ignore lint/suspicious/noExplicitAny: a file may hold anything
  ] as [string, (file: any) => void, string, string][])(
    'refuses %s, naming the field',
    (_, spoil, field, says) => {
      expect(fault(spoilt(spoil))).toMatchObject({ field, says })
    },
  )

  test('refuses 1e999 and tells it for what it is', () => {
    const whole = write(game())
    expect(fault(whole.replace('"seed":7', '"seed":1e999'))).toMatchObject({
      field: 'start.seed',
      value: 'Infinity',
    })
    expect(fault(whole.replace('"loud":false', '"loud":-1e999'))).toMatchObject({
      field: 'start.options.loud',
      value: '-Infinity',
    })
  })

  test.each(['constructor', 'prototype', 'toString', 'valueOf'])(
    'refuses a base that is called %s',
    (name) => {
      const text = write(touchMatch()).replaceAll('"a1"', `"${name}"`)
      expect(fault(text)).toEqual({ field: 'start.table.bases.0.id', value: `"${name}"`, says: 'badValue' })
    },
  )

  test.each(['__proto__', 'constructor', 'prototype'])('refuses %s as a name, wherever it stands', (name) => {
    const whole = write(game())
    const option = whole.replace('"loud":false', `"${name}":{"a":1}`)
    expect(fault(option)).toMatchObject({ field: `start.options.${name}`, value: '{"a":1}' })
    const trait = whole.replace('"traits":{}', `"traits":{"${name}":1}`)
    expect(fault(trait)).toMatchObject({ field: `start.table.units.0.traits.${name}`, value: '1' })
    expect(fault(whole.replace('{', `{"${name}":null,`))).toMatchObject({ field: name })
  })

  test('refuses a field that nobody knows with the value it has', () => {
    expect(fault(spoilt((f) => Object.assign(f, { hello: 1 })))).toMatchObject({ field: 'hello', value: '1' })
    const inside = spoilt((f) => (f.start.table.bases[0].hello = 'x'))
    expect(fault(inside)).toMatchObject({ field: 'start.table.bases.0.hello', value: '"x"' })
  })

  test('refuses to stand where no step is', () => {
    const { steps } = JSON.parse(write(game()))
    for (const at of [steps.length, 999, -2])
      expect(fault(spoilt((f) => (f.at = at)))).toMatchObject({ field: 'at', value: String(at) })
    for (const at of [-1, steps.length - 1]) expect(fault(spoilt((f) => (f.at = at)))).toBeNull()
  })

  test('refuses an option that is none with the value it has', () => {
    expect(fault(spoilt((f) => (f.start.options.magic = 2)))).toMatchObject({ value: '2' })
  })

  test.each([
    ['\u202eab', '"\\u202eab"'],
    ['\ud800 x', '"\\ud800 x"'],
    ['', '""'],
    [undefined, 'undefined'],
    [null, 'null'],
  ])('quotes %j so that it can be read', (value, shown) => {
    expect(fault(spoilt((f) => (f.start.title.en = value)))).toMatchObject({
      field: 'start.title.en',
      value: shown,
    })
  })

  test('tells a text from a number', () => {
    expect(fault(spoilt((f) => (f.version = '2')))).toMatchObject({ field: 'version', value: '"2"' })
  })

  test('that other rules would play otherwise is told from one that was altered', () => {
    const milder: RuleSet = {
      ...touchGame,
      play: (teller, action) => {
        if (action.do === 'roll') teller.tell({ is: 'ruled', ok: false, why: [] })
        else touchGame.play(teller as Parameters<typeof touchGame.play>[0], action)
      },
    }
    expect(open(write(game()), [milder])).toMatchObject({
      fault: { field: 'steps.1.digest', says: 'otherOutcome' },
    })
  })

  test.each([
    [
      'roll taken back that is none',
      (f) => (f.marks[0].action = { do: 'done' }),
      'marks.0.action.do',
      '"done"',
    ],
    ['change by hand that is none', (f) => (f.marks[0].is = 'byHand'), 'marks.0.action.do', '"roll"'],
    ['ruling that is none', (f) => (f.marks[0].is = 'overruled'), 'marks.0.action.do', '"roll"'],
    [
      'step that nobody has taken',
      (f) => (f.marks[0].step = 9007199254740991),
      'marks.0.step',
      '9007199254740991',
    ],
    [
      'stranger',
      (f) =>
        Object.assign(f.marks[0], {
          is: 'byHand',
          action: { do: 'correct', by: { is: 'removed', base: 'zz' } },
        }),
      'marks.0.action',
      '"zz"',
    ],
    // biome-ignore lint/suspicious/noExplicitAny: a file may hold anything
  ] as [string, (file: any) => void, string, string][])(
    'refuses a mark of a %s',
    (_, spoil, field, value) => {
      const file = JSON.parse(write(undo(game())))
      spoil(file)
      expect(fault(JSON.stringify(file))).toMatchObject({ field, value })
    },
  )

  test('refuses a file beyond the largest that is read, without reading it', () => {
    expect(fault(' '.repeat(LARGEST + 1))).toMatchObject({ value: String(LARGEST + 1), says: 'tooLarge' })
  })

  test.each([
    ['a change', '"is":', '"zz":@,"is":', 'steps.0.changes.0.zz'],
    ['a trait', '"traits":{}', '"traits":{"x":@}', 'start.table.units.0.traits.x'],
    [
      'a name that belongs to every object',
      '"traits":{}',
      '"traits":{"__proto__":@}',
      'start.table.units.0.traits.__proto__',
    ],
    ['the middle of fields', '"loud":false', '"loud":{"x":@}', 'start.options.loud.x'],
  ])(
    'refuses what is nested deeper than anything of a game in %s, before it goes down there',
    (_, from, to, field) => {
      const text = write(game()).replace(from, to.replace('@', `${'['.repeat(9000)}"]{"${']'.repeat(9000)}`))
      const refused = fault(text)
      expect(refused).toMatchObject({ says: 'tooDeep', field })
      expect(Number(refused?.value)).toBeGreaterThan(9000)
    },
  )

  test('brackets within a name lie in nothing', () => {
    const text = spoilt((f) => {
      f.start.title.en = `"\\${'[{'.repeat(36)}`
      Object.assign(f, { steps: [], at: -1, marks: [] })
    })
    expect(fault(text)).toBeNull()
    expect(fault('['.repeat(200_000))).toMatchObject({ says: 'notJson', field: '' })
    expect(fault(`${'['.repeat(200_000)}${']'.repeat(200_000)}`)).toMatchObject({ says: 'tooDeep' })
  })

  test('a value is quoted without half a sign at its end', () => {
    const long = spoilt((f) => (f.start.seed = `${'x'.repeat(56)}\u{1f4a5}${'y'.repeat(40)}`))
    expect(fault(long)?.value).toBe(`"${'x'.repeat(56)}...`)
  })

  test('refuses an empty and a truncated file', () => {
    const whole = write(game())
    expect(fault('')).toMatchObject({ says: 'notJson' })
    expect(fault(whole.slice(0, 500))).toMatchObject({ says: 'notJson' })
  })
})

describe('a name', () => {
  test.each([
    ['Соколы', 'Соколы'],
    ['\u202eabc\u0000\u0007', 'abc'],
    ['two\u00a0words \u2067', 'two\u00a0words'],
    ['\t \u200f', ''],
    ['\u3164\u2800', ''],
    ['Ger\u00admany', 'Germany'],
    ['\u2764\ufe0f', '\u2764\ufe0f'],
    ['\ud83d\udca5', '\ud83d\udca5'],
    ['half a sign \ud83d', 'half a sign'],
    ['\udca5', ''],
  ])('%j is kept as %j', (typed, kept) => expect(plain(typed)).toBe(kept))

  test.each(['\u2800', '\u3164', '\u00ad', '\u115f\ufe0f', ' \u{1d159} ', '\u200d'])(
    '%j of a file shows nothing and is refused',
    (name) => {
      const side = fault(spoilt((f) => (f.start.table.sides[0].name.en = name)))
      expect(side).toMatchObject({ field: 'start.table.sides.0.name.en', says: 'badValue' })
      expect(fault(spoilt((f) => (f.start.title.ru = name)))).toMatchObject({ field: 'start.title.ru' })
      const letter = fault(spoilt((f) => (f.start.table.bases[0].letter = name)))
      expect(letter).toMatchObject({ field: 'start.table.bases.0.letter' })
    },
  )

  test.each(['Ger\u00admany', '\u{1f3f4}\u{e0067}\u{e007f}', '\u2764\ufe0f'])(
    '%j, which an earlier page may have kept, still opens',
    (name) => {
      const text = spoilt((f) => {
        f.start.table.sides[0].name.en = name
        Object.assign(f, { steps: [], at: -1, marks: [] })
      })
      expect(fault(text)).toBeNull()
    },
  )

  test('that is kept can be opened again', () => {
    const text = spoilt((f) => {
      f.start.table.sides[0].name.en = plain('\u202eabc\u0085')
      Object.assign(f, { steps: [], at: -1, marks: [] })
    })
    expect(fault(text)).toBeNull()
  })
})
