// Keeps the game over a reload, and says where that cannot be.
import type { Opened } from '../kernel/recording.ts'
import type { Earlier, Saving } from '../storage/autosave.ts'
import { within } from '../storage/patience.ts'
import type { Seat } from '../store/seat.ts'
import { known, noticeOf, saveGame } from './files.ts'

const NOT_KEPT = 'ui.notice.notKept'

/** Puts the stored game on the table, unless another one has been begun meanwhile; then saves every change. */
export async function keep(seat: Seat): Promise<void> {
  const first = seat.match.getState().match
  seat.view.setState({ saving: 'loading' })
  const tell = (saving: Saving): void => tellSaving(seat, saving)
  const fetched = import('../storage/autosave.ts').catch(() => null)
  const storage = await within(fetched, () => tell('failed'))
  if (!storage) return tell('failed')
  storage.autosave(seat.match, first, {
    known,
    tell,
    found: (opened) => found(seat, opened),
    offer: (earlier) => offer(seat, earlier),
  })
}

/** A failure is said once, with what can be done about it, and no more when it is over. */
export function tellSaving(seat: Seat, saving: Saving): void {
  const { saving: before, standing } = seat.view.getState()
  if (before === 'failed' && (saving === 'failed' || saving === 'saving')) return
  if (saving === 'failed') {
    const offer = { id: 'ui.do.saveFile', take: () => void saveGame(seat) }
    seat.view.setState({ saving, standing: { id: NOT_KEPT, values: {}, offer } })
  } else seat.view.setState({ saving, standing: standing?.id === NOT_KEPT ? null : standing })
}

function found({ view }: Seat, opened: Opened | null): void {
  if (opened?.ok) view.setState({ camera: null })
  else if (opened) view.setState({ notice: { ...noticeOf(opened.fault), id: 'ui.notice.stored' } })
}

function offer({ view }: Seat, { match, take, leave }: Earlier): void {
  const back = (): void => {
    take()
    view.setState({ camera: null, selected: null })
  }
  const values = { count: match.steps.length }
  view.setState({
    standing: { id: 'ui.notice.earlier', values, offer: { id: 'ui.earlier.take', take: back, leave } },
  })
}
