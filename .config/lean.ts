// What the page never uses of a library, but no import can leave out, stays out of it.
import type { Plugin } from 'vite'

const NO_SKELETON = "() => { throw new Error('No message of this page has a skeleton') }"

/** Modules that nobody calls: Konva's tweens, and the patterns of dates and numbers inside messages. */
const UNUSED: readonly (readonly [file: RegExp, instead: string])[] = [
  [/[\\/]konva[\\/]lib[\\/]Tween\.js$/, 'export const Tween = undefined\nexport const Easings = {}\n'],
  [
    /[\\/]@formatjs[\\/]icu-skeleton-parser[\\/]index\.js$/,
    `export const parseDateTimeSkeleton = ${NO_SKELETON}\nexport const parseNumberSkeleton = parseDateTimeSkeleton\nexport const parseNumberSkeletonFromString = parseDateTimeSkeleton\n`,
  ],
]

/** Tables that nobody looks into: Konva's colours by name, and how each country writes the hour. */
const EMPTIED: readonly (readonly [file: RegExp, table: RegExp])[] = [
  [/[\\/]konva[\\/]lib[\\/]Util\.js$/, /\bCOLORS = \{[^{}]*\}/],
  [/[\\/]@formatjs[\\/]icu-messageformat-parser[\\/]index\.js$/, /\btimeData = \{[^{}]*\}/],
]

export const lean = (): Plugin => ({
  name: 'lean',
  enforce: 'pre',
  load: (id) => UNUSED.find(([file]) => file.test(id))?.[1] ?? null,
  transform(code, id) {
    const table = EMPTIED.find(([file]) => file.test(id))?.[1]
    if (table === undefined) return null
    if (!table.test(code)) this.error(`${id} has another table than before`)
    return { code: code.replace(table, (found) => `${found.slice(0, found.indexOf('{'))}{}`), map: null }
  },
})
