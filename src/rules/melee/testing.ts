// For tests: tables of round 32 mm bases from a few numbers, and games that are played on them.

import { givenDice, seedDice, seeded } from '../../kernel/dice.ts'
import type { Action, Base, Change, Options, SideId, Unit, Verdict } from '../../kernel/game.ts'
import { SIDES } from '../../kernel/side.ts'
import { telling } from '../../kernel/teller.ts'
import { check, play, suggest } from './flow.ts'
import { DEFAULTS } from './options.ts'
import { type Flow, type MeleeState, startOf } from './state.ts'

/** x and y of each figure's centre in centimetres, from the middle of the table. */
export type Places = readonly (number | readonly [number, number])[]

export interface Setting {
  readonly [unit: string]: Places
}

export interface Terms {
  readonly options?: Options
  readonly elite?: readonly string[]
  readonly traits?: Readonly<Record<string, Unit['traits']>>
  readonly turn?: SideId
}

const MIDDLE = { x: 600, y: 600 }

const sideOf = (unit: string): SideId => (unit < 'E' && unit !== 'B' ? 'blue' : 'red')

/** A, C and D are blue; B, E, F and G are red. */
export function stateOf(
  setting: Setting,
  { options = {}, elite = [], traits = {}, turn = 'blue' }: Terms = {},
): MeleeState {
  const names = Object.keys(setting)
  const units = names.map((id, index): Unit => {
    const name = { ru: id, en: id }
    return {
      id,
      side: sideOf(id),
      number: index + 1,
      name,
      traits: { ...(elite.includes(id) && { elite: true }), ...traits[id] },
      badges: [],
    }
  })
  const bases = names.flatMap((unit) =>
    (setting[unit] ?? []).map((place, index): Base => {
      const [x, y] = typeof place === 'number' ? [place, 0] : place
      return {
        id: `${unit}${index + 1}`,
        unit,
        letter: 'ABCDEFGHJKLMN'.charAt(index),
        kind: 'figure',
        art: 'figure',
        at: { x: MIDDLE.x + x * 10, y: MIDDLE.y + y * 10, facing: 0 },
        shape: { w: 0, d: 0, r: 16 },
        traits: {},
        badges: [],
      }
    }),
  )
  const sides = SIDES.map((id) => ({ id, name: { ru: id, en: id } }))
  const table = { size: { w: 1200, d: 1200 }, system: 'cm' as const, sides, units, bases, lost: [] }
  return {
    table,
    mode: 'play',
    flow: startOf(table, turn),
    dice: seeded(1),
    options: { ...DEFAULTS, ...options },
  }
}

export interface Played {
  readonly state: MeleeState
  readonly changes: readonly Change<Flow>[]
}

/** Does a lawful action; a refusal is a fault of the test. */
export function done(state: MeleeState, action: Action): Played {
  const verdict = check(state, action)
  if (!verdict.ok) throw new Error(`Refused: ${JSON.stringify(verdict.why[0])}`)
  const dice =
    action.do === 'roll' && action.from !== 'seed' ? givenDice(action.faces ?? [], action.from) : seedDice
  const told = telling(state, dice)
  play(told.teller, action)
  return { state: told.teller.state, changes: told.changes }
}

export const doing = (state: MeleeState, ...actions: readonly Action[]): MeleeState =>
  actions.reduce((now, action) => done(now, action).state, state)

export const roll = (...faces: readonly number[]): Action => ({ do: 'roll', from: 'typed', faces })

export const DONE: Action = { do: 'done' }

/** A figure goes to a place in centimetres from the middle. */
export const go = (base: string, x: number, y = 0): Action => ({
  do: 'move',
  moves: [{ base, to: { x: MIDDLE.x + x * 10, y: MIDDLE.y + y * 10, facing: 0 } }],
})

/** On to the charges of this turn, by what is suggested. */
export const toCharge = (state: MeleeState): MeleeState => until(state, ['charge'])

export function until(state: MeleeState, phases: readonly string[]): MeleeState {
  let now = state
  for (let count = 0; count < 60 && !phases.includes(now.flow.phase); count++) {
    const action = suggest(now)
    if (action === null) throw new Error(`Nothing is suggested in ${now.flow.phase}`)
    now = done(now, action).state
  }
  return now
}

/** On to the dice of the first melee. */
export const toFight = (state: MeleeState): MeleeState => doing(toCharge(state), DONE)

export const saysOf = ({ why }: Verdict): string => why[0]?.says ?? ''

export const told = (changes: readonly Change<Flow>[]): readonly string[] =>
  changes.flatMap((change) => (change.is === 'ruled' ? change.why.map(({ says }) => says) : []))
