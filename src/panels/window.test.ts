// Which rows of a long list are rendered.
import { describe, expect, it } from 'vitest'
import { rowsShown } from './window.ts'

describe('a long list', () => {
  it('renders what is seen and a few rows round it', () => {
    expect(rowsShown(10_000, { top: 4800, height: 480, row: 48 })).toEqual({ from: 97, to: 113 })
  })

  it('renders all of a short one', () => {
    expect(rowsShown(3, { top: 0, height: 480, row: 48 })).toEqual({ from: 0, to: 3 })
  })

  it('renders nothing of none', () => {
    expect(rowsShown(0, { top: 0, height: 480, row: 48 })).toEqual({ from: 0, to: 0 })
  })

  it('renders the last row where the list has become shorter than it was scrolled', () => {
    expect(rowsShown(5, { top: 48_000, height: 480, row: 48 })).toEqual({ from: 4, to: 5 })
  })
})
