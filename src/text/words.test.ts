// Speech: signs, margins, counts, inches, names, questions, options and rule cards.
import { beforeAll, describe, expect, it, test } from 'vitest'
import type { About, Fact, Prompt, Table, Words } from '../kernel/game.ts'
import { loadLanguage } from './intl.ts'
import { comparison } from './judged.ts'
import { type Language, languages } from './language.ts'
import { meleeUiEn } from './melee.ui.en.ts'
import { meleeUiRu } from './melee.ui.ru.ts'
import { excusedOf, FIVE, factOf, gapOf, imperial, metric, near, TEN } from './speaking.ts'
import { wordsFor } from './words.ts'

beforeAll(async () => {
  for (const language of languages) await loadLanguage(language)
})

const en = () => wordsFor('en', 'assault')
const ru = () => wordsFor('ru', 'assault')
const plain = (text: string | null): string | null => text?.replaceAll('\u00a0', ' ') ?? null
const denial = (mm: number, other = '3B'): Fact =>
  factOf('PA-01', 'denies', false, { ...near(mm, TEN), other })
const head = (fact: Fact, table = metric) => en().headline({ ok: fact.ok, why: [fact] }, table)

describe('a headline', () => {
  it('counts those who say the same, and only those', () => {
    const excused = excusedOf('PA-04', 'excusedDisabled', true, { ...near(20, TEN), word: 'bogged' })
    const tank = factOf('PA-03', 'deniesTank', false, near(70, TEN))
    const why = [denial(61), denial(75, '3A'), tank, excused]
    expect(en().headline({ ok: false, why }, metric)).toMatchObject({ more: 2, moreText: 'and 2 more' })
    expect(ru().headline({ ok: false, why }, metric).moreText).toBe('и ещё 2')
    expect(en().headline({ ok: false, why: [denial(61), excused] }, metric)).toMatchObject({
      more: 0,
      moreText: null,
    })
  })

  it('names the others where there are few of them, each once', () => {
    const others = (...tags: readonly string[]) => ({
      ok: false,
      why: [denial(61), ...tags.map((tag) => denial(75, tag))],
    })
    expect(en().headline(others('3A', '4A'), metric).moreText).toBe('also 3A and 4A')
    expect(ru().headline(others('3A', '4A'), metric).moreText).toBe('и ещё 3A и 4A')
    expect(ru().headline(others('3A', '4A', '12A', '12B', '1A'), metric).moreText).toBe('и ещё 5')
  })

  it('has the sign of its verdict, and the third one for what does not count', () => {
    expect(head(denial(61)).sign).toBe('no')
    expect(head(factOf('PA-20', 'wonNobodyLeft', true, { units: ['p1'], limit: TEN })).sign).toBe('yes')
    expect(head(excusedOf('PA-02', 'excusedTank', true, near(61, TEN))).sign).toBe('excused')
    expect(head(excusedOf('PA-13', 'unarmouredNoReason', false, { base: '1A', unit: 'p1' })).sign).toBe(
      'excused',
    )
  })

  it('what only says what is asked is neither granted nor refused', () => {
    const zone = { of: ['1A'], size: TEN }
    const signs = [true, false].map((ok) => head(factOf('PA-01', 'zoneWin', ok, { side: 'blue', zone })).sign)
    expect(signs).toEqual(['asked', 'asked'])
  })

  it('a re-roll that may or must be taken is no refusal and has no cross; a failure that stays has one', () => {
    const signs = (['mayReroll', 'mustReroll', 'rerolled', 'notRerolled', 'fails'] as const).map(
      (says) => head(factOf('PA-09', says, true, { unit: 'p3', die: 3, need: 4 })).sign,
    )
    expect(signs).toEqual(['yes', 'yes', 'yes', 'no', 'no'])
  })

  it('a vehicle without armour is called one wherever it counts as tanks do', () => {
    const table = (kind: string) => ({
      ...metric,
      bases: metric.bases.map((base) => (base.id === '3B' ? { ...base, kind } : base)),
    })
    const about = { ...near(70, TEN), other: '3B', units: ['p1'] }
    const zoned = { ...about, zone: { of: ['1B'], size: TEN } }
    const facts = [
      factOf('PA-03', 'deniesTank', false, about),
      excusedOf('PA-02', 'excusedTank', true, about),
      excusedOf('PA-02', 'excusedTank', true, { ...about, word: 'bailed' }),
      excusedOf('PA-04', 'excusedDisabled', true, { ...about, word: 'bogged' }),
      factOf('PA-02', 'wonAgainstTanks', true, zoned),
      factOf('PA-02', 'wonAgainstTanks', true, { ...zoned, word: 'bogged' }),
      factOf('PA-04', 'wonAgainstDisabled', true, { ...zoned, word: 'bailed' }),
    ]
    for (const fact of facts) {
      expect(en().sentence(fact, table('trk'))).toMatch(/unarmoured vehicle 3B/i)
      expect(ru().sentence(fact, table('trk'))).toMatch(/машина без брони 3B/i)
      expect(en().sentence(fact, table('tank'))).not.toMatch(/unarmoured/i)
      expect(ru().sentence(fact, table('tank'))).toMatch(/танк 3B/i)
      for (const speech of [en(), ru()])
        expect(speech.headline({ ok: fact.ok, why: [fact] }, table('trk')).line).not.toMatch(
          /(tank|танк) 3B/i,
        )
    }
  })

  it('a team that never charges is called what it is: a machine gun no gun', () => {
    const bases = metric.bases.map((base) =>
      base.id === '1A'
        ? { ...base, kind: 'gun', art: 'machineGun' }
        : base.id === '1B'
          ? { ...base, kind: 'gun', art: 'gun' }
          : base,
    )
    const refusal = (base: string) => ({
      ok: false,
      why: [factOf('E-13', 'nonAssaultingMayNot', false, { base, unit: 'p1', word: 'gun' })],
    })
    const lines = [en(), ru()].flatMap((speech) =>
      ['1A', '1B'].map((base) => speech.headline(refusal(base), { ...metric, bases }).line),
    )
    expect(lines).toEqual([
      '1A may not charge: machine gun',
      '1B may not charge: gun',
      '1A не атакует: пулемёт',
      '1B не атакует: орудие',
    ])
  })

  it('a distance that has to be kept is kept at its limit: at least, not at most', () => {
    const kept = [49.97, 50, 50.03, 53, 48].map((mm) => comparison(mm, 50, true))
    expect(kept).toEqual(['≥', '≥', '≥', '>', '<'])
    expect([comparison(50, 50, false), comparison(48, 50, false), comparison(53, 50, false)]).toEqual([
      '≤',
      '≤',
      '>',
    ])
  })

  it('marks a close call, under 2 mm on either side', () => {
    expect([98, 98.1, 100, 100.4].map((mm) => head(denial(mm)).close)).toEqual([false, true, true, true])
  })

  it('names its rule', () => {
    expect(head(denial(61)).rule).toEqual({ id: 'PA-01', name: en().rule('PA-01').name })
    expect(head(factOf('A-02', 'excusedOutsider', true, near(61, TEN))).rule.name).toBe(
      en().rule('A-02').name,
    )
  })

  it('tells one die with two answers', () => {
    const why = [
      factOf('PA-06', 'passes', true, { unit: 'p3', die: 4, need: 4 }),
      factOf('PA-06', 'fails', false, { unit: 'p4', die: 4, need: 5 }),
    ]
    expect(en().headline({ ok: true, why }, metric).line).toBe('Die 4: 3rd passes, 4th fails')
    expect(ru().headline({ ok: true, why }, metric).line).toBe('Выпало 4: 3-й прошёл, 4-й нет')
    const three = [...why, factOf('PA-06', 'fails', false, { unit: 'p12', die: 4, need: 5 })]
    expect(en().headline({ ok: true, why: three }, metric).line).toBe('Die 4: 3rd passes, 4th and 12th fail')
    const four = [...three, factOf('PA-06', 'fails', false, { unit: 'p1', die: 4, need: 5 })]
    expect(en().headline({ ok: true, why: four }, metric).line).toBe('Die 4: 3rd passes, 3 fail')
    expect(ru().headline({ ok: true, why: four }, metric).line).toBe('Выпало 4: 3-й прошёл, 3 нет')
  })

  it('tells several moves by their number', () => {
    const move = (says: 'chargeMade' | 'chargeJoined' | 'endsAsNear', base: string): Fact =>
      factOf('E-01', says, true, { ...near(0, TEN), base, path: [], length: 79, allowance: TEN })
    const why = [move('chargeMade', '1A'), move('chargeJoined', '1B'), move('endsAsNear', '2A')]
    expect(en().headline({ ok: true, why }, metric)).toMatchObject({
      line: '3 teams charge, 2 into contact',
      margin: null,
      moreText: null,
    })
    expect(ru().headline({ ok: true, why }, metric).line).toBe('Идут 3 отделения, в контакт — 2')
    expect(plain(en().headline({ ok: true, why: why.slice(0, 1) }, metric).line)).toBe(
      '1A charges 3B: 7.9 cm',
    )
    const leaves = ['3A', '3B'].map((base) => factOf('E-08', 'leaves', true, { base }))
    expect(ru().headline({ ok: true, why: leaves }, metric).line).toBe('Отходят 2 отделения')
  })

  it('tells which other enemy a charge names, by one team or by several', () => {
    const made = factOf('E-01', 'chargeMade', true, {
      ...near(0, TEN),
      base: '1A',
      enemy: 'p3',
      path: [],
      length: 79,
      allowance: TEN,
    })
    const names = (enemy: string): Fact =>
      factOf('E-01', 'touchNames', true, { base: '1A', other: '3B', enemy })
    const one = { ok: true, why: [made, names('p3'), names('p4')] }
    const second = { ...made, about: { ...made.about, base: '1B' } }
    const several = { ok: true, why: [made, second, names('p3')] }
    expect(en().headline(one, metric).brings).toEqual(['4th platoon is named as a target'])
    expect(plain(en().outcome(one, metric))).toBe(
      '1A charges 3B: 7.9 cm of 10 cm, ending in contact. 4th platoon is named as a target.',
    )
    expect(plain(ru().outcome(several, metric))).toBe(
      'Идут 2 отделения, в контакт — 2. Цель атаки: 3-й взвод.',
    )
    const alone = { ok: true, why: [made, names('p3')] }
    expect(en().headline(alone, metric).brings).toEqual([])
    expect(plain(en().outcome(alone, metric))).toBe('1A charges 3B: 7.9 cm of 10 cm, ending in contact.')
  })

  it('tells beside a win denied who becomes Defending by it', () => {
    const denies = factOf('PA-01', 'denies', false, { ...near(98, TEN), base: '1A', enemy: 'p3' })
    const rejoins = { ...denies, rule: 'A-04', says: 'rejoins', ok: true }
    const verdict = { ok: false, why: [denies, rejoins] }
    expect(en().headline(verdict, metric).brings).toEqual(['3rd platoon is Defending again'])
    expect(ru().headline(verdict, metric).brings).toEqual(['3-й взвод снова обороняется'])
  })

  it('marks of several moves the closest call, and says whose it is', () => {
    const made = (base: string, length: number): Fact =>
      factOf('E-01', 'chargeJoined', true, { ...near(0, TEN), base, path: [], length, allowance: TEN })
    const verdict = { ok: true, why: [made('1A', 79), made('1B', 98.5), made('2A', 99.2)] }
    const { close, margin } = en().headline(verdict, metric)
    expect([close, plain(margin)]).toEqual([true, '0.8 mm to spare (2A)'])
    expect(plain(ru().headline(verdict, metric).margin)).toBe('в запасе 0,8 мм (2A)')
    expect(plain(en().outcome(verdict, metric))).toBe('3 teams charge, 3 into contact: 0.8 mm to spare (2A).')
    const named = factOf('E-01', 'touchNames', true, { base: '2A', other: '3B', enemy: 'p3' })
    expect(plain(en().outcome({ ok: true, why: [...verdict.why, named] }, metric))).toBe(
      '3 teams charge, 3 into contact: 0.8 mm to spare (2A). 3rd platoon is named as a target.',
    )
  })

  it('names the winner, alone where his name leaves no room for the reason', () => {
    const won = factOf('PA-36', 'nobodyCounterattacks', true, { side: 'red', units: ['p1'] })
    const called = (name: Words): Table => ({
      ...metric,
      sides: metric.sides.map((side) => ({ ...side, name })),
    })
    const lines = (name: Words) =>
      [en(), ru()].map((speech) => speech.headline({ ok: true, why: [won] }, called(name)).line)
    expect(lines({ ru: 'СССР', en: 'Soviet Union' })).toEqual([
      'Soviet Union won: no counterattack',
      'Победа: СССР, контратаки нет',
    ])
    expect(lines({ ru: 'Великобритания', en: 'Great Britain and friends' })).toEqual([
      'Great Britain and friends won',
      'Победа: Великобритания',
    ])
  })

  it('of a long name that has nothing to do with a winner is the whole of it', () => {
    const canonese: Words = { ru: 'Канонцы', en: 'Free Canonese Volunteers' }
    const table = { ...metric, sides: metric.sides.map((side) => ({ ...side, name: canonese })) }
    const begins: Fact = { rule: 'IM-01', says: 'turnBegins', ok: true, about: { side: 'red' } }
    expect(wordsFor('en', 'melee').headline({ ok: true, why: [begins] }, table).line).toBe(
      'The turn of Free Canonese Volunteers begins',
    )
  })

  it('stands even where a verdict has no reason', () => {
    expect(en().headline({ ok: true, why: [] }, metric).line).not.toBe('')
  })
})

