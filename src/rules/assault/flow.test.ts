// What is asked of whom in each phase, what is refused in any of them, and the targets to pick from by keys.
import { describe, expect, it, test } from 'vitest'
import type { Offer } from '../../kernel/game.ts'
import { check, prompt } from './flow.ts'
import { act, choose, done, type Game, game, letGo, move, phase, roll, until } from './playing.ts'
import { type Scene, scene } from './testing.ts'

const offered = (offers: readonly Offer[]) =>
  offers.map((offer) => (offer.do === 'choose' ? offer.option : offer.do))

const described: Scene = {
  phase: 'ready',
  acting: { 'A F3': 'A1 inf 0; A2 inf 0,4' },
  defending: { 'P F3': 'P1 inf 12; P2 inf 12,4; P3 inf 17,4' },
  friends: { B: 'B1 gun 0,20' },
}

describe('whose decision it is, and what is offered', () => {
  const ready = game(scene(described), [6, 1, 3, 6])
  const charged = move(ready, 'A1', [7])
  const fighting = done(move(charged, 'A2', [7, 4]))
  const placing = roll(fighting)
  const testing = until(placing, 'test')
  const choosing = roll(testing)
  const countering = choose(choosing, 'P', 'counterattack')
  const rows = [
    ['ready', ready, 'blue', ['move', 'handOver']],
    ['charge', charged, 'blue', ['move', 'done']],
    ['fight', fighting, 'blue', ['roll']],
    ['allocate', placing, 'red', ['allocate']],
    ['test', testing, 'red', ['roll']],
    ['choices', choosing, 'red', ['counterattack', 'breakOff']],
    ['counterCharge', countering, 'red', ['move', 'done']],
  ] as const

  const moved = ({ state }: Game) =>
    prompt(state).offers.flatMap((offer) => (offer.do === 'move' ? [offer.moved] : []))

  it('who has moved in this step is told apart, in the next step afresh', () => {
    expect([ready, charged, countering].map(moved)).toEqual([[[]], [['A1']], [[]]])
  })

  it.each(rows)('%s', (name, { state }, side, offers) => {
    const asked = prompt(state)
    expect([state.flow.phase, asked.side, offered(asked.offers)]).toEqual([name, side, offers])
  })

  it('only those who may charge are offered to be dragged', () => {
    const [first] = prompt(ready.state).offers
    expect(first?.do === 'move' && first.bases).toEqual(['A1', 'A2'])
  })

  it('those who break off are asked for by their own side, and the winners consolidate', () => {
    const leaving = choose(choosing, 'P', 'breakOff')
    expect([phase(leaving), prompt(leaving.state).side]).toEqual(['breakOff', 'red'])
    const won = until(leaving, 'consolidate')
    expect(prompt(won.state).side).toBe('blue')
  })

  it('the zones that matter come with the question', () => {
    const sizes = prompt(countering.state).why.flatMap(({ about }) => about.zone?.size ?? [])
    expect(sizes).toEqual([
      { in: 8, cm: 20 },
      { in: 2, cm: 5 },
    ])
    expect(prompt(fighting.state).why.some(({ about }) => about.zone?.size.cm === 5)).toBe(true)
  })

  it('what another phase asks for is refused', () => {
    expect(check(ready.state, { do: 'done' }).ok).toBe(false)
    expect(check(ready.state, { do: 'roll', from: 'seed' }).why[0]?.says).toBe('notAskedNow')
    expect(check(fighting.state, { do: 'done' }).why[0]?.says).toBe('notAskedNow')
    expect(check(choosing.state, { do: 'allocate', hits: [] }).why[0]?.says).toBe('notAskedNow')
    expect(letGo(fighting, 'A1', [3]).why[0]?.says).toBe('notAskedNow')
    expect(check(ready.state, { do: 'move', moves: [] }).ok).toBe(false)
    expect(letGo(ready, 'Z9', [3]).ok).toBe(false)
  })

  it('a die of 7, or a die too few, is refused', () => {
    const roll = (...faces: readonly number[]) => check(fighting.state, { do: 'roll', from: 'typed', faces })
    expect([roll(6, 7).ok, roll(6).ok, roll(1, 2, 3).ok, roll(1.5, 2).ok, roll(6, 1).ok]).toEqual([
      false,
      false,
      false,
      false,
      true,
    ])
    expect(roll(6, 7).why[0]).toMatchObject({ says: 'wrongFaces', about: { count: 2 } })
  })

  it('of the hit dice it tells why each team rolls one or none (E-05)', () => {
    const part = scene({ acting: { A: 'A1 inf 0; A2 inf 0,20' }, defending: { X: 'X1 inf 5' } })
    const state = { ...part, flow: { ...part.flow, phase: 'fight' as const } }
    const { ok, why } = check(state, { do: 'roll', from: 'seed' })
    const of = (base: string) => why.find(({ about }) => about.base === base)?.says
    expect([ok, of('A1'), of('A2')]).toEqual([true, 'fights', 'tooFarToFight'])
  })

  it('the table may be arranged between assaults, not in the middle of one', () => {
    expect(act(ready, { do: 'mode', mode: 'arrange' }).state.mode).toBe('arrange')
    expect(check(charged.state, { do: 'mode', mode: 'arrange' }).why[0]?.says).toBe('assaultGoesOn')
  })
})

test('a second enemy platoon in the way may be named, a single one need not', () => {
  const two = game(scene({ ...described, defending: { P: 'P1 inf 12', Q: 'Q1 inf 12,6' } }))
  expect(offered(prompt(two.state).offers)).toEqual(['move', 'name', 'name', 'handOver'])
  const named = choose(two, 'Q', 'name')
  expect(offered(prompt(named.state).offers)).toEqual(['move', 'name', 'done'])
})
