// Which rows of a long list are on show, by a fixed height of rows.

export interface Shown {
  /** The first row, and the one after the last. */
  readonly from: number
  readonly to: number
}

/** Rows rendered above and below what is seen, so that a quick scroll shows no gap. */
const SPARE = 3

export interface Scroll {
  readonly top: number
  readonly height: number
  readonly row: number
}

export function rowsShown(count: number, { top, height, row }: Scroll): Shown {
  const from = Math.max(0, Math.floor(top / row) - SPARE)
  const to = Math.min(count, Math.ceil((top + height) / row) + SPARE)
  return { from: Math.min(from, Math.max(0, count - 1)), to: Math.max(to, Math.min(count, 1)) }
}
