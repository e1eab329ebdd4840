// CSS variables as a style.
import type { CSSProperties } from 'react'

export const vars = (values: Readonly<Record<`--${string}`, string | number>>): CSSProperties =>
  Object.fromEntries(Object.entries(values))
