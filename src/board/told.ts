// What the match says at the moment, as marks: the verdict that stands, what is asked, and the fact that is lit.
import type { Action, Fact, State, Table, Verdict } from '../kernel/game.ts'
import { current, type Match, shown } from '../kernel/match.ts'
import { promptOf, spoken } from '../store/match.ts'
import { type Mark, marksOf, type ZoneMark } from './marks.ts'
import type { Scene } from './scene.ts'

/** The verdict that stands on the table. */
export function standingVerdict({ seat }: Scene): Verdict | null {
  const { match, refused } = seat.match.getState()
  return spoken(match, refused)
}

/** Lines and rings of the standing verdict and of the lit fact; the lit fact's zone too. */
export function standingMarks(scene: Scene): readonly Mark[] {
  const { match } = scene.seat.match.getState()
  const { lit } = scene.seat.view.getState()
  const facts = standingVerdict(scene)?.why ?? []
  const reading = { table: shown(match).table, lit }
  return marksOf(withLit(facts, lit), reading).filter((mark) => mark.is !== 'zone' || mark.lit)
}

const withLit = (facts: readonly Fact[], lit: Fact | null): readonly Fact[] =>
  lit && !facts.includes(lit) ? [lit, ...facts] : facts

/** The zones under the bases: those of the question, and those of the verdict where they say something else. */
export function standingZones(match: Match, refused: Verdict | null): readonly ZoneMark[] {
  const { table } = shown(match)
  const asked = zonesOf(promptOf(match)?.why ?? [], table)
  const told = zonesOf(spoken(match, refused)?.why ?? [], table)
  const known = new Set(asked.map(key))
  return [...asked, ...told.filter((zone) => !known.has(key(zone)))]
}

const zonesOf = (facts: readonly Fact[], table: Table): readonly ZoneMark[] =>
  marksOf(facts, { table, lit: null }).filter((mark) => mark.is === 'zone')

const key = (zone: ZoneMark): string => `${zone.of.join(' ')} ${zone.mm} ${zone.bars}`

const suggestions = new WeakMap<State, Action | null>()

/** What would be sensible now; worked out once a state. */
export function suggested(match: Match): Action | null {
  const state = current(match)
  const known = suggestions.get(state)
  if (known !== undefined) return known
  const action = state.mode === 'play' ? match.rules.suggest(state) : null
  suggestions.set(state, action)
  return action
}
