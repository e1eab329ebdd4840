// The drawings are possible tables, and can be read.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Table } from '../../kernel/game.ts'
import { gap, overlaps } from '../../kernel/geometry/gap.ts'
import { type Body, type Point, touching } from '../../kernel/geometry/point.ts'
import { loadLanguage } from '../intl.ts'
import { languages } from '../language.ts'
import { imperial, metric } from '../speaking.ts'
import { wordsFor } from '../words.ts'
import { type Drawing, type DrawnBase, drawnKinds } from './drawing.ts'
import { drawings } from './drawings.ts'
import { type Box, boxOf, LETTER, lettered, lineOf, meets, middle, SIGN_R } from './lettered.ts'

const scenes: readonly (readonly [string, Drawing])[] = Object.entries(drawings)

const body = (base: DrawnBase | undefined): Body => {
  if (base === undefined) throw new Error('no such base in the drawing')
  return { at: { x: base.x, y: base.y, facing: base.facing }, shape: drawnKinds[base.kind].shape }
}

const at = (of: Body, x: number, y: number): Body => ({ ...of, at: { ...of.at, x, y } })

describe('the drawings', () => {
  it.each(scenes)('%s: bases do not overlap', (_id, { bases }) => {
    const bodies = bases.map(body)
    const pairs = bodies.flatMap((one, i) => bodies.slice(i + 1).map((other) => [one, other] as const))
    expect(pairs.filter(([one, other]) => overlaps(one, other))).toEqual([])
  })

  it.each(scenes)('%s: zones, lines and moves name bases that are there', (_id, scene) => {
    const named = [
      ...(scene.zones ?? []).map((zone) => zone.around),
      ...(scene.lines ?? []).flatMap((line) => [line.from, line.to]),
      ...(scene.moves ?? []).map((move) => move.base),
    ]
    expect(named.filter((index) => scene.bases[index] === undefined)).toEqual([])
  })

  it.each(scenes)('%s: shows more than a lone base', (_id, { bases, ...rest }) => {
    expect(bases.length).toBeGreaterThan(0)
    expect(bases.some((base) => base.sign !== undefined) || Object.keys(rest).length > 0).toBe(true)
  })

  it.each(scenes)('%s: allowed moves end side by side, not on one another', (_id, scene) => {
    const going = (scene.moves ?? []).filter((move) => move.sign === 'yes')
    const movers = new Set(going.map((move) => move.base))
    const still = scene.bases.filter((base, i) => !movers.has(i) && !base.gone).map(body)
    for (const move of going) {
      const end = at(body(scene.bases[move.base]), move.x, move.y)
      expect(still.filter((other) => overlaps(end, other))).toEqual([])
    }
  })

  it.each(scenes)('%s: dice show one to six', (_id, { throws = [] }) => {
    for (const face of throws.flatMap(({ faces }) => faces)) expect([1, 2, 3, 4, 5, 6]).toContain(face)
  })
})

beforeAll(async () => {
  for (const language of languages) await loadLanguage(language)
})

describe.each(languages)('what is written in a drawing, %s', (language) => {
  it.each(
    scenes.flatMap(([id, scene]) =>
      [metric, imperial].map((table) => [id, table.system, scene, table] as const),
    ),
  )('%s, in %s: can be read', (id, _, scene, table) => {
    const { bases, moves = [] } = scene
    const speech = wordsFor(language, id.startsWith('IM') ? 'melee' : 'assault')
    const { words, lengths, ends, scale, box } = lettered(scene, { speech, table })
    const letters = [...words, ...lengths, ...ends].flatMap((each) => (each ? [each.box] : []))
    const solid = [
      ...bases.map((base) => boxOf(base)),
      ...moves.flatMap((move) => bases.filter((_, i) => i === move.base).map((base) => boxOf(base, move))),
      ...signs(scene).map(({ x, y }) => ({ x: x - SIGN_R, y: y - SIGN_R, w: 2 * SIGN_R, h: 2 * SIGN_R })),
    ]
    for (const [i, word] of letters.entries()) {
      expect(solid.filter((each) => meets(each, word))).toEqual([])
      expect(letters.filter((each, at) => at !== i && meets(each, word))).toEqual([])
      expect([word.x - box.x, word.y - box.y, box.x + box.w - word.x - word.w].every((px) => px > 0)).toBe(
        true,
      )
      expect(box.y + box.h - word.y - word.h).toBeGreaterThan(0)
    }
    for (const [i, word] of words.entries()) if (word) expect(nearest(word.box, bases)).toBe(i)
    expect(LETTER.size * scale * Math.min(545 / box.w, 300 / box.h)).toBeGreaterThan(12)
  })

  it('lengths are in the units of the game, on the side of the limit on which they are in the other', () => {
    const speech = wordsFor(language, 'assault')
    const told = (table: Table) =>
      lettered(drawings['E-02'], { speech, table }).lengths.flatMap((each) => each?.lines ?? [])
    const comma = (text: string) => (language === 'ru' ? text.replace('.', ',') : text)
    expect(told(metric).map((text) => text.split('\u00a0')[0])).toEqual(['9.8', '10.3'].map(comma))
    expect(told(imperial).map((text) => text.replace(/[^\d.,]/g, ''))).toEqual(['3.9', '4.1'].map(comma))
  })
})

