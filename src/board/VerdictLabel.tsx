// The verdict that stands on the table: one large line, its margin and its rule under it.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { signs } from '../content/tokens.ts'
import type { Verdict } from '../kernel/game.ts'
import type { Point } from '../kernel/geometry/point.ts'
import { shown } from '../kernel/match.ts'
import { type Contact, contactsOf } from '../store/asides.ts'
import { lainIn } from '../store/fallen.ts'
import { useMatch, useSeat, useView } from '../store/seat.ts'
import { type Part, partsOf } from '../text/parts.ts'
import type { Headline } from '../text/sentences.ts'
import type { Speech } from '../text/words.ts'
import type { Box } from './boxes.ts'
import { toScreen } from './camera.ts'
import { captionsNow, notesNow } from './captions.ts'
import { basesOfFight } from './fight.ts'
import { roundBox } from './paintFallen.ts'
import { viewOf } from './paintHeld.ts'
import { layoutShift, shifted } from './paintTags.ts'
import { layoutNow, type Scene, sightOf, tableOf } from './scene.ts'
import { hasStrip } from './strip.ts'
import { refusedMoves, standingMarks, stretchesOf, verdictOf } from './told.ts'
import { covering, isClear, leaderTip, middle, type Standing, subjectOf, verdictSpot } from './verdictSpot.ts'

interface VerdictLabelProps {
  readonly scene: Scene
  readonly speech: Speech
}

export function VerdictLabel({ scene, speech }: VerdictLabelProps) {
  const match = useMatch((store) => store.match)
  const aside = useMatch((store) => store.aside)
  const compared = useView((view) => view.compared !== null)
  // Two readings are drawn with words of their own.
  const verdict = compared ? null : verdictOf(match, aside)
  const box = useRef<HTMLDivElement>(null)
  const headline = verdict && verdict.why.length > 0 ? speech.headline(verdict, shown(match).table) : null
  useSpot(scene, box, headline)
  if (!headline || !verdict) return null
  return <Label box={box} headline={headline} verdict={verdict} />
}

interface LabelProps {
  readonly box: RefObject<HTMLDivElement | null>
  readonly headline: Headline
  readonly verdict: Verdict
}

/** The live region of the page speaks it; here it is only seen, but for the rule, which can be opened. */
function Label({ box, headline, verdict }: LabelProps) {
  const seat = useSeat()
  const { also, brings, close, line, margin, moreText, rule, sign } = headline
  return (
    <div ref={box} className="verdict" data-sign={sign} data-ok={verdict.ok} data-close={close}>
      <p className="verdict-line" aria-hidden="true">
        <span>{signs[sign]}</span>
        <span>{partsOf(line).map(inOne)}</span>
      </p>
      <div className="verdict-more">
        {margin === null ? null : <span aria-hidden="true">{margin}</span>}
        <button type="button" onClick={() => seat.view.setState({ card: rule.id })}>
          {rule.name} <b>{rule.id}</b>
        </button>
        {moreText === null ? null : <span aria-hidden="true">{moreText}</span>}
        {[...brings, ...also].map((each) => (
          <span key={each} className="verdict-also" aria-hidden="true">
            {partsOf(each).map(inOne)}
          </span>
        ))}
      </div>
    </div>
  )
}

const inOne = ({ text, whole }: Part, i: number) =>
  whole ? (
    <span key={i} className="whole">
      {text}
    </span>
  ) : (
    text
  )

/** As wide as its longest line: a box that has wrapped is wider than its text. */
function shrink(element: HTMLElement): void {
  element.style.width = ''
  if (element.offsetHeight < 1) return
  const { left, width } = element.getBoundingClientRect()
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let right = 0
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode)
    for (const rect of range.getClientRects()) right = Math.max(right, rect.right)
  }
  const wanted = Math.ceil(right - left) + SPARE_PX
  if (wanted < width) element.style.width = `${wanted}px`
}

/**
 * As wide as its style allows, or narrower where only so there is room for it, with some air round it. Where there is no
 * room at all, over as little as can be.
 */
function settle(element: HTMLElement, standing: Standing): Box {
  const { style } = element
  const spot = (air: number): Box => {
    shrink(element)
    const [w, h] = [element.offsetWidth, element.offsetHeight]
    const { before } = standing
    const aired = { ...standing, before: before && { x: before.x - air, y: before.y - air } }
    return { ...verdictSpot({ w: w + 2 * air, h: h + 2 * air }, aired), w, h }
  }
  const widths = standing.before ? [style.maxWidth, ...WIDTHS] : WIDTHS
  const fits: Fit[] = []
  for (const air of [AIR_PX, 0])
    for (const width of widths) {
      style.maxWidth = width
      const box = spot(air)
      const cost = covering(box, standing)
      if (isClear(cost)) return box
      fits.push({ box, width, cost })
    }
  const best = fits.reduce((one, other) => (other.cost < one.cost ? other : one))
  style.maxWidth = best.width
  shrink(element)
  return best.box
}

