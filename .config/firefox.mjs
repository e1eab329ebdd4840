// Finds or installs the Firefox that the second-engine test runs in.
import { join } from 'node:path'
import { debian, isProgram, named, onPath } from './find.mjs'

const inPrograms = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
  .map((variable) => process.env[variable])
  .filter((folder) => folder !== undefined)
  .map((folder) => join(folder, 'Mozilla Firefox/firefox.exe'))

const USUAL = [...inPrograms, '/Applications/Firefox.app/Contents/MacOS/firefox']

const installed = () => onPath(['firefox', 'firefox-esr']) ?? USUAL.find(isProgram)

/** The path of a Firefox, by the first way that works. */
export async function firefox() {
  const found = named('FIREFOX') ?? installed() ?? (await debian(['firefox-esr'], installed))
  if (found) return found
  throw new Error('No Firefox was found or could be installed. Install one, or name it in $FIREFOX.')
}
