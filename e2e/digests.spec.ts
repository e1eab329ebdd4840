// Every fixture comes to the same digests in Node, in the page, and again from what the page has saved.
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { type Game, openText, savedByKey, takeGame } from './files.ts'
import { test } from './table.ts'

const folder = 'e2e/fixtures'

const gameIn = (name: string): Game => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))

const names = readdirSync(folder).filter((name) => /^v\d+-/.test(name))
/** The edition of today of the game that it is of. */
const newest = ({ rules }: Game): number =>
  Math.max(...names.map(gameIn).map((each) => (each.rules.id === rules.id ? each.rules.edition : 0)))

/** What the terminal makes of a file; one of an earlier edition does not verify by the rules of today. */
async function replayed(name: string): Promise<string | null> {
  const words = ['.config/cli.mjs', 'replay', `${folder}/${name}`, '--json']
  const { stdout } = await promisify(execFile)(process.execPath, words, { maxBuffer: 1e9 }).catch(
    (error) => error,
  )
  const { ok, digest, lines } = JSON.parse(stdout)
  return ok ? JSON.stringify([digest, lines.map((line: { digest: string }) => line.digest)]) : null
}

const digestsOf = ({ steps, lines }: Game): string =>
  JSON.stringify([steps.at(-1)?.digest, lines.map((line) => line.steps.at(-1)?.digest)])

test('all fixtures give the same digests in the page as in the terminal', async ({ hand }) => {
  test.slow()
  expect(names.length).toBeGreaterThan(1)
  for (const name of names) {
    const game = gameIn(name)
    await openText(hand, JSON.stringify(game))
    await takeGame(hand)
    const isOfToday = game.rules.edition === newest(game)
    await expect(hand.where).toHaveText(new RegExp(` of ${game.steps.length}$`))
    const saved = await savedByKey(hand)
    expect(saved.steps, name).toEqual(game.steps)
    if (isOfToday) expect(await replayed(name), name).toBe(digestsOf(saved))
  }
})
