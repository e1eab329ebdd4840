// A text whose numbers stay with what belongs to them.
import { Fragment } from 'react'
import { partsOf } from '../text/parts.ts'

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
