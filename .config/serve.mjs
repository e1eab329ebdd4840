// Serves a built folder on this machine only, on a port that is really free.
import { connect, createServer } from 'node:net'
import { preview } from 'vite'
import { root } from './tools.mjs'

const HOST = '127.0.0.1'

/**
 * Whether somebody answers there. Asked on both loopback addresses: a server on the other one would get the browser.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
const answers = (port, host) =>
  new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 500 })
    const end = (/** @type {boolean} */ taken) => () => {
      socket.destroy()
      resolve(taken)
    }
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(true))
  })

/**
 * A port that the system hands out, or the wished one where it can be had.
 * @param {number} port 0 for any
 * @returns {Promise<number>} 0 where it is taken
 */
const bindable = (port) =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(0))
    server.listen(port, HOST, () => {
      const address = server.address()
      const got = address && typeof address === 'object' ? address.port : 0
      server.close(() => resolve(got))
    })
  })

/** @param {number} wished */
async function freePort(wished) {
  if (wished === 0 || (await answers(wished, HOST)) || (await answers(wished, '::1'))) return bindable(0)
  return (await bindable(wished)) || bindable(0)
}

/**
 * Serves the folder, on the wished port where that is free. Another script may take the found port first: then again.
 * @param {string} folder
 * @param {number} wished 0 for any
 * @returns {Promise<{ port: number, close: () => Promise<void> }>}
 */
export async function serve(folder, wished) {
  for (let tries = 0; tries < 5; tries += 1) {
    const port = await freePort(tries === 0 ? wished : 0)
    const server = await preview({
      root,
      configFile: false,
      logLevel: 'silent',
      appType: 'mpa',
      build: { outDir: folder },
      preview: { port, host: HOST, strictPort: true },
    }).catch(() => null)
    if (server) return { port, close: () => server.close() }
  }
  throw new Error('No free port was found on this machine.')
}
