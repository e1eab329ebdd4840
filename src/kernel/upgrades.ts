// Files of earlier versions, made into files of today: one function for each version, from it to the next.

type File = Readonly<Record<string, unknown>>

/** From version 1 on, in order. A file is only looked at where something is added; the schema judges the rest. */
const UPGRADES: readonly ((file: File) => File)[] = [
  /** Version 2 has lines. */
  (file) => ({ ...file, version: 2, line: { id: 0, name: '' }, lines: [] }),
]

/** The version that is written. A fixture of each version ever written stands in e2e/fixtures. */
export const VERSION = UPGRADES.length + 1

/** A file of version 1 to `VERSION`, as one of `VERSION`. */
export const upgraded = (file: File & { readonly version: number }): File =>
  UPGRADES.slice(file.version - 1).reduce<File>((old, upgrade) => upgrade(old), file)
