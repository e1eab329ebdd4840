// What the question says of the table as it stands: who is in contact, and a few words beside units and bases.
import type { BaseId, Fact, Move, SideId, Table, UnitId, Verdict } from '../kernel/game.ts'
import { type Point, touching } from '../kernel/geometry/point.ts'
import { type Match, shown } from '../kernel/match.ts'
import { onceFor } from '../kernel/once.ts'
import { indexOf } from '../kernel/table.ts'
import { promptOf } from './match.ts'

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
    const at = { x: (gap.from.x + gap.to.x) / 2, y: (gap.from.y + gap.to.y) / 2 }
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
}

interface Tongue {
  note(fact: Fact, table: Table): string
  unitName(table: Table, unit: UnitId): string
}

/** What the question has to say of units and bases, in the words of the rules; all that is said of one unit together. */
export function notesOf(match: Match, speech: Tongue): readonly Note[] {
  const { table } = shown(match)
  const { of, unit: units } = indexOf(table)
  const notes = new Map<string, Note>()
  for (const fact of promptOf(match)?.why ?? []) {
    const text = speech.note(fact, table)
    if (text === '') continue
    const { unit = '', bases } = fact.about
    const key = unit || fact.says
    const known = notes.get(key)
    const named = unit === '' ? '' : `${speech.unitName(table, unit)}: `
    notes.set(key, {
      of: known?.of ?? bases ?? (of.get(unit) ?? []).map(({ id }) => id),
      side: units.get(unit)?.side ?? null,
      lines: known ? [...known.lines, text] : [named + text],
    })
  }
  return [...notes.values()].map(({ lines: [first = '', ...more], ...note }) => ({
    ...note,
    lines: more.length > 0 ? [first, more.join(' · ')] : [first],
  }))
}
