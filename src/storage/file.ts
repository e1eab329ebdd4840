// Saving the game to a file of the player's own, and opening one.
import { fileOpen, fileSave } from 'browser-fs-access'
import type { Match } from '../kernel/match.ts'
import { LARGEST, type Opened } from '../kernel/recording.ts'
import { write } from '../kernel/writing.ts'
import { type Known, openKnown } from './known.ts'

const EXTENSIONS = ['.json']
const TYPE = 'application/json'

/** The player thought better of it; or the browser could not. */
type Unmade = 'aborted' | 'failed'

/** Asks where to, and writes the match there. */
export const saveFile = (match: Match, name: string): Promise<'saved' | Unmade> =>
  saveText(write(match), name)

/** The same for a game that is text already. */
export async function saveText(text: string, name: string): Promise<'saved' | Unmade> {
  const blob = new Blob([text], { type: TYPE })
  const saving = fileSave(blob, { fileName: `${name}.json`, extensions: EXTENSIONS })
  return made(saving.then(() => 'saved' as const))
}

/** Asks for a file. */
export const askFile = (): Promise<File | Unmade> =>
  made(fileOpen({ extensions: EXTENSIONS, mimeTypes: [TYPE] }))

/** Opens a file that is at hand. */
export const openFile = (file: File, known: Known): Promise<Opened | Unmade> => made(readFile(file, known))

/** One that is too large is refused before it is read. */
async function readFile(file: Blob, known: Known): Promise<Opened> {
  if (file.size > LARGEST)
    return { ok: false, fault: { field: '', value: String(file.size), says: 'tooLarge' } }
  return openKnown(await file.text(), known)
}

/** What the platform refuses is an answer; anything else that breaks is a bug. */
async function made<T>(asked: Promise<T>): Promise<T | Unmade> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return error.name === 'AbortError' ? 'aborted' : 'failed'
  }
}
