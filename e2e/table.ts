// The browser tests' `test`: a page with a battle on it, watched for errors, foreign requests and policy violations.
import { test as base } from '@playwright/test'
import { type Hand, handOn } from './hand.ts'
import { setting } from './setting.ts'
import { nothing, type Watched, watch } from './watch.ts'

interface Tables {
  /** Which ready battle, by its place in the list. */
  readonly battle: number
  /** The seed that the platform's random source is to give; null: its own. */
  readonly seed: number | null
  /** What the page complained of so far; checked to be nothing when the test ends. */
  readonly watched: Watched
  /** A hand over the opened page. */
  readonly hand: Hand
}

export const test = base.extend<Tables>({
  battle: [0, { option: true }],
  seed: [null, { option: true }],
  watched: [
    async ({ page }, use) => {
      const watched = await watch(page, setting('BASE_CONTACT_URL'))
      await use(watched)
      base.expect(watched).toEqual(nothing)
    },
    { auto: true },
  ],
  hand: async ({ page, battle, seed }, give) => {
    await page.addInitScript(asInEveryBrowser, seed)
    const hand = handOn(page)
    await page.goto('/')
    await hand.ready()
    if (battle > 0) await hand.fight(battle)
    await give(hand)
  },
})

/** Runs in the page before it: files come and go as where there are no file pickers, and a seed can be given. */
export function asInEveryBrowser(seed: number | null): void {
  Reflect.deleteProperty(window, 'showOpenFilePicker')
  Reflect.deleteProperty(window, 'showSaveFilePicker')
  if (seed === null) return
  const fill = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (array) => (array instanceof Uint32Array ? array.fill(seed) : fill(array))
}

/** The two languages, as the browser asks for them. */
export const LOCALES = ['en-GB', 'ru-RU'] as const

export type Locale = (typeof LOCALES)[number]

/** A text in both languages: English, Russian. */
export type Both<Text = string> = readonly [en: Text, ru: Text]

export const inLocale =
  (locale: Locale) =>
  <Text>([en, ru]: Both<Text>): Text =>
    locale === 'ru-RU' ? ru : en
