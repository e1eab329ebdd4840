// Random tables and options of infantry melee, for proving that it always goes on.

import { seeded } from '../../kernel/dice.ts'
import type { Base, Options, Table, Unit } from '../../kernel/game.ts'
import { slide } from '../../kernel/geometry/slide.ts'
import { oneOf, type Pick, type Playout, playedOut } from '../../kernel/playout.ts'
import { SIDES } from '../../kernel/side.ts'
import { melee } from './melee.ts'
import { DEFAULTS, SWITCHES } from './options.ts'
import { type Flow, type MeleeState, startOf } from './state.ts'

/** Two sides of one to three units each, close enough to charge, and now and then in contact. */
function randomState(pick: Pick, seed: number): MeleeState {
  const table = randomTable(pick)
  const flow = startOf(table, oneOf(pick, SIDES))
  return { table, mode: 'play', flow, dice: seeded(seed), options: randomOptions(pick) }
}

const randomOptions = (pick: Pick): Options =>
  pick(3) === 0
    ? { ...DEFAULTS }
    : Object.fromEntries(
        SWITCHES.map(({ name, values, default: usual }) => [name, values[pick(values.length)] ?? usual]),
      )

function randomTable(pick: Pick): Table {
  const size = { w: 600, d: 600 }
  const units: Unit[] = []
  const bases: Base[] = []
  for (const side of SIDES) {
    for (let left = 1 + pick(3); left > 0; left--) {
      const id = `u${units.length + 1}`
      const traits: Unit['traits'] = {
        ...(pick(3) === 0 && { elite: true }),
        ...(pick(3) === 0 && { save: 4, rangeCm: 20 }),
      }
      units.push({ id, side, number: units.length + 1, name: { ru: id, en: id }, traits, badges: [] })
      addFigures(pick, { id, size, bases })
    }
  }
  const sides = SIDES.map((id) => ({ id, name: { ru: id, en: id } }))
  return { size, system: 'cm', sides, units, bases, lost: [] }
}

interface Muster {
  readonly id: string
  readonly size: Table['size']
  readonly bases: Base[]
}

function addFigures(pick: Pick, { id, size, bases }: Muster): void {
  const middle = { x: 150 + pick(300), y: 150 + pick(300) }
  for (let figure = 1 + pick(6); figure > 0; figure--) {
    const shape = { w: 0, d: 0, r: pick(9) === 0 ? 32.5 : 16 }
    const wish = { x: middle.x + pick(160) - 80, y: middle.y + pick(160) - 80, facing: pick(360) }
    const at = slide({ at: { x: 40, y: 40, facing: 0 }, shape }, wish, [...bases], size)
    const letter = 'ABCDEFGH'.charAt(figure)
    const bare = { id: `${id}${letter}`, unit: id, letter, kind: 'figure', art: 'figure' }
    bases.push({ ...bare, at, shape, traits: {}, badges: [] })
  }
}

export const playout: Playout<Flow> = {
  rules: melee,
  start: randomState,
  play: (start, pick, most = 100) => playedOut(melee, start, { pick, most }),
  hasBegun: ({ flow }) => flow.round !== null,
  endOf: ({ mode, table }) =>
    mode === 'play' ? 'fightsOn' : table.bases.length > 0 ? 'oneSideGone' : 'bothSidesGone',
  ends: ['fightsOn', 'oneSideGone', 'bothSidesGone'],
}
