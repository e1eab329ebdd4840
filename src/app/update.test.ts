// A new version waits and asks; nothing is loaded before the game is kept, or the player does without it.
import { expect, it, vi } from 'vitest'
import { act } from '../kernel/match.ts'
import { touchMatch } from '../kernel/testing.ts'
import { createHand } from '../store/hand.ts'
import { createMatchStore } from '../store/match.ts'
import type { Seat } from '../store/seat.ts'
import { createViewStore, type View } from '../store/view.ts'
import { asking } from './update.ts'

const worker = (): ServiceWorker => Object.assign(new EventTarget(), { postMessage: vi.fn() }) as never

const played = act(touchMatch(), { do: 'mode', mode: 'arrange' }).match

function waiting(saving: View['saving'], game = played) {
  const match = createMatchStore(game)
  const seat: Seat = { match, view: createViewStore({ saving }), hand: createHand(match) }
  const next = worker()
  const ask = asking(seat, { active: worker(), waiting: next })
  return { view: seat.view, next, ask }
}

const asked = (view: Seat['view']): unknown => {
  const { standing } = view.getState()
  return standing && [standing.id, ...standing.offers.map(({ id }) => id)]
}

/** As the button does: closed, then done. */
async function take(view: Seat['view'], id: string): Promise<void> {
  const offer = view.getState().standing?.offers.find((each) => each.id === id)
  view.setState({ standing: null })
  offer?.take()
  await Promise.resolve()
}

const READY = ['ui.notice.update', 'ui.update.load', 'ui.update.later']
const UNSAVED = ['ui.notice.updateUnsaved', 'ui.do.saveFile', 'ui.update.anyway', 'ui.update.later']

const listens = vi.fn()
vi.stubGlobal('navigator', { serviceWorker: { addEventListener: listens } })

it('the first version is installed without a word', () => {
  const { view } = waiting('saved')
  const match = createMatchStore(touchMatch())
  asking({ match, view, hand: createHand(match) }, { active: null, waiting: worker() })()
  expect(asked(view)).toBeNull()
})

it('a new version asks, and later is later', async () => {
  const { view, next, ask } = waiting('saved')
  ask()
  expect(asked(view)).toEqual(READY)
  await take(view, 'ui.update.later')
  expect(asked(view)).toBeNull()
  expect(next.postMessage).not.toHaveBeenCalled()
})

it('it begins where the game is saved, at once', async () => {
  const { view, next, ask } = waiting('saved')
  ask()
  await take(view, 'ui.update.load')
  expect(next.postMessage).toHaveBeenCalledExactlyOnceWith('begin')
  expect(listens).toHaveBeenLastCalledWith('controllerchange', expect.any(Function), { once: true })
})

it('it begins only when what is being saved has been saved', async () => {
  const { view, next, ask } = waiting('saving')
  ask()
  await take(view, 'ui.update.load')
  expect(next.postMessage).not.toHaveBeenCalled()
  view.setState({ saving: 'saved' })
  await vi.waitFor(() => expect(next.postMessage).toHaveBeenCalledOnce())
})

it.each(['failed', 'elsewhere'] as const)(
  'where saving is %s, it is offered to save to a file',
  async (saving) => {
    const { view, next, ask } = waiting('saving')
    ask()
    await take(view, 'ui.update.load')
    view.setState({ saving })
    await vi.waitFor(() => expect(asked(view)).toEqual(UNSAVED))
    expect(next.postMessage).not.toHaveBeenCalled()
    await take(view, 'ui.update.anyway')
    await vi.waitFor(() => expect(next.postMessage).toHaveBeenCalledOnce())
  },
)

it('where nothing is saved it says so instead of that the game is kept', () => {
  const { view, ask } = waiting('failed')
  ask()
  expect(asked(view)).toEqual(UNSAVED)
})

it('where nothing has been done yet there is nothing to lose', () => {
  const { view, ask } = waiting('failed', touchMatch())
  ask()
  expect(asked(view)).toEqual(READY)
})

it('it waits for its turn behind another notice, and comes back where one took its place', async () => {
  const { view, ask } = waiting('saved')
  const other = { id: 'ui.notice.elsewhere', values: {}, offers: [] }
  view.setState({ standing: other })
  ask()
  expect(view.getState().standing).toBe(other)
  view.setState({ standing: null })
  expect(asked(view)).toEqual(READY)
  view.setState({ standing: other })
  view.setState({ standing: null })
  expect(asked(view)).toEqual(READY)
  await take(view, 'ui.update.later')
  expect(asked(view)).toBeNull()
})

it('a still newer version asks once, and again after an answer', async () => {
  const { view, ask } = waiting('saved')
  ask()
  ask()
  await take(view, 'ui.update.later')
  expect(asked(view)).toBeNull()
  ask()
  expect(asked(view)).toEqual(READY)
})
