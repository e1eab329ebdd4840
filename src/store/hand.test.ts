import { describe, expect, test } from 'vitest'
import { startOf } from '../content/scenarios/scenario.ts'
import { twoPlatoons } from '../content/scenarios/twoPlatoons.ts'
import { gap } from '../kernel/geometry/gap.ts'
import { type Pose, touching } from '../kernel/geometry/point.ts'
import { act, begin, shown } from '../kernel/match.ts'
import { baseOf } from '../kernel/table.ts'
import { touchMatch } from '../kernel/testing.ts'
import { assault } from '../rules/assault/assault.ts'
import { createHand } from './hand.ts'
import { createMatchStore } from './match.ts'

const seat = () => {
  const match = createMatchStore(act(touchMatch(), { do: 'mode', mode: 'arrange' }).match)
  return { match, hand: createHand(match) }
}
const grip = { held: ['a1'], catchMm: 5 }
const lies = ({ match }: ReturnType<typeof seat>) => baseOf(shown(match.getState().match).table, 'a1').at

describe('the hand', () => {
  test('moves nothing but its draft until it lets go', () => {
    const here = seat()
    here.hand.drag(grip, { x: 500, y: 900, facing: 0 })
    expect(lies(here)).toMatchObject({ x: 600 })
    here.hand.drop()
    expect(lies(here)).toMatchObject({ x: 500 })
  })

  test('one gesture is one step, and a drop on the same spot is none', () => {
    const here = seat()
    const before = here.match.getState().match.steps.length
    here.hand.drag(grip, { x: 500, y: 900, facing: 0 })
    here.hand.drag(grip, { x: 600, y: 900, facing: 0 })
    expect(here.hand.drop()).toBeNull()
    expect(here.match.getState().match.steps).toHaveLength(before)
  })

  test('let go by cancelling, everything lies where it lay', () => {
    const here = seat()
    here.hand.drag(grip, { x: 500, y: 900, facing: 0 })
    here.hand.cancel()
    expect(here.hand.drop()).toBeNull()
    expect(lies(here)).toMatchObject({ x: 600, y: 900 })
  })

  test('completes a wish near an enemy to contact, and lets go only farther off', () => {
    const here = seat()
    const at = (y: number) => here.hand.drag(grip, { x: 600, y, facing: 0 }).moves[0]?.to.y ?? 0
    expect(at(738)).toBe(738)
    expect(at(736)).toBeCloseTo(732, 1)
    expect(at(739)).toBeCloseTo(732, 1)
    expect(at(742)).toBe(742)
    expect(at(739)).toBe(739)
  })

  test('pushed upon a round enemy it is meant for the side it comes from, past him for the other one', () => {
    const { rules, start } = touchMatch()
    const round = start.table.bases.map((base) => ({ ...base, shape: { w: 0, d: 0, r: 16 } }))
    const match = createMatchStore(begin(rules, { ...start, table: { ...start.table, bases: round } }))
    const hand = createHand(match)
    const at = (x: number, y: number) => hand.drag(grip, { x, y, facing: 0 }).moves[0]?.to ?? { x: 0, y: 0 }
    expect(at(600, 700).y).toBeCloseTo(732, 1)
    expect(at(612, 692)).toMatchObject({ x: 600 })
    expect(at(600, 670).y).toBeCloseTo(668, 1)
    at(480, 700)
    hand.drop()
    expect(at(603, 702).x).toBeCloseTo(568, 1)
  })

  test('where contact is refused and the place wished for is not, the wish stands', () => {
    const { rules, start } = touchMatch()
    const touches = (at: Pose) =>
      start.table.bases.some(
        (base) => base.id !== 'a1' && touching(gap({ ...baseOf(start.table, 'a1'), at }, base)),
      )
    const aloof: typeof rules = {
      ...rules,
      check: (_, action) => {
        const moves = action.do === 'move' ? action.moves : []
        return { ok: !moves.some(({ to }) => touches(to)), why: [], moves }
      },
    }
    const match = createMatchStore(begin(aloof, start))
    const hand = createHand(match)
    const ends = (y: number) => {
      const { verdict, moves } = hand.drag(grip, { x: 600, y, facing: 0 })
      return [verdict.ok, moves[0]?.to.y]
    }
    expect(ends(736)).toEqual([true, 736])
    expect(ends(732.01)).toEqual([false, expect.closeTo(732, 1)])
    expect(ends(735)).toEqual([true, 735])
  })

  test('a catch distance of 0 suspends the completion', () => {
    const here = seat()
    const { moves } = here.hand.drag({ held: ['a1'], catchMm: 0 }, { x: 600, y: 733, facing: 0 })
    expect(moves[0]?.to.y).toBe(733)
  })

  test('a caught base is in contact for the rules as well', () => {
    const here = seat()
    here.hand.drag(grip, { x: 611, y: 735.4, facing: 17 })
    here.hand.drop()
    const { table } = shown(here.match.getState().match)
    expect(touching(gap(baseOf(table, 'a1'), baseOf(table, 'b1')))).toBe(true)
  })

  test('a game taken back or gone on with empties the hand', () => {
    const here = seat()
    here.hand.drag(grip, { x: 500, y: 900, facing: 0 })
    here.match.getState().undo()
    expect(here.hand.now()).toMatchObject({ held: [], draft: null })
  })

  test('ghosts are corrected by dragging and accepted as one step', () => {
    const here = seat()
    const before = here.match.getState().match.steps.length
    here.hand.propose([{ base: 'a1', to: { x: 400, y: 900, facing: 0 } }])
    here.hand.drag(grip, { x: 420, y: 880, facing: 0 })
    here.hand.drop()
    expect(lies(here)).toMatchObject({ x: 600 })
    here.hand.accept()
    expect(lies(here)).toMatchObject({ x: 420, y: 880 })
    expect(here.match.getState().match.steps).toHaveLength(before + 1)
  })
})

