// Keeps the game over a reload: the stored one is loaded before anything is saved.
import type { Opened } from '../kernel/recording.ts'
import { ruleSets } from '../rules/index.ts'
import type { Seat } from '../store/seat.ts'
import { noticeOf } from './files.ts'
import { unless } from './unless.ts'

/** Loads the stored game, unless another one has been begun meanwhile; then saves every change. */
export async function keep({ match, view }: Seat): Promise<void> {
  const first = match.getState().match
  view.setState({ saving: 'loading' })
  const storage = await unless(import('../storage/autosave.ts'), view, 'ui.notice.outOfReach')
  if (!storage) return view.setState({ saving: 'failed' })
  const { autosave, stored } = storage
  const opened = await stored(ruleSets).catch((): 'unreadable' => 'unreadable')
  if (match.getState().match === first) resume({ match, view }, opened)
  autosave(match, (saving) => view.setState({ saving }))
}

function resume({ match, view }: Pick<Seat, 'match' | 'view'>, opened: Opened | 'unreadable' | null): void {
  if (opened === 'unreadable') view.setState({ saving: 'failed' })
  else if (opened === null) view.setState({ saving: null })
  else if (opened.ok) {
    match.getState().load(opened.match)
    view.setState({ saving: 'saved', camera: null })
  } else view.setState({ saving: null, notice: { ...noticeOf(opened.fault), id: 'ui.notice.stored' } })
}
