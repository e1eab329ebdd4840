// Closing up (IM-06): the most figures that can come into contact, and how a placement is compared with that.
import type { Base, BaseId, Move } from '../../kernel/game.ts'
import { inMm } from '../../kernel/game.ts'
import { approach } from '../../kernel/geometry/place.ts'
import type { Crowd, Mover } from './contact.ts'
import { mostInContact } from './crowding.ts'
import { ASIDE_MM } from './moving.ts'
import { settings } from './options.ts'
import { livingOf, type MeleeState, meleeOf, sideOf, touchedBy } from './state.ts'

/** IM-06: figures of locked units of that side that touch nobody, in melees that are to be closed up. */
export const freeFigures = (state: MeleeState, side: 'blue' | 'red'): readonly Base[] =>
  state.flow.melees
    .filter(({ closedUp }) => settings(state).closeUp === 'everyTurn' || !closedUp)
    .flatMap(({ units }) => units)
    .filter((unit) => sideOf(state.table, unit) === side)
    .flatMap((unit) => livingOf(state.table, unit))
    .filter(({ id }) => touchedBy(state.table, id).length === 0)

/** How many of those who close up touch an enemy of their melee now. */
export const inContact = ({ table, flow }: MeleeState): number =>
  (flow.closing?.bases ?? []).filter((id) => touchedBy(table, id).length > 0).length

/** One who closes up, standing where it stood when that began. */
interface Closing extends Mover {
  readonly body: Base
  readonly targets: readonly Base[]
}

/** They are not in each other's way, but where they end; they keep out of other fights. */
function moversIn(state: MeleeState): readonly Closing[] {
  const { table, flow } = state
  const isMoving = ({ id }: Base): boolean => flow.closing?.bases.includes(id) === true
  const standing = table.bases.filter((base) => !isMoving(base))
  return table.bases.filter(isMoving).map((base) => {
    const units = meleeOf(state, base.unit)?.units ?? []
    const isFoe = ({ unit }: Base): boolean => sideOf(table, unit) !== sideOf(table, base.unit)
    return {
      body: { ...base, at: flow.stood[base.id] ?? base.at },
      targets: standing.filter((other) => isFoe(other) && units.includes(other.unit)),
      obstacles: standing.map((body) => ({
        body,
        clear: isFoe(body) && !units.includes(body.unit) ? ASIDE_MM : 0,
      })),
    }
  })
}

interface Placement {
  readonly moves: readonly Move[]
  /** How many of them end in contact. */
  readonly count: number
}

/** The last questions and their answers: while figures are moved about they stay the same. */
const known = new Map<string, Placement>()
const MOST_KNOWN = 8

function placement(state: MeleeState): Placement {
  const { size, system } = state.table
  const movers = moversIn(state)
  const allowanceMm = inMm({ cm: settings(state).closeUpCm }, system)
  const key = JSON.stringify([
    movers.map(({ body, targets }) => [body.id, body.at, body.shape, targets.map(({ id }) => id)]),
    (movers[0]?.obstacles ?? []).map(({ body: { at, shape } }) => [at, shape]),
    [size, allowanceMm],
  ])
  const answer = known.get(key) ?? placed(movers, { size, allowanceMm })
  known.delete(key)
  known.set(key, answer)
  for (const oldest of [...known.keys()].slice(0, -MOST_KNOWN)) known.delete(oldest)
  return answer
}

/** The placement with the most figures in contact; the others come as near as they can. */
export const best = (state: MeleeState): readonly Move[] => placement(state).moves

/** The most figures that can be in contact. */
export const most = (state: MeleeState): number => placement(state).count

function placed(movers: readonly Closing[], ground: Omit<Crowd, 'movers'>): Placement {
  const places = mostInContact({ movers, ...ground })
  const done = new Map<BaseId, Base>()
  movers.forEach(({ body }, index) => {
    const at = places[index]
    if (at) done.set(body.id, { ...body, at: { ...body.at, ...at } })
  })
  const count = done.size
  for (const { body, targets, obstacles } of movers) {
    if (done.has(body.id)) continue
    const others = movers.filter((each) => each.body.id !== body.id)
    const all = [
      ...obstacles,
      ...others.map((each) => ({ body: done.get(each.body.id) ?? each.body, clear: 0 })),
    ]
    const to = approach(body, body.at.facing, targets, { obstacles: all, ...ground })?.pose
    done.set(body.id, { ...body, at: to ?? body.at })
  }
  return { moves: movers.map(({ body: { id, at } }) => ({ base: id, to: done.get(id)?.at ?? at })), count }
}
