// The words of a game: what lies on the table, what is asked and done, and why.
import type { DiceSource, DiceState, Pool } from './dice.ts'
import type { Footprint, Measurement, Point, Pose } from './geometry/point.ts'
import type { SideId } from './side.ts'

export type BaseId = string
export type UnitId = string
export type { SideId } from './side.ts'

/** A text that is data (a scenario's or a unit's name), in every language of the product. */
export interface Words {
  readonly ru: string
  readonly en: string
}

/** A distance as the book prints it: two systems, never converted; no `in` where the book prints none. */
export interface Distance {
  readonly cm: number
  readonly in?: number
}

export type Language = keyof Words

/** The system a table is measured in; a game uses one. */
export type System = 'cm' | 'in'

/** A printed distance in millimetres of the table's system. */
export const inMm = (distance: Distance, system: System): number =>
  system === 'in' && distance.in !== undefined ? distance.in * 25.4 : distance.cm * 10

export type Trait = string | number | boolean
export type Traits = Readonly<Record<string, Trait>>

/** What a trait may be: had or not, yes or no where the kind says else, one of these, or a whole or half number between two. */
export type TraitValues =
  | 'flag'
  | 'yesNo'
  | readonly (string | number)[]
  | { readonly least: number; readonly most: number; readonly half?: true }

/** The traits of a rule set by name. One that is not set is as usual for its kind. */
export type KnownTraits = Readonly<Record<string, TraitValues>>

/** A moved piece with a footprint. `kind`, `traits` and `badges` are words of the rule set; `art` of the content. */
export interface Base {
  readonly id: BaseId
  readonly unit: UnitId
  /** The letter after the unit's number on its tag: the A of 3A. */
  readonly letter: string
  readonly kind: string
  readonly art: string
  readonly at: Pose
  readonly shape: Footprint
  readonly traits: Traits
  readonly badges: readonly string[]
  /** What the players have ruled about its measurements, until it is moved. */
  readonly overruled?: readonly Overruled[]
}

/**
 * On a base: at that place it counts as within so many mm of another at its place, or does not; by its own id: its way
 * to that place counts as that long.
 */
export interface Overruled {
  readonly other: BaseId
  readonly mm: number
  readonly within: boolean
  readonly at: Pose
  readonly otherAt: Pose
}

/** The players' word on a measurement between two bases; on a base's way where both are the same. */
export interface Ruling {
  readonly base: BaseId
  readonly other: BaseId
  readonly limit: Distance
  readonly within: boolean
  /** Where `base` is to be, of a move that was refused; else it is where it lies. */
  readonly at?: Pose
}

/** A platoon or a squad. */
export interface Unit {
  readonly id: UnitId
  readonly side: SideId
  /** Counted on through both sides, so that no number means two things. */
  readonly number: number
  readonly name: Words
  readonly traits: Traits
  /** States and roles: pinned, attacking, defending... */
  readonly badges: readonly string[]
}

export interface Side {
  readonly id: SideId
  readonly name: Words
}

export interface Table {
  /** Millimetres: w along x, d along y. */
  readonly size: { readonly w: number; readonly d: number }
  readonly system: System
  readonly sides: readonly Side[]
  readonly units: readonly Unit[]
  readonly bases: readonly Base[]
  /** Bases taken off the table, the latest last. */
  readonly lost: readonly Base[]
  /** All that the players have ruled in this game, for telling what a fact was judged by; no rule asks. */
  readonly ruled?: readonly Ruled[]
}

/** What was ruled on: within `mm` or not, when the two were `gapMm` apart; 0 of a base's own way. */
export interface Ruled extends Pick<Ruling, 'base' | 'other'> {
  readonly mm: number
  readonly gapMm: number
}

/** What a fact spoke of. A `gap` is drawn as a line, a `zone` as an outline, a `path` as a route. */
export interface About {
  readonly base?: BaseId
  readonly other?: BaseId
  readonly unit?: UnitId
  readonly enemy?: UnitId
  readonly side?: SideId
  readonly bases?: readonly BaseId[]
  readonly units?: readonly UnitId[]
  /** The measurement between `base` (from) and `other` (to). */
  readonly gap?: Measurement
  /** The printed distance that `gap` was held against. */
  readonly limit?: Distance
  /** How near the two stood before, in millimetres, where `gap` was held against that. */
  readonly stood?: number
  /** What `gap` had to be where that is not within its limit: in contact, or no nearer. */
  readonly must?: 'touch' | 'keep'
  readonly zone?: Zone
  readonly path?: readonly Point[]
  /** A route's length in millimetres. */
  readonly length?: number
  /** The printed distance that `length` was held against. */
  readonly allowance?: Distance
  readonly die?: number
  readonly need?: number
  readonly dice?: readonly number[]
  readonly count?: number
  readonly of?: number
  /** A word of the rule set: an option, a badge, a kind, a rating, a trait. */
  readonly word?: string
  /** Of a trait; without one it is as usual. */
  readonly value?: Trait
}

