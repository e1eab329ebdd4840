// Checks how much script the built site loads before the first base can be dragged, and how much there is at all.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const FIRST_KB = 220
const ALL_KB = 350

const kB = (/** @type {string} */ file) => gzipSync(readFileSync(file), { level: 9 }).length / 1000

const sum = (/** @type {readonly number[]} */ numbers) => numbers.reduce((total, number) => total + number, 0)

/**
 * The scripts that the page names itself: its entry and what that one imports at once.
 * @param {string} html
 */
function firstScripts(html) {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? []
  return tags
    .filter((tag) => tag.startsWith('<script') || tag.includes('rel="modulepreload"'))
    .map((tag) => /\b(?:src|href)="\.?\/?([^"]+)"/.exec(tag)?.[1] ?? '')
    .filter(Boolean)
}

/** @param {string} site */
export async function checkSize(site) {
  const first = firstScripts(readFileSync(join(site, 'index.html'), 'utf8'))
  if (first.length === 0)
    throw new Error('The built page names no script: the size check would measure nothing.')
  const all = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  const firstKb = sum(first.map((name) => kB(join(site, name))))
  const allKb = sum(all.map((name) => kB(join(site, name))))
  const measured = `${firstKb.toFixed(1)} kB gzip of script at first (at most ${FIRST_KB}), ${allKb.toFixed(1)} kB in all (under ${ALL_KB})`
  if (firstKb > FIRST_KB || allKb >= ALL_KB) throw new Error(`Too much script: ${measured}.`)
  return measured
}
