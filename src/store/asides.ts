// What the question says of the table as it stands: who is in contact, and a few words beside units and bases.
import type { BaseId, Fact, Move, SideId, Table, UnitId, Verdict } from '../kernel/game.ts'
import { middleOf, type Point, touching } from '../kernel/geometry/point.ts'
import { type Match, shown } from '../kernel/match.ts'
import { onceFor } from '../kernel/once.ts'
import { indexOf } from '../kernel/table.ts'
import { promptOf } from './match.ts'
import { type Spread, spreadOf } from './spread.ts'

/** Two bases in contact. */
export interface Contact {
  readonly base: BaseId
  readonly other: BaseId
  /** Where they touch. */
  readonly at: Point
  readonly ok: boolean
}

/** Of refused moves those that are shown: of the base that the deciding fact speaks of. */
export const shownMoves = ({ moves = [], why: [deciding] }: Verdict): readonly Move[] =>
  moves.filter(({ base }) => base === deciding?.about.base)

/** Each pair once, of which the question speaks; then those of a refusal, of bases that are shown where they touch. */
export function contactsOf(match: Match, refused: Verdict | null = null): readonly Contact[] {
  const { base: bases } = indexOf(shown(match).table)
  const hidden = new Set(refused?.moves?.map(({ base }) => base))
  for (const { base } of refused ? shownMoves(refused) : []) hidden.delete(base)
  const more = (refused?.why ?? []).filter(
    ({ about: { base = '', other = '' } }) => !hidden.has(base) && !hidden.has(other),
  )
  const all = [...(promptOf(match)?.why ?? []), ...more].flatMap(({ ok, about: { base, other, gap } }) => {
    if (!gap || !touching(gap) || base === undefined || other === undefined) return []
    const at = middleOf(gap.from, gap.to)
    return bases.has(base) && bases.has(other) ? [{ base, other, at, ok }] : []
  })
  const pair = ({ base, other }: Contact): string => [base, other].sort().join(' ')
  return [...new Map(all.toReversed().map((each) => [pair(each), each] as const)).values()]
}

/** Those of the question; worked out once. */
export const contactsNow = onceFor((match: Match) => contactsOf(match))

/** A few lines that stand on the table beside the bases they speak of. */
export interface Note {
  readonly of: readonly BaseId[]
  readonly side: SideId | null
  readonly lines: readonly string[]
  /** How many of something its one base has: the number alone is shown at it. */
  readonly count?: number
}

interface Tongue {
  say(id: string, values: { readonly count: number; readonly base: string }): string
  note(fact: Fact, table: Table): string
  unitName(table: Table, unit: UnitId): string
}

/**
 * What the question has to say of units and bases, in the words of the rules, all that is said of one unit together;
 * and the hits of a spread, at those that are to take them.
 */
export function notesOf(match: Match, speech: Tongue, spread: Spread | null = null): readonly Note[] {
  const { table } = shown(match)
  const { unit: units } = indexOf(table)
  const notes = new Map<string, Note>()
  const said = saidOf(promptOf(match)?.why ?? [], table, speech)
  for (const { text, key, unit, of, count } of [...said, ...takenIn(match, spread, speech)]) {
    const known = notes.get(key)
    const named = unit === '' ? '' : `${speech.unitName(table, unit)}: `
    const side = units.get(unit)?.side ?? null
    const note = { of, side, lines: [named + text], ...(count !== undefined && { count }) }
    notes.set(key, known ? { ...known, lines: [...known.lines, text] } : note)
  }
  return [...notes.values()].map(({ lines: [first = '', ...more], ...note }) => ({
    ...note,
    lines: more.length > 0 ? [first, more.join(' · ')] : [first],
  }))
}

interface Spot {
  /** '': it speaks of no unit. */
  readonly unit: UnitId
  readonly of: readonly BaseId[]
  readonly count?: number
}

interface Said extends Spot {
  readonly text: string
  /** It is told together with what else has that. */
  readonly key: string
}

/** All that there are words for, each with where it is told. */
const saidOf = (why: readonly Fact[], table: Table, speech: Tongue): readonly Said[] =>
  why
    .map((fact) => ({ fact, text: speech.note(fact, table) }))
    .filter(({ text }) => text !== '')
    .flatMap(({ fact, text }) =>
      spotsOf(fact, table).map((spot) => {
        const key = spot.unit || `${fact.says} ${spot.of.join(' ')}`
        return { ...spot, text, key }
      }),
    )

/** Where a fact is told: at its unit, or at each of several, or at its bases. */
function spotsOf({ about: { unit, units, base, bases, count } }: Fact, table: Table): readonly Spot[] {
  const all = (id: UnitId): readonly BaseId[] => (indexOf(table).of.get(id) ?? []).map((each) => each.id)
  if (unit !== undefined) return [{ unit, of: bases ?? all(unit) }]
  if (units !== undefined) return units.map((id) => ({ unit: id, of: all(id) }))
  if (base === undefined || bases) return [{ unit: '', of: bases ?? [] }]
  return [{ unit: '', of: [base], ...(count !== undefined && { count }) }]
}

/** The hits of a spread, at those that are to take them, in the words of any rules. */
function takenIn(match: Match, byHand: Spread | null, speech: Tongue): readonly Said[] {
  const taken = new Map<BaseId, number>()
  for (const { base } of spreadOf(match, byHand) ?? [])
    if (base !== null) taken.set(base, (taken.get(base) ?? 0) + 1)
  const { table } = shown(match)
  return [...taken].flatMap(([base, count]) => {
    const text = speech.say('table.note.bears', { count, base: speech.unitName(table, base) })
    return text === '' ? [] : [{ unit: '', of: [base], count, text, key: base }]
  })
}
