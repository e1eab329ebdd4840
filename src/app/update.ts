// Installs the page for use without a network, and asks before a new version takes the place of the one that runs.
import { wouldLose } from '../panels/newGame.ts'
import type { Seat } from '../store/seat.ts'
import type { Standing, View, ViewStoreApi } from '../store/view.ts'
import { saveGame } from './files.ts'

/** As much of a registration as says whether a new version waits. */
type Versions = Pick<ServiceWorkerRegistration, 'active' | 'waiting'>

/** `script` is the first script of this page. A browser that refuses is no fault worth a word: the page works online. */
export async function keepUpToDate(seat: Seat, script: string): Promise<void> {
  const registration = await registered(script).catch(() => undefined)
  if (!registration) return
  registration.active?.postMessage('tidy')
  const ask = asking(seat, registration)
  const follow = (): void => registration.installing?.addEventListener('statechange', ask)
  ask()
  follow()
  registration.addEventListener('updatefound', follow)
}

async function registered(script: string): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  // Says to every worker, as long as this page is open, that the files of its version are wanted. Where that is refused
  // they may be thrown away early, and are fetched again.
  navigator.locks.request(script, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {})
  return navigator.serviceWorker.register('./worker.js')
}

/** What asks once a new version waits; the question stands until it is answered, whatever else is said meanwhile. */
export function asking(seat: Seat, versions: Versions): () => void {
  const { view } = seat
  let asked: Standing | null = null
  const ask = (): void => {
    const { standing } = view.getState()
    const free = standing === null || standing === asked
    asked = wouldLose(seat) ? unsaved : ready
    if (free) view.setState({ standing: asked })
  }
  view.subscribe(({ standing }, before) => {
    if (standing !== null || asked === null) return
    if (before.standing === asked) asked = null
    else ask()
  })
  const load = async (): Promise<void> => {
    await settled(view)
    if (wouldLose(seat)) ask()
    else begin(versions, view)
  }
  const later = { id: 'ui.update.later', take: () => {} }
  const ready: Standing = {
    id: 'ui.notice.update',
    values: {},
    offers: [{ id: 'ui.update.load', take: () => void load() }, later],
  }
  const unsaved: Standing = {
    id: 'ui.notice.updateUnsaved',
    values: {},
    offers: [
      { id: 'ui.do.saveFile', take: () => void saveGame(seat).then(ask) },
      { id: 'ui.update.anyway', take: () => begin(versions, view) },
      later,
    ],
  }
  return () => {
    if (versions.waiting && versions.active) ask()
  }
}

/** Until nothing is on its way into storage. */
const settled = (view: ViewStoreApi): Promise<void> =>
  new Promise((resolve) => {
    const look = ({ saving }: View): void => {
      if (saving === 'loading' || saving === 'saving') return
      stop()
      resolve()
    }
    const stop = view.subscribe(look)
    look(view.getState())
  })

/** The waiting version takes over; where it has, by another window, it is only loaded. */
function begin({ waiting }: Versions, view: ViewStoreApi): void {
  const reload = (): void => void settled(view).then(() => location.reload())
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    waiting.postMessage('begin')
  } else reload()
}
