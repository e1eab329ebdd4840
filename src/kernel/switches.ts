// The switches of a rule set, made from the values that it offers, and what a game plays by.
import { isSameSetting, type Options, type Setting, type Switch, settingOf } from './game.ts'
import { onceFor } from './once.ts'

/** Of each setting: the rule or the open question that it answers, and its values with the default first. */
export type Offered<Settings> = {
  readonly [Name in keyof Settings]: readonly [id: string, values: readonly Settings[Name][]]
}

type AnyOffered = Readonly<Record<string, readonly [id: string, values: readonly Setting[]]>>

/**
 * Options are kept under the switch's `name`. `open` has those of open questions, `unnamed` what a game plays by whose
 * options do not name a switch.
 */
export const switchesOf = (offered: AnyOffered, open: object, unnamed: Options = {}): readonly Switch[] =>
  Object.entries(offered).map(([name, [id, values]]) => ({
    id,
    name,
    isOpen: name in open,
    values,
    default: values[0] ?? false,
    ...(unnamed[name] !== undefined && { unnamed: unnamed[name] }),
  }))

/** Every setting as it is by default. */
export const defaultsOf = <Settings extends object>(offered: AnyOffered & Offered<Settings>): Settings =>
  Object.fromEntries(Object.entries(offered).map(([name, [, [usual]]]) => [name, usual])) as Settings

/** A switch that the options leave out, or fill with what it does not offer, stands as usual. */
export const settingsBy = <Settings extends object>(
  usual: Settings,
  switches: readonly Switch[],
): ((options: Options) => Settings) =>
  onceFor((options) => {
    const settings = switches.map((each) => [
      each.name,
      settingOf(isOffered(each, options) ? options : {}, each),
    ])
    return { ...usual, ...Object.fromEntries(settings) }
  })

/** Distances are compared by what they print. */
const isOffered = ({ name, values }: Switch, options: Options): boolean =>
  values.some((each) => isSameSetting(each, options[name] ?? ''))
