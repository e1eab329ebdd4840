// A game played by hand in a test: actions in turn, dice from one queue, and what was said of each.
import { givenDice } from '../../kernel/dice.ts'
import type { Action, Base, Change, Move, Verdict } from '../../kernel/game.ts'
import { telling } from '../../kernel/teller.ts'
import { check, play, prompt, suggest } from './flow.ts'
import type { AssaultState, Flow, Phase } from './state.ts'
import { type Scene, scene } from './testing.ts'

export interface Game {
  readonly state: AssaultState
  /** Everything told so far. */
  readonly changes: readonly Change<Flow>[]
  /** Dice that were not used. */
  readonly queue: readonly number[]
}

export const game = (state: AssaultState, queue: readonly number[] = []): Game => ({
  state,
  changes: [],
  queue,
})

/** Does what is allowed; throws, with the reasons, where it is refused. */
export function act({ state, changes, queue }: Game, action: Action): Game {
  const verdict = check(state, action)
  if (!verdict.ok) throw new Error(`${action.do} is refused: ${JSON.stringify(verdict.why)}`)
  const told = telling(state, givenDice(queue, 'chosen'))
  play(told.teller, action)
  const used = told.changes.flatMap((change) => (change.is === 'threw' ? change.faces : []))
  return { state: told.teller.state, changes: [...changes, ...told.changes], queue: queue.slice(used.length) }
}

/** A place in cm from the middle of the table, as in scenes. */
export const placed = (base: string, [x, y = 0, facing = 0]: readonly [number, number?, number?]): Move => ({
  base,
  to: { x: 900 + x * 10, y: 600 + y * 10, facing },
})

export const moving = (...moves: readonly Move[]): Action => ({ do: 'move', moves })

/** What would come of letting that base go there. */
export const letGo = ({ state }: Game, ...move: Parameters<typeof placed>): Verdict =>
  check(state, moving(placed(...move)))

export const move = (now: Game, ...to: Parameters<typeof placed>): Game => act(now, moving(placed(...to)))

export const done = (now: Game): Game => act(now, { do: 'done' })

export const roll = (now: Game): Game => act(now, { do: 'roll', from: 'seed' })

export const choose = (now: Game, unit: string, option: string): Game =>
  act(now, { do: 'choose', unit, option })

/** Goes on with what is suggested until that phase, or the end of the assault. */
export function until(now: Game, phase: Phase): Game {
  let next = now
  for (let count = 0; next.state.mode === 'play' && next.state.flow.phase !== phase; count++) {
    const action = suggest(next.state)
    if (action === null || count > 200) throw new Error(`Stuck on the way to ${phase}`)
    next = act(next, action)
  }
  return next
}

/** The first sentence of every verdict spoken aloud. */
export const ruled = ({ changes }: Game): readonly (string | undefined)[] =>
  changes.flatMap((change) => (change.is === 'ruled' ? [change.why[0]?.says] : []))

/** Every sentence said. */
export const said = ({ changes }: Game): readonly string[] =>
  changes.flatMap(({ why }) => why.map(({ says }) => says))

export const phase = ({ state }: Game): Phase => state.flow.phase

export const ask = ({ state }: Game): string => prompt(state).ask

const baseIn = ({ state }: Game, id: string): Base => {
  const base = [...state.table.bases, ...state.table.lost].find((each) => each.id === id)
  if (base === undefined) throw new Error(`No ${id} in the scene`)
  return base
}

/** The centre's x in cm from the middle of the table, to 0.1 mm. */
export const xOf = (now: Game, id: string): number => Math.round(baseIn(now, id).at.x * 10 - 9000) / 100

export const roles = ({ state }: Game, unit: string): readonly string[] =>
  state.table.units.find(({ id }) => id === unit)?.badges ?? []

export const badges = (now: Game, base: string): readonly string[] => baseIn(now, base).badges

export const isLost = ({ state }: Game, base: string): boolean =>
  state.table.lost.some(({ id }) => id === base)

/** Into Defensive Fire: the charge is made by `charged`; its player has done. A1 is in contact. */
export const charge = (
  described: Scene,
  queue: readonly number[] = [],
  charged: readonly string[] = ['A1'],
): Game =>
  done(
    game(
      scene({
        phase: 'charge',
        ...described,
        assault: { moved: charged, named: ['P'] },
        options: { defensiveFire: true, ...described.options },
      }),
      queue,
    ),
  )

/** Before the charge is done nobody is Defending: enemies stand Outside. */
export const against = (acting: string, outside: Scene['outside'], head = 'A'): Scene => ({
  acting: { [head]: acting },
  ...(outside !== undefined && { outside }),
})
