import { expect, it } from 'vitest'
import { betweenLines } from './wholeLines.ts'

const line = (top: number, bottom: number) => ({ top, bottom })

it('a text is covered from the end of a line, never through one', () => {
  const lines = [line(0, 20), line(22, 42), line(44, 64)]
  expect(betweenLines(lines, 30)).toBe(22)
  expect(betweenLines(lines, 43)).toBe(43)
  expect(betweenLines(lines, 90)).toBe(90)
})

it('a button beside the words of a line is not cut either', () => {
  expect(betweenLines([line(0, 20), line(24, 40), line(21, 45)], 41)).toBe(21)
})
