// How the browser tests run; .config/browser.mjs names the browser and the served page.
import { defineConfig, devices } from '@playwright/test'
import { setting } from '../e2e/setting.ts'

// No traffic of the browser's own, and the same software canvas everywhere.
const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

export default defineConfig({
  testDir: '../e2e',
  testMatch: '**/*.spec.ts',
  outputDir: setting('BASE_CONTACT_RESULTS'),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: setting('BASE_CONTACT_URL'),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: setting('BASE_CONTACT_CHROMIUM'), args: [...quiet, ...asRoot] },
  },
})
