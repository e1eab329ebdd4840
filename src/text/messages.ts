// The texts of a catalogue.

/** Message texts by id. */
export type Messages = Readonly<Record<string, string>>
