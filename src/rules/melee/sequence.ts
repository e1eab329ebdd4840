// Moves of many, one after the other: those that fail wait for the rest, and a charge leaves behind who finds no place.
import { ahead } from '../../kernel/evolve.ts'
import type { Move, Verdict } from '../../kernel/game.ts'
import { baseOf } from '../../kernel/table.ts'
import { canStand, shown, together } from './charging.ts'
import { fact } from './facts.ts'
import { type Attempt, attempt, changesOf, isSamePlace } from './moving.ts'
import type { MeleeState } from './state.ts'

export interface Sequence {
  readonly verdict: Verdict
  readonly attempts: readonly Attempt[]
}

/**
 * The moves are made one after the other; one that fails waits for the rest, which may clear its way. In a charge of
 * several those that cannot reach anybody stay, and where that costs contact they all go where most find a
 * place; in other phases the first that is left refuses all.
 */
export function sequence(state: MeleeState, moves: readonly Move[]): Sequence {
  const asWished = inTurn(state, moves)
  if (!isTogether(state, moves) || asWished.stuck === 0) return asWished
  const isStaying = ({ base, to }: Move): boolean => isSamePlace(baseOf(state.table, base).at, to)
  const going = moves.filter((move) => !isStaying(move))
  const { done } = together(
    state,
    going.map(({ base }) => base),
  )
  if (done.length <= asWished.attempts.length) return asWished
  const staying = moves.filter(isStaying).map((move) => attempt(state, move))
  const left = going.filter(({ base }) => done.every(({ move }) => move.base !== base))
  const failed = left.map((move) => ({ ok: false, why: [], move }))
  return ended({ state, moves }, [...done, ...staying], failed)
}

const isTogether = ({ flow }: MeleeState, moves: readonly Move[]): boolean =>
  flow.phase === 'charge' && moves.length > 1

function inTurn(state: MeleeState, moves: readonly Move[]): Sequence & { readonly stuck: number } {
  const begun = isTogether(state, moves) ? shown(state, moves) : { state, done: [], left: moves }
  const done = [...begun.done]
  let { state: now, left } = begun
  let failed: readonly Attempt[] = []
  while (left.length > failed.length) {
    const tries = moves.length > 1 ? triesOf(now, left) : left.map((move) => attempt(now, move))
    const made = tries.at(-1)
    if (made?.ok !== true) {
      failed = tries.slice(-left.length)
      continue
    }
    done.push(made)
    left = left.filter(({ base }) => base !== made.move.base)
    if (made.stays !== true) now = ahead(now, changesOf(now, made))
  }
  return { ...ended({ state, moves }, done, failed), stuck: failed.length }
}

/** Until one succeeds; last of all those that charge go for anybody. */
function triesOf(state: MeleeState, left: readonly Move[]): readonly Attempt[] {
  const asWished = left.filter((move) => canStand(state, move))
  const anybody = state.flow.phase === 'charge' ? left : []
  const tries: Attempt[] = []
  for (const [index, move] of [...asWished, ...left, ...anybody].entries()) {
    const seeks = index < asWished.length + left.length ? 'wished' : 'anybody'
    const tried = attempt(lifted(state, without(left, move)), move, seeks)
    tries.push(tried)
    if (tried.ok) break
  }
  return tries
}

const without = (moves: readonly Move[], move: Move): ReadonlySet<string> =>
  new Set(moves.filter((each) => each !== move).map(({ base }) => base))

/** Those who close up do so at once: nobody waits for a place that another one leaves. */
function lifted(state: MeleeState, ids: ReadonlySet<string>): MeleeState {
  if (state.flow.phase !== 'closeUp' || ids.size === 0) return state
  return { ...state, table: { ...state.table, bases: state.table.bases.filter(({ id }) => !ids.has(id)) } }
}

function ended(
  { state, moves }: { readonly state: MeleeState; readonly moves: readonly Move[] },
  done: readonly Attempt[],
  failed: readonly Attempt[],
): Sequence {
  const made = done.filter(({ stays }) => stays !== true)
  const told = made.flatMap(({ why }) => why)
  const [bad] = failed
  const isPartly = bad !== undefined && state.flow.phase === 'charge' && made.length > 0
  const left = failed.map(({ move: { base, to } }) => ({
    base,
    to: isPartly ? baseOf(state.table, base).at : to,
  }))
  const ends = new Map([...done.map(({ move }) => move), ...left].map((move) => [move.base, move]))
  const inOrder = moves.flatMap(({ base }) => ends.get(base) ?? [])
  if (isPartly) {
    const staying = failed.map(({ move }) => fact('cannotReach', false, { base: move.base }))
    return { verdict: { ok: true, why: [...told, ...staying], moves: inOrder }, attempts: made }
  }
  const why = bad !== undefined ? [...bad.why, ...told] : told
  const stays = done.flatMap((each) => each.why)
  const verdict = { ok: bad === undefined, why: why.length > 0 ? why : stays, moves: inOrder }
  return { verdict, attempts: made }
}
