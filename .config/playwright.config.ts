// How the browser tests run; .config/browser.mjs names the browser and the served page.
import { defineConfig, devices } from '@playwright/test'
import { setting } from '../e2e/setting.ts'
import { asRoot, quiet } from './flags.mjs'

// Playwright's own list, which a second one replaces, and then the popups of an address bar that nobody sees: each is a
// page of the browser's own, started with every page of a test, and they cost as much as the tests do.
const without = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

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
    // Only who tests it needs it; whatever it answers, routes do not see.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: setting('BASE_CONTACT_CHROMIUM'),
      args: [...quiet, `--disable-features=${without.join()}`, ...asRoot],
    },
  },
})
