// Halving what lies between what will do and what will not.

/** How it is halved: null where nothing lies between the two. */
interface Halving<T> {
  readonly between: (good: T, bad: T) => T | null
  readonly isGood: (at: T) => boolean
}

/** The last that will do and the first that will not, after so many halvings. */
export function halved<T>(
  [good, bad]: readonly [good: T, bad: T],
  halvings: number,
  { between, isGood }: Halving<T>,
): readonly [good: T, bad: T] {
  const at = halvings > 0 ? between(good, bad) : null
  if (at === null) return [good, bad]
  return halved(isGood(at) ? [at, bad] : [good, at], halvings - 1, { between, isGood })
}

export const mean = (one: number, other: number): number => (one + other) / 2

/** What is found for the last number that will do, to so many mm. */
export function lastFound<T>(
  [good, bad]: readonly [good: number, bad: number],
  fineMm: number,
  { found, find }: { readonly found: T; readonly find: (mm: number) => T | null },
): T {
  if (Math.abs(good - bad) <= fineMm) return found
  const at = mean(good, bad)
  const next = find(at)
  return next === null
    ? lastFound([good, at], fineMm, { found, find })
    : lastFound([at, bad], fineMm, { found: next, find })
}
