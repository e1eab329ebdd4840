// The match store: the one match that is played here, and what is said in the place of its last verdict.
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Action, Move, Prompt, RuleSet, Ruling, State, Verdict } from '../kernel/game.ts'
import { isSamePose } from '../kernel/geometry/point.ts'
import { againHere } from '../kernel/lines.ts'
import type { Match } from '../kernel/match.ts'
import * as line from '../kernel/match.ts'
import { spokenIn } from '../kernel/spoken.ts'

/** What is said in the place of the last verdict. */
export interface Aside {
  readonly is: 'refused' | 'lookedUp'
  readonly verdict: Verdict
}

export interface MatchStore {
  readonly match: Match
  /** Until something is done. */
  readonly aside: Aside | null
  /** Does an action and answers its verdict; a refused one changes nothing but `aside`. */
  act(action: Action): Verdict
  /** The players' word on a measurement; a move that was refused for it is made if just so. Answers what came of it. */
  overrule(ruling: Ruling): Verdict
  undo(): void
  redo(): void
  /** Stands on a frame; one of the things told there may stand for all of them. */
  seek(at: number, told?: Verdict): void
  /** Something that was measured stands in the place of the last verdict. */
  tell(verdict: Verdict): void
  /** Puts another match in the place of this one. */
  load(match: Match): void
}

export const createMatchStore = (first: Match) =>
  createStore<MatchStore>()((set, get) => {
    const stand = (match: Match): void => set({ match, aside: null })
    const answer = ({ verdict, match }: line.Acted): Verdict => {
      if (verdict.ok) stand(match)
      else set({ aside: { is: 'refused', verdict } })
      return verdict
    }
    return {
      match: first,
      aside: null,
      act: (action) => answer(line.act(get().match, action)),
      overrule: (ruling) => {
        const { match, aside } = get()
        const ruled = line.overrule(match, ruling)
        const moves = refusedMoves(aside)
        if (!ruled.verdict.ok || !moves) return answer(ruled)
        stand(ruled.match)
        const now = line.check(ruled.match, { do: 'move', moves })
        const isSame = moves.every(({ base, to }) =>
          (now.moves ?? moves).some((made) => made.base === base && isSamePose(made.to, to)),
        )
        return now.ok && !isSame ? ruled.verdict : get().act({ do: 'move', moves })
      },
      undo: () => stand(line.undo(get().match)),
      redo: () => stand(line.redo(get().match)),
      seek: (at, told) =>
        set({ match: line.seek(get().match, at), aside: told ? { is: 'lookedUp', verdict: told } : null }),
      tell: (verdict) => set({ aside: { is: 'lookedUp', verdict } }),
      load: stand,
    }
  })

export type MatchStoreApi = ReturnType<typeof createMatchStore>

/** What is asked in a state that a step has led to; null in Arrange, and in a game that can only be looked at. */
export const promptAt = (rules: RuleSet, state: State): Prompt | null =>
  state.mode === 'play' && !rules.past ? rules.prompt(state) : null

/** What is asked now, at the standing state; null within a step too. */
export const promptOf = (match: Match): Prompt | null =>
  line.isWithin(match) ? null : promptAt(match.rules, line.shown(match))

/** What a step answered; null where it is not known. */
export function promptBefore({ rules, frames }: Match, step: number): Prompt | null {
  const state = frames[line.endOf({ frames }, step - 1)]?.state
  return state ? promptAt(rules, state) : null
}

/** What would be sensible now, at the standing state; null in Arrange. It may take a while. */
export function suggestionOf(match: Match): Action | null {
  const state = line.current(match)
  return state.mode === 'play' ? match.rules.suggest(state) : null
}

/** The first of the moves that would be sensible now; null in Arrange. */
export function firstMoveIn(match: Match): Move | null {
  const state = line.current(match)
  return state.mode === 'play' ? match.rules.firstMove(state) : null
}

/** Where the bases of a refused move would have come to lie. */
export const refusedMoves = (aside: Aside | null): Verdict['moves'] =>
  aside?.is === 'refused' ? aside.verdict.moves : undefined

/** The verdict that stands on the table: what is said aside, else the last one spoken in the step we stand in. */
export function spoken(match: Match, aside: Aside | null): Verdict | null {
  if (aside) return aside.verdict
  const frame = match.frames[match.at]
  const step = frame && match.steps[frame.step]
  if (!frame || !step) return null
  const told = spokenIn(step.changes.slice(0, frame.change + 1))
  return told && { ...told, ...chosenBefore(match, frame.step, told) }
}

/** What is chosen for several units, one after the other, is told of them together. */
function chosenBefore(
  { steps }: Pick<Match, 'steps'>,
  at: number,
  told: Verdict,
): Pick<Verdict, 'why' | 'also'> {
  const before = steps[at - 1]
  const said = before && isSameChoice(before.action, steps[at]?.action) ? spokenIn(before.changes) : null
  if (said?.why[0]?.says !== told.why[0]?.says || said === null) return told
  const { why, also = [] } = chosenBefore({ steps }, at - 1, said)
  return { why: [...why, ...told.why], also: [...also, ...(told.also ?? [])] }
}

const isSameChoice = (one: Action, other: Action | undefined): boolean =>
  one.do === 'choose' && other?.do === 'choose' && one.option === other.option && one.unit !== other.unit

/** A throw of the program; `fresh` where it is not to be the one that fell here before. */
export const throwOf = (match: Match, fresh: boolean): Action => {
  const again = fresh ? againHere(match) : 0
  return { do: 'roll', from: 'seed', ...(again > 0 && { again }) }
}

export const useMatchStore = <T>(store: MatchStoreApi, select: (state: MatchStore) => T): T =>
  useStore(store, select)