describe('a margin', () => {
  const margins = (fact: Fact) =>
    [en(), ru()].map((speech) => plain(speech.headline({ ok: fact.ok, why: [fact] }, metric).margin))

  it('says on which side', () => {
    expect(margins(denial(98))).toEqual(['2 mm inside', 'на 2 мм ближе предела'])
    expect(margins(factOf('PA-26', 'beyondGate', false, near(100.4, TEN)))).toEqual([
      '0.4 mm too far',
      'на 0,4 мм дальше предела',
    ])
    expect(
      margins(factOf('PA-29', 'keepsClearOfOutsider', true, { ...near(53, FIVE), must: 'keep' })),
    ).toEqual(['3 mm to spare', 'в запасе 3 мм'])
  })

  it('of a way is that of the way, not of the gap beside it', () => {
    const leaves = factOf('E-08', 'leaves', true, {
      ...near(120, TEN),
      path: [],
      length: 97,
      allowance: TEN,
      must: 'keep',
    })
    expect(margins(leaves)[0]).toBe('3 mm to spare')
    expect(plain(en().sentence(leaves, metric))).toBe(
      '1B leaves: 9.7 cm of 10 cm, ending 12.0 cm from 3B, beyond 10 cm.',
    )
  })

  it('of a way back that cannot keep its distance is how much too near it ends, not what is left of the way', () => {
    const about: About = { ...near(31, FIVE), must: 'keep', path: [], length: 76, allowance: TEN }
    expect(margins(factOf('E-10', 'fallsAsFar', true, about))[0]).toBe('1.9 cm too near')
  })

  const short = /too far|too near|short of contact|exactly/
  const held = /to spare|exactly/

  it.each(
    [0.5, 49, 49.97, 50, 51, 98, 100, 102].flatMap((mm) =>
      [undefined, 49, 98, 100, 102].flatMap((length) =>
        ([undefined, 'keep', 'touch'] as const).map((must) => ({ mm, length, must })),
      ),
    ),
  )(
    'of a refusal is by how much it is short, of a consent what is to spare: $mm mm, way $length, must $must',
    ({ mm, length, must }) => {
      const about: About = {
        ...(must === 'touch' ? { base: '1B', other: '3B', gap: gapOf(mm) } : near(mm, FIVE)),
        ...(must && { must }),
        ...(length !== undefined && { path: [], length, allowance: TEN }),
      }
      const refused = margins(factOf('E-08', 'leavesTooNear', false, about))[0] ?? null
      const isLong = length !== undefined && length > 100
      if (isLong) expect(refused).toBe('2 mm too far')
      else if (must === 'keep' && mm > 49) expect(refused).toBeNull()
      else if (must !== undefined) expect(refused).toMatch(short)
      if (isLong || must === 'touch' || (must === 'keep' && mm <= 49)) return
      const allowed = margins(factOf('E-08', 'leaves', true, about))[0]
      if (must === 'keep' || length !== undefined) expect(allowed).toMatch(held)
    },
  )

  it('is silent where a rule excused, and in contact', () => {
    expect(margins(excusedOf('PA-02', 'excusedTank', true, near(99, TEN)))).toEqual([null, null])
    expect(margins(denial(0))).toEqual([null, null])
  })

  it('of what came nearer is against where it stood, and both are printed apart', () => {
    const nearer = factOf('A-16', 'nearerThanItStood', false, {
      base: '1B',
      other: '3B',
      gap: gapOf(39.6),
      stood: 40,
      must: 'keep',
      path: [],
    })
    expect(margins(nearer)[0]).toBe('0.4 mm too near')
    expect(plain(en().sentence(nearer, metric))).toBe(
      '1B stood 4.0 cm from 3B and may come no nearer; this would bring it to 3.96 cm.',
    )
  })
})

