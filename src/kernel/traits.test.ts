// Traits set by hand: which there are and what they may be is the rule set's table; recorded like every action.
import { describe, expect, test } from 'vitest'
import type { Action, Trait } from './game.ts'
import { act, type Match, shown, undo } from './match.ts'
import { open } from './recording.ts'
import { touchGame, touchMatch } from './testing.ts'
import { fitsTrait } from './traits.ts'
import { write } from './writing.ts'

const trait = (on: string, name: string, value: Trait | null): Action => ({
  do: 'correct',
  by: { is: 'traited', on, trait: name, value },
})

const doing = (match: Match, ...actions: readonly Action[]): Match =>
  actions.reduce((now, action) => {
    const { verdict, match: next } = act(now, action)
    if (!verdict.ok) throw new Error(verdict.why[0]?.says)
    return next
  }, match)

const refusal = (match: Match, action: Action) => act(match, action).verdict

const traitsOf = (match: Match) => {
  const { bases, units } = shown(match).table
  return { base: bases[0]?.traits, unit: units[0]?.traits }
}

describe('a trait set by hand (T-03)', () => {
  test('is had by the base or the unit, and as usual again where it is taken away', () => {
    const set = doing(touchMatch(), trait('a1', 'top', 2), trait('u1', 'motivation', 5))
    expect(traitsOf(set)).toEqual({ base: { top: 2 }, unit: { motivation: 5 } })
    expect(traitsOf(doing(set, trait('a1', 'top', null))).base).toEqual({})
    expect(traitsOf(undo(set))).toEqual({ base: { top: 2 }, unit: {} })
  })

  test('is told with what it is set to, marked during Play, and opens from a file to the same game', () => {
    const set = doing(touchMatch(), trait('a1', 'engine', true))
    expect(set.steps[0]?.changes[0]?.why).toEqual([
      {
        rule: 'T-03',
        says: 'traitedByHand',
        ok: true,
        about: { base: 'a1', word: 'engine', value: true },
      },
    ])
    expect(set.marks).toMatchObject([{ is: 'byHand' }])
    const opened = open(write(set), [touchGame])
    expect(opened.ok && write(opened.match)).toBe(write(set))
  })

  test('is refused where the rules know none of that name, or none of that value', () => {
    for (const action of [
      trait('a1', 'courage', 1),
      trait('a1', 'toString', 1),
      trait('u1', 'top', 1),
      trait('u1', 'motivation', 6),
      trait('a1', 'top', 10),
      trait('a1', 'engine', 1),
    ])
      expect(refusal(touchMatch(), action)).toMatchObject({ ok: false, why: [{ says: 'noSuchTrait' }] })
  })

  test('is refused where the base is in a state that it could not be in then', () => {
    const bailed = doing(touchMatch(), {
      do: 'correct',
      by: { is: 'marked', on: 'a1', badge: 'bailed', set: true },
    })
    expect(refusal(bailed, trait('a1', 'engine', false))).toMatchObject({
      ok: false,
      why: [{ says: 'clearFirst', about: { base: 'a1', word: 'bailed' } }],
    })
    expect(refusal(touchMatch(), trait('a1', 'engine', false)).ok).toBe(true)
  })
})

test('a number is whole, or a half where it may be, and within its bounds, both included', () => {
  const halves = (value: Trait) => fitsTrait({ least: 1, most: 3, half: true }, value)
  expect([0.5, 1, 1.5, 1.25, 3, 3.5].map(halves)).toEqual([false, true, true, false, true, false])
  const fits = (value: Trait) => fitsTrait({ least: 1, most: 3 }, value)
  expect([0, 1, 3, 4, 1.5, '1', true].map(fits)).toEqual([false, true, true, false, false, false, false])
})