/** Everything within `size` of the named bases; `bars` where it keeps others out. */
export interface Zone {
  readonly of: readonly BaseId[]
  readonly size: Distance
  readonly bars?: boolean
  /** How far they get from where they lie: it stays there while one of them is in the hand. */
  readonly reach?: boolean
}

/** One rule applied to one thing. `says` names its sentence in the catalogues. */
export interface Fact {
  readonly rule: string
  readonly says: string
  readonly ok: boolean
  /** It tells what a rule takes out of the count. */
  readonly excused?: true
  readonly about: About
}

export interface Move {
  readonly base: BaseId
  readonly to: Pose
}

/** An answer with its reasons, the deciding one first; `moves` is where the bases would really end. */
export interface Verdict {
  readonly ok: boolean
  readonly why: readonly Fact[]
  /** What else came of it, or would come of it at once. */
  readonly also?: readonly Fact[]
  /** Of several that were to move together: why each that has been left out of it stays. */
  readonly stay?: readonly Fact[]
  readonly moves?: readonly Move[]
}

export type Mode = 'arrange' | 'play'

/** A value of a switch. */
export type Setting = string | number | boolean | Distance
export type Options = Readonly<Record<string, Setting>>

/** A setting as the key of a text: distances by what they print. */
export const settingKey = (value: Setting): string =>
  typeof value === 'object' ? `${value.in ?? ''}in${value.cm}cm` : String(value)

export const isSameSetting = (one: Setting, other: Setting): boolean =>
  typeof one === typeof other && settingKey(one) === settingKey(other)

/** Something done by hand, outside the rules; during Play it leaves a mark (T-03). */
export type Correction =
  | { readonly is: 'moved'; readonly moves: readonly Move[] }
  | { readonly is: 'removed'; readonly base: BaseId }
  | { readonly is: 'restored'; readonly base: BaseId }
  | { readonly is: 'marked'; readonly on: BaseId | UnitId; readonly badge: string; readonly set: boolean }
  /** Null: as usual for its kind. */
  | {
      readonly is: 'traited'
      readonly on: BaseId | UnitId
      readonly trait: string
      readonly value: Trait | null
    }

/** A hit, by its place among the dice thrown, put on a base; null: nobody is left to take it. */
export interface Hit {
  readonly die: number
  readonly base: BaseId | null
}

/** What a player does. */
export type Action =
  | { readonly do: 'move'; readonly moves: readonly Move[] }
  | { readonly do: 'choose'; readonly unit?: UnitId; readonly option: string }
  | { readonly do: 'allocate'; readonly hits: readonly Hit[] }
  | {
      readonly do: 'roll'
      readonly from: DiceSource
      readonly faces?: readonly number[]
      /** How many times it was thrown here before, where that gives other faces of the seed. */
      readonly again?: number
    }
  | { readonly do: 'done' }
  | { readonly do: 'mode'; readonly mode: Mode }
  | { readonly do: 'name'; readonly side: SideId; readonly name: Words }
  | { readonly do: 'correct'; readonly by: Correction }
  | { readonly do: 'overrule'; readonly ruling: Ruling }

/** What the rules made of an action; each change gives the next state. */
export type Change<Flow = unknown> = { readonly why: readonly Fact[] } & (
  | Correction
  | {
      readonly is: 'threw'
      readonly pool: Pool
      readonly faces: readonly number[]
      readonly from: DiceSource
      readonly dice: DiceState
    }
  /**
   * A verdict spoken aloud: its `why[0]` is the sentence that stands on the table. Of several in one step the last
   * one stands, unless one is `chief`.
   */
  | { readonly is: 'ruled'; readonly ok: boolean; readonly chief?: boolean }
  | { readonly is: 'turned'; readonly flow: Flow }
  | { readonly is: 'overruled'; readonly ruling: Ruling }
  | { readonly is: 'mode'; readonly mode: Mode }
  | { readonly is: 'named'; readonly side: SideId; readonly name: Words }
)

/** Everything a rule may look at: plain data. `Flow` is the rule set's own and opaque to views. */
export interface State<Flow = unknown> {
  readonly table: Table
  readonly mode: Mode
  readonly flow: Flow
  readonly dice: DiceState
  readonly options: Options
}

/** Who may be moved. */
interface MoveOffer {
  readonly do: 'move'
  readonly bases: readonly BaseId[]
  /** Those of them that have moved already and may be moved once more. */
  readonly moved: readonly BaseId[]
}

/** Something that may be done now. A refused offer stays listed, with its reasons. */
export type Offer =
  | MoveOffer
  | { readonly do: 'choose'; readonly unit?: UnitId; readonly option: string; readonly verdict: Verdict }
  | { readonly do: 'allocate'; readonly hits: readonly HitToPlace[] }
  | { readonly do: 'roll'; readonly pool: Pool }
  | { readonly do: 'done'; readonly verdict: Verdict }

