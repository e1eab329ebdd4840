// How the app is served, built and unit-tested.
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  server: { port: 5173 },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  test: { include: ['src/**/*.test.{ts,tsx}'], environment: 'node' },
})
