// A match told for a terminal: every step, every frame of it, the facts with their rules, the dice, the digests.
import type { Action, Change, Fact, Table } from '../kernel/game.ts'
import type { Mark, Match } from '../kernel/match.ts'
import { cliEn } from '../text/cli.en.ts'
import { cliRu } from '../text/cli.ru.ts'
import type { Language } from '../text/language.ts'
import { phrasesIn, type Values } from '../text/phrases.ts'
import { type Speech, wordsFor } from '../text/words.ts'

export type CliId = keyof typeof cliEn

/** The words of the command line, and those of the rules. */
export interface Voice {
  readonly say: (id: CliId, values?: Values) => string
  readonly speech: Speech
  readonly language: Language
}

/** A language that has been loaded. */
export function voiceIn(language: Language, rules: string): Voice {
  const phrases = phrasesIn(language, language === 'ru' ? cliRu : cliEn)
  return { say: (id, values) => phrases.say(id, values), speech: wordsFor(language, rules), language }
}

/** A frame as data: the change that led to it, with the facts it stands on. */
export interface ToldFrame {
  readonly step: number
  readonly change: number
  readonly is: Change['is']
  readonly ok?: boolean
  readonly from?: string
  readonly faces?: readonly number[]
  readonly why: readonly Fact[]
  /** Of the whole step; with its last frame. */
  readonly digest?: string
}

export const toldFrames = ({ steps }: Match): readonly ToldFrame[] =>
  steps.flatMap(({ changes, digest }, step) =>
    changes.map((change, i) => ({
      step: step + 1,
      change: i + 1,
      is: change.is,
      ...(change.is === 'ruled' && { ok: change.ok }),
      ...(change.is === 'threw' && { from: change.from, faces: change.faces }),
      why: change.why,
      ...(i === changes.length - 1 && { digest }),
    })),
  )

/** Every line of the match, in the order in which it was played; marks that nothing removes come last. */
export function toldLines(match: Match, voice: Voice): readonly string[] {
  const { say, language } = voice
  const { steps, marks, start } = match
  const first = say('cli.start', { title: start.title[language] })
  const told = steps.flatMap((step, i) => [
    '',
    say('cli.step', { step: i + 1, action: actionText(step.action, voice) }),
    ...step.changes.flatMap((change, j) => frameLines(change, tableBefore(match, i, j), voice)),
    `  ${say('cli.digest', { digest: step.digest })}`,
  ])
  const last = marks.map((mark) => markText(mark, voice))
  return [first, ...told, ...(last.length > 0 ? ['', ...last] : [])]
}

function markText({ is, step: at, faces = [] }: Mark, { say }: Voice): string {
  const step = at + 1
  switch (is) {
    case 'takenBack':
      return say('cli.takenBack', { step, faces: faces.join(' ') })
    case 'byHand':
      return say('cli.byHand', { step })
    case 'overruled':
      return say('cli.ruledIn', { step })
    default:
      return is satisfies never
  }
}

/** The table that a change speaks of: what leaves it is still there. */
function tableBefore({ frames, start }: Match, step: number, change: number): Table {
  const before = frames.findLast(
    (frame) => frame.step < step || (frame.step === step && frame.change < change),
  )
  return before?.state.table ?? start.table
}

function actionText(action: Action, { say }: Voice): string {
  switch (action.do) {
    case 'choose':
      return say('cli.action.choose', { option: action.option })
    case 'roll':
      return say('cli.action.roll', { from: action.from })
    case 'mode':
      return say('cli.action.mode', { mode: action.mode })
    case 'overrule':
      return say('cli.overruled')
    case 'move':
    case 'allocate':
    case 'done':
    case 'name':
    case 'correct':
      return say(`cli.action.${action.do}`)
    default:
      return action satisfies never
  }
}

function frameLines(change: Change, table: Table, voice: Voice): readonly string[] {
  const { speech } = voice
  const facts = change.why.map((fact) => factLine(fact, table, speech))
  return [...changeLines(change, table, voice).map((line) => `  ${line}`), ...facts]
}

export function factLine(fact: Fact, table: Table, speech: Speech): string {
  const { sign } = speech.headline({ ok: fact.ok, why: [fact] }, table)
  return `    ${SIGNS[sign]} ${fact.rule.padEnd(6)} ${speech.sentence(fact, table)}`
}

const SIGNS = { yes: '+', no: '-', excused: 'o', asked: '.', die: '*' } as const

function changeLines(change: Change, table: Table, { say, speech, language }: Voice): readonly string[] {
  switch (change.is) {
    case 'moved':
      return change.moves.map(({ base, to }) =>
        say('cli.moved', { base: speech.tag(table, base), x: to.x, y: to.y, facing: to.facing }),
      )
    case 'removed':
      return [say('cli.removed', { base: speech.tag(table, change.base) })]
    case 'restored':
      return [say('cli.restored', { base: speech.tag(table, change.base) })]
    case 'marked':
      return [
        say('cli.marked', {
          on: nameOf(change.on, table, speech),
          badge: speech.badge(change.badge),
          set: String(change.set),
        }),
      ]
    case 'traited':
      return [
        say('cli.traited', {
          on: nameOf(change.on, table, speech),
          trait: speech.trait(change.trait),
          value: speech.traitValue(change.trait, change.value),
        }),
      ]
    case 'threw':
      return [
        say('cli.threw', {
          side: speech.sideName(table, change.pool.side),
          pool: speech.pool(change.pool.for),
          faces: change.faces.join(' '),
        }),
      ]
    case 'ruled':
      return [say('cli.ruled', { ok: String(change.ok) })]
    case 'overruled':
      return [say('cli.overruled')]
    case 'turned':
      return [say('cli.turned')]
    case 'mode':
      return [say('cli.action.mode', { mode: change.mode })]
    case 'named':
      return [say('cli.named', { side: change.name[language] })]
    default:
      return change satisfies never
  }
}

const nameOf = (id: string, table: Table, speech: Speech): string =>
  table.units.some((unit) => unit.id === id) ? speech.unitName(table, id) : speech.tag(table, id)
