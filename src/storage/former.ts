// Games as earlier versions of the page kept them, moved once to where they are kept now.
import { exchange } from './database.ts'
import { bareKept, keyOf } from './kept.ts'

/** The game on the table; the ones put aside, the latest last; one that could not be opened. */
const KEYS = ['base-contact.game', 'base-contact.earlier', 'base-contact.refused']

const isText = (value: unknown): value is string => typeof value === 'string'

export const moveFormer = (): Promise<void> =>
  exchange(KEYS, ([game, earlier, refused]) => {
    const texts = [refused, ...(Array.isArray(earlier) ? earlier : []), game].filter(isText)
    const now = Date.now()
    const games = texts.map((text, i) => bareKept(text, now - texts.length + i))
    return {
      put: Object.fromEntries(games.map((kept) => [keyOf(kept.id), kept])),
      drop: texts.length > 0 ? KEYS : [],
      answer: undefined,
    }
  })
