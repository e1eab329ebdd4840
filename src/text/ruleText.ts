// A rule card in one language, its distances filled in as the printed pairs, with what the rule rests on.
import { citedOf } from '../content/cited.ts'
import type { Distance, Origin } from '../kernel/game.ts'
import type { Language } from './language.ts'
import type { Names } from './names.ts'
import type { Values } from './phrases.ts'
import { pairs } from './rules/cards.ts'

export interface RuleText {
  readonly id: string
  readonly name: string
  readonly statement: string
  /** A newline begins a paragraph. */
  readonly card: string
  /** One line for each open question. */
  readonly open?: string
  /** The heading it stands under in the book. */
  readonly heading?: string
  readonly origins: readonly { readonly origin: Origin; readonly clause?: string }[]
  /** The open questions that touch it. */
  readonly switches: readonly string[]
  /** Of an open question or a misreading: the rules that it touches. */
  readonly touches: readonly string[]
  /** What players get wrong about it. */
  readonly misreadings: readonly string[]
  /** Of an open question: the text of each of its values. */
  readonly values?: Readonly<Record<string, string>>
}

/** A rule's, an open question's or a misreading's card; of an id that is none of them, that id. */
export function ruleText(language: Language, names: Names, id: string): RuleText {
  const distances = printedPairs(names)
  const read = (field: string): string | null =>
    names.text(`rule.${id}.${field}`) === null ? null : names.say(`rule.${id}.${field}`, distances)
  const cited = citedOf(id)
  const open = read('open')?.replaceAll(/^A-\d\db?: /gm, '')
  const values = valuesOf(names, id, distances)
  return {
    id,
    name: names.text(`rule.${id}.name`) ?? id,
    statement: read('statement') ?? '',
    card: read('card') ?? '',
    ...(open !== undefined && { open }),
    ...(cited?.heading && { heading: cited.heading[language] }),
    origins: (cited?.origins ?? []).map(({ origin, clause }) => ({
      origin,
      ...(clause && { clause: clause[language] }),
    })),
    switches: cited?.switches ?? [],
    touches: cited?.touches ?? [],
    misreadings: cited?.misreadings ?? [],
    ...(values && { values }),
  }
}

/** Only here are both systems printed, as the book prints them: 4" / 10 cm. */
const printedPairs = (names: Names): Values =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, printedPair(names, pair)]))

const printedPair = (names: Names, { cm, in: inches }: Required<Distance>): string =>
  [
    names.printed({ value: inches, digits: 0, unit: 'in' }),
    names.printed({ value: cm, digits: 0, unit: 'cm' }),
  ].join('\u00a0/\u00a0')

function valuesOf(names: Names, id: string, distances: Values): Readonly<Record<string, string>> | null {
  const prefix = `rule.${id}.value.`
  const found = names.ids.filter((each) => each.startsWith(prefix))
  if (found.length === 0) return null
  return Object.fromEntries(found.map((each) => [each.slice(prefix.length), names.say(each, distances)]))
}
