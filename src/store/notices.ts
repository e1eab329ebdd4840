// What is said at once and is no verdict: it stays until it is closed; a word about what does nothing now goes by itself.
import type { Notice, ViewStoreApi } from './view.ts'

export const isReminder = ({ id }: Notice): boolean => id.startsWith('ui.not.')

/** A refused file, or a game that could not be kept: nobody is to miss it. */
const isGrave = ({ id }: Notice): boolean => id.startsWith('ui.notice.')

export const tell = (view: ViewStoreApi, id: Notice['id'], values: Notice['values'] = {}): void =>
  view.setState({ notice: { id, values } })

/** Of a key or a button that does nothing now: it takes no place of what must be read. */
export function remind(view: ViewStoreApi, id: Notice['id']): void {
  const { notice } = view.getState()
  if (!notice || !isGrave(notice)) tell(view, id)
}

/** What can be done now makes an end of what was said of something that could not. */
export function forgetReminder(view: ViewStoreApi): void {
  const { notice } = view.getState()
  if (notice && isReminder(notice)) view.setState({ notice: null })
}