describe('a unit held by its rearmost team', () => {
  const match = createMatchStore(begin(assault, startOf(twoPlatoons, assault, { system: 'cm', seed: 1 })))
  const { table } = shown(match.getState().match)
  const { bases } = table
  const mine = bases.filter((base) => base.unit === bases[0]?.unit)
  const held = mine.toSorted((a, b) => b.at.y - a.at.y).map(({ id }) => id)
  const foes = bases.filter((base) => base.at.y < 560)
  const [rear] = held.map((id) => baseOf(table, id))
  const dragged = (mm: number, catchMm: number) => {
    const hand = createHand(match)
    const { x = 0, y = 0, facing = 0 } = rear?.at ?? {}
    const draft = hand.drag({ held, catchMm }, { x, y: y - ahead(mm), facing })
    hand.cancel()
    return draft
  }
  const nearest = (up: number) =>
    mine
      .flatMap((base) =>
        foes.map((foe) => ({
          id: base.id,
          mm: gap({ ...base, at: { ...base.at, y: base.at.y - up } }, foe).mm,
        })),
      )
      .toSorted((a, b) => a.mm - b.mm)[0] ?? { id: '', mm: 0 }
  /** So far ahead the nearest of them is so many millimetres short of an enemy. */
  const ahead = (mm: number): number => {
    let up = 0
    while (nearest(up).mm > mm) up += 0.5
    return up
  }

  test('is completed to contact where it is let go a little short', () => {
    const { verdict, moves } = dragged(2, 5)
    expect(verdict.ok).toBe(true)
    const ended = moves.map(({ base, to }) => ({ ...baseOf(table, base), at: to }))
    expect(ended.some((base) => foes.some((foe) => touching(gap(base, foe))))).toBe(true)
  })

  test('hangs by the team it is held by', () => {
    expect(dragged(30, 5).hang.map((move) => move.base)).toEqual(held)
  })

  test('is refused farther off, by the team that is nearest to an enemy', () => {
    const { verdict } = dragged(30, 5)
    expect(verdict.ok).toBe(false)
    expect(verdict.why[0]?.about.base).toBe(nearest(ahead(30)).id)
    expect(verdict.why[0]?.about.base).not.toBe(rear?.id)
  })
})
