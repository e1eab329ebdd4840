// The service worker: keeps every file of its version of the page, answers with them, and waits until it is called.

/** Which version of the page these are; written before this file when it is built, like the next two. */
declare const BUILD: string
/** The hash of the page itself: a page of another version would ask for other files. */
declare const PAGE: string
declare const FILES: readonly string[]
declare const self: ServiceWorkerGlobalScope

const { scope } = self.registration

/** Other pages of this host may have caches too. */
const OURS = `base-contact ${scope} `
const CACHE = OURS + BUILD

self.addEventListener('install', (event) => event.waitUntil(fill()))
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('fetch', (event) => event.respondWith(answer(event.request)))
self.addEventListener('message', (event) => {
  if (event.data === 'begin') void self.skipWaiting()
  if (event.data === 'tidy') event.waitUntil(tidy())
})

/** All or nothing, and nothing that an earlier version left behind. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE)
  const fresh = FILES.map((name) => new Request(name, { cache: 'no-cache' }))
  await cache.addAll([new Request(scope, { cache: 'no-cache', integrity: PAGE }), ...fresh])
}

/**
 * Pages of an earlier version may still be open, and ask for more of it: each holds a lock that is named after its
 * script, and the version with that script stays. So does one that is only about to begin.
 */
async function tidy(): Promise<void> {
  if (self.registration.installing ?? self.registration.waiting) return
  const { held = [] } = await navigator.locks.query()
  const here = await filesIn(CACHE)
  const elsewhere = held.flatMap(({ name = '' }) => (here.has(name) ? [] : [name]))
  for (const cache of await caches.keys()) {
    if (!cache.startsWith(OURS) || cache === CACHE) continue
    const files = await filesIn(cache)
    if (!elsewhere.some((script) => files.has(script))) await caches.delete(cache)
  }
}

async function filesIn(name: string): Promise<ReadonlySet<string>> {
  const requests = await (await caches.open(name)).keys()
  return new Set(requests.map(({ url }) => url))
}

async function answer(request: Request): Promise<Response> {
  const kept = await cached(request).catch(() => undefined)
  return kept ?? fetch(request)
}

/** From this version first, then from one whose page is still open. */
async function cached({ url }: Request): Promise<Response | undefined> {
  const file = url.replace(/[?#].*/, '')
  const asked = file === `${scope}index.html` ? scope : file
  const options = { ignoreVary: true }
  return (await caches.match(asked, { ...options, cacheName: CACHE })) ?? caches.match(asked, options)
}
