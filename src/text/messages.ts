// The texts of a catalogue.

/** Message texts by id. */
export type Messages = Readonly<Record<string, string>>

/** What the page says in the words of one rule set: `melee.ui.begin`. */
export const ownMessages = (rules: string, texts: Messages): Messages =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [`${rules}.${id}`, text]))
