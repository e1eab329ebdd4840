// A film: what the product's overlay painted during one drag, move by move, as calls of a canvas; and what lay under it.

/** What an argument of a call is when it is no number, text or truth value. */
export type Argument =
  | number
  | string
  | boolean
  | null
  /** A path, a picture or a pattern by its number. */
  | { readonly is: number }
  | { readonly list: readonly number[] }
  /** A matrix by its six numbers. */
  | { readonly matrix: readonly number[] }

/** One call: on what, which, with what, and the number of what it made. A set property is called 'set name'. */
export interface Call {
  readonly on: number
  readonly name: string
  readonly given: readonly Argument[]
  readonly makes?: number
}

/** What the calls speak of by number. */
export type Thing =
  /** The canvas that is painted anew with each move. */
  | { readonly is: 'overlay' }
  /** A canvas that is painted in passing, and its context; both have the number of the context. */
  | { readonly is: 'scratch'; readonly w: number; readonly h: number }
  /** A canvas that nobody paints on during the drag: a sprite, as a data address. */
  | { readonly is: 'picture'; readonly src: string }
  /** A path that was made before: its data. */
  | { readonly is: 'path'; readonly data: string }
  /** Made during the drag, by a call. */
  | { readonly is: 'made' }

export interface Frame {
  /** Where on the board the overlay's own corner lay. */
  readonly at: { readonly x: number; readonly y: number }
  readonly calls: readonly Call[]
}

export interface Film {
  /** Where the canvases stand in the window, in CSS pixels; a CSS pixel is a pixel of the canvas. */
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
  /** The layers below, as one picture. */
  readonly ground: string
  readonly things: Readonly<Record<number, Thing>>
  /** One for each move. */
  readonly frames: readonly Frame[]
  /** The overlay after the last move, as a picture, to compare with. */
  readonly last: string
}

/** What the raw page is told beside the film, so that it may measure what it shows. */
export interface Measured {
  /** x, y, facing in degrees, w, d of every enemy. */
  readonly enemies: readonly (readonly number[])[]
  /** The same of the held base at each move. */
  readonly held: readonly (readonly number[])[]
}
