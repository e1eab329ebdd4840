// How the unit tests run: in as many processes as there are cores, each reading every module once, but who puts a fake in a module's place.
import { readdirSync, readFileSync } from 'node:fs'
import type { TestUserConfig } from 'vitest/config'

const root = new URL('../', import.meta.url)

const fakes = (file: string): boolean =>
  /\.test\.tsx?$/.test(file) && readFileSync(new URL(file, root), 'utf8').includes('vi.mock(')

/** A fake reaches only modules that nobody has read before. */
const alone = readdirSync(new URL('src', root), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter(fakes)

export const units: TestUserConfig = {
  environment: 'node',
  // Slow machines run several tests at once.
  testTimeout: 60_000,
  maxWorkers: '100%',
  projects: [
    {
      extends: true,
      test: {
        name: 'together',
        include: ['src/**/*.test.{ts,tsx}', '.config/**/*.test.ts'],
        exclude: alone,
        isolate: false,
      },
    },
    { extends: true, test: { name: 'alone', include: alone } },
  ],
}
