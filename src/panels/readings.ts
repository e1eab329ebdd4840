// The readings of the rules that can be compared with the game's own, each with its key and its words.
import {
  isSameSetting,
  type Options,
  type Setting,
  type Switch,
  settingKey,
  settingOf,
} from '../kernel/game.ts'
import type { Match } from '../kernel/match.ts'
import { onceFor } from '../kernel/once.ts'
import type { UiId } from '../text/ui.en.ts'
import type { Speech } from '../text/words.ts'

/** A misreading, one answer of one switch, or a whole profile. */
export interface ReadingChoice {
  readonly key: string
  readonly options: Options
  readonly group: UiId
  readonly of:
    | { readonly id: string; readonly value: Setting }
    | { readonly misreading: string }
    | { readonly profile: string }
    | null
}

/** The key of the game as it is played. */
export const PLAYED = ''

const keyOfAnswer = ({ name }: Switch, value: Setting): string => `${name}=${settingKey(value)}`

/** All that can be chosen in a game, its own reading first. */
export const readingsOf = onceFor(({ options }: Match['start']) =>
  onceFor(({ switches, misreadings, profiles }: Match['rules']): readonly ReadingChoice[] => [
    { key: PLAYED, options, group: 'ui.compare.played', of: null },
    ...misreadings.map(({ id, name }) => ({
      key: name,
      options: { ...options, [name]: true },
      group: 'ui.compare.misreadings' as const,
      of: { misreading: id },
    })),
    ...switches.flatMap((each) => answersOf(each, options)),
    ...Object.entries(profiles).map(([profile, preset]) => ({
      key: `profile ${profile}`,
      options: { ...options, ...preset },
      group: 'ui.compare.profiles' as const,
      of: { profile },
    })),
  ]),
)

/** Every answer but the one that the game is played by. */
const answersOf = (each: Switch, options: Options): readonly ReadingChoice[] =>
  each.values
    .filter((value) => !isSameSetting(value, settingOf(options, each)))
    .map((value) => ({
      key: keyOfAnswer(each, value),
      options: { ...options, [each.name]: value },
      group: each.isOpen ? 'ui.settings.open' : 'ui.settings.more',
      of: { id: each.id, value },
    }))

/** What an answer of a switch is called. */
export function calledIn(speech: Speech, id: string, value: Setting): string {
  const said = speech.rule(id).values?.[settingKey(value)]
  return said ?? (typeof value === 'boolean' ? speech.say(`ui.settings.${value}`) : settingKey(value))
}

export function readingName(speech: Speech, { of }: ReadingChoice): string {
  if (of === null) return speech.say('ui.compare.played')
  if ('misreading' in of) return speech.rule(of.misreading).name
  if ('profile' in of) return speech.say('ui.compare.profile', { profile: speech.profile(of.profile) })
  return speech.say('ui.compare.answer', {
    name: speech.rule(of.id).name,
    value: calledIn(speech, of.id, of.value),
  })
}
