// A text whose numbers stay with what belongs to them: "2-й", "в 9,8 см от 3B", "3 < 5" and a short bracket are never torn apart at a line's end.

const TOGETHER =
  /(\([^()]{1,16}\)|[\p{L}\d]+(?:-\p{L}+)+|\d+(?: [<>=+] \d+)+|(?:в )?(?:[<>≥] )?\d+(?:[.,]\d+)?[ \u00a0](?:см|мм|cm|mm)(?!\p{L})(?: (?:от|from) \d+[A-Z])?)/giu

export interface Part {
  readonly text: string
  readonly whole: boolean
}

/** The text in parts, in order; a whole part must not be broken. */
export const partsOf = (text: string): readonly Part[] =>
  text
    .split(TOGETHER)
    .map((part, i) => ({ text: part, whole: i % 2 === 1 }))
    .filter((part) => part.text !== '')
