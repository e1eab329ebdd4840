// Figures: the middle of several, and few enough digits to be read.

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[half - 1] ?? 0, sorted[half] ?? 0]
  return sorted.length % 2 === 0 ? (low + high) / 2 : high
}

/** To three digits behind the point. */
export const rounded = (number: number): number => Math.round(number * 1000) / 1000

/** Milliseconds of processor time: what else the machine does meanwhile does not count. */
export function timed(work: () => void): number {
  const begun = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}
