// A reminder takes the place of another, but not of what must be read.
import { expect, it } from 'vitest'
import { forgetReminder, remind } from './notices.ts'
import { createViewStore } from './view.ts'

const said = (view: ReturnType<typeof createViewStore>) => view.getState().notice?.id

it('a reminder gives way to the next, and goes with what can be done', () => {
  const view = createViewStore()
  remind(view, 'ui.not.answer')
  remind(view, 'ui.not.holding')
  expect(said(view)).toBe('ui.not.holding')
  forgetReminder(view)
  expect(said(view)).toBeUndefined()
})

it('a refused file stays beside whatever key is pressed', () => {
  const view = createViewStore()
  view.setState({ notice: { id: 'ui.notice.notThere', values: {} } })
  remind(view, 'ui.not.answer')
  forgetReminder(view)
  expect(said(view)).toBe('ui.notice.notThere')
})
