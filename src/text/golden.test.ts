// The verdicts and refusals that are played most, word for word in both languages.
import { beforeAll, describe, expect, it } from 'vitest'
import type { About, Fact } from '../kernel/game.ts'
import { loadLanguage } from './intl.ts'
import { languages } from './language.ts'
import { FIVE, factOf, gapOf, metric, near, TEN, TWENTY } from './speaking.ts'
import { wordsFor } from './words.ts'

beforeAll(async () => {
  for (const language of languages) await loadLanguage(language)
})

const way = (length: number): About => ({
  base: '1B',
  other: '3B',
  unit: 'p1',
  enemy: 'p3',
  path: [],
  length,
  allowance: TEN,
})
const one: About = { base: '1B', unit: 'p1' }
const touch = (mm: number): About => ({ ...one, other: '3B', enemy: 'p3', gap: gapOf(mm), must: 'touch' })

/** The nearest enemy, which a rule excused. */
function excusing(mm: number): About {
  const { limit: size, ...about } = near(mm, TEN)
  return { ...about, ...(size && { zone: { of: ['1B'], size } }) }
}

/** Headline, margin (null: none) and sentence. */
type Said = readonly [line: string, margin: string | null, sentence: string]

const golden: readonly (readonly [name: string, fact: Fact, en: Said, ru: Said])[] = [
  [
    'won',
    factOf('PA-01', 'won', true, { ...near(102, TEN), units: ['p1'] }),
    [
      'Germany won: 3B at 10.2 cm',
      '2 mm outside',
      'Germany won (1st platoon). The nearest enemy, 3B, is 10.2 cm from 1B, beyond 10 cm.',
    ],
    [
      'Победа: Германия, до 3B 10,2 см',
      'на 2 мм дальше предела',
      'Победа: Германия (1-й взвод). Ближайший враг, 3B, в 10,2 см от 1B: дальше 10 см.',
    ],
  ],
  [
    'won by a hair',
    factOf('PA-01', 'won', true, { ...near(100.4, TEN), units: ['p1', 'p2'] }),
    [
      'Germany won: 3B at 10.04 cm',
      '0.4 mm outside',
      'Germany won (1st and 2nd platoons). The nearest enemy, 3B, is 10.04 cm from 1B, beyond 10 cm.',
    ],
    [
      'Победа: Германия, до 3B 10,04 см',
      'на 0,4 мм дальше предела',
      'Победа: Германия (1-й и 2-й взводы). Ближайший враг, 3B, в 10,04 см от 1B: дальше 10 см.',
    ],
  ],
  [
    'won with nobody left',
    factOf('PA-20', 'wonNobodyLeft', true, { units: ['p1'], limit: TEN }),
    [
      'Germany won: no enemy is left',
      null,
      'Germany won (1st platoon). No enemy team is left, within 10 cm or beyond.',
    ],
    [
      'Победа: Германия, врагов нет',
      null,
      'Победа: Германия (1-й взвод). Врага не осталось ни в пределах 10 см, ни дальше.',
    ],
  ],
  [
    'won by tanks against tanks',
    factOf('PA-02', 'wonAgainstTanks', true, { ...excusing(40), units: ['p1'] }),
    [
      'Germany won despite tank 3B',
      null,
      'Germany won (1st platoon). The nearest enemy within 10 cm is tank 3B, 4.0 cm from 1B: no tank denies a tank.',
    ],
    [
      'Победа: Германия, танк 3B не помеха',
      null,
      'Победа: Германия (1-й взвод). Ближайший враг в пределах 10 см — танк 3B, в 4,0 см от 1B: танк танку не мешает.',
    ],
  ],
  [
    'won beside a tank without a crew',
    factOf('PA-04', 'wonAgainstDisabled', true, { ...excusing(0), units: ['p1'], word: 'bailed' }),
    [
      'Germany won despite Bailed Out 3B',
      null,
      'Germany won (1st platoon). The nearest enemy within 10 cm is Bailed Out tank 3B, in contact with 1B: it denies nobody.',
    ],
    [
      'Победа: Германия, танк 3B не в счёт',
      null,
      'Победа: Германия (1-й взвод). Ближайший враг в пределах 10 см — покинутый танк 3B, вплотную к 1B: он никому не мешает.',
    ],
  ],
  [
    'denied',
    factOf('PA-01', 'denies', false, near(98, TEN)),
    [
      'Not won: 3B is 9.8 cm from 1B',
      '2 mm inside',
      '3B is 9.8 cm from 1B: within 10 cm, so it denies the win.',
    ],
    [
      'Не выиграно: 3B в 9,8 см от 1B',
      'на 2 мм ближе предела',
      '3B в 9,8 см от 1B: это в пределах 10 см, и победы нет.',
    ],
  ],
  [
    'denied in contact',
    factOf('PA-01', 'denies', false, near(0, TEN)),
    [
      'Not won: 3B is in contact with 1B',
      null,
      '3B is in contact with 1B: within 10 cm, so it denies the win.',
    ],
    ['Не выиграно: 3B вплотную к 1B', null, '3B вплотную к 1B: это в пределах 10 см, и победы нет.'],
  ],
  [
    'denied at the very limit',
    factOf('PA-01', 'denies', false, near(100, TEN)),
    [
      'Not won: 3B is 10.0 cm from 1B',
      'exactly at the limit',
      '3B is 10.0 cm from 1B: within 10 cm, so it denies the win.',
    ],
    [
      'Не выиграно: 3B в 10,0 см от 1B',
      'ровно на пределе',
      '3B в 10,0 см от 1B: это в пределах 10 см, и победы нет.',
    ],
  ],
  [
    'denied by a tank',
    factOf('PA-03', 'deniesTank', false, near(61, TEN)),
    [
      'Not won: 3B is 6.1 cm from 1B',
      '3.9 cm inside',
      'Tank 3B is in working order, 6.1 cm from 1B: within 10 cm it denies the win.',
    ],
    [
      'Не выиграно: 3B в 6,1 см от 1B',
      'на 3,9 см ближе предела',
      'Танк 3B в строю и стоит в 6,1 см от 1B: в пределах 10 см он не даёт победить.',
    ],
  ],
  [
    'a test for hits',
    factOf('PA-12', 'testForHits', true, { count: 3 }),
    [
      'Test: 3 hits this round',
      null,
      'A test is due: 3 hits were scored this round; hits count, not losses.',
    ],
    [
      'Нужен тест: 3 попадания за раунд',
      null,
      'Нужен тест: за этот раунд 3 попадания; в счёт идут попадания, а не потери.',
    ],
  ],
  [
    'a test for a tank',
    factOf('PA-13', 'testForTank', true, one),
    [
      'Test: 1B is an Armoured Tank',
      null,
      'A test is due, hits or no hits: 1B of the acting side is an Armoured Tank.',
    ],
    [
      'Нужен тест: 1B — танк с бронёй',
      null,
      'Нужен тест, были попадания или нет: среди действующих бронированный танк 1B.',
    ],
  ],
  [
    'no test',
    factOf('PA-11', 'noTestNoHits', false, { units: ['p3', 'p4'] }),
    [
      'No test: no hits this round',
      null,
      'No test: not one hit this round. 3rd and 4th platoons pass without a die.',
    ],
    [
      'Теста нет: попаданий не было',
      null,
      'Теста нет: за раунд ни одного попадания. Без броска проходят 3-й и 4-й взводы.',
    ],
  ],
  [
    'passed',
    factOf('PA-06', 'passes', true, { unit: 'p3', die: 4, need: 4 }),
    [
      '3rd platoon passes the test',
      '4 rolled, 4+ needed',
      '3rd platoon passes the test: 4 rolled, 4+ needed.',
    ],
    ['3-й взвод проходит тест', 'выпало 4, нужно 4+', '3-й взвод проходит тест: выпало 4, нужно 4+.'],
  ],
  [
    'failed',
    factOf('PA-06', 'fails', false, { unit: 'p4', die: 4, need: 5 }),
    ['4th platoon fails the test', '4 rolled, 5+ needed', '4th platoon fails the test: 4 rolled, 5+ needed.'],
    ['4-й взвод не проходит тест', 'выпало 4, нужно 5+', '4-й взвод не проходит тест: выпало 4, нужно 5+.'],
  ],
  [
    'must break off',
    factOf('PA-08', 'mustBreakOff', false, { unit: 'p4', die: 4, need: 5 }),
    ['4th platoon must break off', '4 rolled, 5+ needed', '4th platoon must break off: 4 rolled, 5+ needed.'],
    ['4-й взвод выходит из боя', 'выпало 4, нужно 5+', '4-й взвод обязан выйти из боя: выпало 4, нужно 5+.'],
  ],
  [
    'the roles swap',
    factOf('PA-21', 'rolesSwap', true, { units: ['p3'] }),
    ['3rd platoon counterattacks', null, 'The sides change roles: 3rd platoon counterattacks.'],
    ['Контратакует 3-й взвод', null, 'Стороны меняются ролями: 3-й взвод контратакует.'],
  ],
  [
    'the end of an assault that nobody counterattacks',
    factOf('PA-36', 'assaultWon', true, { units: ['p1'], word: 'nobodyCounterattacks' }),
    [
      'Germany won the assault',
      'nobody counterattacks',
      'The assault is over. Germany won (1st platoon). Nobody counterattacks.',
    ],
    [
      'Победа: Германия',
      'никто не контратакует',
      'Ближний бой окончен. Победа: Германия (1-й взвод). Никто не контратакует.',
    ],
  ],
  [
    'nobody counterattacks',
    factOf('PA-36', 'nobodyCounterattacks', true, { side: 'blue', units: ['p3', 'p4'] }),
    [
      'Germany won: no counterattack',
      '3rd and 4th platoons broke off',
      'Germany won. Nobody counterattacks: 3rd and 4th platoons broke off.',
    ],
    [
      'Победа: Германия, контратаки нет',
      '3-й и 4-й взводы вышли из боя',
      'Победа: Германия. Никто не контратакует: 3-й и 4-й взводы вышли из боя.',
    ],
  ],
  [
    'nobody counterattacks, of one',
    factOf('PA-36', 'nobodyCounterattacks', true, { side: 'blue', units: ['p3'] }),
    [
      'Germany won: no counterattack',
      '3rd platoon broke off',
      'Germany won. Nobody counterattacks: 3rd platoon broke off.',
    ],
    [
      'Победа: Германия, контратаки нет',
      '3-й взвод вышел из боя',
      'Победа: Германия. Никто не контратакует: 3-й взвод вышел из боя.',
    ],
  ],
  [
    'nobody counterattacks, as it was told before edition 8',
    factOf('PA-36', 'nobodyCounterattacks', true, { units: ['p1'] }),
    ['Germany won: no counterattack', null, 'Germany won (1st platoon). Nobody counterattacks.'],
    ['Победа: Германия, контратаки нет', null, 'Победа: Германия (1-й взвод). Никто не контратакует.'],
  ],
  [
    'nobody is left who could counterattack',
    factOf('PA-36', 'nobodyCounterattacks', true, { side: 'blue', units: [] }),
    ['Germany won: no counterattack', null, 'Germany won. Nobody counterattacks.'],
    ['Победа: Германия, контратаки нет', null, 'Победа: Германия. Никто не контратакует.'],
  ],
  [
    'the end of the assault',
    factOf('PA-36', 'assaultWon', true, { units: ['p3', 'p4'], word: 'won' }),
    [
      'Soviet Union won the assault',
      'no enemy denies it',
      'The assault is over. Soviet Union won (3rd and 4th platoons). No enemy denies it.',
    ],
    [
      'Победа: СССР',
      'помешать некому',
      'Ближний бой окончен. Победа: СССР (3-й и 4-й взводы). Помешать некому.',
    ],
  ],
  [
    'a counterattack not made',
    factOf('A-25', 'counterNotMade', false, { ...near(140, TEN), units: ['p3'] }),
    [
      'No counterattack: 3B at 14.0 cm',
      '4.0 cm too far',
      'The counterattack was not made (3rd platoon): nobody came within 10 cm, the nearest being 1B, 14.0 cm from 3B.',
    ],
    [
      'Контратаки нет: до 3B 14,0 см',
      'на 4,0 см дальше предела',
      'Контратака не состоялась (3-й взвод): никто не подошёл на 10 см, ближе всех 1B, в 14,0 см от 3B.',
    ],
  ],
  [
    'hits',
    factOf('E-05', 'hitsScored', true, { side: 'blue', count: 2, of: 5, dice: [1, 3, 4, 6, 2] }),
    ['2 hits from 5 dice', null, 'Germany: 2 hits from 5 dice (1, 3, 4, 6, 2).'],
    ['2 попадания из 5', null, 'Германия: 2 попадания на 5 кубиках (1, 3, 4, 6, 2).'],
  ],
  [
    'no hits',
    factOf('E-05', 'noHitsScored', false, { side: 'red', of: 1, dice: [2] }),
    ['No hits from 1 die', null, 'Soviet Union: not one hit from 1 die (2).'],
    ['Ни одного попадания из 1', null, 'СССР: ни одного попадания на 1 кубике (2).'],
  ],
  [
    'defenders',
    factOf('E-02', 'defendersFixed', true, { units: ['p3', 'p4'] }),
    ['Defending: 3rd and 4th platoons', null, 'Defending: 3rd and 4th platoons.'],
    ['Обороняются 3-й и 4-й взводы', null, 'Обороняются 3-й и 4-й взводы.'],
  ],
  [
    'a charge',
    factOf('E-01', 'chargeMade', true, way(82)),
    ['1B charges 3B: 8.2 cm', '1.8 cm to spare', '1B charges 3B: 8.2 cm of 10 cm, ending in contact.'],
    ['1B атакует 3B: путь 8,2 см', 'в запасе 1,8 см', '1B атакует 3B: 8,2 см из 10 см, контакт есть.'],
  ],
  [
    'short of contact',
    factOf('E-01', 'firstMustTouch', false, touch(32)),
    [
      'Not in contact with 3B',
      '3.2 cm short of contact',
      'The first team must end in contact: 1B would stop 3.2 cm from 3B.',
    ],
    [
      'Нет контакта с 3B',
      'до контакта 3,2 см',
      'Кто идёт первым, должен дойти до контакта, а 1B встаёт в 3,2 см от 3B.',
    ],
  ],
  [
    'a hair short of contact',
    factOf('E-01', 'firstMustTouch', false, touch(1.2)),
    [
      'Not in contact with 3B',
      '1.2 mm short of contact',
      'The first team must end in contact: 1B would stop 1.2 mm from 3B.',
    ],
    [
      'Нет контакта с 3B',
      'до контакта 1,2 мм',
      'Кто идёт первым, должен дойти до контакта, а 1B встаёт в 1,2 мм от 3B.',
    ],
  ],
  [
    'too far',
    factOf('E-01', 'tooFar', false, { ...one, path: [], length: 100.4, allowance: TEN }),
    [
      'Too far for 1B: 10.04 cm of 10 cm',
      '0.4 mm too far',
      '1B cannot get so far: the way is 10.04 cm, and 10 cm is allowed.',
    ],
    [
      '1B не дойдёт: 10,04 см, можно 10 см',
      'на 0,4 мм дальше предела',
      '1B так далеко не дойдёт: путь 10,04 см, можно до 10 см.',
    ],
  ],
  [
    'no way through',
    factOf('E-01', 'noWay', false, { ...one, other: '3A' }),
    [
      'No way through: 3A is in the way',
      null,
      '1B finds no way through between the bases: 3A is in the way.',
    ],
    ['1B не пройдёт: на пути 3A', null, '1B между подставками не пройдёт: на пути 3A.'],
  ],
  [
    'too near a platoon that is not charged',
    factOf('E-01', 'nearUnnamed', false, { ...near(48, FIVE), path: [], must: 'keep' }),
    [
      'Too near 3B: 4.8 cm, keep 5 cm',
      '2 mm too near',
      '1B would come too near to 3B, 4.8 cm away: 3rd platoon is not named as a target, so 5 cm must be kept from it.',
    ],
    [
      'Близко к 3B: 4,8 см, надо ≥ 5 см',
      'на 2 мм ближе предела',
      '1B подойдёт к 3B слишком близко, в 4,8 см: 3-й взвод не назван целью, и до него держат 5 см.',
    ],
  ],
  [
    'too near an outsider',
    factOf('PA-29', 'nearOutsider', false, { ...near(49.8, FIVE), path: [], must: 'keep' }),
    [
      'Too near 3B: 4.98 cm, keep 5 cm',
      '0.2 mm too near',
      '1B would come too near to 3B, 4.98 cm away: 3rd platoon takes no part, so 5 cm must be kept from it.',
    ],
    [
      'Близко к 3B: 4,98 см, надо ≥ 5 см',
      'на 0,2 мм ближе предела',
      '1B подойдёт к 3B слишком близко, в 4,98 см: 3-й взвод в ближнем бою не участвует, и до него держат 5 см.',
    ],
  ],
  [
    'pinned',
    factOf('E-13', 'pinnedMayNot', false, one),
    ['1B may not charge: Pinned Down', null, '1B may not charge: 1st platoon is Pinned Down.'],
    ['1B не атакует: взвод прижат огнём', null, '1B не атакует: 1-й взвод прижат огнём.'],
  ],
  [
    'non-assaulting',
    factOf('E-13', 'nonAssaultingMayNot', false, { ...one, word: 'gun' }),
    [
      '1B may not charge: a gun team',
      null,
      '1B may not charge: guns, machine guns and mortars do not assault.',
    ],
    ['1B не атакует: орудие', null, '1B не пойдёт в атаку: пулемёты, миномёты и орудия не атакуют.'],
  ],
  [
    'beyond the gate',
    factOf('PA-26', 'beyondGate', false, near(201, TWENTY)),
    [
      '1B is too far: 3B at 20.1 cm',
      '1 mm too far',
      '1B may not charge and stays: the nearest Defending team, 3B, is 20.1 cm away, beyond 20 cm.',
    ],
    [
      '1B далеко: до 3B 20,1 см',
      'на 1 мм дальше предела',
      '1B не идёт в контакт и стоит: ближайший из обороняющихся, 3B, в 20,1 см, дальше 20 см.',
    ],
  ],
  [
    'destroyed',
    factOf('E-06', 'destroyed', false, { base: '3B', other: '1B', unit: 'p3' }),
    ['3B is Destroyed', null, '3B is Destroyed: hit by 1B, without a save.'],
    ['Отделение 3B уничтожено', null, 'Отделение 3B уничтожено: попадание от 1B, без спасброска.'],
  ],
  [
    'bailed out',
    factOf('E-06', 'bailsOut', false, { base: '3B', other: '1B', unit: 'p3', die: 1, count: 1, need: 2 }),
    [
      '3B is Bailed Out: 1 + 1, 1B has 2',
      null,
      '3B is Bailed Out: die 1 and armour 1 equal Tank Assault 2 of 1B.',
    ],
    [
      '3B покинут: 1 + 1, у 1B тоже 2',
      null,
      'Танк 3B покинут: кубик 1 и броня 1 — ровно борьба с танками 2 у 1B.',
    ],
  ],
  [
    'surrendered',
    factOf('E-08', 'surrenders', false, { ...near(64, TEN), must: 'keep', allowance: { in: 6, cm: 15 } }),
    [
      '1B surrenders: no place in reach',
      '3.6 cm too near',
      '1B surrenders: 3B is 6.4 cm away, and without turning no move of up to 15 cm ends more than 10 cm from every acting team.',
    ],
    [
      '1B сдаётся: отойти некуда',
      'на 3,6 см ближе предела',
      '1B сдаётся: 3B в 6,4 см, а уйти без поворота дальше 10 см от всех действующих с ходом 15 см некуда.',
    ],
  ],
  [
    'told before the choice that it would surrender',
    factOf('E-08', 'wouldSurrender', false, {
      ...near(64, TEN),
      must: 'keep',
      allowance: { in: 6, cm: 15 },
    }),
    [
      '1B would surrender: no way out',
      '3.6 cm too near',
      'As all stand now, 1B would surrender: 3B is 6.4 cm away, and without turning no move of up to 15 cm ends more than 10 cm from every acting team.',
    ],
    [
      '1B сдастся: отойти некуда',
      'на 3,6 см ближе предела',
      'Пока все стоят так, 1B сдастся: 3B в 6,4 см, а уйти без поворота дальше 10 см от всех действующих с ходом 15 см некуда.',
    ],
  ],
  [
    'not stopped, with no tank lost',
    factOf('E-10', 'tanksDoNotStop', true, { unit: 'p1', count: 0, need: 2 }),
    [
      'Not stopped: 0 of 2 tanks needed',
      null,
      'The charge of 1st platoon goes on: no tank Destroyed or Bailed Out, and it takes 2 to stop it.',
    ],
    [
      'Не остановлен: танков 0 из 2',
      null,
      'Атака продолжается: 1-й взвод не потерял уничтоженным или покинутым ни одного танка, а остановят 2.',
    ],
  ],
  [
    'no nearer than it stood',
    factOf('A-16', 'endsNoNearer', true, { ...touch(28), stood: 28, must: 'keep' }),
    [
      '1B ends no nearer to 3B',
      'exactly at the limit',
      '1B stood 2.8 cm from 3B before it moved and ends no nearer: 2.8 cm, which is allowed.',
    ],
    [
      '1B не ближе к 3B, чем стоял',
      'ровно на пределе',
      '1B и раньше стоял в 2,8 см от 3B и ближе не подошёл: 2,8 см, так можно.',
    ],
  ],
  [
    'too many on one team',
    factOf('E-06', 'notSpread', false, { other: '3B', count: 2, of: 0, bases: ['3A', '3C'] }),
    ['3B: 2 hits are too many', null, '3B would take 2 hits while 3A and 3C take no hit.'],
    ['Много на 3B: 2 попадания', null, 'На 3B пришлось бы 2 попадания, а на 3A и 3C — ни одного.'],
  ],
  [
    'too many on one team, where the others take one each',
    factOf('E-06', 'notSpread', false, { other: '3B', count: 3, of: 1, bases: ['3A', '3C'] }),
    ['3B: 3 hits are too many', null, '3B would take 3 hits while 3A and 3C take only 1.'],
    ['Много на 3B: 3 попадания', null, 'На 3B пришлось бы 3 попадания, а на 3A и 3C — лишь по 1.'],
  ],
  [
    'a lone team without armour',
    factOf('E-03', 'unarmouredNear', false, { ...near(64, TEN), word: 'lone' }),
    [
      'Unarmoured 1B: no counterattack',
      '3.6 cm inside',
      '1B may not counterattack: it is unarmoured and 6.4 cm from 3B, within 10 cm.',
    ],
    [
      'Контратаки нет: 1B без брони',
      'на 3,6 см ближе предела',
      '1B не может контратаковать: без брони и в 6,4 см от 3B, в пределах 10 см.',
    ],
  ],
  [
    'may counter-charge, moved again',
    factOf('PA-25', 'mayCounterCharge', true, { ...near(153, TWENTY), word: 'stood' }),
    [
      '1B may charge: 3B at 15.3 cm',
      '4.7 cm inside',
      '1B may counter-charge: 3B was 15.3 cm away when the step began, within 20 cm.',
    ],
    [
      '1B может идти: до 3B 15,3 см',
      'на 4,7 см ближе предела',
      '1B может идти в контакт: 3B в начале шага был в 15,3 см, в пределах 20 см.',
    ],
  ],
]

