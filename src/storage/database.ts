// The browser's database: records read and written in one piece, and word of it when it is taken away.
import { createStore } from 'idb-keyval'

const opened = () => createStore('keyval-store', 'keyval')

let transact = opened()

const listeners = new Set<() => void>()

/** Calls once the database has been deleted while it was open. Answers how to stop. */
export function whenDeleted(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const watched = new WeakSet<IDBDatabase>()

/** Who deletes it waits until nobody has it open: it is let go of, and the next call begins another one. */
function watch(database: IDBDatabase): void {
  if (watched.has(database)) return
  watched.add(database)
  const gone = (): void => {
    database.close()
    transact = opened()
    for (const listener of listeners) listener()
  }
  database.addEventListener('versionchange', gone)
  database.addEventListener('close', gone)
}

/** What is to be written after what was read; nothing else comes between. */
export interface Exchanged<Answer> {
  readonly put?: Readonly<Record<string, unknown>>
  readonly drop?: readonly string[]
  readonly answer: Answer
}

/** Reads the values of the keys and writes what `work` makes of them: everything or nothing. */
export const exchange = <Answer>(
  keys: readonly string[],
  work: (values: readonly unknown[]) => Exchanged<Answer>,
): Promise<Answer> =>
  transact('readwrite', async (store) => {
    watch(store.transaction.db)
    const [answer] = await Promise.all([worked(store, keys, work), ended(store.transaction)])
    return answer
  })

async function worked<Answer>(
  store: IDBObjectStore,
  keys: readonly string[],
  work: (values: readonly unknown[]) => Exchanged<Answer>,
): Promise<Answer> {
  const values = await Promise.all(keys.map((key) => asked<unknown>(store.get(key))))
  const { put = {}, drop = [], answer } = work(values)
  for (const [key, value] of Object.entries(put)) store.put(value, key)
  for (const key of drop) store.delete(key)
  return answer
}

/** Every value whose key begins so. */
export const allUnder = (prefix: string): Promise<readonly unknown[]> =>
  transact('readonly', (store) => {
    watch(store.transaction.db)
    return asked<unknown[]>(store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`)))
  })

const asked = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error))
  })
