// The switches of the assault rules, their defaults, and the profiles that preset them.
import {
  type Distance,
  inMm,
  isSameSetting,
  type Options,
  type Setting,
  type Switch,
} from '../../kernel/game.ts'
import type { Limit } from '../../kernel/measure.ts'
import { onceFor } from '../../kernel/once.ts'
import { CHARGE, CHARGE_CHOICES, FIGHT, FIGHT_CHOICES } from './distances.ts'
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

export const DEFAULTS: Settings = {
  winBubbleFrom: 'allTeams',
  winDeniedBy: 'anyEnemy',
  outsiderDenial: 'joins',
  winPerSide: true,
  brokenOffRejoins: true,
  mixedPlatoon: 'perTeam',
  transportsAsTanks: false,
  rerollScope: 'allFailed',
  rerollMandatory: false,
  hitScope: 'assaultRound',
  tankTrigger: 'able',
  charge: CHARGE,
  partialCharge: true,
  counterCharge: 'must',
  gateIncludesBrokenOff: false,
  clearance: 'path',
  fight: FIGHT,
  onlyPriorFighters: false,
  fightNeedsLos: false,
  maxRounds: 50,
  measureFromDisabled: true,
  emptyCounterattack: 'notMade',
  unarmouredLeave: true,
  independentsLeave: true,
  pins: true,
  breakOffMove: true,
  consolidation: true,
  defensiveFire: true,
  rerollSources: true,
  excusedLeave: true,
}

const ON_OFF: readonly boolean[] = [true, false]

/** The switch of each setting: its rule id, and its values with the default first. */
type Offered = {
  readonly [Name in keyof Settings]: readonly [id: string, values: readonly Settings[Name][]]
}

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
} satisfies Partial<Offered>

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
} satisfies Partial<Offered>

const OFFERED: Offered = { ...OPEN, ...ROUND }

const defaultsByName: Readonly<Record<string, Setting>> = { ...DEFAULTS }

/** Games whose options do not name it are older than it, and were played without. */
const UNNAMED: Partial<Settings> = { defensiveFire: false }
const unnamedByName: Readonly<Record<string, Setting>> = { ...UNNAMED }

/** Options are kept under the switch's `name`; `id` is the rule or the open question that it answers. */
export const SWITCHES: readonly Switch[] = Object.entries(OFFERED).map(([name, [id, values]]) => ({
  id,
  name,
  isOpen: name in OPEN,
  values,
  default: defaultsByName[name] ?? false,
  ...(unnamedByName[name] !== undefined && { unnamed: unnamedByName[name] }),
}))

/** Each profile names every switch that it sets; `full` is the default. */
export const PROFILES: Readonly<Record<string, Options>> = {
  full: { ...DEFAULTS },
  pagesOnly: {
    ...DEFAULTS,
    unarmouredLeave: false,
    independentsLeave: false,
    pins: false,
    breakOffMove: false,
    consolidation: false,
    defensiveFire: false,
    rerollSources: false,
    excusedLeave: false,
  },
}

/** The settings of a game. */
export const settings = ({ options }: AssaultState): Settings & Misread => settingsOf(options)

/** A switch that the options leave out, or fill with what it does not offer, has its default. */
export const settingsOf = onceFor((options: Options): Settings & Misread => {
  const offered = Object.entries(options).filter(
    ([name, value]) => isOffered(name, value) || MISREADINGS.some((each) => each.name === name),
  )
  return { ...DEFAULTS, ...UNNAMED, ...Object.fromEntries(offered) }
})

/** True for a value that the switch of that name offers; distances are compared by what they print. */
export function isOffered(name: string, value: Setting): boolean {
  const values = SWITCHES.find((each) => each.name === name)?.values ?? []
  return values.some((each) => isSameSetting(each, value))
}

/** A printed distance as it is held against what is measured. */
export function limitOf(state: AssaultState, distance: Distance): Limit {
  const { centre = false, limitIsOutside: excludes = false } = settings(state)
  const mm = inMm(distance, state.table.system)
  return centre || excludes ? { mm, centre, excludes } : mm
}
