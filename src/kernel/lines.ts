// The lines of a match: branching off, going over to another line, naming and giving up.
import {
  branched,
  canBranch,
  distinct,
  dropped,
  endOf,
  type Frame,
  framesOf,
  type KeptLine,
  type Match,
  type Step,
  standing,
} from './match.ts'

/** A branch with that name, which begins where we stand; the line on the table stays as it is. Nothing where all are full. */
export function branch(match: Match, name: string): Match {
  if (!canBranch(match)) return match
  const made = branched(match)
  return { ...made, line: { ...made.line, name } }
}

/** Puts another line on the table and stands where the two part. Throws where there is no such line. */
export function follow(match: Match, id: number): Match {
  const next = keptLine(match, id)
  const { line, steps } = match
  const lines = match.lines.map((each) => (each === next ? { ...line, steps } : each))
  const shared = sharedSteps(steps, next.steps)
  const frames = continued(match.frames.slice(0, endOf(match, shared - 1) + 1), next.steps, shared)
  const moved = { ...match, line: { id: next.id, name: next.name }, lines, steps: next.steps, frames }
  const at = endOf(moved, shared - 1)
  return { ...moved, at, looks: at < frames.length - 1 }
}

/** Another name for a line. */
export const rename = (match: Match, id: number, name: string): Match => ({
  ...match,
  line: match.line.id === id ? { ...match.line, name } : match.line,
  lines: match.lines.map((line) => (line.id === id ? { ...line, name } : line)),
})

/** Gives up a line that is not on the table; rolls that stand in no other line are marked as taken back. */
export function forget(match: Match, id: number): Match {
  const gone = keptLine(match, id)
  const lines = match.lines.filter((line) => line !== gone)
  const kept = Math.max(...[match, ...lines].map(({ steps }) => sharedSteps(steps, gone.steps)))
  return { ...match, lines, marks: distinct([...match.marks, ...dropped(gone, kept)]) }
}

/** A line that was given up is there again, if there is room for it; the marks of its rolls stay. */
export const putBack = (match: Match, line: KeptLine): Match =>
  canBranch(match) ? { ...match, lines: [...match.lines, line] } : match

/** How many steps two lines have in common from the start: each digest tells all that came before it. */
export function sharedSteps(one: readonly Step[], other: readonly Step[]): number {
  const parts = one.findIndex(({ digest }, i) => digest !== other[i]?.digest)
  return parts === -1 ? one.length : parts
}

/** For which time dice would be thrown in the place of the next step, if they are to fall as never there; 0: the first. */
export function againHere(match: Match): number {
  const next = standing(match) + 1
  const here = match.steps.slice(0, next)
  const lines = [match, ...match.lines].filter(({ steps }) => sharedSteps(here, steps) === next)
  const rolls = [
    ...match.marks.filter((mark) => mark.is === 'takenBack' && mark.step === next),
    ...lines.flatMap(({ steps }) => steps[next] ?? []),
  ].flatMap(({ action }) => (action.do === 'roll' ? [action.again ?? 0] : []))
  return Math.max(-1, ...rolls) + 1
}

function keptLine({ lines }: Match, id: number): KeptLine {
  const line = lines.find((each) => each.id === id)
  if (!line) throw new Error(`A match has no other line ${id}`)
  return line
}

/** The frames of a line whose first steps, `shared` of them, have led to the given ones. */
function continued(first: readonly Frame[], steps: readonly Step[], shared: number): readonly Frame[] {
  const frames = [...first]
  for (const [i, { changes }] of steps.slice(shared).entries()) {
    const before = frames.at(-1)
    if (before) frames.push(...framesOf(before.state, changes, shared + i))
  }
  return frames
}
