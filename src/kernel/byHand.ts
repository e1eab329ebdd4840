// What hands may do outside every rule set: arrange the table, set states and traits, rule on what was measured, name a side, change between the modes.

import { withTrait } from './evolve.ts'
import type {
  Action,
  Base,
  BaseId,
  Change,
  Correction,
  Fact,
  Move,
  RuleSet,
  Ruling,
  State,
  Table,
  Teller,
  Verdict,
} from './game.ts'
import { gap, insideTable, overlaps } from './geometry/gap.ts'
import { roundPose } from './geometry/point.ts'
import { slide } from './geometry/slide.ts'
import { nearest } from './measure.ts'
import { aboutRuling, isOfWay } from './ruling.ts'
import { baseOf, foesOf } from './table.ts'
import { fitsTrait } from './traits.ts'

const fact = (rule: string, says: string, ok: boolean, about: Fact['about'] = {}): Fact => ({
  rule,
  says,
  ok,
  about,
})
const yes = (...why: readonly Fact[]): Verdict => ({ ok: true, why })
const no = (...why: readonly Fact[]): Verdict => ({ ok: false, why })

/** Judges an action that needs no rule set; null where the rule set has to be asked. */
export function checkByHand(state: State, action: Action, rules: RuleSet): Verdict | null {
  if (action.do === 'name') return yes(fact('T-03', 'sideNamed', true, { side: action.side }))
  if (action.do === 'overrule') return checkRuling(state, action.ruling)
  if (action.do === 'correct') return checkCorrection(state, action.by, rules)
  if (state.mode === 'play') return null
  if (action.do === 'move') return checkArranged(state, action.moves)
  if (action.do === 'mode' && action.mode === 'play') return yes(fact('T-03', 'playBegins', true))
  return no(fact('T-03', 'onlyArranging', false))
}

/** The gap of two bases that hands have set. */
export const gapSet = (base: Base, other: Base): Verdict =>
  yes(fact('T-01', 'gapSet', true, { base: base.id, other: other.id, gap: gap(base, other) }))

/** Plays a checked action of `checkByHand`. */
export function playByHand(teller: Teller, action: Action, verdict: Verdict): void {
  const change = changeByHand(action, verdict)
  if (change) teller.tell(change)
}

function changeByHand(action: Action, verdict: Verdict): Change | null {
  const { why } = verdict
  switch (action.do) {
    case 'name':
      return { is: 'named', side: action.side, name: action.name, why }
    case 'overrule':
      return { is: 'overruled', ruling: action.ruling, why }
    case 'correct':
      return corrected(action.by, verdict)
    case 'move':
      return { is: 'moved', moves: verdict.moves ?? action.moves, why }
    case 'mode':
      return { is: 'mode', mode: action.mode, why }
    case 'choose':
    case 'allocate':
    case 'roll':
    case 'done':
      return null
    default:
      return action satisfies never
  }
}

const corrected = (by: Correction, { why, moves }: Verdict): Change =>
  by.is === 'moved' ? { ...by, moves: moves ?? by.moves, why } : { ...by, why }

function checkCorrection(state: State, by: Correction, rules: RuleSet): Verdict {
  switch (by.is) {
    case 'moved':
      return checkArranged(state, by.moves)
    case 'removed':
      return state.table.bases.some((base) => base.id === by.base)
        ? yes(fact('T-03', 'removedByHand', true, { base: by.base }))
        : no(fact('T-03', 'notThere', false))
    case 'restored':
      return checkRestored(state, by.base)
    case 'marked':
      return checkMarked(state, by, rules)
    case 'traited':
      return checkTraited(state, by, rules)
    default:
      return by satisfies never
  }
}

/** The players' word stands above every measurement. */
function checkRuling({ mode, table }: State, ruling: Ruling): Verdict {
  const about = aboutRuling(ruling, table)
  if (mode === 'arrange') return no(fact('T-03', 'nothingToRule', false, about))
  if (isOfWay(ruling)) return yes(fact('T-03', 'ruledWay', true, about))
  return yes(fact('T-03', ruling.within ? 'ruledWithin' : 'ruledBeyond', true, about))
}

