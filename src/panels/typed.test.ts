import { expect, test } from 'vitest'
import { numberIn } from './typed.ts'

test('a number is read with a comma as with a point', () => {
  expect(['15', ' 15,0 ', '15.0', '9,85', '0'].map(numberIn)).toEqual([15, 15, 15, 9.85, 0])
})

test('what people do not write as a number is none', () => {
  expect(['', ' ', '0x10', '1e1', '-3', '1,2,3', '99999', 'x'].map(numberIn)).toEqual(Array(8).fill(null))
})
