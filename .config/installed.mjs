// Whether this Node and the installed packages are what package.json and the lock file ask for. Plain old syntax:
// it has to run in the very Node that it finds too old.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The sentence for a Node that cannot run this, or an empty string.
 * @param {string} version as in process.versions.node
 */
export function nodeTrouble(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 23
  if (fits) return ''
  return `Base Contact needs Node.js 20.19 or newer (in the 22 line 22.12 or newer), and this is ${version}. Please install a newer one from https://nodejs.org and start again.`
}

/** @typedef {{ readonly version?: string, readonly optional?: boolean }} Package */

/** @returns {Record<string, Package>} */
const packagesIn = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * Whether the folder's node_modules hold each package of its lock file in its version.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const note = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(note)) return false
  const wanted = packagesIn(join(folder, 'package-lock.json'))
  const present = packagesIn(note)
  return Object.entries(wanted).every(([place, asked]) => {
    if (place === '') return true
    const here = present[place]
    if (!here) return asked.optional === true
    return here.version === asked.version && existsSync(join(folder, place, 'package.json'))
  })
}
