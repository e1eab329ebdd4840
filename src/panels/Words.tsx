// A text whose numbers stay with what belongs to them: "2-й", "9,8 см" and "3+" are never torn apart at a line's end.
import { Fragment } from 'react'

const TOGETHER = /(\d+-[а-яё]+|\d+(?:[.,]\d+)?[ \u00a0](?:см|мм|cm|mm)(?![a-zа-яё]))/giu

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

export function Words({ text }: { readonly text: string }) {
  return partsOf(text).map((part, i) =>
    part.whole ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, always replaced together
      <span key={i} className="whole">
        {part.text}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, always replaced together
      <Fragment key={i}>{part.text}</Fragment>
    ),
  )
}