describe('on a table in inches', () => {
  it('inches alone are printed', () => {
    const fact = denial(99)
    expect(head(fact, imperial)).toMatchObject({
      line: 'Not won: 3B is 3.9" from 1B',
      margin: '0.1" inside',
    })
    expect(ru().sentence(fact, imperial)).toBe('3B в 3,9" от 1B: это в пределах 4", и победы нет.')
  })

  it('a hair beyond the limit is printed beyond it', () => {
    expect(en().against(101.7, TEN, imperial)).toBe('4.01"')
  })
})

describe('a length and what it is held against', () => {
  const held = (mm: number) => [en(), ru()].map((speech) => plain(speech.held(mm, TEN, metric)))

  it('are said together, with the side it is on', () => {
    expect(held(41)).toEqual(['4.1 cm, within 10 cm', '4,1 см, в пределах 10 см'])
    expect(held(100)).toEqual(['10.0 cm, within 10 cm', '10,0 см, в пределах 10 см'])
    expect(held(103)).toEqual(['10.3 cm, beyond 10 cm', '10,3 см, дальше 10 см'])
    expect(en().held(101.7, TEN, imperial)).toBe('4.01", beyond 4"')
  })
})

describe('Russian', () => {
  const hits = (count: number) =>
    ru().headline({ ok: true, why: [factOf('PA-12', 'testForHits', true, { count })] }, metric).line

  it('counts as Russians do', () => {
    expect([1, 2, 5, 11, 21].map(hits)).toEqual(
      ['1 попадание', '2 попадания', '5 попаданий', '11 попаданий', '21 попадание'].map(
        (many) => `Нужен тест: ${many} за раунд`,
      ),
    )
    const dice = (count: number) => ru().ask(asking('fight', { count }), metric)
    expect([1, 2, 5, 11, 21].map(dice)).toEqual(
      ['1 кубике', '2 кубиках', '5 кубиках', '11 кубиках', '21 кубике'].map(
        (on) => `Сколько попаданий на ${on}?`,
      ),
    )
  })

  it('has a decimal comma, and a number never parts from its unit', () => {
    expect(ru().length(98, metric)).toBe('9,8\u00a0см')
    expect(en().length(98, metric)).toBe('9.8\u00a0cm')
  })

  it('bends no name: a side stands apart, platoons are in the nominative', () => {
    const joint = factOf('PA-24', 'hitDiceTogether', true, { side: 'red', count: 5, units: ['p3', 'p4'] })
    expect(ru().sentence(joint, metric)).toBe('СССР: 5 кубиков на попадание, все разом: 3-й и 4-й взводы.')
  })
})

