// What each assault rule rests on: its origins, the book's heading, and the open questions that touch it.
import type { Cite } from '../../kernel/cites.ts'
import type { Origin } from '../../kernel/game.ts'

/** The answers to each open question, as text keys, the default first; never: it has no switch. */
interface Answers {
  'A-00': 'metric' | 'imperial'
  'A-01': 'allTeams' | 'assaultingTeams'
  'A-02': 'anyEnemy' | 'involvedOnly'
  'A-02b': 'joins' | 'ignored'
  'A-03': 'true' | 'false'
  'A-04': 'true' | 'false'
  'A-05': 'perTeam' | 'anyInfantryRule'
  'A-06': 'false' | 'true'
  'A-07': 'allFailed' | 'owners'
  'A-08': 'false' | 'true'
  'A-09': 'assaultRound' | 'wholeAssault'
  'A-10': 'able' | 'fought' | 'anyInPlatoon'
  'A-11': '4in10cm' | '6in15cm' | '8in20cm'
  'A-12': 'true' | 'false'
  'A-13': 'must' | 'warn' | 'may'
  'A-14': never
  'A-15': 'false' | 'true'
  'A-16': 'path' | 'end'
  'A-17': 'false' | 'true'
  'A-18': '2in5cm' | '1in2.5cm' | '4in10cm'
  'A-19': 'false' | 'true'
  'A-20': 'false' | 'true'
  'A-21': never
  'A-22': '50' | '20' | '10'
  'A-23': never
  'A-24': 'true' | 'false'
  'A-25': 'notMade' | 'wins'
  'A-26': never
}

export type SwitchId = keyof Answers
export type SwitchValue<Id extends SwitchId> = Answers[Id]

/** Of the default; every other value is a house choice. */
export const openQuestions: Readonly<Record<SwitchId, Origin>> = {
  'A-00': 'house',
  'A-01': 'inferred',
  'A-02': 'inferred',
  'A-02b': 'house',
  'A-03': 'house',
  'A-04': 'house',
  'A-05': 'house',
  'A-06': 'house',
  'A-07': 'inferred',
  'A-08': 'inferred',
  'A-09': 'house',
  'A-10': 'house',
  'A-11': 'edition',
  'A-12': 'house',
  'A-13': 'inferred',
  'A-14': 'house',
  'A-15': 'house',
  'A-16': 'house',
  'A-17': 'edition',
  'A-18': 'edition',
  'A-19': 'house',
  'A-20': 'house',
  'A-21': 'house',
  'A-22': 'house',
  'A-23': 'house',
  'A-24': 'house',
  'A-25': 'house',
  'A-26': 'house',
}

/** The rules with an open question of their own; which inches or centimetres is a question of the table. */
export type OpenRuleId = (typeof table)[number] extends infer Each
  ? Each extends { readonly id: infer Id; readonly switches: readonly (infer Touching)[] }
    ? [Exclude<Touching, 'A-00'>] extends [never]
      ? never
      : Id
    : never
  : never

const page = { origin: 'page' } as const
const inferred = { origin: 'inferred' } as const
const edition = { origin: 'edition' } as const
const house = { origin: 'house' } as const

/** The edition's table calls these rules "partly house" without naming the part. */
const partlyHouse = { origin: 'house', clause: { ru: 'отчасти', en: 'in part' } } as const
const asItStays = {
  origin: 'house',
  clause: {
    ru: 'кто уходит сам (E-04), здесь не в счёт',
    en: 'teams that leave by themselves (E-04) do not count here',
  },
} as const
const thisRound = {
  origin: 'inferred',
  clause: { ru: 'считаются попадания этого раунда (A-09)', en: 'the hits of this round count (A-09)' },
} as const
const gunsAndTransports = {
  origin: 'house',
  clause: {
    ru: 'то же для орудий и транспорта, которые проверяют свою победу',
    en: 'the same for guns and transports that check their win',
  },
} as const
const excludedByE03 = {
  origin: 'edition',
  clause: {
    ru: 'броска нет, если E-03 не оставляет выбора никому',
    en: 'no roll if E-03 leaves nobody a choice',
  },
} as const
const latecomers = {
  origin: 'house',
  clause: {
    ru: 'новые и вышедшие взводы вступают в оборону (A-02b, A-04)',
    en: 'fresh and broken-off platoons become Defending (A-02b, A-04)',
  },
} as const
const abilityOfTanks = {
  origin: 'house',
  clause: { ru: 'какой танк идёт в счёт (A-10)', en: 'which tank counts (A-10)' },
} as const

const headings = {
  won: { ru: 'Выиграл ли Атакующий взвод', en: 'Has the Attacking platoon won' },
  test: { ru: 'Противник проходит тест на Мотивацию', en: 'The enemy takes a Motivation test' },
  reroll: { ru: 'Перебросы тестов для проведения Контратаки', en: 'Re-rolling tests to Counterattack' },
  noHits: { ru: 'Если не было попаданий, тест не нужен', en: 'No hits, no test needed' },
  tanks: { ru: 'При атаке танков тест обязателен', en: 'When tanks attack, the test is compulsory' },
  counter: { ru: 'Контратака', en: 'Counterattack' },
  several: { ru: 'Несколько Контратакующих взводов', en: 'Several Counterattacking platoons' },
  charge: { ru: 'Атака В Контакт', en: 'Charge into Contact' },
  pinned: { ru: 'Игнорирование Прижатых Огнём', en: 'Ignoring Pinned Down' },
  cannot: {
    ru: 'Нельзя Контратаковать, если не можешь Атаковать',
    en: 'No Counterattack if you cannot assault',
  },
} as const

