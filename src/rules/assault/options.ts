// The switches of the assault rules, their defaults, and the profiles that preset them.
import { type Distance, inMm, type Options } from '../../kernel/game.ts'
import type { Limit } from '../../kernel/measure.ts'
import { defaultsOf, type Offered, settingsBy, switchesOf } from '../../kernel/switches.ts'
import { CHARGE_CHOICES, FIGHT_CHOICES } from './distances.ts'
import { MISREADINGS, type Misread } from './misreadings.ts'
import type { AssaultState } from './state.ts'

export interface Settings {
  /** A-01: which acting teams the 4"/10cm is measured from. */
  readonly winBubbleFrom: 'allTeams' | 'assaultingTeams'
  /** */
  readonly winDeniedBy: 'anyEnemy' | 'involvedOnly'
  /** A-02b: `ignored` says the same as `winDeniedBy: 'involvedOnly'`. */
  readonly outsiderDenial: 'joins' | 'ignored'
  /** true: the acting platoons win together or not at all. */
  readonly winPerSide: boolean
  /** */
  readonly brokenOffRejoins: boolean
  /** */
  readonly mixedPlatoon: 'perTeam' | 'anyInfantryRule'
  /** in PA-02 to PA-04 only. */
  readonly transportsAsTanks: boolean
  /** */
  readonly rerollScope: 'allFailed' | 'owners'
  /** */
  readonly rerollMandatory: boolean
  /** */
  readonly hitScope: 'assaultRound' | 'wholeAssault'
  /** */
  readonly tankTrigger: 'able' | 'fought' | 'anyInPlatoon'
  /** */
  readonly charge: Distance
  /** true: a counter-charge that cannot reach ends as near as it can. */
  readonly partialCharge: boolean
  /** */
  readonly counterCharge: 'must' | 'warn' | 'may'
  /** */
  readonly gateIncludesBrokenOff: boolean
  /** */
  readonly clearance: 'path' | 'end'
  /** */
  readonly fight: Distance
  /** */
  readonly onlyPriorFighters: boolean
  /** */
  readonly fightNeedsLos: boolean
  /** */
  readonly maxRounds: number
  /** */
  readonly measureFromDisabled: boolean
  /** */
  readonly emptyCounterattack: 'notMade' | 'wins'
  /** E-03. */
  readonly unarmouredLeave: boolean
  /** E-04. */
  readonly independentsLeave: boolean
  /** E-07: who is unpinned and who becomes pinned. */
  readonly pins: boolean
  /** E-08; off: those who leave are moved freely. */
  readonly breakOffMove: boolean
  /** E-09. */
  readonly consolidation: boolean
  /** E-10. */
  readonly defensiveFire: boolean
  /** E-12: named sources of a re-roll; off: only a platoon's own. */
  readonly rerollSources: boolean
  /** E-14. */
  readonly excusedLeave: boolean
}

const ON_OFF: readonly boolean[] = [true, false]

/** What the book leaves open. */
const OPEN = {
  winBubbleFrom: ['A-01', ['allTeams', 'assaultingTeams']],
  winDeniedBy: ['A-02', ['anyEnemy', 'involvedOnly']],
  outsiderDenial: ['A-02b', ['joins', 'ignored']],
  winPerSide: ['A-03', ON_OFF],
  brokenOffRejoins: ['A-04', ON_OFF],
  mixedPlatoon: ['A-05', ['perTeam', 'anyInfantryRule']],
  transportsAsTanks: ['A-06', [false, true]],
  rerollScope: ['A-07', ['allFailed', 'owners']],
  rerollMandatory: ['A-08', [false, true]],
  hitScope: ['A-09', ['assaultRound', 'wholeAssault']],
  tankTrigger: ['A-10', ['able', 'fought', 'anyInPlatoon']],
  charge: ['A-11', CHARGE_CHOICES],
  partialCharge: ['A-12', ON_OFF],
  counterCharge: ['A-13', ['must', 'warn', 'may']],
  gateIncludesBrokenOff: ['A-15', [false, true]],
  clearance: ['A-16', ['path', 'end']],
  fight: ['A-18', FIGHT_CHOICES],
  onlyPriorFighters: ['A-19', [false, true]],
  fightNeedsLos: ['A-20', [false, true]],
  maxRounds: ['A-22', [50, 20, 10]],
  measureFromDisabled: ['A-24', ON_OFF],
  emptyCounterattack: ['A-25', ['notMade', 'wins']],
} satisfies Partial<Offered<Settings>>

/** Rules round the pages. */
const ROUND = {
  unarmouredLeave: ['E-03', ON_OFF],
  independentsLeave: ['E-04', ON_OFF],
  pins: ['E-07', ON_OFF],
  breakOffMove: ['E-08', ON_OFF],
  consolidation: ['E-09', ON_OFF],
  defensiveFire: ['E-10', ON_OFF],
  rerollSources: ['E-12', ON_OFF],
  excusedLeave: ['E-14', ON_OFF],
} satisfies Partial<Offered<Settings>>

const OFFERED: Offered<Settings> = { ...OPEN, ...ROUND }

/** Games whose options do not name it are older than it, and were played without. */
const UNNAMED = { defensiveFire: false }

export const SWITCHES = switchesOf(OFFERED, OPEN, UNNAMED)

export const DEFAULTS = defaultsOf<Settings>(OFFERED)

/** Each profile names every switch that it sets; `full` is the default. */
export const PROFILES: Readonly<Record<string, Options>> = {
  full: { ...DEFAULTS },
  pagesOnly: { ...DEFAULTS, ...Object.fromEntries(Object.keys(ROUND).map((rule) => [rule, false])) },
}

const settingsOf = settingsBy<Settings & Misread>(DEFAULTS, [...SWITCHES, ...MISREADINGS])

/** The settings of a game. */
export const settings = ({ options }: AssaultState): Settings & Misread => settingsOf(options)

/** A printed distance as it is held against what is measured. */
export function limitOf(state: AssaultState, distance: Distance): Limit {
  const { centre = false, limitIsOutside: excludes = false } = settings(state)
  const mm = inMm(distance, state.table.system)
  return centre || excludes ? { mm, centre, excludes } : mm
}