/** A hit that waits for its target: who may take it. */
export interface HitToPlace {
  readonly die: number
  readonly by: BaseId
  readonly targets: readonly BaseId[]
}

/** Whose decision it is and what is asked; `why` carries the zones that matter while deciding. */
export interface Prompt {
  readonly side: SideId
  readonly ask: string
  readonly about: About
  /** What a player has to know to answer. */
  readonly note?: Fact
  readonly offers: readonly Offer[]
  readonly why: readonly Fact[]
}

/** A target a base could go for, and what would come of it. */
export interface Aim {
  readonly target: BaseId
  readonly verdict: Verdict
}

/** The only way for rules to alter a state: tell a change, or throw dice (which tells it too). */
export interface Teller<Flow = unknown> {
  readonly state: State<Flow>
  tell(change: Change<Flow>): void
  /** Throws the pool, tells the change, and answers the faces in the pool's order. */
  throw(pool: Pool, why: readonly Fact[]): readonly number[]
}

export type Origin = 'page' | 'inferred' | 'edition' | 'house'

/** A switch of a rule set. */
export interface Switch {
  readonly id: string
  readonly name: string
  /** It answers an open question of the book; else it says whether a rule round its pages is played. */
  readonly isOpen: boolean
  readonly values: readonly Setting[]
  readonly default: Setting
  /** What a game plays by whose options do not name it, where that is not the default. */
  readonly unnamed?: Setting
}

/** A misreading is on or off, and off in every game. */
export const misread = ({ id, name }: Pick<Switch, 'id' | 'name'>): Switch => ({
  id,
  name,
  isOpen: false,
  values: [false, true],
  default: false,
})

/** What a game with these options plays by. */
export const settingOf = (options: Options, each: Switch): Setting =>
  options[each.name] ?? each.unnamed ?? each.default

/** The switches of a game that stand otherwise than by default. */
export const changedIn = (options: Options, switches: readonly Switch[]): readonly Switch[] =>
  switches.filter((each) => !isSameSetting(settingOf(options, each), each.default))

/** The edition of today, and the first step, from 0, that comes out otherwise under it; null: none does. */
export interface Past {
  readonly today: number
  readonly differs: number | null
}

/** What a table from a file may have; hands set only some of it. */
export interface Known {
  readonly kinds: readonly string[]
  readonly traits: { readonly unit: KnownTraits; readonly base: KnownTraits }
  readonly states: States
}

/** By name: those of a unit, and those of a base by its kind. */
export interface States {
  readonly unit: readonly string[]
  readonly base: (base: Base) => readonly string[]
}

export interface RuleSet<Flow = unknown> {
  readonly id: string
  /** Grows when a change of the rules may alter the outcome of a recording. */
  readonly edition: number
  /** Of a recorded game that can only be looked at: the rules have another edition today. */
  readonly past?: Past
  /** Of such a game too: the rules of today. */
  readonly today?: RuleSet
  readonly switches: readonly Switch[]
  /** What players get wrong, on or off: to be compared with the right reading, never a setting of a game. */
  readonly misreadings: readonly Switch[]
  /** The option by which a player hands the turn over, where the rules do not. */
  readonly handsOver?: string
  /** Presets of switches by name; the first is the default. */
  readonly profiles: Readonly<Record<string, Options>>
  /** States that a hand may set, on a base (by its kind) or on a unit. */
  readonly states: States
  /** The badge of a unit that has left a fight which goes on. */
  readonly left?: string
  /** Traits that a hand may set, on a unit or on a base (by its kind). */
  readonly traits: { readonly unit: KnownTraits; readonly base: (base: Base) => KnownTraits }
  readonly known: Known
  /** The flow at the moment Play begins with `side` to act. */
  start(table: Table, side: SideId): Flow
  /** What goes on, as a word of the rule set, for the timeline; '' between. In Play only. */
  phase(state: State<Flow>): string
  /** In Play only: what is asked now. Always offers something. Worked out once for a state. */
  prompt(state: State<Flow>): Prompt
  /** Pure; called on every pointer move. In Play only. */
  check(state: State<Flow>, action: Action): Verdict
  /** Plays a checked action. */
  play(teller: Teller<Flow>, action: Action): void
  /** What the rules say of a unit as all stand, supposing that it has just attacked. Asked at any time. */
  judge(state: State<Flow>, unit: UnitId): Verdict
  /** A sensible action now; null when nothing sensible is to be proposed. Worked out once for a state. */
  suggest(state: State<Flow>): Action | null
  /** The first move that `suggest` would make, or one as sensible that is known sooner. In Play only. */
  firstMove(state: State<Flow>): Move | null
  /** The targets a base could go for, the nearest first, each with what would come of it. */
  aims(state: State<Flow>, base: BaseId): readonly Aim[]
}
