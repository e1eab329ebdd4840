// The manifest of the installed page: its colours are the tokens', and its icons are there in the size it says.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colours } from '../src/content/tokens.ts'

const inPublic = (name: string) => readFileSync(new URL(`../public/${name}`, import.meta.url))
const manifest = JSON.parse(inPublic('manifest.webmanifest').toString())

test('the installed page has the colours of the frame', () => {
  expect(manifest).toMatchObject({ background_color: colours.frame, theme_color: colours.frame })
})

/** The width and height stand in the first chunk of a PNG. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`

test('every icon is there in the size that is said of it', () => {
  for (const { src, type, sizes } of manifest.icons)
    expect(type === 'image/png' ? sizeOf(inPublic(src)) : 'any', src).toBe(sizes)
  expect(manifest.icons.map((icon: { src: string }) => icon.src)).toContain('./icon-maskable-512.png')
})
