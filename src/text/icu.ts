// ICU messages, as far as our catalogues use them: values, plurals, ordinals, choices and quotes. A test holds each
// message of both catalogues against a full implementation, which would be a tenth of the whole page's script.

export type Value = string | number
export type Values = Readonly<Record<string, Value>>

/** A message that is ready to be said. Throws where a value is missing. */
export type Message = (values: Values) => string

/** One piece of a message; `count` is the number that `#` stands for, where it stands for one. */
type Part = (values: Values, count: number | null) => string

type Forms = ReadonlyMap<string, Part>

interface Source {
  readonly text: string
  readonly locale: string
  at: number
}

export function compile(text: string, locale: string): Message {
  const source: Source = { text, locale, at: 0 }
  const whole = readMessage(source, { nested: false, counts: false })
  return (values) => whole(values, null)
}

interface Place {
  /** Between braces, whose closing one ends it. */
  readonly nested: boolean
  /** Directly in a form of a plural, where `#` is its number. */
  readonly counts: boolean
}

function readMessage(source: Source, place: Place): Part {
  const parts: Part[] = []
  let literal = ''
  const flush = (): void => {
    const said = literal
    if (said !== '') parts.push(() => said)
    literal = ''
  }
  while (source.at < source.text.length) {
    const char = source.text.charAt(source.at)
    if (char === '}' && place.nested) break
    if (char === '{') {
      flush()
      parts.push(readArgument(source))
    } else if (char === '#' && place.counts) {
      flush()
      parts.push(numberPart(source))
    } else if (char === '}') fail(source, 'a brace too many')
    else literal += char === "'" ? readQuote(source, place) : readChar(source)
  }
  flush()
  return (values, count) => parts.map((part) => part(values, count)).join('')
}

function readChar(source: Source): string {
  source.at += 1
  return source.text.charAt(source.at - 1)
}

/** A doubled quote is one; a quote before a sign of the grammar opens text that is taken as it stands. */
function readQuote(source: Source, { counts }: Place): string {
  const next = source.text.charAt(source.at + 1)
  const opens = '{}<>'.includes(next) || (counts && next === '#')
  if (next === "'") source.at += 2
  else source.at += 1
  if (next === "'" || next === '' || !opens) return "'"
  const [all = '', quoted = ''] = take(source, /((?:[^']|'')*)'?/y)
  return all === '' ? '' : quoted.replaceAll("''", "'")
}

function numberPart(source: Source): Part {
  source.at += 1
  const format = new Intl.NumberFormat(source.locale)
  return (_, count) => (count === null ? '#' : format.format(count))
}

function readArgument(source: Source): Part {
  const [, name = '', end] = take(source, /\{\s*(\w+)\s*([,}])/y)
  if (name === '') fail(source, 'no name of a value')
  if (end === '}') return (values) => String(given(values, name))
  const [, kind] = take(source, /\s*(plural|selectordinal|select)\s*,\s*/y)
  if (kind === 'select') return selectPart(name, readForms(source, false))
  if (kind !== 'plural' && kind !== 'selectordinal') return fail(source, 'no kind of choice')
  const type = kind === 'plural' ? 'cardinal' : 'ordinal'
  return pluralPart(name, readForms(source, true), new Intl.PluralRules(source.locale, { type }))
}

const selectPart =
  (name: string, forms: Forms): Part =>
  (values) =>
    formOf(forms, [String(given(values, name))])(values, null)

const pluralPart =
  (name: string, forms: Forms, rules: Intl.PluralRules): Part =>
  (values) => {
    const count = Number(given(values, name))
    return formOf(forms, [`=${count}`, rules.select(count)])(values, count)
  }

function readForms(source: Source, counts: boolean): Forms {
  const forms = new Map<string, Part>()
  for (;;) {
    const [, key] = take(source, /\s*(=\d+|[\w-]+)\s*\{/y)
    if (key === undefined) break
    forms.set(key, readMessage(source, { nested: true, counts }))
    if (take(source, /\}/y).length === 0) fail(source, 'a brace too few')
  }
  if (take(source, /\s*\}/y).length === 0) fail(source, 'a brace too few')
  if (!forms.has('other')) fail(source, 'no form for all others')
  return forms
}

function formOf(forms: Forms, keys: readonly string[]): Part {
  const key = keys.find((each) => forms.has(each)) ?? 'other'
  return forms.get(key) ?? (() => '')
}

function given(values: Values, name: string): Value {
  const value = values[name]
  if (value === undefined) throw new Error(`The value “${name}” is missing`)
  return value
}

/** What stands here, if it is of that pattern; then we stand behind it. */
function take(source: Source, pattern: RegExp): readonly string[] {
  pattern.lastIndex = source.at
  const found = pattern.exec(source.text)
  if (!found) return []
  source.at += found[0].length
  return found
}

function fail({ text, at }: Source, what: string): never {
  throw new Error(`A broken message, ${what} at ${at}: ${text}`)
}
