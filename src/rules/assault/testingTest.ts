// The Motivation test played from a scene and a queue of dice, for tests.
import { telling } from '../../kernel/teller.ts'
import { checkWin } from './phases/course.ts'
import { act, type Game, phase, roll, said } from './playing.ts'
import { type AssaultState, assaultOf, type Flow, type Test } from './state.ts'
import { NO_DICE } from './supposing.ts'
import { type Scene, scene } from './testing.ts'

export const withTest = (state: AssaultState, result: Test): AssaultState => ({
  ...state,
  flow: { ...state.flow, assault: { ...assaultOf(state), test: result } },
})

/** Win check, gate, die, second die; each re-roll that is offered is taken. */
export function played({ scene: described, queue }: Row): Pick<Row, 'used' | 'passed' | 'says'> {
  const { teller, changes } = telling<Flow>(scene(described), NO_DICE)
  checkWin(teller)
  let now: Game = { state: teller.state, changes, queue }
  while (phase(now) === 'test' || phase(now) === 'reroll')
    now = phase(now) === 'test' ? roll(now) : act(now, { do: 'choose', option: 'reroll' })
  const test = now.changes
    .flatMap((change) => (change.is === 'turned' ? (change.flow.assault?.test ?? []) : []))
    .at(-1)
  return {
    used: queue.length - now.queue.length,
    passed: test?.results.flatMap((each) => (each.passed ? [each.platoon] : [])) ?? [],
    says: said(now).find((each) => /^(testFor|noTest)/.test(each)) ?? null,
  }
}

export interface Row {
  readonly id: string
  readonly tells: string
  readonly scene: Scene
  readonly queue: readonly number[]
  readonly used: number
  /** Platoons that passed. */
  readonly passed: readonly string[]
  /** The sentence that opened or shut the gate; null where nobody came to it. */
  readonly says: string | null
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
