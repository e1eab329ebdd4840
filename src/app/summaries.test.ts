// What the list of saved games shows of a game is read as it was written, wherever that stands.
import { expect, it } from 'vitest'
import { endOf, seek } from '../kernel/match.ts'
import { asKept, keptMatch } from '../storage/kept.ts'
import { openKnown } from '../storage/known.ts'
import { known } from './files.ts'

const fixtures = import.meta.glob<string>('../../e2e/fixtures/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

it.each(Object.keys(fixtures))('%s', (file) => {
  const opened = openKnown(fixtures[file] ?? '', known)
  if (!opened.ok) throw new Error(opened.fault.says)
  const { match } = opened
  for (let step = -1; step < match.steps.length; step++) {
    const written = keptMatch(seek(match, endOf(match, step)), { id: 'a', name: '', revision: 1 })
    expect(asKept(structuredClone(written))).toMatchObject({
      ...written,
      summary: { title: match.start.title, at: step + 1 },
    })
  }
})
