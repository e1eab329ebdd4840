// The verdict that stands on the table: one large line, its margin and its rule under it.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Verdict } from '../kernel/game.ts'
import { shown } from '../kernel/match.ts'
import { useMatch, useSeat } from '../store/seat.ts'
import type { Headline } from '../text/sentences.ts'
import type { Speech } from '../text/words.ts'
import { toScreen } from './camera.ts'
import { toneSign } from './ink.ts'
import { layoutShift, shifted } from './paintTags.ts'
import { layoutNow, type Scene, sightOf, tableOf } from './scene.ts'
import { standingMarks, verdictOf } from './told.ts'
import { mayLead, subjectOf, verdictSpot } from './verdictSpot.ts'

const SIGNS = { yes: toneSign.holds, no: toneSign.stands, excused: toneSign.excused } as const

interface VerdictLabelProps {
  readonly scene: Scene
  readonly speech: Speech
}

export function VerdictLabel({ scene, speech }: VerdictLabelProps) {
  const match = useMatch((store) => store.match)
  const refused = useMatch((store) => store.refused)
  const verdict = verdictOf(match, refused)
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
  const { close, line, margin, moreText, rule, sign } = headline
  return (
    <div ref={box} className="verdict" data-sign={sign} data-ok={verdict.ok} data-close={close}>
      <p className="verdict-line" aria-hidden="true">
        <span>{SIGNS[sign]}</span>
        <span>{line}</span>
      </p>
      <div className="verdict-more">
        {margin === null ? null : <span aria-hidden="true">{margin}</span>}
        <button type="button" onClick={() => seat.view.setState({ card: rule.id })}>
          {rule.name} <b>{rule.id}</b>
        </button>
        {moreText === null ? null : <span aria-hidden="true">{moreText}</span>}
      </div>
    </div>
  )
}

/** Keeps the label where it belongs, through zooming, panning and resizing. */
function useSpot(scene: Scene, box: RefObject<HTMLDivElement | null>, headline: Headline | null): void {
  const { seat } = scene
  useLayoutEffect(() => {
    scene.verdict = null
    if (headline) stand(scene, box.current, headline)
    scene.redraw('hand')
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
        if (box.current) box.current.dataset.held = String(seat.hand.now().draft !== null)
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [scene, seat, box, headline])
}

function stand(scene: Scene, element: HTMLDivElement | null, headline: Headline): void {
  if (!element || scene.screen.w === 0) return
  const { match } = scene.seat.match.getState()
  const table = tableOf(scene)
  const sight = sightOf(scene)
  const by = layoutShift(sight.camera, sight.screen)
  const layout = layoutNow(scene)
  const labels = [...layout.bands.values(), ...layout.tags.values()].map((each) => shifted(each, by))
  const subject = subjectOf(headline.fact, table)
  const anchor = subject
    ? toScreen(sight.camera, sight.screen, subject)
    : { x: sight.screen.w / 2, y: sight.screen.h * 0.12 }
  const lines = standingMarks(scene).filter((mark) => mark.is === 'gap')
  const { verdict } = scene
  const before = verdict ? { x: verdict.box.x - verdict.anchor.x, y: verdict.box.y - verdict.anchor.y } : null
  const handStates = match.rules.states.unit
  const size = { w: element.offsetWidth, h: element.offsetHeight }
  const box = verdictSpot(size, { table, sight, handStates, lines, labels, anchor, before })
  element.style.transform = `translate(${Math.round(box.x - size.w / 2)}px, ${Math.round(box.y - size.h / 2)}px)`
  const { about } = headline.fact
  scene.verdict = {
    box,
    anchor,
    leads: (about.gap !== undefined || about.base !== undefined) && mayLead(box, { table, sight, anchor }),
  }
}
