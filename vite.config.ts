// How the page is served, built (in several files, or with --mode single in one) and unit-tested.
import react from '@vitejs/plugin-react'
import { viteSingleFile } from 'vite-plugin-singlefile'
import { defineConfig } from 'vitest/config'
import { catalogues } from './.config/catalogues.ts'
import { chunks } from './.config/chunks.ts'
import { lean } from './.config/lean.ts'
import { offline } from './.config/offline.ts'
import { inlineIcon, servedPolicy, singleFilePolicy } from './.config/policy.ts'
import { units } from './.config/units.ts'

export default defineConfig(({ mode }) => {
  const single = mode === 'single'
  return {
    base: './',
    publicDir: single ? false : 'public',
    plugins: [
      react(),
      lean(),
      ...(single
        ? [inlineIcon('public/favicon.svg'), viteSingleFile(), singleFilePolicy()]
        : [catalogues(), servedPolicy(), offline()]),
    ],
    server: { port: 5173 },
    // Nothing becomes a data: address in the served page, whose policy would refuse it.
    build: {
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      ...(single ? {} : { rolldownOptions: { output: { codeSplitting: chunks } } }),
    },
    test: units,
  }
})
