// Closing up (IM-06): the most figures that can come into contact, and how a placement is compared with that.
import { ahead } from '../../kernel/evolve.ts'
import type { Base, Fact, Move, SideId } from '../../kernel/game.ts'
import { inMm } from '../../kernel/game.ts'
import { overlaps } from '../../kernel/geometry/gap.ts'
import { approach } from '../../kernel/geometry/place.ts'
import { type Point, type Pose, roundPose } from '../../kernel/geometry/point.ts'
import { type Ground, route } from '../../kernel/geometry/route.ts'
import { slide } from '../../kernel/geometry/slide.ts'
import { nearest } from '../../kernel/measure.ts'
import { onceFor } from '../../kernel/once.ts'
import { baseOf } from '../../kernel/table.ts'
import type { Crowd, Mover } from './contact.ts'
import { mostInContact } from './crowding.ts'
import { type Attempt, attempt, changesOf, isSamePlace, termsOf } from './moving.ts'
import { comesNearer, mayEnd, type Nearing, shortOf } from './nearer.ts'
import { settings } from './options.ts'
import { livingOf, type MeleeState, sideOf, touchedBy } from './state.ts'

/** IM-06: figures of locked units of that side that touch nobody, in melees that are to be closed up. */
export const freeFigures = (state: MeleeState, side: SideId): readonly Base[] =>
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

/** Those kept end where they are. */
function moversIn(state: MeleeState, kept: readonly Base[]): readonly Closing[] {
  const { table, flow } = state
  return table.bases
    .filter((base) => flow.closing?.bases.includes(base.id) === true && !kept.includes(base))
    .map((base) => {
      const { from, foes, ground } = termsOf(state, base)
      return { body: from, targets: foes, obstacles: ground.obstacles }
    })
}

/** Where each of those who close up comes into contact; null where it finds no place. */
interface Placement {
  readonly movers: readonly Closing[]
  readonly ground: Omit<Crowd, 'movers' | 'taken'> & { readonly taken: readonly Base[] }
  readonly places: readonly (Point | null)[]
}

/** The last questions and their answers: while figures are moved about they stay the same. */
const known = new Map<string, Placement>()
const MOST_KNOWN = 16

function placement(state: MeleeState, taken: readonly Base[] = []): Placement {
  const { size, system } = state.table
  const movers = moversIn(state, taken)
  const allowanceMm = inMm({ cm: settings(state).closeUpCm }, system)
  const key = JSON.stringify([
    movers.map(({ body, targets }) => [body.id, body.at, body.shape, targets.map(({ id }) => id)]),
    (movers[0]?.obstacles ?? []).map(({ body: { at, shape } }) => [at, shape]),
    taken.map(({ id, at }) => [id, at]),
    [size, allowanceMm],
  ])
  const ground = { taken, size, allowanceMm }
  const answer = known.get(key) ?? settled(movers, ground)
  known.delete(key)
  known.set(key, answer)
  for (const oldest of [...known.keys()].slice(0, -MOST_KNOWN)) known.delete(oldest)
  return answer
}

/** Who finds no place, and cannot get out of the way of those who do, is one of those whom they have to go round. */
function settled(movers: readonly Closing[], ground: Placement['ground']): Placement {
  const found = { movers, ground, places: mostInContact({ movers, ...ground }) }
  const stuck = stuckIn(found)
  if (stuck.length === 0) return found
  const standing = stuck.map(({ body }) => ({ body, clear: 0 }))
  const rest = movers
    .filter((mover) => !stuck.includes(mover))
    .map((mover) => ({ ...mover, obstacles: [...mover.obstacles, ...standing] }))
  const { places } = settled(rest, ground)
  const placeOf = new Map(rest.map(({ body }, index) => [body.id, places[index] ?? null]))
  return { movers, ground, places: movers.map(({ body }) => placeOf.get(body.id) ?? null) }
}

function stuckIn(found: Placement): readonly Closing[] {
  const { movers, places } = found
  const going = movers.flatMap(({ body }, index) => {
    const at = places[index]
    return at ? [{ ...body, at: { ...body.at, ...at } }] : []
  })
  const isInTheWay = (body: Base): boolean => going.some((other) => overlaps(body, other))
  const some = movers.filter(({ body }, index) => places[index] === null && isInTheWay(body))
  if (some.length === 0) return []
  const ends = new Map(movesOf(found).map(({ base, to }) => [base, to]))
  return some.filter(({ body }) => isInTheWay({ ...body, at: ends.get(body.id) ?? body.at }))
}

const countOf = ({ places }: Placement): number => places.filter((place) => place !== null).length

/** The most figures that can be in contact. */
export const most = (state: MeleeState): number => countOf(placement(state))

