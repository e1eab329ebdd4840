// Where a text may be covered so that no line of it is cut.

/** What is drawn of a text: its lines, and the buttons that stand among them. What is folded has a place too, and is not drawn. */
function* linesOf(text: HTMLElement): Generator<DOMRect> {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility()) continue
    const button = node.parentElement.closest('button, summary')
    if (button) yield button.getBoundingClientRect()
    else {
      range.selectNode(node)
      yield* range.getClientRects()
    }
  }
}

type Line = Pick<DOMRect, 'top' | 'bottom'>

/** Less than this nothing is seen of a line: letters have air above and below. */
const AIR_PX = 2

/** The lowest height that is not below `y` and goes through no line. */
export function betweenLines(lines: readonly Line[], y: number): number {
  const cut = lines.find(({ top, bottom }) => top < y - AIR_PX && bottom > y + AIR_PX)
  return cut ? betweenLines(lines, cut.top) : y
}

/** How much more is to be covered above `y`, so that the text ends with a whole line. */
export const cutAbove = (text: HTMLElement, y: number): number => y - betweenLines([...linesOf(text)], y)
