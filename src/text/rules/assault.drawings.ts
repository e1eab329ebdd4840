// The small drawing of each rule of the platoon assault.
import type { RuleId } from '../../rules/assault/cites.ts'
import { blue, type Drawing, red, type Throw } from './drawing.ts'

const tank = { kind: 'tank' } as const
const gun = { kind: 'gun' } as const
const defending = { role: 'defending' } as const
const countering = { role: 'counterattacking' } as const
const outside = { aside: true } as const
const win = { around: 0, mm: 100 } as const
const no = 'no'
const yes = 'yes'
const excused = 'excused'

/** Dice to hit, and those of the Motivation test. */
const hits = (...faces: readonly number[]): Throw => ({ pool: 'hit', faces })
const test = (...faces: readonly number[]): Throw => ({ pool: 'test', faces })

export const assaultDrawings: Readonly<Record<RuleId, Drawing>> = {
  // 96 is within, 106 is not.
  'PA-01': {
    bases: [blue(0, 0), red(128, -35), red(138, 35)],
    zones: [win],
    lines: [
      { from: 0, to: 1, sign: no },
      { from: 0, to: 2, sign: yes },
    ],
  },
  'PA-02': {
    bases: [blue(0, 0, tank), red(120, 0, tank)],
    zones: [win],
    lines: [{ from: 0, to: 1, sign: excused }],
  },
  'PA-03': {
    bases: [blue(0, 0), red(131, 0, tank)],
    zones: [win],
    lines: [{ from: 0, to: 1, sign: no }],
  },
  'PA-04': {
    bases: [
      blue(0, 0),
      red(41, -30, { ...tank, state: 'bailed' }),
      red(71, 24, { ...tank, state: 'bogged' }),
    ],
    zones: [win],
    lines: [
      { from: 0, to: 1, sign: excused },
      { from: 0, to: 2, sign: excused },
    ],
  },
  'PA-05': {
    bases: [
      red(0, -60, { ...defending, tag: '3+' }),
      red(0, 0, { ...defending, tag: '4+' }),
      red(0, 60, { ...defending, tag: '5+' }),
    ],
    throws: [test(4)],
  },
  'PA-06': {
    bases: [
      red(0, -60, { ...defending, tag: '3+', sign: yes }),
      red(0, 0, { ...defending, tag: '4+', sign: yes }),
      red(0, 60, { ...defending, tag: '5+', sign: no }),
    ],
    throws: [test(4)],
  },
  'PA-07': {
    bases: [blue(0, 0), red(80, 0, { ...defending, tag: '4+', sign: yes })],
    moves: [
      { base: 1, x: 32, y: 0, sign: yes },
      { base: 1, x: 140, y: 0, sign: yes },
    ],
    throws: [test(4)],
  },
  'PA-08': {
    bases: [blue(0, 0), red(80, 0, { ...defending, tag: '3+', sign: no })],
    moves: [
      { base: 1, x: 32, y: 0, sign: no },
      { base: 1, x: 140, y: 0, sign: yes },
    ],
    throws: [test(2)],
  },
  // The first die let the one pass; the second, lower, takes nothing back.
  'PA-09': {
    bases: [
      red(0, -30, { ...defending, tag: '3+', sign: yes }),
      red(0, 30, { ...defending, tag: '5+', sign: no }),
    ],
    throws: [test(4, 2)],
  },
  'PA-10': {
    bases: [red(0, 0, { ...defending, tag: '4+', sign: no })],
    throws: [test(3, 1)],
  },
  'PA-11': {
    bases: [blue(0, -30), blue(0, 30), red(32, 0, { ...defending, tag: '5+', sign: yes })],
    throws: [hits(1, 3)],
  },
  // The armour held, and the platoon must test all the same.
  'PA-12': {
    bases: [blue(0, 0), red(41, 0, { ...tank, ...defending, tag: '4+', sign: no })],
    throws: [hits(5), test(3)],
  },
  'PA-13': {
    bases: [blue(0, 0, tank), red(41, 0, { ...defending, tag: '3+', sign: no })],
    throws: [hits(1), test(2)],
  },
  'PA-14': {
    bases: [
      blue(0, -20, tank),
      blue(0, 20, tank),
      red(41, -51, { gone: true }),
      red(41, 0, { gone: true }),
      red(41, 51, { ...defending, tag: '4+', sign: yes }),
    ],
    throws: [hits(5, 4), test(5)],
  },
  'PA-15': {
    bases: [red(41, 0, { ...tank, ...countering }), blue(0, 0, { ...defending, tag: '4+', sign: no })],
    throws: [hits(1), test(3)],
  },
  // One is left, 99 away.
  'PA-20': {
    bases: [blue(0, 0), red(32, -45, { gone: true }), red(131, 0, defending)],
    zones: [win],
    lines: [{ from: 0, to: 2, sign: no }],
  },
  'PA-21': {
    bases: [
      blue(0, 0),
      red(80, -30, { ...defending, tag: '3+', sign: yes }),
      red(80, 30, { ...defending, tag: '5+', sign: no }),
    ],
    moves: [
      { base: 1, x: 32, y: -30, sign: yes },
      { base: 2, x: 140, y: 30, sign: yes },
    ],
    throws: [test(4)],
  },
  'PA-22': {
    bases: [blue(0, 0, defending), red(90, -40, countering), red(90, 40, countering)],
    moves: [
      { base: 1, x: 32, y: -40, sign: yes },
      { base: 2, x: 32, y: 40, sign: yes },
    ],
  },
  'PA-23': {
    bases: [red(100, 0, countering), blue(0, -40, defending), blue(0, 60, outside)],
    lines: [
      { from: 0, to: 1, sign: yes },
      { from: 0, to: 2, sign: no },
    ],
  },
  'PA-24': {
    bases: [
      blue(0, -60, defending),
      blue(0, 0, defending),
      blue(0, 60, defending),
      red(80, -60, { ...countering, tag: 'P' }),
      red(80, 0, { ...countering, tag: 'P' }),
      red(80, 60, { ...countering, tag: 'Q' }),
    ],
    moves: [
      { base: 3, x: 32, y: -60, sign: yes },
      { base: 4, x: 32, y: 0, sign: yes },
      { base: 5, x: 32, y: 60, sign: yes },
    ],
    throws: [hits(5, 2, 4)],
  },
  // One reaches contact; the other, 195 away, comes 100 nearer.
  'PA-25': {
    bases: [blue(0, 0, defending), red(131, -10, countering), red(227, 45, countering)],
    zones: [{ around: 0, mm: 200 }],
    moves: [
      { base: 1, x: 32, y: -10, sign: yes },
      { base: 2, x: 127, y: 45, sign: yes },
    ],
  },
  // 199 is within, 201 is not.
  'PA-26': {
    bases: [blue(0, 0, defending), red(231, -30, countering), red(233, 30, countering)],
    zones: [{ around: 0, mm: 200 }],
    lines: [
      { from: 0, to: 1, sign: yes },
      { from: 0, to: 2, sign: no },
    ],
  },
  // The upper one touches; the lower one is 3 off.
  'PA-27': {
    bases: [blue(0, 0, defending), red(32, -30, countering), red(35, 30, countering)],
    moves: [
      { base: 1, x: 60, y: -90, sign: no },
      { base: 2, x: 32, y: 30, sign: yes },
    ],
  },
  'PA-28': {
    bases: [
      red(100, 0, countering),
      blue(0, -60, defending),
      blue(0, 0, { role: 'brokenOff' }),
      blue(0, 110, outside),
    ],
    lines: [
      { from: 0, to: 1, sign: yes },
      { from: 0, to: 2, sign: yes },
      { from: 0, to: 3, sign: no },
    ],
  },
  // The lower one would end 49 from the bystander.
  'PA-29': {
    bases: [
      blue(0, 0, defending),
      red(110, -70, countering),
      red(120, 40, countering),
      blue(32, 124, outside),
    ],
    zones: [{ around: 3, mm: 50 }],
    moves: [
      { base: 1, x: 32, y: -30, sign: yes },
      { base: 2, x: 32, y: 25, sign: no, near: 3 },
    ],
  },
  'PA-30': {
    bases: [blue(0, 0, defending), red(120, 0, { ...countering, state: 'pinned' })],
    moves: [{ base: 1, x: 32, y: 0, sign: yes }],
  },
  'PA-31': {
    bases: [blue(0, 0, { gone: true }), red(32, 0, { ...countering, state: 'pinned', sign: no })],
    throws: [hits(5)],
  },
  'PA-32': {
    bases: [blue(0, 0, defending), red(62, -30, { ...gun, ...countering }), red(62, 30, countering)],
    moves: [
      { base: 1, x: 32, y: -30, sign: no },
      { base: 2, x: 32, y: 30, sign: yes },
    ],
  },
  // 50 is close enough, 51 is not.
  'PA-33': {
    bases: [
      blue(0, 0, defending),
      red(82, -30, { ...gun, ...countering }),
      red(83, 30, { ...gun, ...countering }),
    ],
    zones: [{ around: 0, mm: 50 }],
    lines: [
      { from: 0, to: 1, sign: yes },
      { from: 0, to: 2, sign: no },
    ],
    throws: [hits(4)],
  },
  // A friend 60 away that was never Defending.
  'PA-34': {
    bases: [blue(0, 0, defending), red(32, -20, countering), red(92, 35, outside)],
    moves: [{ base: 2, x: 32, y: 35, sign: no }],
  },
  'PA-35': {
    bases: [blue(0, 0, { tag: '4+' }), red(32, 0, { tag: '4+' })],
    throws: [test(5, 4, 2)],
  },
  'PA-36': {
    bases: [
      blue(0, 0, { role: 'attacking', sign: yes }),
      red(80, -35, { role: 'brokenOff', tag: '4+' }),
      red(80, 35, { role: 'brokenOff', tag: '4+' }),
    ],
    moves: [
      { base: 1, x: 140, y: -35, sign: yes },
      { base: 2, x: 140, y: 35, sign: yes },
    ],
    throws: [test(2)],
  },
  // One is 99 away and arrives; the other, 130 away, closes in.
  'E-01': {
    bases: [blue(0, -10, { role: 'attacking' }), blue(-31, 45, { role: 'attacking' }), red(131, 0)],
    moves: [
      { base: 0, x: 99, y: -10, sign: yes },
      { base: 1, x: 69, y: 45, sign: yes },
    ],
  },
  // In contact and 98 are in, 103 is out.
  'E-02': {
    bases: [
      blue(0, 0, { role: 'attacking' }),
      red(32, -10, { ...defending, sign: yes }),
      red(130, 45, { ...defending, sign: yes }),
      red(135, -50, { ...outside, sign: no }),
    ],
    zones: [win],
    lines: [
      { from: 0, to: 2, sign: yes },
      { from: 0, to: 3, sign: no },
    ],
  },
  'E-03': {
    bases: [blue(0, 0), red(131, 0, { kind: 'truck', ...defending, tag: '4+' })],
    zones: [{ around: 1, mm: 100 }],
    lines: [{ from: 0, to: 1, sign: no }],
    moves: [{ base: 1, x: 200, y: 0, sign: yes }],
    throws: [test(6)],
  },
  'E-04': {
    bases: [
      blue(0, 0),
      red(32, -10, { ...defending, tag: '3+', sign: yes }),
      red(70, 30, { ...defending, sign: no }),
    ],
    moves: [{ base: 2, x: 140, y: 30, sign: yes }],
    throws: [test(6)],
  },
  // 50 rolls, 51 does not.
  'E-05': {
    bases: [red(0, 0, defending), blue(-82, -30), blue(-83, 30)],
    zones: [{ around: 0, mm: 50 }],
    lines: [
      { from: 1, to: 0, sign: yes },
      { from: 2, to: 0, sign: no },
    ],
    throws: [hits(4)],
  },
  // Each hit on another team; the third team is out of reach.
  'E-06': {
    bases: [
      blue(0, -30),
      blue(0, 30),
      red(32, -30, { gone: true }),
      red(32, 30, { gone: true }),
      red(92, 30),
    ],
    lines: [
      { from: 0, to: 2, sign: yes },
      { from: 1, to: 3, sign: yes },
      { from: 1, to: 4, sign: no },
    ],
    throws: [hits(5, 4)],
  },
  'E-07': {
    bases: [
      blue(0, 0, { role: 'attacking', sign: yes }),
      red(100, 0, { role: 'brokenOff', state: 'pinned', sign: no }),
    ],
    moves: [{ base: 1, x: 140, y: 0, sign: yes }],
  },
  // The infantry ends 101 away; the tank cannot move and is lost.
  'E-08': {
    bases: [blue(0, 0), red(52, 0), red(71, -55, { ...tank, state: 'bailed', sign: no })],
    zones: [win],
    moves: [{ base: 1, x: 133, y: 0, sign: yes }],
  },
  // The upper one stops 50 short, the lower one would end at 49.
  'E-09': {
    bases: [blue(0, -30), blue(0, 30), red(181, 0)],
    zones: [{ around: 2, mm: 50 }],
    moves: [
      { base: 0, x: 99, y: -30, sign: yes, near: 2 },
      { base: 1, x: 100, y: 30, sign: no, near: 2 },
    ],
  },
  // 199 shoots, 201 does not.
  'E-10': {
    bases: [
      blue(0, 0, { role: 'attacking' }),
      red(32, -30),
      red(231, 45, { ...gun, ...defending }),
      red(233, -45, { ...gun, ...defending }),
    ],
    zones: [{ around: 0, mm: 200 }],
    lines: [
      { from: 2, to: 0, sign: yes },
      { from: 3, to: 0, sign: no },
    ],
    throws: [hits(5, 3)],
  },
  'E-11': {
    bases: [red(0, -30, { tag: '3+', sign: no }), red(0, 30, { tag: '5+', sign: no })],
    throws: [test(4)],
  },
  'E-12': {
    bases: [red(0, -30, { ...defending, tag: '4+', sign: yes }), red(0, 30, defending)],
    throws: [test(3, 5)],
  },
  'E-13': {
    bases: [
      blue(0, -100, { state: 'pinned' }),
      blue(0, -38, { ...tank, state: 'bailed' }),
      blue(0, 22, gun),
      blue(0, 85),
      red(130, -100),
      red(130, -10),
      red(130, 85),
    ],
    moves: [
      { base: 0, x: 98, y: -100, sign: no },
      { base: 1, x: 89, y: -38, sign: no },
      { base: 2, x: 98, y: 22, sign: no },
      { base: 3, x: 98, y: 85, sign: yes },
    ],
  },
  'E-14': {
    bases: [blue(0, 0, tank), red(90, 0, tank), red(60, 50, { ...tank, state: 'bogged', sign: no })],
    zones: [win],
    lines: [{ from: 0, to: 1, sign: excused }],
    moves: [{ base: 1, x: 151, y: 0, sign: yes }],
  },
}