describe('the numbers of a melee', () => {
  const told = (says: string, about: (count: number) => About, as: 'line' | 'sentence' | 'note') =>
    languages.map((language) =>
      [1, 2, 5, 21].map((count) => {
        const speech = wordsFor(language, 'melee')
        const fact: Fact = { rule: 'IM-10', says, ok: true, about: about(count) }
        const { line } = speech.headline({ ok: true, why: [fact] }, metric)
        return { line, sentence: speech.sentence(fact, metric), note: speech.note(fact, metric) }[as]
      }),
    )
  const each = (numbers: readonly number[], text: string) => numbers.map((n) => text.replace('#', `${n}`))
  const ones = (one: string, more: string) => [...each([1], one), ...each([2, 5, 21], more)]
  const same = (text: string) => each([1, 2, 5, 21], text)

  it('agree with who kills, hits, saves, touches and falls: 1, 2, 5 and 21', () => {
    const of = (count: number): About => ({ side: 'red', unit: 'p3', count, of: 30, dice: [4] })
    expect(told('kills', of, 'line')).toEqual([
      ones('# of 30 kills', '# of 30 kill'),
      same('Убийств: # из 30'),
    ])
    expect(told('unitKills', of, 'line')).toEqual([
      ones('3rd unit: # of 30 kills', '3rd unit: # of 30 kill'),
      same('3-й отряд: убийств # из 30'),
    ])
    expect(told('unitKills', of, 'note')).toEqual([
      ones('# of 30 kills', '# of 30 kill'),
      same('убийств # из 30'),
    ])
    expect(told('volleyHits', of, 'line')).toEqual([
      ones('# of 30 hits', '# of 30 hit'),
      same('Попаданий: # из 30'),
    ])
    expect(told('saved', of, 'line')).toEqual([same('# of 30 saved'), same('Спасено: # из 30')])
    expect(told('surplusLost', of, 'line')).toEqual([
      same('30 kills, only # could fall'),
      [1, 2, 5, 21].map((count) => `Убийств 30, пасть ${count % 10 === 1 ? 'мог' : 'могли'} только ${count}`),
    ])
    expect(told('moreCouldFight', of, 'sentence')[0]).toEqual(
      ones(
        'Soviet Union: # of those who close up is in contact, and 30 could be.',
        'Soviet Union: # of those who close up are in contact, and 30 could be.',
      ),
    )
  })

  it('agree with who may shoot and who strikes', () => {
    const of = (count: number): About => ({
      unit: 'p3',
      enemy: 'p1',
      count,
      of: 30,
      need: 4,
      bases: ['3A'],
    })
    expect(told('shooters', of, 'sentence')[1]).toEqual(
      ['может 1', 'могут 2', 'могут 5', 'может 21'].map(
        (may) => `3-й отряд: стрелять ${may} из 30 (3A), цель — 1-й отряд.`,
      ),
    )
    expect(told('strikes', of, 'sentence')[0]).toEqual(
      ones(
        '3rd unit: # figure strikes and kills on 4 or more: 3A.',
        '3rd unit: # figures strike and kill on 4 or more: 3A.',
      ),
    )
  })

  it('agree with how many close up, and how many of them touch', () => {
    const line = (touching: number) => {
      const why = Array.from(
        { length: 2 },
        (_, i): Fact => ({
          rule: 'IM-06',
          says: i < touching ? 'closesUp' : 'comesUp',
          ok: true,
          about: { base: `${i}` },
        }),
      )
      return languages.map((each) => wordsFor(each, 'melee').headline({ ok: true, why }, metric).line)
    }
    expect([line(1), line(2)]).toEqual([
      ['2 figures close up, 1 touches', 'Подтянуты 2 бойца, в контакте 1'],
      ['2 figures close up, 2 touch', 'Подтянуты 2 бойца, в контакте 2'],
    ])
  })
})

