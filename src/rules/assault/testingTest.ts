// The Motivation test played from a scene and a queue of dice, for tests.
import { gate, reroll, retested, tested, untested, whyNoTestAfterWin } from './motivation.ts'
import { type AssaultState, assaultOf, type Test } from './state.ts'
import { type Scene, scene } from './testing.ts'
import { judgeWin } from './win.ts'

export interface Played {
  readonly used: number
  /** Platoons that passed. */
  readonly passed: readonly string[]
  /** The sentence that opened or shut the gate. */
  readonly says: string | undefined
}

export const withTest = (state: AssaultState, result: Test): AssaultState => ({
  ...state,
  flow: { ...state.flow, assault: { ...assaultOf(state), test: result } },
})

const passed = ({ results }: Test) => results.filter((each) => each.passed).map(({ platoon }) => platoon)

/** Win check, gate, die, second die, as the flow does them; each re-roll that is offered is taken. */
export function played(described: Scene, queue: readonly number[]): Played {
  const state = scene(described)
  if (judgeWin(state).won) return { used: 0, passed: [], says: whyNoTestAfterWin(state).says }
  const { test: isTest, why } = gate(state)
  const says = why[0]?.says
  if (!isTest) return { used: 0, passed: passed(untested(state).test), says }
  const [die = 0, second = 0] = queue
  const first = withTest(state, tested(state, die).test)
  if (!reroll(first).offered) return { used: 1, passed: passed(tested(state, die).test), says }
  const again = withTest(first, retested(first, second).test)
  if (reroll(again).offered) throw new Error('PA-10: a third die was offered')
  return { used: 2, passed: passed(retested(first, second).test), says }
}

export interface Row {
  readonly id: string
  readonly tells: string
  readonly scene: Scene
  readonly queue: readonly number[]
  readonly used: number
  readonly passed: readonly string[]
  readonly says?: string
}

export const X = { X: 'A1 inf 0' }
export const TANK = { X: 'A1 tank 0' }

/** Defending platoons by name and rating, each with a team close to the acting one. */
export function facing(...platoons: readonly string[]) {
  return Object.fromEntries(platoons.map((name, i) => [name, `D${i + 1} inf 6,${i * 4}`]))
}

export const hit = (defending: Scene['defending'], hits = 1): Scene => ({
  acting: X,
  defending: defending ?? {},
  hits,
})
export const three = hit(facing('P F3', 'Q C4', 'S R5'))
