// What a program of the command line has of the world: a file to read, lines to say, and how it ends.
import { readFileSync } from 'node:fs'

export interface Console {
  /** The text of a file; null where it cannot be read. */
  readonly read: (file: string) => string | null
  readonly say: (line: string) => void
}

export const terminal: Console = {
  read: (file) => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      return null
    }
  },
  say: (line) => process.stdout.write(`${line}\n`),
}