interface Fit {
  readonly box: Box
  readonly width: string
  readonly cost: number
}

const WIDTHS = ['', '14em', '11em', '8em'] as const
const AIR_PX = 10

/** Right of the text: the padding of a button, and that of the label. */
const SPARE_PX = 24

/** Keeps the label where it belongs, through zooming, panning and resizing. */
function useSpot(scene: Scene, box: RefObject<HTMLDivElement | null>, headline: Headline | null): void {
  const { seat } = scene
  const said = useRef<string | null>(null)
  useLayoutEffect(() => {
    scene.verdict = null
    // Only what stays keeps its width: the next one may find room for fewer lines.
    if (box.current && said.current !== headline?.line) box.current.style.maxWidth = ''
    said.current = headline?.line ?? null
    if (headline) stand(scene, box.current, headline)
    veil(scene, box.current)
    scene.redraw('written')
  })
  useEffect(() => {
    const follow = (): void => {
      if (headline) stand(scene, box.current, headline)
    }
    const ends = [
      seat.view.subscribe((next, before) => {
        if (next.camera !== before.camera || next.board !== before.board) follow()
      }),
      seat.hand.listen(() => {
        if (veil(scene, box.current)) follow()
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [scene, seat, box, headline])
}

/** Hidden while something is held or proposed; answers whether it has just come back. */
function veil({ seat }: Scene, element: HTMLDivElement | null): boolean {
  if (!element) return false
  const { draft, ghosts } = seat.hand.now()
  const before = element.dataset.held
  element.dataset.held = String(draft !== null || ghosts !== null)
  return before === 'true' && element.dataset.held === 'false'
}

/** What names no base speaks of those who are in contact, where there are some. */
const middleOf = (contacts: readonly Contact[]): Point | null =>
  contacts.length > 0 ? middle(contacts.map(({ at }) => at)) : null

function stand(scene: Scene, element: HTMLDivElement | null, headline: Headline): void {
  if (!element || scene.screen.w === 0) return
  const stood = scene.verdict?.anchor
  // It keeps off the captions as far as it can; they are placed again beside it.
  scene.verdict = null
  const { match } = scene.seat.match.getState()
  const table = tableOf(scene)
  const sight = sightOf(scene)
  const by = layoutShift(sight.camera, sight.screen)
  const layout = layoutNow(scene)
  const handStates = match.rules.states.unit
  const fight = new Set(basesOfFight(table, handStates).flatMap(({ id, unit }) => [id, unit]))
  const tags = [...layout.bands, ...layout.tags].map(([id, box]) => ({ id, box: shifted(box, by) }))
  const fightLabels = tags.filter(({ id }) => fight.has(id)).map(({ box }) => box)
  const ghosts = refusedMoves(scene).flatMap((move) => viewOf(scene, move.base, move.to)?.base ?? [])
  const labels = [
    ...tags.filter(({ id }) => !fight.has(id)).map(({ box }) => box),
    ...[...lainIn(match), ...ghosts].map((base) => roundBox(base, sight)),
    ...notesNow(scene).map((note) => note.box),
  ]
  const captions = captionsNow(scene).map(({ box }) => box)
  const { aside } = scene.seat.match.getState()
  const subject = subjectOf(headline.fact, table) ?? middleOf(contactsOf(match, aside?.verdict))
  const anchor = subject
    ? toScreen(sight.camera, sight.screen, subject)
    : { x: sight.screen.w / 2, y: sight.screen.h * 0.12 }
  const lines = standingMarks(scene).flatMap(stretchesOf)
  const { corner } = scene
  const from = stood ?? anchor
  const before = corner && { x: corner.x - from.x, y: corner.y - from.y }
  const isStrip = hasStrip(sight.screen)
  element.dataset.strip = String(isStrip)
  if (isStrip) {
    element.removeAttribute('style')
    const size = { w: element.offsetWidth, h: element.offsetHeight }
    scene.verdict = { box: { x: size.w / 2, y: size.h / 2, ...size }, anchor, tip: null }
    return
  }
  const standing = { table, sight, handStates, lines, labels, fightLabels, captions, anchor, before }
  const box = settle(element, standing)
  element.style.transform = `translate(${Math.round(box.x - box.w / 2)}px, ${Math.round(box.y - box.h / 2)}px)`
  scene.corner = { x: box.x - box.w / 2, y: box.y - box.h / 2 }
  // What is told of several is no single one's.
  const tip = headline.sums ? null : leaderTip(box, standing, headline.fact)
  scene.verdict = { box, anchor, tip }
}