const signs = (scene: Drawing): readonly Point[] => [
  ...scene.bases.filter(({ sign }) => sign !== undefined),
  ...(scene.moves ?? []),
  ...(scene.lines ?? []).flatMap((line) => {
    const measured = lineOf(scene, line)
    return measured ? [middle(measured)] : []
  }),
]

const nearest = ({ x, y, w, h }: Box, bases: readonly DrawnBase[]): number => {
  const word: Body = { at: { x: x + w / 2, y: y + h / 2, facing: 0 }, shape: { w, d: h, r: 0 } }
  const far = bases.map((base) => gap(word, body(base)).mm)
  return far.indexOf(Math.min(...far))
}

describe('where a move ends', () => {
  /** Rule, move, the base it comes near to, and whether they touch. */
  const ends: readonly (readonly [keyof typeof drawings, number, number, boolean])[] = [
    ['PA-07', 0, 0, true],
    ['PA-22', 0, 0, true],
    ['PA-22', 1, 0, true],
    ['PA-24', 0, 0, true],
    ['PA-24', 2, 2, true],
    ['PA-25', 0, 0, true],
    ['PA-27', 1, 0, true],
    ['PA-30', 0, 0, true],
    ['PA-32', 0, 0, true],
    ['PA-32', 1, 0, true],
    ['E-01', 0, 2, true],
    ['E-01', 1, 2, false],
    ['E-13', 0, 4, true],
    ['E-13', 1, 5, true],
    ['E-13', 2, 5, true],
    ['E-13', 3, 6, true],
    ['T-01', 0, 1, true],
    ['IM-01', 1, 4, true],
    ['IM-02', 0, 2, true],
    ['IM-02', 1, 3, false],
    ['IM-06', 0, 0, true],
    ['IM-06', 1, 0, true],
    ['IM-08', 0, 1, true],
    ['IM-15', 0, 1, true],
    ['IM-17', 0, 2, true],
  ]
  it.each(ends)('%s, move %i, at base %i: in contact %s', (id, index, near, touches) => {
    const scene = drawings[id]
    const move = scene.moves?.[index]
    const end = at(body(scene.bases[move?.base ?? -1]), move?.x ?? 0, move?.y ?? 0)
    expect(touching(gap(end, body(scene.bases[near])))).toBe(touches)
  })

  it('T-01: the refused move would lie on the other base', () => {
    const { bases, moves } = drawings['T-01']
    const end = at(body(bases[2]), moves?.[1]?.x ?? 0, moves?.[1]?.y ?? 0)
    expect(overlaps(end, body(bases[1]))).toBe(true)
  })
})

describe('who touches whom', () => {
  /** Rule, and the figures that touch an enemy, by their places. */
  const contacts: readonly (readonly [keyof typeof drawings, readonly number[]])[] = [
    ['IM-03', [0, 3]],
    ['IM-04', [0, 1, 3, 4]],
    ['IM-05', [0, 1, 2, 3, 4]],
    ['IM-07', [0, 1, 3]],
    ['IM-09', [0, 1]],
    ['IM-13', [0, 1, 2, 3]],
  ]
  it.each(contacts)('%s: %j', (id, figures) => {
    const bases: readonly DrawnBase[] = drawings[id].bases
    const touches = (one: DrawnBase): boolean =>
      bases.some((other) => other.side !== one.side && touching(gap(body(one), body(other))))
    expect(bases.flatMap((base, i) => (touches(base) ? [i] : []))).toEqual(figures)
  })
})
