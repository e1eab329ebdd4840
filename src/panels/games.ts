// The kept games as the dialogs see them; what keeps them is handed in from outside.
import { createContext, useContext } from 'react'
import type { Summary } from '../store/summary.ts'

export interface KeptGame {
  readonly id: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly saved: number
  readonly summary: Summary | null
  /** It is on the table of this window, or of another one. */
  readonly table: 'here' | 'elsewhere' | null
}

/** Each answers null or false where the browser's storage cannot be had. */
export interface Games {
  list(): Promise<readonly KeptGame[] | null>
  /** Puts it on the table; what does not open is said. */
  open(id: string): Promise<void>
  name(id: string, name: string): Promise<boolean>
  /** Until the page is left it can be put back; false too where it is on a table. */
  throwAway(id: string): Promise<boolean>
  putBack(id: string): Promise<boolean>
  /** Writes its file, whether or not it opens. */
  save(id: string): Promise<void>
}

const Here = createContext<Games | null>(null)

export const GamesProvider = Here.Provider

export function useGames(): Games {
  const games = useContext(Here)
  if (!games) throw new Error('No games round this component')
  return games
}
