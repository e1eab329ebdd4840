// For tests: what there is to say, read from the source of the rules: sentences with the fields that their facts carry,
// questions, options, and what the kernel says of hands.
import { about } from '../kernel/changeSchema.ts'

/** A field that is there in every fact of that sentence, or only in some. */
export interface Noted {
  readonly field: string
  readonly always: boolean
  /** Of `word`: those that the note lists. */
  readonly words: readonly string[]
}

export type Notes = ReadonlyMap<string, readonly Noted[]>

const FIELDS = Object.keys(about.entries)

const sources = import.meta.glob<string>('../rules/*/{facts,fireSays,moveSays}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Those of one game. */
const of = (game: string, texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(texts).filter(([path]) => path.includes(`/${game}/`)))

/** `// What it says. base other gap limit word?(bailed|bogged)`, then `says: 'PA-01',`. */
export function notes(game: string): Notes {
  const all = new Map<string, readonly Noted[]>()
  for (const source of Object.values(of(game, sources))) {
    for (const [, comment = '', says = ''] of source.matchAll(/((?:^ {2}\/\/ .*\n)+) {2}(\w+): '[A-Z]/gm)) {
      all.set(says, fieldsIn(comment.replaceAll(/^ *\/\/ /gm, '').replaceAll('\n', ' ')))
    }
  }
  return all
}

function fieldsIn(comment: string): readonly Noted[] {
  const listed = /\bword\??\(([\w|]+)/.exec(comment)?.[1]?.split('|') ?? []
  const bare = comment.replaceAll(/\([^)]*\)/g, '').trim()
  const note = bare.slice(bare.lastIndexOf('. ') + 1).trim()
  const fields = note.endsWith('.') ? [] : note.split(/\s+/).filter((word) => word !== '')
  return fields.map((word) => {
    const field = word.replace('?', '')
    if (!FIELDS.includes(field)) throw new Error(`“${comment}” notes ${word}, which is no field`)
    return {
      field,
      always: !word.endsWith('?'),
      words: field === 'word' && listed.length > 1 ? listed : [],
    }
  })
}

const steps = import.meta.glob<string>(['../rules/*/naming.ts', '../rules/*/phases/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const hands = import.meta.glob<string>('../kernel/byHand.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const found = (texts: Readonly<Record<string, string>>, pattern: RegExp): readonly string[] => [
  ...new Set(
    Object.values(texts).flatMap((text) =>
      [...text.matchAll(pattern)].flatMap(([all]) =>
        [...all.matchAll(/'(\w+)'/g)].map(([, word = '']) => word),
      ),
    ),
  ),
]

/** Every word that a prompt is asked with. */
export const asks = (game: string): readonly string[] => found(of(game, steps), /\bask(?:: | = )[^,\n]*/g)

/** Every option that is offered. */
export const options = (game: string): readonly string[] => [...found(of(game, steps), /\boption: [^,\n]*/g)]

/** Every sentence about what a hand does. */
export const byHand = (): readonly string[] => found(hands, /fact\('T-\d\d', [^,]*,/g)
