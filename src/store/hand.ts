// The hand: what is held over the table right now. Mutable and outside React; what follows it listens or is throttled.

import type { Base, BaseId, Fact, Move, Table, Verdict } from '../kernel/game.ts'
import { isSamePose, type Pose, roundPose } from '../kernel/geometry/point.ts'
import { slide } from '../kernel/geometry/slide.ts'
import { turnedBy } from '../kernel/geometry/turn.ts'
import { check, shown as shownNow } from '../kernel/match.ts'
import { indexOf } from '../kernel/table.ts'
import type { MatchStore, MatchStoreApi } from './match.ts'
import { completed, completedTogether, nearestFirst, type Reach } from './nearMiss.ts'
import { partly } from './partly.ts'
import { type Pull, roundOf, steadied } from './steady.ts'

/** What would happen on release, and where the bases would lie. */
export interface Draft {
  /** Where the hand wants them, rounded. */
  readonly wish: readonly Move[]
  /** Where they would end on release. */
  readonly moves: readonly Move[]
  readonly verdict: Verdict
}

/** A draft in the hand; the facts about what is held come first. */
export interface HeldDraft extends Draft {
  /** Where the held bases hang: as near to the wish as there is room. */
  readonly hang: readonly Move[]
}

/** The bases in the hand: the first leads, the others keep their formation round it. */
export interface Grip {
  readonly held: readonly BaseId[]
  /** Contact is caught within this distance; 0 suspends it. */
  readonly catchMm: number
  /** Nobody holds them: it is only shown what would be if they were moved there. */
  readonly shown?: true
}

/** What the overlay and the throttled panels see of the hand. */
export interface Held {
  readonly held: readonly BaseId[]
  /** What is held is only shown; see `Grip`. */
  readonly shown: boolean
  /** Null until the held bases have been moved. */
  readonly draft: HeldDraft | null
  /** Moves proposed but not yet accepted, drawn as ghosts. */
  readonly ghosts: Draft | null
  /** The base under the pointer, or the one focused by keys. */
  readonly pointed: BaseId | null
}

export interface Hand {
  now(): Held
  /** Where a base is for the hand: in its ghost, if it has one, else where it lies. */
  lies(id: BaseId): Pose
  /** Wishes the leading base at a pose; answers what would happen on release. */
  drag(grip: Grip, wish: Pose): HeldDraft
  /** Lets go: does what the draft says; null where nothing was held, or nothing would move. */
  drop(): Verdict | null
  /** The draft is gone, and nothing else ever moved. */
  cancel(): void
  point(id: BaseId | null): void
  /** Shows moves as ghosts, to be corrected by dragging and accepted as one. */
  propose(moves: readonly Move[]): void
  accept(): Verdict | null
  /** After each change, with what was held before it. */
  listen(listener: (before: Held) => void): () => void
}

const EMPTY: Held = { held: [], shown: false, draft: null, ghosts: null, pointed: null }

/** A base that was caught in contact lets go only beyond this many times the catch distance. */
const RELEASE = 1.6

