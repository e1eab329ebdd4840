// Games to files and back; what was refused is said with the field and the value, and the running game stays.
import { art } from '../content/art/art.ts'
import type { Fault } from '../kernel/fault.ts'
import { ruleSets } from '../rules/index.ts'
import type { Known } from '../storage/known.ts'
import type { Seat } from '../store/seat.ts'
import type { ViewStoreApi } from '../store/view.ts'
import { tell, unless } from './unless.ts'

/** What a game from elsewhere may name. */
export const known: Known = { ruleSets, arts: Object.keys(art) }

/** Loaded on demand: nobody saves before the first drag. */
const files = (view: ViewStoreApi) => unless(import('../storage/file.ts'), view, 'ui.notice.outOfReach')

export async function saveGame({ match, view }: Seat): Promise<void> {
  const storage = await files(view)
  if (!storage) return
  const now = match.getState().match
  const saved = await storage.saveFile(now, fileName(now.start.title.en))
  if (saved === 'saved') tell(view, 'ui.notice.saved')
  if (saved === 'failed') tell(view, 'ui.notice.notSaved')
}

export async function openGame({ match, view }: Seat): Promise<void> {
  const storage = await files(view)
  const opened = storage ? await storage.openFile(known) : 'aborted'
  if (opened === 'aborted') return
  if (opened === 'failed') tell(view, 'ui.notice.notRead')
  else if (opened.ok) {
    match.getState().load(opened.match)
    view.setState({ camera: null, selected: null, notice: null })
  } else view.setState({ notice: noticeOf(opened.fault) })
}

export const noticeOf = ({ field, value, says }: Fault) => {
  const values = { field, value, reason: `ui.fault.${says}` }
  return { id: field === '' ? 'ui.notice.fileWhole' : 'ui.notice.file', values }
}

/** Letters, digits and hyphens only: any file system takes it. */
export const fileName = (title: string): string =>
  `base-contact-${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`
