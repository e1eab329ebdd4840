// What must not be torn apart at a line's end.
import { describe, expect, it } from 'vitest'
import { partsOf } from './parts.ts'

const wholes = (text: string) => partsOf(text).flatMap((part) => (part.whole ? [part.text] : []))

describe('the parts of a text', () => {
  it.each([
    ['3-й и 4-й взводы устоят?', ['3-й', '4-й']],
    ['4A в 5,0 см от 1D, в пределах 10 см.', ['в 5,0 см от 1D', '10 см']],
    ['3E is 5.4 cm from 1C', ['5.4 cm from 1C']],
    ['стоял в 15,3 см', ['в 15,3 см']],
    ['3B is 9.8 cm away', ['9.8 cm']],
    ['на 0,4 мм дальше', ['0,4 мм']],
    ['Won: nobody is near', []],
    ['10 смелых', []],
    ['4-й взвод: 3 < 5', ['4-й', '3 < 5']],
    ['3C holds: 4 + 1 beats 4', ['4 + 1']],
    ['Броня 3C держит: 4 + 1 > 4', ['4 + 1 > 4']],
    ['Близко к 2A: 4,9 см, надо > 10 см', ['4,9 см', '> 10 см']],
    ['Контратака (до 10 см): кто куда?', ['(до 10 см)']],
    ['Breaking off (15 cm to 30 cm by team)', ['15 cm', '30 cm']],
    ['The counter-charge is finished', ['counter-charge']],
  ])('%s', (text, expected) => {
    expect(wholes(text)).toEqual(expected)
  })

  it('together are the text', () => {
    const text = '2-й взвод: 9,8 см из 10 см.'
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})
