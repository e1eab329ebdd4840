// The design tokens: every colour, typeface, size and duration of the page and of the table, in this one place.

/** Colours of the sides are never colours of a verdict, and each mark is told apart without colour too. */
export const colours = {
  /** The sides; `Deep` carries small text on paper and the head's lower edge. */
  blue: '#0b5a8f',
  blueDeep: '#083f65',
  blueTint: '#dbe8f0',
  red: '#c2481c',
  redDeep: '#8a3011',
  redTint: '#f6e0d5',
  /** The dark frame round the table. */
  frame: '#23211c',
  frameRaised: '#35322b',
  frameLine: '#4d493e',
  frameText: '#f6f0df',
  frameQuiet: '#bdb5a0',
  /** The paper column. */
  paper: '#fbf7ec',
  paperRaised: '#fffdf7',
  paperBright: '#ffffff',
  paperSunk: '#f1ebda',
  paperLine: '#d9d1ba',
  ink: '#23211c',
  inkDeep: '#000000',
  /** What is written and drawn on the table. */
  tableInk: '#16140f',
  inkQuiet: '#5f5949',
  /** Only for what cannot be used now; its reason beside it is in inkQuiet. */
  inkFaint: '#6e6754',
  /** Verdicts: what stands in the way is ink on paper; what is excused is white on slate; a close call is amber. */
  slate: '#4a5560',
  slateText: '#ffffff',
  amber: '#f2b134',
  amberInk: '#3a2a00',
  amberPale: '#fbe7ba',
  /** Focus: a ring that holds 3:1 on paper, on the frame and on both sides' colours, with its counter-ring. */
  focus: '#111111',
  focusRing: '#ffd35c',
  /** The ground of the table. */
  ground: '#949d66',
  groundDark: '#7f8a55',
  groundLight: '#a7ae7b',
  road: '#c0ad7c',
  tableEdge: '#5d5a3a',
} as const

export type Colour = keyof typeof colours

/** Both families carry Latin and Cyrillic; figures are tabular by `font-feature-settings: 'tnum'`. */
export const fonts = {
  text: "'Onest Variable', Onest, 'Segoe UI', Roboto, sans-serif",
  tag: "'Roboto Condensed Variable', 'Roboto Condensed', 'Arial Narrow', sans-serif",
} as const

/** What a verdict is told by beside its colour; `die`: a die came out both ways. */
export const signs = { yes: '✓', no: '✕', excused: '–', asked: '·', die: '✓✕' } as const

/** CSS pixels of a board's width: from `board` on it is no longer narrow, from `wideBoard` on it is read from farther off. */
export const breakpoints = { board: 800, wideBoard: 1300 } as const

/** CSS pixels. */
export const sizes = {
  /** The smallest thing that can be hit by a mouse, and by a finger. */
  target: 28,
  touch: 44,
  radius: 8,
  radiusSmall: 4,
  line: 1.5,
  header: 52,
  foot: 56,
  /** At this window width and below, the column is a sheet under the table. */
  narrow: 900,
} as const

/** Milliseconds; all 0 where motion is not wanted. */
export const times = {
  quick: 120,
  dice: 180,
} as const

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const named = (
  group: Readonly<Record<string, string | number>>,
  unit = '',
  prefix = '',
): readonly [string, string][] =>
  Object.entries(group).map(([name, value]) => [`--${prefix}${kebab(name)}`, `${value}${unit}`])

/** The tokens as CSS variables: `--blue-deep`, `--font-text`, `--touch`, `--time-quick`. */
export const variables: readonly (readonly [string, string])[] = [
  ...named(colours),
  ...named(fonts, '', 'font-'),
  ...named(sizes, 'px'),
  ...named(times, 'ms', 'time-'),
]
