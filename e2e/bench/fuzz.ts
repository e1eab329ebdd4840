// Spoilt files by the hundred thousand, read with the real rules, in parallel: how each was answered, and whether rightly.
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { art } from '../../src/content/art/art.ts'
import { answered, type Reader, spoilt } from '../../src/kernel/spoiling.ts'
import { ruleSets } from '../../src/rules/index.ts'
import { openKnown } from '../../src/storage/known.ts'
import { inLanes } from './lanes.ts'

const arts = Object.keys(art)

const reader: Reader = (text) => openKnown(text, { ruleSets, arts })

/** What many files came to. */
interface Counts {
  readonly files: number
  readonly answers: Readonly<Record<string, number>>
  /** The first wrong answer, with the seed that shows it; empty where all were right. */
  readonly failure: string
}

const NONE: Counts = { files: 0, answers: {}, failure: '' }

/** Every lane reads files of its own seeds. */
interface Lane {
  readonly texts: readonly string[]
  readonly first: number
  readonly step: number
  readonly files: number
}

function readLane({ texts, first, step, files }: Lane): Counts {
  const answers: Record<string, number> = {}
  for (let seed = first; seed < files; seed += step) {
    const { as, wrong } = answered(spoilt(texts, seed, reader), reader)
    answers[as] = (answers[as] ?? 0) + 1
    if (wrong) return { files: 0, answers, failure: `Seed ${seed}: ${wrong}` }
  }
  return { files: Math.ceil((files - first) / step), answers, failure: '' }
}

function together(a: Counts, b: Counts): Counts {
  const answers = { ...a.answers }
  for (const [as, count] of Object.entries(b.answers)) answers[as] = (answers[as] ?? 0) + count
  return { files: a.files + b.files, answers, failure: a.failure || b.failure }
}

/** Spoils and reads so many files on all cores, each made from one of the texts. */
export async function readMany(texts: readonly string[], files: number): Promise<Counts> {
  const all = await inLanes<Counts>(
    import.meta.url,
    files,
    (first, step): Lane => ({
      texts,
      first,
      step,
      files,
    }),
  )
  return all.reduce(together, NONE)
}

if (!isMainThread) parentPort?.postMessage(readLane(workerData), [])
