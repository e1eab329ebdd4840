// Files of the product's own format, as the browser writes and reads them.
import { readFile } from 'node:fs/promises'
import type { FileChooser, Page } from '@playwright/test'
import type { Hand } from './hand.ts'

/** As much of a recording as tests look at. */
export interface Game {
  readonly version: number
  readonly rules: { readonly id: string; readonly edition: number }
  readonly start: { readonly seed: number; readonly table: { readonly bases: readonly GameBase[] } }
  readonly steps: readonly GameStep[]
  readonly at: number
  readonly lines: readonly { readonly name: string; readonly steps: readonly GameStep[] }[]
  readonly marks: readonly { readonly is: string; readonly faces?: readonly number[] }[]
}

interface GameBase {
  readonly id: string
  readonly at: { readonly x: number; readonly y: number; readonly facing: number }
}

interface GameStep {
  readonly digest: string
  readonly action: { readonly do: string; readonly again?: number; readonly faces?: readonly number[] }
  readonly changes: readonly { readonly is: string; readonly faces?: readonly number[] }[]
}

/** What a gesture saves to a file. */
export async function saved({ page }: Hand, gesture: () => Promise<unknown>): Promise<Game> {
  const [file] = await Promise.all([page.waitForEvent('download'), gesture()])
  return JSON.parse(await readFile(await file.path(), 'utf8'))
}

export const savedByKey = (hand: Hand): Promise<Game> => saved(hand, () => hand.press('Control+KeyS'))

/** The chooser of files that a gesture opens. */
export async function chooserAfter(page: Page, gesture: () => Promise<unknown>): Promise<FileChooser> {
  const chooser = page.waitForEvent('filechooser')
  // When it has answered, the browser knows that the chooser is the test's.
  await page.evaluate(() => null)
  await gesture()
  return chooser
}

/** Opens a file with that text by the key of the command. */
export async function openText(hand: Hand, text: string): Promise<void> {
  // A dialog keeps the keys to itself until it has gone.
  await hand.page.locator('dialog[open]').waitFor({ state: 'detached' })
  const chooser = await chooserAfter(hand.page, () => hand.press('Control+KeyO'))
  await chooser.setFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })
}

/** Picks a file with that game; whether it comes to a preview is the page's affair. */
export const openGame = (hand: Hand, game: unknown): Promise<void> => openText(hand, JSON.stringify(game))

/** Puts the game that is looked at on the table. */
export async function takeGame({ page }: Hand): Promise<void> {
  await page.locator('.dialog-preview .offer-main').click()
  await page.locator('.dialog-preview').waitFor({ state: 'detached' })
}