describe('names', () => {
  it('of teams are their tags, also of those that are lost', () => {
    expect([en().tag(metric, '11A'), en().tag(metric, '4B')]).toEqual(['11A', '4B'])
  })

  it('of platoons are their numbers', () => {
    expect(['p1', 'p2', 'p3', 'p4', 'p11', 'p12'].map((id) => en().unitName(metric, id))).toEqual([
      '1st platoon',
      '2nd platoon',
      '3rd platoon',
      '4th platoon',
      '11th platoon',
      '12th platoon',
    ])
    expect(ru().unitName(metric, 'p2')).toBe('2-й взвод')
  })

  it('of sides are their names, of states and kinds their words', () => {
    expect([ru().sideName(metric, 'red'), ru().badge('pinned')]).toEqual(['СССР', 'Прижат огнём'])
    const [base] = metric.bases
    if (!base) throw new Error('No base')
    expect(en().kind({ ...base, art: 'machineGun', kind: 'gun' })).toBe('machine gun')
    expect(en().kind({ ...base, art: 'unheard', kind: 'tpt' })).toBe('transport')
    expect(en().badge('unheard')).toBe('unheard')
  })

  it('a lone team speaks for itself', () => {
    const lone = factOf('PA-06', 'passes', true, { unit: 'p3', base: '3B', die: 5, need: 3 })
    expect(ru().sentence(lone, metric)).toBe('3B проходит тест: выпало 5, нужно 3+.')
  })
})

