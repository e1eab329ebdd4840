// What a ready scenario is, and how it becomes the start of a match.
import type { Options, RuleSet, Side, SideId, System, Table, Words } from '../../kernel/game.ts'
import { insideTable } from '../../kernel/geometry/gap.ts'
import type { Start } from '../../kernel/match.ts'
import { deployed, type UnitPlan } from '../library.ts'

export interface Scenario {
  readonly id: string
  readonly rules: string
  readonly title: Words
  /** What it is about, in one or two sentences. */
  readonly about: Words
  readonly sides: readonly [Side, Side]
  readonly first: SideId
  /** Where its game is printed in one system alone. */
  readonly only?: System
  /** Where it is not played by the full profile. */
  readonly options?: Options
  readonly units: readonly UnitPlan[]
}

/** 120 x 180 cm, or 48" x 72", the long side across. */
const SIZE = { cm: { w: 1800, d: 1200 }, in: { w: 1828.8, d: 1219.2 } } as const

/** The same bases on a table of the other system; of its usual size where all of them lie on that. */
export function otherSystem(table: Table): Table {
  const system = table.system === 'cm' ? 'in' : 'cm'
  const size = SIZE[system]
  return { ...table, system, size: table.bases.every((base) => insideTable(base, size)) ? size : table.size }
}

export function tableOf(scenario: Scenario, wanted: System): Table {
  const system = scenario.only ?? wanted
  const made = scenario.units.map(deployed)
  return {
    size: SIZE[system],
    system,
    sides: scenario.sides,
    units: made.map(({ unit }) => unit),
    bases: made.flatMap(({ bases }) => bases),
    lost: [],
  }
}

/** How a match of the scenario begins by its rules, in Play; the seed comes from outside, none is stored. */
export const startOf = (
  scenario: Scenario,
  { profiles }: RuleSet,
  { system, seed }: Pick<Table, 'system'> & Pick<Start, 'seed'>,
): Start => ({
  title: scenario.title,
  table: tableOf(scenario, system),
  options: { ...Object.values(profiles)[0], ...scenario.options },
  seed,
  mode: 'play',
  side: scenario.first,
})
