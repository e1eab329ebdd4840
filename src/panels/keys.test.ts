// Keys by their place on the keyboard.
import { describe, expect, it } from 'vitest'
import { nudgeFor } from './keyHand.ts'
import { digitOf, type Pressed, pressedKeys } from './keys.ts'

const press = (code: string, held: Partial<Pressed> = {}): Pressed => ({
  code,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
})

describe('a pressed key', () => {
  it('is named with what is held, in one order', () => {
    expect(pressedKeys(press('KeyZ', { ctrlKey: true, shiftKey: true }))).toBe('Mod+Shift+KeyZ')
    expect(pressedKeys(press('KeyZ', { metaKey: true }))).toBe('Mod+KeyZ')
  })

  it('of the keypad confirms like the other Enter', () => {
    expect(pressedKeys(press('NumpadEnter'))).toBe('Enter')
  })

  it('is a digit on the top row and on the keypad', () => {
    expect(digitOf('Digit4')).toBe(4)
    expect(digitOf('Numpad7')).toBe(7)
    expect(digitOf('KeyA')).toBeNull()
  })
})

describe('keys on a base', () => {
  it('arrows move by a millimetre, with Shift by a centimetre', () => {
    expect(nudgeFor('ArrowUp', false)).toEqual({ x: 0, y: -1, turn: 0 })
    expect(nudgeFor('ArrowLeft', true)).toEqual({ x: -10, y: 0, turn: 0 })
  })

  it('R, the brackets, Q and E turn by 5 degrees either way; all but R turn by 45 with Shift', () => {
    expect(nudgeFor('KeyR', false)?.turn).toBe(5)
    expect(nudgeFor('KeyR', true)?.turn).toBe(-5)
    expect(nudgeFor('BracketLeft', false)?.turn).toBe(-5)
    expect(nudgeFor('BracketRight', true)?.turn).toBe(45)
    expect(nudgeFor('KeyQ', false)?.turn).toBe(-5)
    expect(nudgeFor('KeyE', true)?.turn).toBe(45)
  })

  it('other keys leave it alone', () => {
    expect(nudgeFor('KeyW', false)).toBeNull()
  })
})