const asking = (ask: string, about: About): Prompt => ({ side: 'blue', ask, about, offers: [], why: [] })

describe('questions and options', () => {
  it('ask one thing', () => {
    const choose = asking('choices', { side: 'red', units: ['p3'] })
    expect(en().ask(choose, metric)).toBe('3rd platoon: counterattack or break off?')
    expect(ru().ask(choose, metric)).toBe('3-й взвод: контратаковать или выйти из боя?')
  })

  it('say how far the teams may go', () => {
    const leave = asking('breakOff', { allowance: { in: 6, cm: 15 } })
    expect(plain(en().ask(leave, metric))).toBe('Breaking off (up to 15 cm): who goes where?')
    expect(plain(ru().ask(leave, metric))).toBe('Выход из боя (до 15 см): кто куда отходит?')
    const mixed = asking('breakOff', { limit: FIVE, allowance: { in: 12, cm: 30 } })
    expect(plain(en().ask(mixed, metric))).toBe('Breaking off (5 cm to 30 cm by team): who goes where?')
    expect(plain(ru().ask(mixed, metric))).toBe(
      'Выход из боя (от 5 см до 30 см у разных отделений): кто куда отходит?',
    )
    const freely = asking('breakOff', {})
    expect(plain(en().ask(freely, metric))).toBe('Breaking off: who goes where?')
    expect(plain(ru().ask(freely, metric))).toBe('Выход из боя: кто куда отходит?')
    const draw = asking('consolidate', { allowance: TEN })
    expect(plain(en().ask(draw, metric))).toBe('Consolidation (up to 10 cm): who goes where?')
    expect(plain(ru().ask(draw, metric))).toBe('Закрепление (до 10 см): кто куда встаёт?')
  })

  it('give an order where nothing is left to choose', () => {
    const order = asking('mustBreakOff', { side: 'red', units: ['p3', 'p4'] })
    expect(en().ask(order, metric)).toBe('3rd and 4th platoons must break off')
    expect(ru().ask(order, metric)).toBe('3-й и 4-й взводы обязаны выйти из боя')
    expect(ru().ask(asking('mustBreakOff', { units: ['p3'] }), metric)).toBe('3-й взвод обязан выйти из боя')
  })

  it('have words even for what the catalogue does not know', () => {
    expect(en().ask(asking('unheard', {}), metric)).toBe('What now?')
    expect(en().sentence({ rule: 'PA-01', says: 'unheard', ok: true, about: {} }, metric)).toBe(
      'Rule PA-01 decided this.',
    )
  })

  it('name the platoon that an option is for', () => {
    const verdict = { ok: true, why: [] }
    const offer = (option: string, unit?: string) =>
      ({ do: 'choose', option, verdict, ...(unit !== undefined && { unit }) }) as const
    expect(en().option(offer('counterattack', 'p3'), metric)).toBe('3rd platoon: Counterattack')
    expect(ru().option(offer('breakOff', '3B'), metric)).toBe('3B: выйти из боя')
    expect(ru().option(offer('handOver'), metric)).toBe('Передать ход')
  })

  it('name nobody where the platoon is named beside it, or several may be meant', () => {
    const verdict = { ok: true, why: [] }
    const of = (rules: string, option: string) =>
      languages.map((language) =>
        wordsFor(language, rules).option({ do: 'choose', option, unit: '3B', verdict }, metric, []),
      )
    expect(of('assault', 'counterattack')).toEqual(['Counterattack', 'Контратаковать'])
    expect(of('assault', 'destroy')).toEqual(['Destroy … and re-roll', 'Уничтожить … и перебросить'])
    expect(of('melee', 'shotDown')).toEqual(['… falls', '… падает'])
  })

  it('say what comes of ending a question only where something does', () => {
    const ending = (says: string) => ({
      ok: true,
      why: [{ rule: 'E-08', says, ok: true, about: { bases: ['3A'] } }],
    })
    expect([en().cost(ending('leftBehind'), metric), en().cost(ending('chargesDone'), metric)]).toEqual([
      'Done: 3A lost',
      null,
    ])
    expect(en().done(ending('chargesDone'), metric)).toBe('Done')
  })

  it('know the badges of their own game', () => {
    expect([en().hasBadge('pinned'), en().hasBadge('locked')]).toEqual([true, false])
  })
})

