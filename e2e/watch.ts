// Collects, from a page's first moment on, what must never happen: errors, requests to another host, failed requests.
import type { Page } from '@playwright/test'

export interface Watched {
  readonly errors: string[]
  readonly foreign: string[]
  readonly failed: string[]
}

export const nothing: Watched = { errors: [], foreign: [], failed: [] }

const LOCAL = ['data:', 'blob:']

/** Watches a page that has not been opened yet; a broken content policy counts as an error. */
export async function watch(page: Page, home: string): Promise<Watched> {
  const watched: Watched = { errors: [], foreign: [], failed: [] }
  page.on('console', (message) => {
    if (message.type() === 'error') watched.errors.push(message.text())
  })
  page.on('pageerror', (error) => watched.errors.push(error.message))
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (!LOCAL.includes(protocol) && host !== new URL(home).host) watched.foreign.push(request.url())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) watched.failed.push(response.url())
  })
  page.on('requestfailed', (request) => watched.failed.push(request.url()))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      // Becomes an error of the console, which is collected above.
      console.error(`policy violated: ${event.effectiveDirective} ${event.blockedURI}`)
    })
  })
  return watched
}