export function createHand(store: MatchStoreApi): Hand {
  let now = EMPTY
  let caught = false
  let pulled: Pull | null = null
  const listeners = new Set<(before: Held) => void>()
  const set = (next: Partial<Held>): void => {
    const before = now
    now = { ...now, ...next }
    for (const listener of listeners) listener(before)
  }
  const clear = (more: Partial<Held> = {}): void => {
    caught = false
    pulled = null
    set({ held: [], draft: null, ...more })
  }
  const table = (): Table => shownNow(store.getState().match).table
  const find = (id: BaseId): Base => {
    const base = indexOf(table()).base.get(id)
    if (!base) throw new Error(`The hand reaches for ${id}, which is not on the table`)
    return base
  }
  const lies = (id: BaseId): Pose => now.ghosts?.moves.find((move) => move.base === id)?.to ?? find(id).at
  const judge = (wish: readonly Move[]): Draft => {
    const verdict = check(store.getState().match, { do: 'move', moves: wish })
    return { wish, moves: verdict.moves ?? wish, verdict }
  }
  const stays = (moves: readonly Move[]): boolean => moves.every(({ base, to }) => isSamePose(to, lies(base)))
  const settle = ({ wish, moves, verdict }: Draft): Verdict | null => {
    if (!verdict.ok) return stays(wish) ? null : store.getState().act({ do: 'move', moves: wish })
    if (stays(moves)) return null
    if (!now.ghosts) return moved(store.getState(), { moves, stay: verdict.stay })
    set({ ghosts: { wish: moves, moves, verdict } })
    return verdict
  }
  // A game that goes on, is taken back or replaced empties the hand.
  store.subscribe((next, before) => {
    if (next.match !== before.match) clear({ ghosts: null })
  })
  return {
    now: () => now,
    lies,
    drag: ({ held, catchMm, shown = false }, wish) => {
      const [lead = '', ...rest] = held
      const lying = held.map((id) => ({ base: id, to: lies(id) }))
      const judged = (going: readonly Move[], within: number): Judged => {
        const near = { table: table(), catchMm: within }
        const wished =
          rest.length === 0 ? alone(find(lead), wish, { near, last: pulled }) : together(going, wish, near)
        return { wished, ...judge(withGhosts(now.ghosts, wished.moves)) }
      }
      const asked = (going: readonly Move[]): Judged => {
        const completed = judged(going, catchMm * (caught ? RELEASE : 1))
        // Where only contact is refused, the wish stands as it is.
        const plain = completed.wished.isCaught && !completed.verdict.ok ? judged(going, 0) : completed
        return plain.verdict.ok ? plain : completed
      }
      const whole = asked(lying)
      const { wished, ...made } =
        rest.length === 0 ? whole : partly(lying, whole, { match: store.getState().match, asked })
      caught = wished.isCaught
      const draft = { ...heldFirst(made, held), hang: hanging(made, wished.moves, held) }
      const [hangs] = draft.hang
      pulled = hangs && rest.length === 0 ? { base: lead, wish, hangs: hangs.to } : null
      set({ held, shown, draft })
      return draft
    },
    drop: () => {
      const verdict = now.draft && settle(now.draft)
      clear()
      return verdict
    },
    cancel: () => clear(),
    point: (id) => {
      if (id !== now.pointed) set({ pointed: id })
    },
    propose: (moves) => set({ ghosts: moves.length > 0 ? judge(moves) : null, held: [], draft: null }),
    accept: () => {
      const { ghosts } = now
      return ghosts ? store.getState().act({ do: 'move', moves: ghosts.moves }) : null
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }

  /** One base slides about in the hand wherever the rules would put it down; several keep to where they would end. */
  function hanging({ moves }: Draft, wish: readonly Move[], held: readonly BaseId[]): readonly Move[] {
    const [only, ...rest] = wish
    if (!only || rest.length > 0) return held.flatMap((id) => moves.find((move) => move.base === id) ?? [])
    const { others } = roundOf(table())(only.base)
    const seen = now.ghosts ? others.map((base) => ({ ...base, at: lies(base.id) })) : others
    return [{ base: only.base, to: slide(find(only.base), only.to, seen, table().size) }]
  }
}

/** They are moved; who was left behind is told with what came of it. */
function moved(
  { act, tell }: Pick<MatchStore, 'act' | 'tell'>,
  { moves, stay }: { readonly moves: readonly Move[]; readonly stay: Verdict['stay'] },
): Verdict {
  const made = act({ do: 'move', moves })
  if (made.ok && stay) tell({ ...made, stay })
  return made
}

interface Wished {
  readonly moves: readonly Move[]
  /** Completed to contact. */
  readonly isCaught: boolean
}

interface Judged extends Draft {
  readonly wished: Wished
}

interface Alone {
  readonly near: Reach
  readonly last: Pull | null
}

function alone(base: Base, wish: Pose, { near, last }: Alone): Wished {
  const at = completed(base, wish, near)
  const to = at ?? steadied(base, wish, { table: near.table, last })
  return { moves: [{ base: base.id, to: roundPose(to) }], isCaught: at !== null }
}

/** In formation, who comes nearest to an enemy first. */
function together(lying: readonly Move[], wish: Pose, near: Reach): Wished {
  const moves = nearestFirst(formation(lying, wish), near.table)
  const caught = completedTogether(moves, near)
  return { moves: caught ?? moves, isCaught: caught !== null }
}

/** Among the facts of several moves those of the held bases are news. A refusal keeps the fact that decided first. */
function heldFirst(draft: Draft, held: readonly BaseId[]): Draft {
  const { ok, why } = draft.verdict
  if (!ok) return draft
  const isHeld = ({ about }: Fact): boolean => about.base !== undefined && held.includes(about.base)
  const ordered = [...why.filter(isHeld), ...why.filter((fact) => !isHeld(fact))]
  return { ...draft, verdict: { ...draft.verdict, why: ordered } }
}

const withGhosts = (ghosts: Draft | null, moves: readonly Move[]): readonly Move[] => {
  if (!ghosts) return moves
  const moved = new Set(moves.map((move) => move.base))
  return [...ghosts.moves.filter((move) => !moved.has(move.base)), ...moves]
}

/** The leading base at its wish, the others turned and carried with it. */
function formation(moves: readonly Move[], wish: Pose): readonly Move[] {
  const lead = moves[0]?.to
  if (!lead) return []
  const turn = wish.facing - lead.facing
  return moves.map(({ base, to }) => {
    const off = turnedBy({ x: to.x - lead.x, y: to.y - lead.y }, turn)
    return { base, to: roundPose({ x: wish.x + off.x, y: wish.y + off.y, facing: to.facing + turn }) }
  })
}
