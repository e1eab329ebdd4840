// What the page never uses of a library, but no import can leave out, stays out of it.
import type { Plugin } from 'vite'

const NO_SKELETON = "() => { throw new Error('No message of this page has a skeleton') }"

/** Modules that nobody calls: Konva's own dragging, since the board drags by itself, and the patterns of dates and numbers inside messages. */
const UNUSED: readonly (readonly [file: RegExp, instead: string])[] = [
  [
    /[\\/]konva[\\/]lib[\\/]DragAndDrop\.js$/,
    'export const DD = { isDragging: false, justDragged: false, _dragElements: new Map(), _listenToWindow() {} }\n',
  ],
  [
    /[\\/]@formatjs[\\/]icu-skeleton-parser[\\/]index\.js$/,
    `export const parseDateTimeSkeleton = ${NO_SKELETON}\nexport const parseNumberSkeleton = parseDateTimeSkeleton\nexport const parseNumberSkeletonFromString = parseDateTimeSkeleton\n`,
  ],
]

/** What nobody looks into: Konva's colours by name, how each country writes the hour, and the opening of whole folders. */
const CUT: readonly (readonly [file: RegExp, part: RegExp, instead: string])[] = [
  [/[\\/]konva[\\/]lib[\\/]Util\.js$/, /\bCOLORS = \{[^{}]*\}/, 'COLORS = {}'],
  [/[\\/]@formatjs[\\/]icu-messageformat-parser[\\/]index\.js$/, /\btimeData = \{[^{}]*\}/, 'timeData = {}'],
  [
    /[\\/]browser-fs-access[\\/]dist[\\/]index\.modern\.js$/,
    /\br=e\?Promise\.resolve\(\)\.then\(function\(\)\{return y\}\):Promise\.resolve\(\)\.then\(function\(\)\{return b\}\)/,
    'r=0',
  ],
]

export const lean = (): Plugin => ({
  name: 'lean',
  enforce: 'pre',
  load: (id) => UNUSED.find(([file]) => file.test(id))?.[1] ?? null,
  transform(code, id) {
    const [, part, instead = ''] = CUT.find(([file]) => file.test(id)) ?? []
    if (part === undefined) return null
    if (!part.test(code)) this.error(`${id} is written otherwise than before`)
    return { code: code.replace(part, instead), map: null }
  },
})
