// Collects the changes that a play tells, and applies each at once; and how several, or a verdict, are told.
import type { Dice } from './dice.ts'
import { evolve } from './evolve.ts'
import type { Change, Fact, State, Teller } from './game.ts'

/** What was told so far: every change with the state it gave. */
export interface Told<Flow = unknown> {
  readonly changes: Change<Flow>[]
  readonly states: State<Flow>[]
  readonly teller: Teller<Flow>
}

export function telling<Flow>(start: State<Flow>, dice: Dice): Told<Flow> {
  const changes: Change<Flow>[] = []
  const states: State<Flow>[] = []
  const now = () => states.at(-1) ?? start
  const tell = (change: Change<Flow>): void => {
    states.push(evolve(now(), change))
    changes.push(change)
  }
  const teller: Teller<Flow> = {
    get state() {
      return now()
    },
    tell,
    throw: (pool, why) => {
      const { faces, from, after } = dice(pool, now().dice)
      tell({ is: 'threw', pool, faces, from, dice: after, why })
      return faces
    },
  }
  return { changes, states, teller }
}

export function tellAll<Flow>(teller: Teller<Flow>, changes: readonly Change<Flow>[]): void {
  for (const change of changes) teller.tell(change)
}

/** A verdict spoken aloud. */
export const rule = <Flow>(teller: Teller<Flow>, ok: boolean, why: readonly Fact[]): void =>
  teller.tell({ is: 'ruled', ok, why })