describe('a rule card', () => {
  it('alone prints the pair of both systems', () => {
    expect(plain(en().rule('PA-01').statement)).toContain('4" / 10 cm')
    expect(plain(ru().rule('PA-26').statement)).toContain('8" / 20 см')
  })

  it('tells what the rule rests on', () => {
    expect(ru().rule('PA-01').heading).toBe('Выиграл ли Атакующий взвод')
    expect(en().rule('E-02').origins).toEqual([{ origin: 'edition' }])
    expect(ru().rule('E-01').origins[1]).toEqual({ origin: 'edition', clause: 'число: длина движения' })
    expect(en().rule('PA-01').switches).toContain('A-01')
  })

  it('tells what is open in sentences without their ids', () => {
    for (const speech of [en(), ru()]) expect(speech.rule('PA-01').open).not.toMatch(/A-\d\d/)
    expect(en().rule('PA-01').open?.split('\n').length).toBe(6)
  })

  it('of an open question has its values', () => {
    const { values, origins, name } = en().rule('A-03')
    expect(Object.keys(values ?? {}).toSorted()).toEqual(['false', 'true'])
    expect(origins).toEqual([{ origin: 'house' }])
    expect(name).not.toBe('A-03')
  })

  it('of a printed distance has its values with the pair filled in', () => {
    for (const speech of [en(), ru()])
      for (const id of ['A-00', 'A-11', 'A-18', 'A-22']) {
        const texts = Object.values(speech.rule(id).values ?? {})
        expect([id, texts.length > 1]).toEqual([id, true])
        for (const text of texts) expect(text).not.toMatch(/[{}]|^$/)
      }
  })

  it('of an id that is no rule is that id', () => {
    expect(en().rule('X-99')).toEqual({
      id: 'X-99',
      name: 'X-99',
      statement: '',
      card: '',
      origins: [],
      switches: [],
      touches: [],
      misreadings: [],
    })
  })
})

