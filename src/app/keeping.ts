// The autosave of a window, and what it has to say; fetched once the table can be played.
import type { Match } from '../kernel/match.ts'
import type { Opened } from '../kernel/recording.ts'
import { wouldLose } from '../panels/newGame.ts'
import { autosave, type Keeping } from '../storage/autosave.ts'
import { tell } from '../store/notices.ts'
import type { Seat } from '../store/seat.ts'
import type { Saving } from '../store/view.ts'
import { known, noticeOf, saveGame } from './files.ts'
import { NOT_KEPT, tellFailed } from './notKept.ts'

const keepings = new WeakMap<Seat, Keeping>()

/** Null: nothing keeps the games of that window yet. */
export const keepingOf = (seat: Seat): Keeping | null => keepings.get(seat) ?? null

export function startKeeping(seat: Seat, first: Match): void {
  const keeping = autosave(seat.match, first, {
    known,
    tell: (saving) => tellSaving(seat, saving, () => keeping.copy()),
    found: (opened) => found(seat, opened),
    begun: ({ id, match }) => {
      const values = { count: match.steps.length }
      const take = (): void => {
        if (wouldLose(seat)) seat.view.setState({ dialog: 'games' })
        else void openKept(seat, id)
      }
      seat.view.setState({
        standing: { id: 'ui.notice.earlier', values, offers: [{ id: 'ui.earlier.take', take }] },
      })
    },
    left: (match) => tellLeft(seat, match),
    deleted: () =>
      seat.view.setState({ standing: { id: 'ui.notice.deleted', values: {}, offers: [toFile(seat)] } }),
  })
  keepings.set(seat, keeping)
  askBeforeLeaving(seat)
}

/** Whoever leaves the page with deeds that are not saved, nor will be, is asked first. */
function askBeforeLeaving(seat: Seat): void {
  const { match, view } = seat
  let given = match.getState().match
  view.subscribe(({ saving }, before) => {
    if (saving === 'elsewhere' && before.saving !== 'elsewhere') given = match.getState().match
  })
  window.addEventListener('beforeunload', (event) => {
    // What was done before it was given away is kept there.
    const isGiven = view.getState().saving === 'elsewhere' && match.getState().match === given
    if (wouldLose(seat) && !isGiven) event.preventDefault()
  })
}

const ELSEWHERE = 'ui.notice.elsewhere'

/** What is not saved is said once, with what can be done about it, and no more when it is over. */
export function tellSaving(seat: Seat, saving: Saving, copy: () => void): void {
  const { saving: before, standing } = seat.view.getState()
  if (before === saving || (before === 'failed' && saving === 'saving')) return
  if (saving === 'failed') tellFailed(seat)
  else if (saving === 'elsewhere') {
    const offers = [{ id: 'ui.do.copy', take: copy }, toFile(seat)]
    seat.view.setState({ saving, standing: { id: ELSEWHERE, values: {}, offers } })
  } else {
    const over = standing?.id === NOT_KEPT || standing?.id === ELSEWHERE
    seat.view.setState({ saving, standing: over ? null : standing })
  }
}

const LEFT = 'ui.notice.left'

/** A game that is neither on the table nor among the saved ones: null where it is one of them after all. */
export function tellLeft({ match: store, view }: Seat, match: Match | null): void {
  if (match) {
    const take = (): void => store.getState().load(match)
    const offers = [{ id: 'ui.earlier.take', take }]
    view.setState({ standing: { id: LEFT, values: {}, offers }, notice: null })
  } else if (view.getState().standing?.id === LEFT) view.setState({ standing: null })
}

const toFile = (seat: Seat) => ({ id: 'ui.do.saveFile', take: () => void saveGame(seat) })

/** Puts a kept game on the table; what does not open is said. */
export async function openKept(seat: Seat, id: string): Promise<void> {
  const opened = await keepingOf(seat)?.open(id)
  if (!opened) tell(seat.view, 'ui.notice.notThere')
  else if (opened.ok) seat.view.setState({ dialog: null })
  else seat.view.setState({ notice: { ...noticeOf(opened.fault), id: 'ui.notice.notOpened' } })
}

function found({ view }: Seat, opened: Opened | null): void {
  if (opened?.ok) view.setState({ camera: null })
  else if (opened) view.setState({ notice: { ...noticeOf(opened.fault), id: 'ui.notice.stored' } })
}
