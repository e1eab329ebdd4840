// What the board never uses of Konva, but no import can leave out, stays out of the page: tweens, and colours by name.
import type { Plugin } from 'vite'

const NAMED_COLOURS = /\bCOLORS = \{[^{}]*\}/

export const leanKonva = (): Plugin => ({
  name: 'lean-konva',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/konva/lib/Tween.js') ? 'export const Tween = undefined\nexport const Easings = {}\n' : null,
  transform(code, id) {
    if (!id.endsWith('/konva/lib/Util.js')) return null
    if (!NAMED_COLOURS.test(code)) this.error('Konva names its colours otherwise than before')
    return { code: code.replace(NAMED_COLOURS, 'COLORS = {}'), map: null }
  },
})