describe.each(languages)('beside what decided, in %s', (language) => {
  it('of two teams that are Destroyed without a number to tell there is one line', () => {
    const lost = ['3A', '3B'].map((base) => factOf('E-06', 'destroyed', false, { base, other: '1A' }))
    const pierced = factOf('E-06', 'armourPierced', false, {
      base: '3B',
      other: '1A',
      die: 1,
      count: 1,
      need: 5,
    })
    const told = (...also: readonly Fact[]) =>
      wordsFor(language, 'assault').headline(
        { ok: true, why: [factOf('PA-01', 'won', true, { units: ['p1'] })], also },
        metric,
      ).also
    expect(told(...lost)).toEqual([language === 'en' ? 'Destroyed: 3A and 3B' : 'Уничтожены: 3A и 3B'])
    expect(told(...lost.slice(0, 1), pierced)).toHaveLength(2)
  })

  it('an Independent team that leaves alone is named', () => {
    const [chief, leaves] = [
      factOf('PA-06', 'passes', true, { unit: 'p3', die: 4, need: 4 }),
      factOf('E-04', 'independentLeaves', true, { base: '3A', unit: 'p3' }),
    ]
    const { also } = wordsFor(language, 'assault').headline(
      { ok: true, why: [chief], also: [leaves] },
      metric,
    )
    expect(also).toEqual([
      language === 'en' ? 'Independent 3A breaks off by itself' : 'Независимое отделение 3A уходит',
    ])
    expect(wordsFor(language, 'assault').note(leaves, metric)).toBe(
      language === 'en'
        ? 'Independent 3A breaks off by itself, whatever the die'
        : 'независимое отделение 3A выйдет из боя само, что бы ни выпало',
    )
  })

  it('it is told that nobody rolled to hit, and why not who stands in contact', () => {
    const headline = wordsFor(language, 'assault').headline(
      {
        ok: false,
        why: [factOf('PA-01', 'denies', false, { base: '1A', other: '3B', gap: gapOf(50) })],
        also: [
          factOf('E-05', 'noHitDice', false, { side: 'blue' }),
          factOf('E-06', 'onlyArmourNear', false, { base: '1A', other: '3A', gap: gapOf(0) }),
        ],
      },
      metric,
    )
    expect(headline.also).toEqual(
      language === 'en'
        ? ['Germany has not won', 'Nobody rolls to hit', 'Tank 1A may not hit tank 3A']
        : ['Без победы: Германия', 'На попадание никто не бросает', 'Танк 1A не бьёт танк 3A'],
    )
  })

  it('those who leave together are all named, or counted, and what each needed is told where that is the same', () => {
    const speech = wordsFor(language, 'assault')
    const leaving = (...needs: readonly number[]) => {
      const why = needs.map((need, i) =>
        factOf('PA-08', 'mustBreakOff', false, { unit: `p${i + 3}`, die: 2, need }),
      )
      const [unit] = metric.units
      const units = needs.flatMap((_, i) => (unit ? [{ ...unit, id: `p${i + 3}`, number: i + 3 }] : []))
      const { line, margin } = speech.headline({ ok: false, why }, { ...metric, units })
      return [line, margin]
    }
    expect([leaving(3, 3, 3), leaving(3, 4), leaving(3, 3, 3, 3)[0]]).toEqual(
      language === 'en'
        ? [
            ['3rd, 4th, and 5th platoons break off', '2 rolled, 3+ needed'],
            ['3rd and 4th platoons break off', '2 rolled'],
            '4 platoons break off',
          ]
        : [
            ['Выходят из боя 3-й, 4-й и 5-й взводы', 'выпало 2, нужно 3+'],
            ['Выходят из боя 3-й и 4-й взводы', 'выпало 2'],
            'Выходят из боя 4 взвода',
          ],
    )
  })

  it('a base is told by its traits', () => {
    const speech = wordsFor(language, 'assault')
    const [base] = metric.bases
    const traits = { independent: true, skill: 'veteran', reroll: 'command', front: 6, warrior: false }
    expect(base && speech.traits({ ...base, traits })).toEqual(
      language === 'en'
        ? ['Independent', 'Skill: Veteran', 'Re-roll: from a commander']
        : ['Независимое', 'Умение: Ветераны', 'Переброс: от командира'],
    )
  })
})

describe.each(languages)('what is played most, in %s', (language) => {
  it.each(golden)('%s', (_, fact, en, ru) => {
    const speech = wordsFor(language, 'assault')
    const { line, margin } = speech.headline({ ok: fact.ok, why: [fact] }, metric)
    const said = [line, margin, speech.sentence(fact, metric)]
    expect(said.map((text) => text?.replaceAll('\u00a0', ' ') ?? null)).toEqual(language === 'en' ? en : ru)
  })
})
