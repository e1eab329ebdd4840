import { describe, expect, test } from 'vitest'
import { guns } from '../content/scenarios/guns.ts'
import { startOf } from '../content/scenarios/scenario.ts'
import { twoPlatoons } from '../content/scenarios/twoPlatoons.ts'
import { gap } from '../kernel/geometry/gap.ts'
import { type Pose, touching } from '../kernel/geometry/point.ts'
import { act, begin, shown } from '../kernel/match.ts'
import { baseOf } from '../kernel/table.ts'
import { touchMatch } from '../kernel/testing.ts'
import { assault } from '../rules/assault/assault.ts'
import { createHand, type HeldDraft } from './hand.ts'
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

describe('a platoon of which one would come too near to an enemy that is not named', () => {
  const rules = assault
  const start = startOf(guns, rules, { system: 'cm', seed: 1 })
  const held = (lead: string): readonly string[] => {
    const ids = start.table.bases.filter(({ unit }) => unit === 'p1').map(({ id }) => id)
    return [lead, ...ids.filter((id) => id !== lead)]
  }
  const pushed = (lead: string, mm = 80, table = start.table) => {
    const match = createMatchStore(begin(rules, { ...start, table }))
    const hand = createHand(match)
    const { x, y, facing } = baseOf(table, lead).at
    const draft = hand.drag({ held: held(lead), catchMm: 5 }, { x, y: y - mm, facing })
    return { match, hand, draft }
  }
  const going = ({ hang }: HeldDraft) => hang.map(({ base }) => base)

  test('goes without that one, who stays where it lies, and it is told why', () => {
    const { match, hand, draft } = pushed('1C')
    expect(draft.verdict.ok).toBe(true)
    expect(draft.verdict.why[0]?.says).toBe('chargeMade')
    expect(going(draft)).toEqual(['1C', '1B', '1E', '1F'])
    expect(draft.verdict.stay).toMatchObject([
      { says: 'nearUnnamed', ok: false, about: { base: '1D', other: '4A' } },
      { says: 'nearUnnamed', ok: false, about: { base: '1A', other: '5A' } },
    ])
    hand.drop()
    const { steps } = match.getState().match
    expect(steps).toHaveLength(1)
    expect(steps[0]?.action).toEqual({ do: 'move', moves: draft.moves })
    const { table } = shown(match.getState().match)
    for (const id of ['1A', '1D']) expect(baseOf(table, id).at).toEqual(baseOf(start.table, id).at)
    expect(match.getState().aside?.verdict).toMatchObject({ ok: true, stay: draft.verdict.stay })
    match.getState().undo()
    expect(match.getState().aside).toBeNull()
  })

  test('is refused whole where that one leads, and where nobody would go', () => {
    for (const [lead, mm, says] of [
      ['1D', 80, 'nearUnnamed'],
      ['1C', 30, 'firstMustTouch'],
    ] as const) {
      const { draft } = pushed(lead, mm)
      expect(draft.verdict.ok).toBe(false)
      expect(draft.verdict.why[0]?.says).toBe(says)
      expect(draft.verdict.stay).toBeUndefined()
      expect(going(draft)).toEqual(held(lead))
    }
  })

  test('goes and is refused without its machine gun, unless it is held by that', () => {
    const table = {
      ...start.table,
      bases: start.table.bases.map((base) =>
        base.id === '1B' ? { ...base, traits: { ...base.traits, nonAssaulting: true } } : base,
      ),
    }
    const near = pushed('1C', 80, table).draft
    expect(going(near)).toEqual(['1C', '1E', '1F'])
    expect(near.verdict.stay?.map(({ about }) => about.base)).toEqual(expect.arrayContaining(['1B', '1D']))
    const far = pushed('1C', 30, table).draft
    expect(far.verdict.why[0]).toMatchObject({ says: 'firstMustTouch', ok: false })
    expect(going(far)).not.toContain('1B')
    const { verdict } = pushed('1B', 80, table).draft
    expect(verdict.ok).toBe(false)
    expect(verdict.why[0]).toMatchObject({ says: 'nonAssaultingMayNot', about: { base: '1B' } })
  })

  test('is arranged whole or not at all', () => {
    const match = createMatchStore(begin(rules, { ...start, mode: 'arrange' }))
    const { x, facing } = baseOf(start.table, '1C').at
    const { verdict, hang } = createHand(match).drag({ held: held('1C'), catchMm: 0 }, { x, y: 5, facing })
    expect(hang).toHaveLength(6)
    expect(verdict.stay).toBeUndefined()
  })
})
