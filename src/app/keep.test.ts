// A game that cannot be kept is said once, with what can be done about it.
import { expect, it } from 'vitest'
import { touchMatch } from '../kernel/testing.ts'
import { createHand } from '../store/hand.ts'
import { createMatchStore } from '../store/match.ts'
import type { Seat } from '../store/seat.ts'
import { createViewStore } from '../store/view.ts'
import { tellSaving } from './keep.ts'

function seat(): Seat {
  const match = createMatchStore(touchMatch())
  return { match, view: createViewStore(), hand: createHand(match) }
}

const NOT_KEPT = { id: 'ui.notice.notKept', offer: { id: 'ui.do.saveFile' } }

it('what is not saved is said at once, and it is offered to save it to a file', () => {
  const here = seat()
  tellSaving(here, 'failed')
  expect(here.view.getState()).toMatchObject({ saving: 'failed', standing: NOT_KEPT })
})

it('it is said once: the next steps that are not saved either are as good as told', () => {
  const here = seat()
  tellSaving(here, 'failed')
  here.view.setState({ standing: null })
  for (const saving of ['saving', 'failed', 'saving'] as const) tellSaving(here, saving)
  expect(here.view.getState()).toMatchObject({ saving: 'failed', standing: null })
})

it('once it is saved after all, nothing else is said any more', () => {
  const here = seat()
  tellSaving(here, 'failed')
  tellSaving(here, 'saved')
  expect(here.view.getState()).toMatchObject({ saving: 'saved', standing: null })
  tellSaving(here, 'saving')
  tellSaving(here, 'failed')
  expect(here.view.getState()).toMatchObject({ saving: 'failed', standing: NOT_KEPT })
})

it('another notice is left alone', () => {
  const here = seat()
  const standing = { id: 'ui.notice.earlier', values: {}, offer: { id: 'ui.earlier.take', take: () => {} } }
  here.view.setState({ standing })
  tellSaving(here, 'saved')
  expect(here.view.getState().standing).toBe(standing)
})
