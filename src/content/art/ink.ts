// The inks that the miniatures are painted with, a palette for each side, and the shape that carries an ink.
import type { SideId } from '../../kernel/game.ts'
import type { Path, Spot } from './path.ts'

export type Ink =
  | 'line'
  | 'shadow'
  | 'paper'
  | 'side'
  | 'plate'
  | 'plateLight'
  | 'plateEdge'
  | 'soil'
  | 'tuft'
  | 'tuftDark'
  | 'stone'
  | 'cloth'
  | 'clothDark'
  | 'clothLight'
  | 'skin'
  | 'helmet'
  | 'helmetDark'
  | 'helmetLight'
  | 'leather'
  | 'wood'
  | 'metal'
  | 'metalDark'
  | 'brass'
  | 'hull'
  | 'hullDark'
  | 'hullLight'
  | 'track'
  | 'trackLight'
  | 'canvas'
  | 'canvasDark'
  | 'canvasLight'
  | 'glass'
  | 'hole'
  | 'mud'
  | 'mudDark'
  | 'mudLight'

/** One painted shape; path and width in mm, origin at the base's centre, front towards -y. */
export interface Shape<I extends string = Ink> {
  readonly path: Path
  readonly fill?: I
  readonly stroke?: I
  readonly width?: number
  readonly alpha?: number
  /** Height above what it lies on, mm: moves the shape along the light (shadows) or against it (negative: lit tops). */
  readonly lift?: number
  /** Turned about this point so that it stands upright on the screen however the base is turned. */
  readonly upright?: Spot
}

export type Palette = Readonly<Record<Ink, string>>

const shared = {
  line: '#1f1c15',
  shadow: '#171408',
  paper: '#fbf6e8',
  plate: '#c6b58c',
  plateLight: '#d4c5a0',
  plateEdge: '#4c3f2a',
  soil: '#a08c62',
  tuft: '#8f9a58',
  tuftDark: '#6c7740',
  stone: '#d9d0bb',
  skin: '#e3b48c',
  wood: '#7b4f2b',
  metal: '#6d7073',
  metalDark: '#26282a',
  brass: '#d9ac4a',
  track: '#35312b',
  trackLight: '#77705f',
  glass: '#b9d0d6',
  hole: '#0f0e0b',
  mud: '#6b4a2c',
  mudDark: '#402a17',
  mudLight: '#96714a',
} as const

export const palettes: Readonly<Record<SideId, Palette>> = {
  blue: {
    ...shared,
    side: '#0b5a8f',
    cloth: '#879ca5',
    clothDark: '#53656e',
    clothLight: '#a6b7bd',
    helmet: '#728895',
    helmetDark: '#3b4a53',
    helmetLight: '#b6c8d0',
    leather: '#3a332c',
    hull: '#82919a',
    hullDark: '#54626a',
    hullLight: '#a4b2b9',
    canvas: '#8d9690',
    canvasDark: '#626c69',
    canvasLight: '#a9b1a9',
  },
  red: {
    ...shared,
    side: '#c2481c',
    cloth: '#98693a',
    clothDark: '#5f3f1f',
    clothLight: '#bb8d56',
    helmet: '#6e672e',
    helmetDark: '#413e1b',
    helmetLight: '#aaa35c',
    leather: '#54371d',
    hull: '#786b36',
    hullDark: '#4d4320',
    hullLight: '#978a50',
    canvas: '#a58c57',
    canvasDark: '#77623a',
    canvasLight: '#c0a873',
  },
}

/** The way shadows fall on the screen, per mm of height. */
export const light = { x: 0.6, y: 0.8 } as const

/** How far a shape of this lift moves in the base's own frame, so that the light stays where it is when the base turns. */
export function leaning(lift: number, facing: number): { readonly x: number; readonly y: number } {
  const angle = (-facing * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: lift * (light.x * cos - light.y * sin), y: lift * (light.x * sin + light.y * cos) }
}

export function flat(path: Path, fill: Ink): Shape {
  return { path, fill }
}

export function inked(path: Path, fill: Ink): Shape {
  return { path, fill, stroke: 'line', width: 0.55 }
}

export function lit(path: Path, fill: Ink, lift: number): Shape {
  return { path, fill, lift: -lift }
}

export function wire(path: Path, stroke: Ink, width: number): Shape {
  return { path, stroke, width }
}

export function cast(path: Path, lift: number): Shape {
  return { path, fill: 'shadow', alpha: 0.38, lift }
}
