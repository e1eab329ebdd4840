// Where a re-roll of the Motivation test comes from: the platoon's own, or a named source that a team brings. E-12.
import { type Base, type BaseId, type Distance, inMm } from '../../kernel/game.ts'
import { byGap, isIn, type Near, near } from '../../kernel/measure.ts'
import { COMMAND } from './distances.ts'
import { type Settings, settings } from './options.ts'
import { type AssaultState, assaultOf, defendingPlatoons, type Platoon, type TestResult } from './state.ts'

interface Source {
  /** Who may use it: the platoon that has it, or every platoon of its side that failed. */
  readonly helps: 'own' | 'any'
  /** Whose tests the second die covers, where that differs from A-07. */
  readonly scope: Settings['rerollScope'] | null
  /** What it costs: another team of its platoon this close to it, and itself on a second die of 1; null: nothing. */
  readonly cost: Distance | null
}

/** The values of a team's trait `reroll`. */
export const SOURCE_NAMES = ['command', 'leader', 'komissar'] as const
export type SourceName = (typeof SOURCE_NAMES)[number]

const SOURCES: Readonly<Record<SourceName, Source>> = {
  /** A Company or Higher Command team that has joined the platoon. */
  command: { helps: 'own', scope: null, cost: null },
  /** One that commands all the platoons that failed. */
  leader: { helps: 'any', scope: 'allFailed', cost: null },
  komissar: { helps: 'own', scope: null, cost: COMMAND },
}

/** A special rule of the platoon itself: the unit's trait `reroll`. */
const OWN: Source = { helps: 'own', scope: null, cost: null }

/** A source that can be used now. */
export interface Usable {
  readonly source: Source
  /** The team that brings it, and by what name; null: the platoon's own. */
  readonly by: { readonly base: Base; readonly name: SourceName } | null
  /** The failed results of those who may use it. */
  readonly helps: readonly TestResult[]
}

/** The sources of which some platoon that failed may make use; one that costs, where its price can be paid. */
export const usable = (state: AssaultState, failed: readonly TestResult[]): readonly Usable[] =>
  defendingPlatoons(state)
    .filter(({ lone }) => !lone)
    .flatMap((platoon) =>
      sourcesOf(state, platoon).map(({ source, by }) => {
        const helps = source.helps === 'any' ? failed : failed.filter((each) => each.platoon === platoon.id)
        return { source, by, helps }
      }),
    )
    .filter(({ by, helps }) => helps.length > 0 && (by === null || canBePaid(state, by)))

type Brought = Pick<Usable, 'source' | 'by'>

function sourcesOf(state: AssaultState, { unit, bases }: Platoon): readonly Brought[] {
  const own = unit.traits.reroll === true ? [{ source: OWN, by: null }] : []
  if (!settings(state).rerollSources) return own
  const brought = bases.flatMap((base) => {
    const name = SOURCE_NAMES.find((each) => each === base.traits.reroll)
    return name === undefined ? [] : [{ source: SOURCES[name], by: { base, name } }]
  })
  return [...own, ...brought]
}

/** The price was paid already, or some team can pay it. */
function canBePaid(state: AssaultState, { base, name }: NonNullable<Usable['by']>): boolean {
  const { cost } = SOURCES[name]
  if (cost === null || assaultOf(state).test?.by === base.id) return true
  const limit = inMm(cost, state.table.system)
  return victims(state, base).some((each) => isIn(each, limit))
}

/** The results that the second die decides when these sources are used together. */
export function coveredBy(
  state: AssaultState,
  used: readonly Usable[],
  failed: readonly TestResult[],
): readonly TestResult[] {
  const { rerollScope } = settings(state)
  if (used.some(({ source }) => (source.scope ?? rerollScope) === 'allFailed')) return failed
  return failed.filter((result) => used.some(({ helps }) => helps.includes(result)))
}

/** The other teams of its platoon, the nearest first. */
const victims = (state: AssaultState, base: Base): readonly Near[] =>
  defendingPlatoons(state)
    .filter(({ id }) => id === base.unit)
    .flatMap(({ bases }) => bases)
    .filter(({ id }) => id !== base.id)
    .map((other) => near(base, other))
    .toSorted(byGap)

/** A team that might be Destroyed for a re-roll, measured from the nearest team that asks for it. */
export interface Price extends Near {
  readonly limit: Distance
  readonly close: boolean
}

/** Each team at most once. */
export function prices(state: AssaultState, some: readonly Usable[]): readonly Price[] {
  const best = new Map<BaseId, Price>()
  for (const { source, by } of some) {
    if (source.cost === null || by === null) continue
    const limitMm = inMm(source.cost, state.table.system)
    for (const each of victims(state, by.base)) {
      const known = best.get(each.other.id)
      if (known !== undefined && known.gap.mm <= each.gap.mm) continue
      best.set(each.other.id, { ...each, limit: source.cost, close: isIn(each, limitMm) })
    }
  }
  return [...best.values()]
}
