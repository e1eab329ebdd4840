// The match store: the one match that is played here, and what was last refused.
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { Action, Prompt, State, Verdict } from '../kernel/game.ts'
import type { Match } from '../kernel/match.ts'
import * as line from '../kernel/match.ts'

export interface MatchStore {
  readonly match: Match
  /** The last refusal, until something is done. */
  readonly refused: Verdict | null
  /** Does an action and answers its verdict; a refused one changes nothing but `refused`. */
  act(action: Action): Verdict
  undo(): void
  redo(): void
  /** Stands on a frame. */
  seek(at: number): void
  /** Puts another match in the place of this one. */
  load(match: Match): void
}

export const createMatchStore = (first: Match) =>
  createStore<MatchStore>()((set, get) => {
    const stand = (match: Match): void => set({ match, refused: null })
    return {
      match: first,
      refused: null,
      act: (action) => {
        const { verdict, match } = line.act(get().match, action)
        if (verdict.ok) stand(match)
        else set({ refused: verdict })
        return verdict
      },
      undo: () => stand(line.undo(get().match)),
      redo: () => stand(line.redo(get().match)),
      seek: (at) => stand(line.seek(get().match, at)),
      load: stand,
    }
  })

export type MatchStoreApi = ReturnType<typeof createMatchStore>

const prompts = new WeakMap<State, Prompt | null>()

/** What is asked now, at the standing state; null in Arrange. Worked out once a state. */
export function promptOf(match: Match): Prompt | null {
  const state = line.current(match)
  const known = prompts.get(state)
  if (known !== undefined) return known
  const prompt = state.mode === 'play' ? match.rules.prompt(state) : null
  prompts.set(state, prompt)
  return prompt
}

const suggestions = new WeakMap<State, Action | null>()

/** What would be sensible now, at the standing state; null in Arrange. Worked out once a state: it may take a while. */
export function suggestionOf(match: Match): Action | null {
  const state = line.current(match)
  const known = suggestions.get(state)
  if (known !== undefined) return known
  const action = state.mode === 'play' ? match.rules.suggest(state) : null
  suggestions.set(state, action)
  return action
}

/** The verdict that stands on the table: the last refusal, else the last one spoken in the step we stand in. */
export function spoken(match: Match, refused: Verdict | null): Verdict | null {
  if (refused) return refused
  const frame = match.frames[match.at]
  const step = frame && match.steps[frame.step]
  if (!frame || !step) return null
  const told = step.changes.slice(0, frame.change + 1)
  const ruled = told.filter((change) => change.is === 'ruled')
  return ruled.findLast((change) => change.chief) ?? ruled.at(-1) ?? firstReason(told)
}

const firstReason = (told: Match['steps'][number]['changes']): Verdict | null => {
  const change = told.find((each) => each.why.length > 0)
  return change ? { ok: true, why: change.why } : null
}

export const useMatchStore = <T>(store: MatchStoreApi, select: (state: MatchStore) => T): T =>
  useStore(store, select)
