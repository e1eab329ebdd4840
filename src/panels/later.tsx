// What nobody sees before the first base has been dragged; one piece, fetched at the first touch of the page.
import { Allocation } from './Allocation.tsx'
import { Arrange } from './Arrange.tsx'
import { ByHandInPlay } from './ByHand.tsx'
import { Figures } from './Figures.tsx'
import { LogBody } from './LogBody.tsx'
import { Past } from './Past.tsx'
import { JustThrown, Rolls } from './Rolls.tsx'
import { ThrowDice } from './ThrowDice.tsx'

export const later = {
  Allocation,
  Arrange,
  ByHandInPlay,
  Figures,
  JustThrown,
  LogBody,
  Past,
  Rolls,
  ThrowDice,
}
