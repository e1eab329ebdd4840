// The game of this window: how it begins, how it begins again, and what follows from each change of it.

import { startOf } from '../content/scenarios/scenario.ts'
import { twoPlatoons } from '../content/scenarios/twoPlatoons.ts'
import { sizes } from '../content/tokens.ts'
import type { System } from '../kernel/game.ts'
import { sharedSteps } from '../kernel/lines.ts'
import { begin, type Match, shown, standing } from '../kernel/match.ts'
import { freshSeed } from '../panels/freshSeed.ts'
import { assault } from '../rules/assault/assault.ts'
import { createHand, type Held } from '../store/hand.ts'
import { createMatchStore } from '../store/match.ts'
import { PUT_BACK } from '../store/putBack.ts'
import type { Seat } from '../store/seat.ts'
import { createViewStore, type Notice } from '../store/view.ts'
import type { Language } from '../text/language.ts'
import { keepChoices, keepLanguage, keptDice, keptRetake } from './kept.ts'
import { speak } from './speak.ts'
import { unless } from './unless.ts'

/** In a small window the log begins folded, so that nothing of the question is cut. */
const isTight = (): boolean => innerHeight < 1000 || innerWidth <= sizes.narrow

/** The first of the list, which is itself fetched with the menu. */
export const firstBattle = twoPlatoons

/** The three stores over the first battle, in Play. */
export function firstSeat(language: Language, system: System): Seat {
  const match = createMatchStore(begin(assault, startOf(firstBattle, assault, { system, seed: freshSeed() })))
  const view = createViewStore({
    language,
    retake: keptRetake(),
    dice: keptDice(),
    folded: isTight() ? ['byHand', 'log'] : ['byHand'],
  })
  const seat = { match, view, hand: createHand(match) }
  followHand(seat)
  followMatch(seat)
  keepChoices(seat)
  return seat
}

/** What another game on the table begins with, wherever it comes from. */
const AFRESH = { camera: null, ruler: null, compare: null, selected: null } as const

/**
 * The first minute ends with what is to be the first deed; what is dragged while the table is arranged is what the
 * panels speak of; who was asked to let go has let go, and what went back is taken again.
 */
function followHand({ match, view, hand }: Seat): void {
  hand.listen((before) => {
    const { held, shown: isShown, ghosts } = hand.now()
    const [lead] = held
    // Why something before it was so says nothing of what is proposed now.
    if (ghosts !== null && ghosts !== before.ghosts && view.getState().why)
      view.setState({ why: null, lit: null })
    const begins = ghosts !== null || (lead !== undefined && !isShown)
    // Asked in every move of a drag: whoever hears the view pays for each time that it is set.
    const { firstMinute, notice, selected } = view.getState()
    if (begins && firstMinute) view.setState({ firstMinute: false })
    const isDone = notice?.id === (lead === undefined ? 'ui.not.holding' : PUT_BACK.id)
    if (isDone) view.setState({ notice: null })
    if (lead === undefined || lead === selected) return
    if (shown(match.getState().match).mode === 'arrange') view.setState({ selected: lead })
  })
}

/**
 * What was asked about and lit belongs to what was done before, and what was looked at to the game; faces are chosen
 * by hand for one fight, and not for the next; a base that has charged is done with.
 */
function followMatch({ match, view, hand }: Seat): void {
  // What the hand is full of, moves that are proposed or bases, and in which game.
  let full: { readonly of: Notice; readonly in: Match } | null = null
  hand.listen(() => {
    const now = match.getState().match
    const of = inHand(hand.now())
    if (of) full = { of, in: now }
    else if (now === full?.in) full = null
  })
  match.subscribe((next, before) => {
    if (next.match === before.match && next.aside === before.aside) return
    const isGone = next.match !== before.match && !isMoved(before.match, next.match)
    const gone = isGone && full?.in === before.match ? full.of : null
    const of = inHand(hand.now())
    full = of && { of, in: next.match }
    const notice = ofAhead(before.match, next.match) ?? gone
    view.setState({ why: null, lit: null, notice })
    const isAnother = next.match.start !== before.match.start
    if (isAnother) view.setState(AFRESH)
    if (view.getState().dice === 'chosen' && (isAnother || shown(next.match).mode === 'arrange'))
      view.setState({ dice: 'seed' })
    if (next.match.steps === before.match.steps || next.match.steps.length === 0) return
    view.setState({ firstMinute: false })
    const done = next.match.steps.at(-1)?.action
    if (done?.do === 'move' && shown(next.match).mode === 'play') view.setState({ selected: null })
  })
}

const GONE: Notice = { id: 'ui.moves.gone', values: {} }

/** What is said where that goes without having been done; null: the hand is empty. */
function inHand({ ghosts, held, shown: isShown }: Held): Notice | null {
  if (ghosts) return GONE
  return held.length > 0 && !isShown ? PUT_BACK : null
}

/** What was done is a move: the one in the hand, or the proposed ones, accepted. */
const isMoved = (before: Match, { steps }: Match): boolean =>
  steps !== before.steps && steps.at(-1)?.action.do === 'move'

/** What a deed made of what lay ahead: a line of its own; or it is gone, which is said if a roll or a choice went with it. */
function ofAhead(before: Match, now: Match): Notice | null {
  if (now.start !== before.start || standing(now) <= standing(before)) return null
  if (now.lines.length > before.lines.length)
    return { id: 'ui.notice.branched', values: { step: standing(now) } }
  const shared = sharedSteps(before.steps, now.steps)
  const gone = before.steps.slice(shared)
  const isTold = gone.some(({ action }) => action.do === 'roll' || action.do === 'choose')
  return isTold && now.steps.length === shared + 1
    ? { id: 'ui.notice.gone', values: { count: gone.length } }
    : null
}

/** Nothing of the game is touched: only the words change, once they are there. */
export async function switchLanguage({ match, view }: Seat): Promise<void> {
  const language: Language = view.getState().language === 'ru' ? 'en' : 'ru'
  if ((await unless(speak(language, match.getState().match.rules.id), view, 'ui.notice.outOfReach')) === null)
    return
  document.documentElement.lang = language
  view.setState({ language })
  keepLanguage(language)
}
