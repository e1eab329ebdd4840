// The panels that are fetched when they are first needed, each of them in its place once it is there.
import type { later } from './later.tsx'
import { part } from './part.tsx'

/** Called at the first touch of the page, so that nothing is waited for when it is needed. */
export const fetchLater = (): Promise<typeof later> => import('./later.tsx').then((found) => found.later)

export const Allocation = part(async () => (await fetchLater()).Allocation)
export const Arrange = part(async () => (await fetchLater()).Arrange)
export const ByHandInPlay = part(async () => (await fetchLater()).ByHandInPlay)
export const Figures = part(async () => (await fetchLater()).Figures)
export const JustThrown = part(async () => (await fetchLater()).JustThrown)
export const LogBody = part(async () => (await fetchLater()).LogBody)
export const Past = part(async () => (await fetchLater()).Past)
export const Rolls = part(async () => (await fetchLater()).Rolls)
export const ThrowDice = part(async () => (await fetchLater()).ThrowDice)
