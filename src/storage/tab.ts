// Which game this window had, over a reload; another window has its own.

const KEY = 'base-contact game'

/** A browser that refuses it is no fault worth a word: the game saved last is as good a guess. */
export function lastGame(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Silent where it is refused, for the same reason. */
export function noteGame(id: string): void {
  try {
    sessionStorage.setItem(KEY, id)
  } catch {}
}
