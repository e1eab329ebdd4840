// A long run in parallel: lanes of it, each in a worker of its own.
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

/** The module at `url` is given each lane as its `workerData`, and posts what came of it. */
export function inLanes<Counts>(
  url: string,
  most: number,
  laneOf: (first: number, step: number) => unknown,
): Promise<readonly Counts[]> {
  const step = Math.min(most, availableParallelism())
  return Promise.all(Array.from({ length: step }, (_, first) => inWorker<Counts>(url, laneOf(first, step))))
}

const inWorker = <Counts>(url: string, workerData: unknown): Promise<Counts> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(url), { workerData })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
