// A game that cannot be kept is said once, with what can be done about it.
import { expect, it, vi } from 'vitest'
import { touchMatch } from '../kernel/testing.ts'
import { createHand } from '../store/hand.ts'
import { createMatchStore } from '../store/match.ts'
import type { Seat } from '../store/seat.ts'
import { createViewStore, type Saving } from '../store/view.ts'
import { tellSaving as tell } from './keeping.ts'

const tellSaving = (here: Seat, saving: Saving, copy = () => {}): void => tell(here, saving, copy)

function seat(): Seat {
  const match = createMatchStore(touchMatch())
  return { match, view: createViewStore(), hand: createHand(match) }
}

const NOT_KEPT = { id: 'ui.notice.notKept', offers: [{ id: 'ui.do.saveFile' }] }

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

it('a game that goes on in another window is told, and can go on as a copy or be saved to a file', () => {
  const here = seat()
  const copy = vi.fn()
  tellSaving(here, 'saved')
  tellSaving(here, 'elsewhere', copy)
  const { saving, standing } = here.view.getState()
  expect([saving, standing?.id]).toEqual(['elsewhere', 'ui.notice.elsewhere'])
  expect(standing?.offers.map(({ id }) => id)).toEqual(['ui.do.copy', 'ui.do.saveFile'])
  standing?.offers[0]?.take()
  expect(copy).toHaveBeenCalledOnce()
  tellSaving(here, 'saving')
  expect(here.view.getState()).toMatchObject({ saving: 'saving', standing: null })
})

it('another notice is left alone', () => {
  const here = seat()
  const offers = [{ id: 'ui.earlier.take', take: () => {} }]
  const standing = { id: 'ui.notice.earlier', values: {}, offers }
  here.view.setState({ standing })
  tellSaving(here, 'saved')
  expect(here.view.getState().standing).toBe(standing)
})
