// What is said aloud twice, and what is not.
import { expect, it } from 'vitest'
import { hear, type Said, SILENCE, type Speaker } from './announce.ts'

/** How often the live region speaks when it is told these one after the other. */
const times = (...told: readonly (readonly [string, Speaker])[]): number =>
  told.reduce<Said>((said, [text, by]) => hear(said, text, by), SILENCE).time

it('a refusal that comes again is heard again', () => {
  expect(times(['Too far.', 'deed'], ['Too far.', 'deed'])).toBe(2)
})

it('a hand that rests again in the same place is not', () => {
  expect(times(['Too far.', 'hand'], ['Too far.', 'hand'])).toBe(1)
})

it('what the hand has said is not repeated when it lets go, but at the next time', () => {
  expect(times(['Too far.', 'hand'], ['Too far.', 'deed'])).toBe(1)
  expect(times(['Too far.', 'hand'], ['Too far.', 'deed'], ['Too far.', 'deed'])).toBe(2)
  expect(times(['Too far.', 'hand'], ['Too far.', 'deed'], ['Too far.', 'hand'], ['Too far.', 'deed'])).toBe(
    2,
  )
})

it('the question that stays the same is not asked again', () => {
  expect(times(['Blue: charge.', 'question'], ['Blue: charge.', 'question'])).toBe(1)
  expect(times(['Blue: charge.', 'question'], ['Too far.', 'deed'], ['Blue: charge.', 'question'])).toBe(3)
})
