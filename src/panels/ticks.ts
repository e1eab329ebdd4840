// What the slider of the timeline marks: steps, decisions, rolls, changes of mode, take-backs, branchings, and phases.
import type { Change } from '../kernel/game.ts'
import { sharedSteps } from '../kernel/lines.ts'
import { endOf, type Frame, isOfLine, type Match, type Step } from '../kernel/match.ts'

export type TickKind = 'step' | 'decision' | 'roll' | 'mode' | 'takenBack' | 'byHand' | 'overruled' | 'parts'

export interface Tick {
  readonly frame: number
  readonly is: TickKind
}

/** From one frame to the next, not inclusive, in which one phase goes on. */
export interface PhaseRun {
  readonly from: number
  readonly to: number
  readonly phase: string
}

type Marked = Pick<Match, 'frames' | 'steps' | 'marks' | 'lines'>

export const ticksOf = (match: Marked): readonly Tick[] => [
  ...played(match),
  ...marked(match),
  ...parting(match),
]

/** One for each step where it ends; a decision, a roll and a change of mode look otherwise. */
const played = ({ frames, steps }: Marked): readonly Tick[] =>
  frames.flatMap((frame, at): readonly Tick[] => {
    const step = steps[frame.step]
    const change = step?.changes[frame.change]
    const is = step && change ? kindOf(step, change, frames[at + 1]) : null
    return is ? [{ frame: at, is }] : []
  })

function kindOf({ action, changes }: Step, change: Change, next: Frame | undefined): TickKind | null {
  if (change.is === 'threw') return 'roll'
  if (change.is === 'mode') return 'mode'
  if (next && next.change > 0) return null
  if (changes.some(({ is }) => is === 'threw' || is === 'mode')) return null
  return action.do === 'choose' || action.do === 'allocate' ? 'decision' : 'step'
}

/** Where a roll was taken back, or the table was changed by hand. */
const marked = ({ frames, marks, steps, lines }: Marked): readonly Tick[] =>
  marks
    .filter((mark) => isOfLine({ steps, lines }, mark))
    .map(({ is, step }) => ({ frame: lastBefore(frames, is === 'takenBack' ? step : step + 1), is }))

/** Where another line leaves this one. */
const parting = ({ frames, lines, steps }: Marked): readonly Tick[] =>
  lines.map((line) => ({ frame: lastBefore(frames, sharedSteps(steps, line.steps)), is: 'parts' }))

const lastBefore = (frames: readonly Frame[], step: number): number => endOf({ frames }, step - 1)

/** In order, without gaps; `arrange` while no rule plays. */
export function phasesOf({ rules, frames }: Pick<Match, 'rules' | 'frames'>): readonly PhaseRun[] {
  const runs: PhaseRun[] = []
  for (const [at, { state }] of frames.entries()) {
    const phase = state.mode === 'arrange' ? 'arrange' : rules.phase(state)
    const last = runs.at(-1)
    if (last?.phase === phase) runs[runs.length - 1] = { ...last, to: at + 1 }
    else runs.push({ from: at, to: at + 1, phase })
  }
  return runs
}