/**
 * The placement with the most figures in contact; the others come as near as they can. Those who were moved in this
 * step stay where they are, or those of them who are in contact, or these but one, if that costs nobody's contact.
 */
export function best(state: MeleeState): readonly Move[] {
  const { table, flow } = state
  const ones = table.bases.filter(({ id, at }) => {
    const from = flow.stood[id]
    return flow.closing?.bases.includes(id) === true && from !== undefined && !isSamePlace(from, at)
  })
  const inPlace = ones.filter(({ id }) => touchedBy(table, id).length > 0)
  const butOne = inPlace.map((one) => inPlace.filter((each) => each !== one))
  const count = (kept: readonly Base[]): number =>
    countOf(placement(state, kept)) + kept.filter((each) => inPlace.includes(each)).length
  const kept = [ones, inPlace, ...butOne].find((some) => count(some) === most(state)) ?? []
  return movesOf(placement(state, kept))
}

const movesOf = onceFor(({ movers, ground, places }: Placement): readonly Move[] => {
  const ended = movers.map(({ body }, index) => ({ ...body, at: { ...body.at, ...places[index] } }))
  const { taken } = ground
  for (const [index, { body, targets, obstacles }] of movers.entries()) {
    if (places[index] !== null) continue
    const others = [...ended.filter(({ id }) => id !== body.id), ...taken]
    const near = nearPlace({ from: body, foes: targets, others }, { obstacles, ...ground }, body.at)
    const free = slide(body, body.at, [...obstacles.map((each) => each.body), ...others], ground.size)
    const aside = route(body, free, { obstacles, ...ground }) === null ? body.at : free
    ended[index] = { ...body, at: near ?? aside }
  }
  return ended.map(({ id, at }) => ({ base: id, to: at }))
})

/** IM-06: those who touch nobody and can still come nearer, or go on straight, one after the other. */
export const toComeUp = onceFor((state: MeleeState): readonly Attempt[] => {
  let now = state
  return (state.flow.closing?.bases ?? []).flatMap((id) => {
    const made = comingUp(now, id)
    if (made === null) return []
    now = ahead(now, changesOf(now, made))
    return [made]
  })
})

function comingUp(state: MeleeState, id: string): Attempt | null {
  const base = state.table.bases.find((each) => each.id === id)
  if (base === undefined || touchedBy(state.table, id).length > 0) return null
  const terms = termsOf(state, base)
  const isNearer = comesNearer(terms, base.at)
  if (isNearer && stepOn(terms, terms.ground, base.at) === null) return null
  const to = nearPlace(terms, terms.ground, base.at)
  const made = to && attempt(state, { base: id, to })
  return made?.ok === true && comesNearer(terms, made.move.to) && !isSamePlace(made.move.to, base.at)
    ? made
    : null
}

/** As near to an enemy as it can from where it stood, or straight on from where it is; null where it may not end there. */
function nearPlace(nearing: Nearing, ground: Ground, at: Pose): Pose | null {
  const { from, others, foes } = nearing
  const obstacles = [...ground.obstacles, ...others.map((body) => ({ body, clear: 0 }))]
  const found = approach(from, from.at.facing, foes, { ...ground, obstacles })?.pose ?? at
  const left = (pose: Pose): number => nearest({ ...from, at: pose }, foes)?.gap.mm ?? 0
  const pose = goneOn(nearing, ground, left(found) < left(at) ? found : at)
  return mayEnd(nearing, pose) ? pose : null
}

function goneOn(nearing: Nearing, ground: Ground, start: Pose): Pose {
  let at = start
  for (let next: Pose | null = at; next !== null; next = stepOn(nearing, ground, at)) at = next
  return at
}

/** A short step straight on to the nearest of the enemies that it has come nearer to; null where that is not lawful. */
function stepOn({ from, others, foes }: Nearing, ground: Ground, at: Pose): Pose | null {
  const moved = { ...from, at }
  const neared = foes.filter((foe) => comesNearer({ from, foes: [foe] }, at))
  const gap = nearest(moved, neared)?.gap
  if (gap === undefined || gap.mm < STEP_MM) return null
  const share = STEP_MM / gap.mm
  const x = at.x + (gap.to.x - gap.from.x) * share
  const to = roundPose({ ...at, x, y: at.y + (gap.to.y - gap.from.y) * share })
  const isLawful =
    route(from, to, ground) !== null && !others.some((other) => overlaps({ ...from, at: to }, other))
  return isLawful ? to : null
}

/** Who can go on by less than this is as near as it can be. */
const STEP_MM = 2

/** The first of them, and the enemy nearest to where it stands. */
export function whyToComeUp(state: MeleeState): Fact | null {
  const [first] = toComeUp(state)
  if (first === undefined) return null
  const base = baseOf(state.table, first.move.base)
  return shortOf('hasToComeUp', base, termsOf(state, base).foes)
}
