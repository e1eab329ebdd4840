// What the live region says of a draft, a verdict, dice and a prompt.
import type { Table, Verdict } from '../kernel/game.ts'
import { current, isWithin, type Match, shown, standing } from '../kernel/match.ts'
import { fallenIn, lyingFacts } from '../store/fallen.ts'
import { type Aside, promptOf, spoken } from '../store/match.ts'
import type { Speech } from '../text/words.ts'
import { throwsOf } from './tray.ts'

/** The deciding fact in full, or several in sum, its margin when it was close, and how many more facts there are. */
export function verdictText(verdict: Verdict, table: Table, speech: Speech): string {
  const [deciding] = verdict.why
  if (!deciding) return ''
  if (verdict.stay) return speech.outcome(verdict, table)
  const { also, close, moreText } = speech.headline(verdict, table)
  const near = close ? `(${speech.say('ui.why.sign.close')})` : ''
  return [
    speech.outcome(verdict, table),
    near,
    moreText ? `(${moreText})` : '',
    ...also.map((each) => `${each}.`),
  ]
    .filter(Boolean)
    .join(' ')
}

/** After something was done: the dice it threw, the verdict that stands, and what is asked now. */
export function turnText(match: Match, speech: Speech, aside: Aside | null = null): string {
  const { table } = shown(match)
  const verdict = spoken(match, aside)
  return [
    diceText(match, speech),
    fallenText(match, speech),
    lyingText(match, speech),
    verdict ? verdictText(verdict, table, speech) : '',
    askText(match, speech),
  ]
    .filter(Boolean)
    .join(' ')
}

function fallenText(match: Match, speech: Speech): string {
  const lost = tagsFallen(match, speech)
  return lost === '' ? '' : `${speech.say('ui.fallen', { bases: lost })}.`
}

function lyingText(match: Match, speech: Speech): string {
  const [lie] = lyingFacts(match)
  return lie === undefined ? '' : speech.sentence(lie, current(match).table)
}

/** '3A, 3C'; empty where nothing has just been lost. */
export function tagsFallen(match: Match, speech: Speech): string {
  const { table } = shown(match)
  return fallenIn(match)
    .map(({ base }) => speech.tag(table, base.id))
    .toSorted()
    .join(', ')
}

function diceText(match: Match, speech: Speech): string {
  const [last] = throwsOf(match)
  if (!last || last.step !== match.frames[match.at]?.step) return ''
  const pool = speech.pool(last.pool.for)
  return `${speech.say('ui.says.dice', { pool, faces: last.faces.join(', ') })}.`
}

function askText(match: Match, speech: Speech): string {
  const prompt = promptOf(match)
  const { edition, past } = match.rules
  if (past) return speech.say('ui.past.ask', { edition })
  if (isWithin(match)) return speech.say('ui.line.within', { step: standing(match) + 1 })
  if (!prompt) return speech.say('ui.arrange.ask')
  const { table } = current(match)
  const { note, side } = prompt
  const asked = speech.say('ui.says.prompt', {
    side: speech.sideName(table, side),
    ask: speech.ask(prompt, table),
  })
  return note ? `${asked} ${speech.sentence(note, table)}` : asked
}
