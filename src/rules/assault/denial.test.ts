// Who may deny whom the win: every cell of the matrix of PA-01 to PA-04 and A-06.
import { describe, expect, test } from 'vitest'
import { type Scene, scene } from './testing.ts'
import { judgeWin } from './win.ts'

const judged = (described: Scene) => judgeWin(scene(described))

type Cell = readonly [acting: string, enemy: string, denies: boolean]

const matrix: readonly Cell[] = [
  ...['inf', 'gun', 'tpt'].flatMap((acting): readonly Cell[] => [
    [acting, 'inf', true],
    [acting, 'gun', true],
    [acting, 'tank ok', true],
    [acting, 'trk ok', true],
    [acting, 'tank bailed', false],
    [acting, 'tank bogged', false],
    [acting, 'trk bailed', false],
    [acting, 'trk bogged', false],
    [acting, 'tpt ok', true],
    [acting, 'tpt bailed', true],
    [acting, 'tpt bogged', true],
  ]),
  ...['tank ok', 'tank bailed', 'tank bogged', 'trk ok', 'trk bailed', 'trk bogged'].flatMap(
    (acting): readonly Cell[] => [
      [acting, 'inf', true],
      [acting, 'gun', true],
      [acting, 'tank ok', false],
      [acting, 'trk ok', false],
      [acting, 'tank bailed', false],
      [acting, 'trk bogged', false],
      [acting, 'tpt ok', true],
      [acting, 'tpt bogged', true],
    ],
  ),
]

const asTanks: readonly Cell[] = [
  ['tpt ok', 'tank ok', false],
  ['tpt ok', 'tank bailed', false],
  ['tpt ok', 'inf', true],
  ['tpt bogged', 'tpt ok', false],
  ['tank ok', 'tpt ok', false],
  ['tank ok', 'tpt bailed', false],
  ['inf', 'tpt ok', true],
  ['inf', 'tpt bailed', false],
  ['gun', 'tpt bogged', false],
]

/** 'tank bailed' at x as a scene's team. */
function placed(id: string, words: string, x: number): string {
  const [kind, state = 'ok'] = words.split(' ')
  return `${id} ${kind} ${x}${state === 'ok' ? '' : ` ${state}`}`
}

const meeting = ([acting, enemy]: Cell): Scene => ({
  acting: { X: placed('A1', acting, 0) },
  defending: { P: placed('E1', enemy, 9) },
})

describe('The denial matrix: may this enemy within 10 cm deny the win?', () => {
  test.each(matrix)('%s beside %s: %s', (...cell) => {
    expect(judged(meeting(cell)).won).toBe(!cell[2])
  })

  test.each(asTanks)('A-06 transportsAsTanks: %s beside %s: %s', (...cell) => {
    expect(judged({ ...meeting(cell), options: { transportsAsTanks: true } }).won).toBe(!cell[2])
  })
})
