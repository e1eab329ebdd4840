// Paints the labels of measured lines on paper, each tied to its line by a thin leader where it stands off.

import { type Box, boxBody, type Stretch } from './boxes.ts'
import { closeInk, ink, paper, tagFont, toneInk } from './ink.ts'
import { COVER, type Obstacle } from './labels.ts'
import { paintCentred, paintPaper, widthOf } from './lettering.ts'
import type { Tone } from './marks.ts'
import { isCovered, isTied, placePill, tieOf } from './pills.ts'
import { lettersPx, type Scene } from './scene.ts'

export interface Label extends Stretch {
  readonly key: string
  readonly text: string
  readonly tone: Tone
  readonly close: boolean
  readonly bold: boolean
}

interface Among {
  readonly scene: Scene
  readonly taken: readonly Obstacle[]
  /** Every line that is drawn, with a label or without. */
  readonly lines: readonly Stretch[]
}

/** Paints labels one after another, each off the bases, the lines and the labels before it. */
export function paintLabels(
  ctx: CanvasRenderingContext2D,
  labels: readonly Label[],
  { scene, taken, lines }: Among,
): void {
  const laid: Obstacle[] = [...taken]
  const px = lettersPx(scene)
  const placed = labels.map((label) => {
    const size = { w: widthOf(ctx, label.text, tagFont(px)) + px * 0.9, h: Math.round(px * 1.6) }
    const round = { taken: laid, lines, room: scene.room }
    const box = placePill({ kept: scene.kept, key: label.key }, { ...label, size }, round)
    laid.push({ body: boxBody(box), cost: COVER.pill.pill })
    return { label, box, covered: isCovered(label, taken) }
  })
  // Of what decides only its line is drawn where its label would be read as another's.
  const tied = placed.filter(
    ({ label, box, covered }) => label.bold || !(covered || !isTied(box, label, { taken, lines })),
  )
  for (const { label, box, covered } of tied) {
    const tie = covered ? null : tieOf(box, label)
    if (tie) paintLeader(ctx, tie)
  }
  for (const { label, box } of tied) paintLabel(ctx, label, box)
}

function paintLabel(ctx: CanvasRenderingContext2D, { text, tone, close, bold }: Label, box: Box): void {
  const inks = close ? closeInk : toneInk[tone]
  paintPaper(ctx, box, { fill: inks.paper, edge: ink, width: bold ? 2.4 : 1.4, radius: 5 })
  ctx.fillStyle = inks.ink
  paintCentred(ctx, text, { x: box.x, y: box.y + 0.5, font: tagFont(Math.round(box.h / 1.6)) })
}

/** A thin line from a label to what it speaks of. */
export function paintLeader(ctx: CanvasRenderingContext2D, { from, to }: Stretch): void {
  ctx.beginPath()
  ctx.moveTo(from.x, from.y)
  ctx.lineTo(to.x, to.y)
  ctx.strokeStyle = paper
  ctx.lineWidth = 3.5
  ctx.stroke()
  ctx.strokeStyle = ink
  ctx.lineWidth = 1.4
  ctx.stroke()
}