describe('the page', () => {
  it('speaks in the words of the game that is played, and otherwise in one wording', () => {
    const melee = (language: Language) => wordsFor(language, 'melee')
    expect([en().say('ui.ended.head'), melee('en').say('ui.ended.head')]).toEqual([
      'The assault is over',
      'The battle is over',
    ])
    expect(melee('ru').say('ui.keys.unit')).toBe('Взять весь отряд')
    expect(melee('ru').say('ui.close')).toBe(ru().say('ui.close'))
  })

  it('says of neither game what is said of the other', () => {
    for (const [id, text] of Object.entries({ ...meleeUiEn, ...meleeUiRu }))
      expect([id, text]).toEqual([id, expect.not.stringMatching(/platoon|team|assault|взвод|отделени/i)])
  })
})

describe('a few words for the table', () => {
  it('are had by what the rules set beside units, and by nothing else', () => {
    const speech = wordsFor('en', 'melee')
    const fact = (says: string, about: About): Fact => ({ rule: 'IM-07', says, ok: true, about })
    const dice = (need: number) => speech.note(fact('strikes', { count: 5, need }), metric)
    expect([dice(4), dice(1)]).toEqual(['5 dice, 4+ kills', '5 dice, 4+ → 1+ kills'])
    expect(speech.note(fact('attackBonus', { count: 1 }), metric)).toBe('+1 charge')
    expect(speech.note(fact('touches', { base: '1A', other: '3A' }), metric)).toBe('')
  })
})

describe('speech', () => {
  it('is the same each time', () => {
    expect(wordsFor('ru', 'assault')).toBe(wordsFor('ru', 'assault'))
  })

  it('has no words for a message that is missing', () => {
    expect(() => en().say('ui.nothing')).toThrow()
  })

  it('says what hands do', () => {
    const marked: Fact = {
      rule: 'T-03',
      says: 'markedByHand',
      ok: true,
      about: { base: '3B', word: 'bogged' },
    }
    expect(ru().sentence(marked, metric)).toBe('3B: Застрял, поставлено вручную.')
    expect(en().sentence({ ...marked, about: { unit: 'p3', word: 'pinned' } }, metric)).toBe(
      '3rd platoon: Pinned Down, set by hand.',
    )
  })
})

test('what would come of an option is not told as if it had come', () => {
  const facts = [factOf('E-09', 'captured', false, { base: '3A', other: '1A' })]
  expect(ru().sums(facts, metric)).toEqual(['Будет захвачен: 3A'])
  expect(en().sums(facts, metric)).toEqual(['Would be captured: 3A'])
})
