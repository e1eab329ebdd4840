// Runs the browser tests against a built folder, served on a free port.
import { pathToFileURL } from 'node:url'
import { madeIn } from './checks.mjs'
import { serve } from './serve.mjs'
import { show } from './tools.mjs'

/** @param {{ readonly folder: string, readonly browser: string, readonly words: readonly string[] }} what */
export async function browserTests({ folder, browser, words }) {
  const { site, file } = madeIn(folder)
  const server = await serve(site, 0)
  try {
    await show(['playwright', 'test', '--config', '.config/playwright.config.ts', ...words], {
      BASE_CONTACT_URL: `http://127.0.0.1:${server.port}/`,
      BASE_CONTACT_SITE: site,
      BASE_CONTACT_FILE: pathToFileURL(file).href,
      BASE_CONTACT_RESULTS: `${folder}/results`,
      BASE_CONTACT_CHROMIUM: browser,
    })
  } finally {
    await server.close()
  }
}
