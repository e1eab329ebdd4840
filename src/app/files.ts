// Games to files and back; what was refused is said with the field and the value, and the running game stays.
import { art } from '../content/art/art.ts'
import type { Fault } from '../kernel/fault.ts'
import type { Match } from '../kernel/match.ts'
import { ruleSets } from '../rules/index.ts'
import type { Known } from '../storage/known.ts'
import { tell } from '../store/notices.ts'
import type { Seat } from '../store/seat.ts'
import { summaryOf } from '../store/summary.ts'
import type { ViewStoreApi } from '../store/view.ts'
import { unless } from './unless.ts'

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

/** Asks for a file and shows what it holds. */
export async function openGame(seat: Seat): Promise<void> {
  const storage = await files(seat.view)
  const file = storage ? await storage.askFile() : 'aborted'
  if (file === 'failed') tell(seat.view, 'ui.notice.notRead')
  else if (file !== 'aborted') await previewGame(seat, file)
}

/** Shows what a file holds; nothing of the game on the table is touched before the player says so. */
async function previewGame(seat: Seat, file: File): Promise<void> {
  const { view } = seat
  const storage = await files(view)
  const opened = storage ? await storage.openFile(file, known) : 'aborted'
  if (opened === 'aborted') return
  if (opened !== 'failed' && opened.ok) {
    show(seat, file.name, opened.match)
    return
  }
  // What is refused is said in the column, and another file that was being looked at is not what was asked for.
  view.setState({ dialog: null, preview: null })
  if (opened === 'failed') tell(view, 'ui.notice.notRead')
  else view.setState({ notice: noticeOf(opened.fault) })
}

/** Of several files nobody knows which is meant. */
export function previewFiles(seat: Seat, [file, ...more]: readonly File[]): void {
  if (more.length > 0) seat.view.setState({ dialog: null, preview: null, notice: ONE_FILE })
  else if (file) void previewGame(seat, file)
}

const ONE_FILE = { id: 'ui.notice.oneFile', values: {} }

function show({ match: store, view }: Seat, file: string, match: Match): void {
  const take = (): void => {
    store.getState().load(match)
  }
  const preview = { file, summary: summaryOf(match), past: match.rules.past ?? null, take }
  view.setState({ dialog: 'preview', preview, notice: null })
}

/** A field is named where it helps: not the depth of brackets, nor what a game of this program would have had. */
export const noticeOf = ({ field, value, says }: Fault) => {
  const values = { field, value, reason: `ui.fault.${says}` }
  const isMissing = value === 'undefined'
  if (field === '' || says === 'tooDeep' || (says === 'notOurs' && isMissing))
    return { id: 'ui.notice.fileWhole', values }
  if (isMissing) return { id: 'ui.notice.fileLacks', values }
  return { id: says === 'notOurs' ? 'ui.notice.fileForeign' : 'ui.notice.file', values }
}

/** Letters, digits and hyphens only: any file system takes it. */
export const fileName = (title: string): string =>
  `base-contact-${title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`
