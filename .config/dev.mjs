// npm run dev: serves the sources with hot reload.
import { createServer } from 'vite'
import { main, root } from './tools.mjs'

main(async () => {
  process.env.NODE_ENV = 'development'
  const server = await createServer({ root })
  await server.listen()
  server.printUrls()
})
