// Several that are moved at once, of whom some may not go: the others go without them, and it is told why those stay.
import type { BaseId, Fact, Move, Verdict } from '../kernel/game.ts'
import { check, type Match } from '../kernel/match.ts'
import { movable } from './movable.ts'

interface Answered {
  /** Where each is wished. */
  readonly wish: readonly Move[]
  /** Where each would end. */
  readonly moves: readonly Move[]
  readonly verdict: Verdict
}

interface Asking<Answer> {
  readonly match: Match
  /** The same for some of them. */
  readonly asked: (going: readonly Move[]) => Answer
}

/**
 * Of what is refused whole: those that the question offers, else those of whom the refusal tells that they would go. It
 * stays refused where the first, who leads, is not among them.
 */
export function partly<Answer extends Answered>(
  lying: readonly Move[],
  whole: Answer,
  { match, asked }: Asking<Answer>,
): Answer {
  const offered = movable(match)
  const lead = lying[0]?.base ?? ''
  if (whole.verdict.ok || offered === 'all' || !offered.has(lead)) return whole
  let going = lying.filter(({ base }) => offered.has(base))
  const first = going.length < lying.length ? asked(going) : whole
  let tried = first
  while (!tried.verdict.ok) {
    const told = goingIn(tried.verdict)
    if (!told.has(lead)) return first
    going = going.filter(({ base }) => told.has(base))
    tried = asked(going)
  }
  return withRest(tried, whole.wish, match)
}

/** Of whom a refusal of another one tells something good: of several each is tried. */
function goingIn({ why: [refusing, ...rest] }: Verdict): ReadonlySet<BaseId> {
  const told = new Set(rest.flatMap(({ ok, about: { base } }) => (ok && base !== undefined ? [base] : [])))
  told.delete(refusing?.about.base ?? '')
  return told
}

/** Each of the rest is asked about beside those that go: why it stays is what refuses both. */
function withRest<Answer extends Answered>(going: Answer, wish: readonly Move[], match: Match): Answer {
  const stay: Fact[] = []
  let all = going
  for (const move of wish) {
    if (all.wish.some(({ base }) => base === move.base)) continue
    const more = [...all.wish, move]
    const verdict = check(match, { do: 'move', moves: more })
    if (verdict.ok) all = { ...all, wish: more, moves: verdict.moves ?? more, verdict }
    else stay.push(...verdict.why.slice(0, 1))
  }
  return stay.length === 0 ? all : { ...all, verdict: { ...all.verdict, stay } }
}
