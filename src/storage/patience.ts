// Storage that does not answer is told of as one that fails, until it answers after all.

/** So long nobody takes the page for hung. */
const PATIENCE_MS = 5000

/** What was asked; `late` is called where that takes too long. */
export async function within<T>(asked: Promise<T>, late: () => void): Promise<T> {
  const timer = setTimeout(late, PATIENCE_MS)
  try {
    return await asked
  } finally {
    clearTimeout(timer)
  }
}

/** The same; what takes too long is given up. */
export const inTime = <T>(asked: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    within(asked, () => reject(new Error('Storage does not answer'))).then(resolve, reject)
  })
