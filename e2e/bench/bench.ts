// All figures of the bench as one object, and which of them miss their goals.
import { benchActions } from './actions.ts'
import { benchDrags, type Drags, type Figures, type Setting } from './drag.ts'
import { benchGap } from './gap.ts'
import { benchJudge } from './judge.ts'
import { benchOpen } from './open.ts'

export interface Bench extends Drags {
  readonly gap: { readonly nsPerPair: number; readonly ratio: number }
  readonly assault: { readonly actionsPerSecond: number }
  /** Opening a long recording, to playing it. */
  readonly open: { readonly frames: number; readonly ratio: number }
  readonly judge: { readonly casesPerSecond: number; readonly ratio: number }
}

export async function bench(setting: Setting): Promise<Bench> {
  const gap = benchGap()
  const assault = benchActions()
  const judge = await benchJudge()
  const open = benchOpen()
  return { ...(await benchDrags(setting)), gap, assault, open, judge }
}

/** With so many bases the goals are held. */
const HELD = '500'

const GOAL = { open: 1.25, closed: 1.1, gap: 3, judge: 2, recording: 2 } as const

/** Beyond this with the why panel open the bench has failed. */
const FAILURE = 1.5

/** How much dearer the largest table may be than the smallest. */
const FLAT = 1.15

export function missed({ drag, dragClosed, gap, judge, open: recording }: Bench): readonly string[] {
  return [
    ...over(`a drag with ${HELD} bases and the why panel open`, drag[HELD]?.mainRatio, GOAL.open),
    ...over(`a drag with ${HELD} bases and the why panel closed`, dragClosed[HELD]?.mainRatio, GOAL.closed),
    ...over('a drag on the largest table, to one on the smallest', growth(drag), FLAT),
    ...over('a measurement with both closest points', gap.ratio, GOAL.gap),
    ...over('opening a long recording, to playing it', recording.ratio, GOAL.recording),
    ...over('cases judged line by line, to the same in one loop', judge.ratio, GOAL.judge),
  ]
}

const over = (what: string, ratio: number | undefined, goal: number): readonly string[] =>
  ratio === undefined || ratio <= goal ? [] : [`${what}: ${ratio.toFixed(2)} is over the goal of ${goal}`]

function growth(drag: Readonly<Record<string, Figures>>): number | undefined {
  const ratios = Object.values(drag).map(({ mainRatio }) => mainRatio)
  const [first, last] = [ratios[0], ratios.at(-1)]
  return first === undefined || last === undefined ? undefined : last / first
}

/** The sentence of a failure; empty where there is none. */
export function failure({ drag }: Bench): string {
  const ratio = drag[HELD]?.mainRatio ?? 0
  return ratio > FAILURE
    ? `Dragging one base of ${HELD} costs ${ratio.toFixed(2)} times the raw canvas; more than ${FAILURE} is a failure.`
    : ''
}