function checkRestored(state: State, id: BaseId): Verdict {
  const base = state.table.lost.find((each) => each.id === id)
  if (!base) return no(fact('T-03', 'neverLost', false, {}))
  const under = state.table.bases.find((each) => overlaps(base, each))
  if (under) return no(fact('T-01', 'placeTaken', false, { base: id, other: under.id }))
  return yes(fact('T-03', 'restoredByHand', true, { base: id }))
}

function checkMarked(state: State, by: Correction & { is: 'marked' }, rules: RuleSet): Verdict {
  const { unit, base, about } = named(state, by.on, by.badge)
  const allowed = unit ? rules.states.unit : base ? rules.states.base(base) : []
  if (!allowed.includes(by.badge)) return no(fact('T-03', 'noSuchState', false, about))
  return yes(fact('T-03', by.set ? 'markedByHand' : 'clearedByHand', true, about))
}

/** The unit or the base of that id, and what is told of it. */
function named({ table }: State, on: string, word: string) {
  const unit = table.units.find((each) => each.id === on)
  const base = table.bases.find((each) => each.id === on)
  return { unit, base, about: { ...(unit && { unit: on }), ...(base && { base: on }), word } }
}

function checkTraited(state: State, by: Correction & { is: 'traited' }, rules: RuleSet): Verdict {
  const { trait, value } = by
  const { unit, base, about } = named(state, by.on, trait)
  const known = unit ? rules.traits.unit : base ? rules.traits.base(base) : {}
  const values = Object.hasOwn(known, trait) ? known[trait] : undefined
  const told = { ...about, ...(value !== null && { value }) }
  if (!values || (value !== null && !fitsTrait(values, value)))
    return no(fact('T-03', 'noSuchTrait', false, told))
  const bound = base && boundState(base, { ...base, traits: withTrait(base.traits, trait, value) }, rules)
  if (bound !== undefined) return no(fact('T-03', 'clearFirst', false, { ...about, word: bound }))
  return yes(fact('T-03', 'traitedByHand', true, told))
}

/** A state that the base is in and could not be in any more. */
const boundState = (base: Base, next: Base, { states }: RuleSet): string | undefined =>
  states.base(base).find((state) => base.badges.includes(state) && !states.base(next).includes(state))

/**
 * Free moving: one base slides to where there is room (T-01, T-02); several keep their formation and are refused
 * together where one of them would overlap or leave the table.
 */
function checkArranged(state: State, moves: readonly Move[]): Verdict {
  const { table } = state
  const held = new Set(moves.map((move) => move.base))
  const others = table.bases.filter((base) => !held.has(base.id))
  const [only] = moves
  if (moves.length === 1 && only) return checkOne(state, only, others)
  const ends = moves.map((move) => at(table, move))
  const bad = ends.flatMap((end) =>
    blockers(end, [...others, ...ends.filter((each) => each !== end)], table.size),
  )[0]
  if (bad) return no(bad)
  return { ...yes(fact('T-01', 'placedTogether', true, { bases: [...held] })), moves: moves.map(rounded) }
}

function checkOne({ table }: State, move: Move, others: readonly Base[]): Verdict {
  const base = baseOf(table, move.base)
  const to = slide(base, move.to, others, table.size)
  const end = { ...base, at: to }
  const bad = blockers(end, others, table.size)[0]
  if (bad) return no(bad)
  const placed = fact('T-01', 'placed', true, { base: move.base })
  return { ...yes(placed, ...toNearest(end, table)), moves: [{ base: move.base, to }] }
}

const at = (table: Table, move: Move): Base => ({
  ...baseOf(table, move.base),
  at: roundPose(move.to),
})
const rounded = (move: Move): Move => ({ base: move.base, to: roundPose(move.to) })

function blockers(end: Base, others: readonly Base[], size: State['table']['size']): readonly Fact[] {
  if (!insideTable(end, size)) return [fact('T-02', 'offTable', false, { base: end.id })]
  const under = others.find((other) => overlaps(end, other))
  return under ? [fact('T-01', 'overlaps', false, { base: end.id, other: under.id })] : []
}

/** The measured gap to the nearest enemy: what an arranging hand wants to see. */
function toNearest(end: Base, table: Table): readonly Fact[] {
  const near = nearest(end, foesOf(table, end))
  return near ? [fact('T-01', 'gapTo', true, { base: end.id, other: near.other.id, gap: near.gap })] : []
}
