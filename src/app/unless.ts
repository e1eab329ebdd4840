// What the platform refuses (a file, full screen, a piece of the page while offline) is said; the page goes on.
import { tell } from '../store/notices.ts'
import type { ViewStoreApi } from '../store/view.ts'
import type { UiId } from '../text/ui.en.ts'

/** What was asked of the platform; null, and said, where it was refused. */
export async function unless<T>(asked: Promise<T>, view: ViewStoreApi, says: UiId): Promise<T | null> {
  try {
    return await asked
  } catch {
    tell(view, says)
    return null
  }
}
