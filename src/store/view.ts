// The view store: what this window shows and how; it never changes the match.
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { DiceSource } from '../kernel/dice.ts'
import type { BaseId, Fact, Language, Past, Verdict } from '../kernel/game.ts'
import type { Point } from '../kernel/geometry/point.ts'
import type { Spread } from './spread.ts'
import type { Summary } from './summary.ts'

/** Null: nothing has been done that could be saved. `elsewhere`: another window goes on with this game, and saves it. */
export type Saving = 'saved' | 'saving' | 'failed' | 'elsewhere' | null

/** What of the table is seen: the millimetre point at the middle, and CSS pixels a millimetre. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** An end of the free ruler: a point of the table or a base. */
export type RulerEnd = { readonly at: Point } | { readonly base: BaseId }

/** `id` is a message's. */
export interface Notice {
  readonly id: string
  readonly values: Readonly<Record<string, string | number>>
}

/** A notice that waits for an answer; closing it is one too. */
export interface Standing extends Notice {
  readonly offers: readonly {
    /** The message on its button. */
    readonly id: string
    take(): void
  }[]
}

/** Two readings of the rules by their keys, '' as the game is played, and the key of what both are asked. */
export interface Comparison {
  readonly a: string
  readonly b: string
  /** Null: the first thing that they answer differently. */
  readonly asked: string | null
}

/** A game that was read from a file and is not on the table yet. */
export interface Preview {
  /** Its name. */
  readonly file: string
  readonly summary: Summary
  /** It can only be looked at. */
  readonly past: Past | null
  take(): void
}

/** What taking a roll back leads to: the very same dice again, others, or nothing, because it cannot be. */
export const RETAKES = ['same', 'fresh', 'stop'] as const

export type Retake = (typeof RETAKES)[number]

export const SOURCES: readonly DiceSource[] = ['seed', 'typed', 'chosen']

/** Steps are replayed so many times as fast. */
export const SPEEDS = [1, 2, 4, 0.5] as const

export type Speed = (typeof SPEEDS)[number]

export type Panel = 'why' | 'dice' | 'log' | 'byHand'

export interface View {
  readonly language: Language
  /** Null: fitted to the fight by the board when it knows its size. */
  readonly camera: Camera | null
  /** The size of the board in CSS pixels, told by the board; null until it is laid out. */
  readonly board: { readonly w: number; readonly h: number } | null
  /** `ruler`: the next two points are measured and nothing is moved. */
  readonly tool: 'hand' | 'ruler'
  /** The steps that lie ahead are played one after the other. */
  readonly replaying: boolean
  readonly speed: Speed
  readonly retake: Retake
  /** Until its second end is set, that follows the pointer. */
  readonly ruler: { readonly from: RulerEnd; readonly to: RulerEnd | null } | null
  readonly dice: DiceSource
  /** Dice of the program are in the air: nothing has been rolled yet. */
  readonly tumbling: boolean
  /** The facts of a verdict, an offer or a log line that were asked for by "why". */
  readonly why: { readonly key: string; readonly facts: readonly Fact[] } | null
  /** The fact that is hovered or focused: its bases and measurement light up on the table. */
  readonly lit: Fact | null
  /** Two readings of the position on the table are compared. */
  readonly compare: Comparison | null
  /** What those two answer: both are drawn. */
  readonly compared: { readonly a: Verdict | null; readonly b: Verdict | null } | null
  /** The rule card that is open. */
  readonly card: string | null
  /** The dialog that is open. */
  readonly dialog:
    | 'menu'
    | 'scenarios'
    | 'games'
    | 'preview'
    | 'names'
    | 'keys'
    | 'settings'
    | 'units'
    | 'begin'
    | 'lines'
    | 'luck'
    | 'restart'
    | null
  readonly preview: Preview | null
  /** The ghost of the first drag is shown until the first drag, and when asked for. */
  readonly firstMinute: boolean
  /** The base that the panels speak of: picked on the table, by focus or from a list. */
  readonly selected: BaseId | null
  /** Faces given for the roll that was asked for at a moment, null for a die that is still blank. */
  readonly tray: { readonly of: string; readonly faces: readonly (number | null)[] } | null
  /** Hits as a hand has spread them. */
  readonly spread: Spread | null
  /** The panels that are folded to their headings. */
  readonly folded: readonly Panel[]
  /** How the autosave stands; null: nothing keeps this game. */
  readonly saving: 'loading' | Saving
  /** What must be said at once and is no verdict: a refused file, a reminder. */
  readonly notice: Notice | null
  /** Nothing takes its place but an answer. */
  readonly standing: Standing | null
}

export const createViewStore = (first: Partial<View> = {}) =>
  createStore<View>()(() => ({
    language: 'en',
    camera: null,
    board: null,
    tool: 'hand',
    ruler: null,
    replaying: false,
    speed: 1,
    retake: 'same',
    dice: 'seed',
    tumbling: false,
    why: null,
    lit: null,
    compare: null,
    compared: null,
    card: null,
    dialog: null,
    preview: null,
    firstMinute: true,
    selected: null,
    tray: null,
    spread: null,
    folded: ['byHand'],
    saving: null,
    notice: null,
    standing: null,
    ...first,
  }))

export type ViewStoreApi = ReturnType<typeof createViewStore>

export const useViewStore = <T>(store: ViewStoreApi, select: (view: View) => T): T => useStore(store, select)