const table = [
  {
    id: 'PA-01',
    origins: [
      page,
      { origin: 'inferred', clause: { ru: 'для Контратакующих', en: 'for Counterattackers' } },
      {
        origin: 'inferred',
        clause: { ru: 'от кого и до кого мерить (A-01, A-02)', en: 'from whom and to whom (A-01, A-02)' },
      },
      {
        origin: 'house',
        clause: { ru: 'уточнения A-02b, A-03, A-04, A-24', en: 'the details in A-02b, A-03, A-04, A-24' },
      },
    ],
    heading: headings.won,
    switches: ['A-00', 'A-01', 'A-02', 'A-02b', 'A-03', 'A-04', 'A-24'],
  },
  {
    id: 'PA-02',
    origins: [
      page,
      { origin: 'inferred', clause: { ru: 'в любом состоянии', en: 'in whatever state' } },
      {
        origin: 'house',
        clause: {
          ru: 'смешанные взводы и транспорт (A-05, A-06)',
          en: 'mixed platoons and transports (A-05, A-06)',
        },
      },
    ],
    heading: headings.won,
    switches: ['A-05', 'A-06'],
  },
  {
    id: 'PA-03',
    origins: [page, gunsAndTransports],
    heading: headings.won,
    switches: ['A-00', 'A-05', 'A-06'],
  },
  {
    id: 'PA-04',
    origins: [page, gunsAndTransports],
    heading: headings.won,
    switches: ['A-05', 'A-06'],
  },
  { id: 'PA-05', origins: [page, excludedByE03], heading: headings.test, switches: [] },
  {
    id: 'PA-06',
    origins: [
      page,
      { origin: 'edition', clause: { ru: 'худший показатель (E-11)', en: 'the worst rating (E-11)' } },
    ],
    heading: headings.test,
    switches: [],
  },
  {
    id: 'PA-07',
    origins: [
      page,
      { origin: 'edition', clause: { ru: 'запреты E-03 и E-04', en: 'the bars of E-03 and E-04' } },
      {
        origin: 'house',
        clause: { ru: 'сначала все решают, потом ходят (A-23)', en: 'all choose before anyone moves (A-23)' },
      },
    ],
    heading: headings.test,
    switches: ['A-23'],
  },
  { id: 'PA-08', origins: [page], heading: headings.test, switches: [] },
  {
    id: 'PA-09',
    origins: [
      page,
      {
        origin: 'inferred',
        clause: {
          ru: 'чей тест и можно ли отказаться (A-07, A-08)',
          en: 'whose test, and declining (A-07, A-08)',
        },
      },
      {
        origin: 'edition',
        clause: { ru: 'переброс от командира (E-12)', en: 'the re-roll from a commander (E-12)' },
      },
    ],
    heading: headings.reroll,
    switches: ['A-07', 'A-08'],
  },
  { id: 'PA-10', origins: [page], heading: headings.reroll, switches: [] },
  { id: 'PA-11', origins: [page, thisRound], heading: headings.noHits, switches: ['A-09'] },
  { id: 'PA-12', origins: [page, thisRound], heading: headings.noHits, switches: ['A-09'] },
  {
    id: 'PA-13',
    origins: [page, abilityOfTanks],
    heading: headings.tanks,
    switches: ['A-10'],
  },
  { id: 'PA-14', origins: [page], heading: headings.tanks, switches: [] },
  { id: 'PA-15', origins: [page], heading: headings.tanks, switches: [] },
  { id: 'PA-20', origins: [page, latecomers], heading: headings.counter, switches: ['A-02b', 'A-04'] },
  {
    id: 'PA-21',
    origins: [
      page,
      {
        origin: 'house',
        clause: { ru: 'иначе побеждает атаковавшая сторона', en: 'otherwise the acting side wins' },
      },
    ],
    heading: headings.counter,
    switches: [],
  },
  { id: 'PA-22', origins: [page], heading: headings.counter, switches: [] },
  { id: 'PA-23', origins: [page], heading: headings.counter, switches: [] },
  {
    id: 'PA-24',
    origins: [
      page,
      {
        origin: 'inferred',
        clause: { ru: 'один общий бросок и одна раздача попаданий', en: 'one roll and one allocation' },
      },
      { origin: 'house', clause: { ru: 'сначала все решают (A-23)', en: 'all choices come first (A-23)' } },
    ],
    heading: headings.several,
    switches: ['A-23'],
  },
  {
    id: 'PA-25',
    origins: [
      page,
      { origin: 'edition', clause: { ru: 'длина движения (A-11)', en: 'the length of the move (A-11)' } },
      { origin: 'inferred', clause: { ru: 'идти обязательно (A-13)', en: 'the move is compulsory (A-13)' } },
      {
        origin: 'house',
        clause: { ru: 'когда до контакта не дойти (A-12)', en: 'when contact is out of reach (A-12)' },
      },
    ],
    heading: headings.charge,
    switches: ['A-00', 'A-11', 'A-12', 'A-13', 'A-14', 'A-15'],
  },
  { id: 'PA-26', origins: [page], heading: headings.charge, switches: ['A-00', 'A-15'] },
  {
    id: 'PA-27',
    origins: [
      inferred,
      { origin: 'house', clause: { ru: 'что считать контактом (A-14)', en: 'what contact is (A-14)' } },
    ],
    heading: headings.charge,
    switches: ['A-14'],
  },
  {
    id: 'PA-28',
    origins: [
      page,
      { origin: 'house', clause: { ru: 'уточнения A-04 и A-15', en: 'the details in A-04 and A-15' } },
    ],
    heading: headings.charge,
    switches: ['A-04', 'A-15'],
  },
  {
    id: 'PA-29',
    origins: [
      page,
      { origin: 'house', clause: { ru: 'на всём пути (A-16)', en: 'along the whole path (A-16)' } },
    ],
    heading: headings.charge,
    switches: ['A-00', 'A-16'],
  },
  { id: 'PA-30', origins: [page], heading: headings.pinned, switches: [] },
  {
    id: 'PA-31',
    origins: [
      inferred,
      {
        origin: 'house',
        clause: { ru: 'что бывает после ближнего боя (E-07)', en: 'what happens afterwards (E-07)' },
      },
    ],
    heading: headings.pinned,
    switches: [],
  },
  {
    id: 'PA-32',
    origins: [page, { origin: 'edition', clause: { ru: 'сам список (A-17)', en: 'the list itself (A-17)' } }],
    heading: headings.cannot,
    switches: ['A-17'],
  },
  {
    id: 'PA-33',
    origins: [
      page,
      {
        origin: 'edition',
        clause: { ru: 'насколько близко (A-18)', en: 'how close is close enough (A-18)' },
      },
    ],
    heading: headings.cannot,
    switches: ['A-00', 'A-18'],
  },
  {
    id: 'PA-34',
    origins: [
      inferred,
      {
        origin: 'house',
        clause: {
          ru: 'исключения A-02b и A-04, уточнение A-19',
          en: 'the exceptions A-02b and A-04, and A-19',
        },
      },
    ],
    heading: headings.cannot,
    switches: ['A-02b', 'A-04', 'A-19'],
  },
  {
    id: 'PA-35',
    origins: [
      inferred,
      { origin: 'house', clause: { ru: 'остановки A-22, A-25, A-26', en: 'the stops A-22, A-25, A-26' } },
    ],
    switches: ['A-22', 'A-25', 'A-26'],
  },
  {
    id: 'PA-36',
    origins: [
      { origin: 'page', clause: { ru: '(а) победа по PA-01', en: '(a) the win by PA-01' } },
      { origin: 'house', clause: { ru: '(б)–(г) остальные исходы', en: '(b) to (d) the other endings' } },
    ],
    heading: headings.won,
    switches: ['A-03', 'A-21', 'A-22', 'A-25', 'A-26'],
  },
  {
    id: 'E-01',
    origins: [
      { origin: 'page', clause: { ru: 'атакует один взвод', en: 'one platoon charges' } },
      { origin: 'edition', clause: { ru: 'число: длина движения', en: 'the number: how far' } },
      { origin: 'house', clause: { ru: 'остальное', en: 'the rest' } },
    ],
    switches: ['A-00', 'A-11', 'A-12', 'A-13', 'A-14', 'A-16'],
  },
  { id: 'E-02', origins: [edition], switches: ['A-00', 'A-01', 'A-02b', 'A-04'] },
  { id: 'E-03', origins: [edition, asItStays], switches: ['A-00'] },
  { id: 'E-04', origins: [edition, partlyHouse], switches: [] },
  { id: 'E-05', origins: [edition, partlyHouse], switches: ['A-00', 'A-18', 'A-20'] },
  { id: 'E-06', origins: [edition, partlyHouse], switches: ['A-00', 'A-18'] },
  { id: 'E-07', origins: [house], switches: [] },
  { id: 'E-08', origins: [edition, partlyHouse], switches: ['A-00', 'A-23'] },
  { id: 'E-09', origins: [edition], switches: ['A-00'] },
  { id: 'E-10', origins: [edition, partlyHouse], switches: ['A-00'] },
  { id: 'E-11', origins: [edition], switches: [] },
  { id: 'E-12', origins: [edition], switches: ['A-07'] },
  { id: 'E-13', origins: [edition], switches: ['A-17'] },
  { id: 'E-14', origins: [house], switches: ['A-00', 'A-21'] },
] as const satisfies readonly Cite<string, SwitchId>[]

export type RuleId = (typeof table)[number]['id']

export const cites: readonly Cite<RuleId, SwitchId>[] = table
