// Finds or installs the Chromium that the browser tests run in.
import { join } from 'node:path'
import { debian, isProgram, named, onPath, tell } from './find.mjs'
import { show } from './tools.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const inPrograms = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
  .map((variable) => process.env[variable])
  .filter((folder) => folder !== undefined)
  .map((folder) => join(folder, 'Google/Chrome/Application/chrome.exe'))

const USUAL = [
  ...inPrograms,
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const installed = () => onPath(NAMES) ?? USUAL.find(isProgram)

/** The one that Playwright itself downloads, where it has. */
async function downloaded() {
  const playwright = await import('@playwright/test')
  const file = playwright.chromium.executablePath()
  return isProgram(file) ? file : undefined
}

async function download() {
  tell('Downloading a Chromium for the tests; this happens once.')
  await show(['playwright', 'install', 'chromium']).catch(() => undefined)
  return downloaded()
}

/** The path of a Chromium, by the first way that works. */
export async function chromium() {
  const found =
    named('CHROMIUM') ??
    installed() ??
    (await downloaded()) ??
    (await debian(['chromium', 'fonts-liberation'], installed)) ??
    (await download())
  if (found) return found
  throw new Error(
    'No Chromium or Chrome was found or could be installed. Install one, or name it in $CHROMIUM.',
  )
}
