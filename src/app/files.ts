// Games to files and back; what was refused is said with the field and the value, and the running game stays.
import type { Fault } from '../kernel/fault.ts'
import { ruleSets } from '../rules/index.ts'
import type { Seat } from '../store/seat.ts'

/** Loaded on demand: nobody saves before the first drag. */
const files = () => import('../storage/file.ts')

export async function saveGame({ match, view }: Seat): Promise<void> {
  const { saveFile } = await files()
  const now = match.getState().match
  const saved = await saveFile(now, fileName(now.start.title.en))
  if (saved) view.setState({ notice: { id: 'ui.notice.saved', values: {} } })
}

export async function openGame({ match, view }: Seat): Promise<void> {
  const { openFile } = await files()
  const opened = await openFile(ruleSets)
  if (!opened) return
  if (opened.ok) {
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
