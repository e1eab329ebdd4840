// What a program of the command line has of the world: a file to read, lines that come in, lines to say.
import { readFileSync } from 'node:fs'
import { LARGEST } from '../kernel/recording.ts'

export interface Console {
  /** The text of a file; null where it cannot be read. */
  readonly read: (file: string) => string | null
  readonly say: (line: string) => void
}

/** A console with lines on its standard input, one after the other. */
export interface Filter extends Console {
  readonly lines: () => AsyncIterable<string>
}

export const terminal: Filter = {
  read: (file) => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      return null
    }
  },
  say: (line) => process.stdout.write(`${line}\n`),
  lines: () => linesOf(process.stdin.setEncoding('utf8')),
}

/** Of a line nothing is kept behind the first character that makes it too large. */
export async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let last = ''
  for await (const chunk of chunks) {
    const [first = '', ...more] = chunk.split('\n')
    last = (last + first).slice(0, LARGEST + 1)
    for (const next of more) {
      yield last
      last = next
    }
  }
  if (last !== '') yield last
}
