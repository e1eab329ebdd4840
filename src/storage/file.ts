// Saving the game to a file of the player's own, and opening one.
import { fileOpen, fileSave } from 'browser-fs-access'
import type { RuleSet } from '../kernel/game.ts'
import type { Match } from '../kernel/match.ts'
import { LARGEST, type Opened, open } from '../kernel/recording.ts'
import { write } from '../kernel/writing.ts'

const EXTENSIONS = ['.json']
const TYPE = 'application/json'

/** Asks where to, and writes the match there; false where the player thought better of it. */
export async function saveFile(match: Match, name: string): Promise<boolean> {
  const blob = new Blob([write(match)], { type: TYPE })
  const saved = fileSave(blob, { fileName: `${name}.json`, extensions: EXTENSIONS }).then(() => true)
  return (await unlessAborted(saved)) ?? false
}

/** Asks for a file and opens it; null where the player thought better of it. */
export async function openFile(ruleSets: readonly RuleSet[]): Promise<Opened | null> {
  const file = await unlessAborted(fileOpen({ extensions: EXTENSIONS, mimeTypes: [TYPE] }))
  return file && readFile(file, ruleSets)
}

/** Opens a file that is at hand; one that is too large is refused before it is read. */
export async function readFile(file: Blob, ruleSets: readonly RuleSet[]): Promise<Opened> {
  if (file.size > LARGEST)
    return { ok: false, fault: { field: '', value: String(file.size), says: 'tooLarge' } }
  return open(await file.text(), ruleSets)
}

/** The answer of a file dialog; closing one without a choice is no error. */
async function unlessAborted<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null
    throw error
  }
}
