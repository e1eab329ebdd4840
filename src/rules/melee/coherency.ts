// Coherency, a house rule of moving: nobody of a unit that moves is left far from the others.
import { type Base, type Fact, inMm, type Move } from '../../kernel/game.ts'
import { lengthWithin } from '../../kernel/geometry/point.ts'
import { closest, isIn, nearest } from '../../kernel/measure.ts'
import { fact } from './facts.ts'
import { settings } from './options.ts'
import { livingOf, type MeleeState } from './state.ts'

/** The figures of units that moved which are too far from all of their unit, and farther than before. */
export function strays(state: MeleeState): readonly Fact[] {
  const { table, flow } = state
  const limit = { cm: settings(state).coherencyCm }
  const mm = inMm(limit, table.system)
  if (mm === 0) return []
  const stood = (base: Base): Base => ({ ...base, at: flow.stood[base.id] ?? base.at })
  return flow.movedUnits.flatMap((unit) =>
    livingOf(table, unit).flatMap((base) => {
      const mates = livingOf(table, unit).filter((each) => each !== base)
      const now = closest(base, mates, mm)
      const before = nearest(stood(base), mates.map(stood))
      if (now === null || before === null || isIn(now, mm) || lengthWithin(now.gap.mm, before.gap.mm))
        return []
      return [fact('strays', false, { base: base.id, other: now.other.id, gap: now.gap, limit })]
    }),
  )
}

/** Everybody back to where the phase began. */
export const back = ({ flow, table }: MeleeState): readonly Move[] =>
  table.bases.flatMap(({ id }) => {
    const to = flow.stood[id]
    return to === undefined ? [] : [{ base: id, to }]
  })
