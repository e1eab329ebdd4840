// The panels that are fetched when they are first needed, each of them in its place once it is there.
import { type ComponentType, lazy, Suspense } from 'react'
import type { later } from './later.tsx'

type Later = typeof later

/** Called at the first touch of the page, so that nothing is waited for when it is needed. */
export const fetchLater = (): Promise<Later> => import('./later.tsx').then((found) => found.later)

/** The panel of that name, with nothing in its place until it is there. */
function fetched<Props extends object>(pick: (from: Later) => ComponentType<Props>): ComponentType<Props> {
  const Found = lazy(async () => ({ default: pick(await fetchLater()) }))
  return (props) => (
    <Suspense fallback={null}>
      <Found {...props} />
    </Suspense>
  )
}

export const Allocation = fetched((from) => from.Allocation)
export const Arrange = fetched((from) => from.Arrange)
export const ByHandInPlay = fetched((from) => from.ByHandInPlay)
export const LogBody = fetched((from) => from.LogBody)
export const Rolls = fetched((from) => from.Rolls)
export const ThrowDice = fetched((from) => from.ThrowDice)
