// How a Chromium is started, for tests, benches and pictures.

/** No traffic of the browser's own, and the same software canvas everywhere. */
export const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/** Root has no sandbox to run it in. */
export const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
