import { expect, test } from 'vitest'
import { numberIn } from './typed.ts'

test('a number is read with a comma as with a point', () => {
  expect(['15', ' 15,0 ', '15.0', '9,85', '0'].map((text) => numberIn(text))).toEqual([15, 15, 15, 9.85, 0])
})

test('a sixteenth of an inch can be written, and a facing to the left', () => {
  expect(['0.125', '0,0625'].map((text) => numberIn(text))).toEqual([0.125, 0.0625])
  expect(['-45', '\u221245', '-360', '361', '9999'].map((text) => numberIn(text, -360, 360))).toEqual([
    -45,
    -45,
    -360,
    null,
    null,
  ])
})

test('what people do not write as a number is none', () => {
  expect(['', ' ', '0x10', '1e1', '-3', '1,2,3', '99999', 'x'].map((text) => numberIn(text))).toEqual(
    Array(8).fill(null),
  )
})
