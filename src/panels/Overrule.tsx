// The players' own word on what was measured, while it can still be told otherwise.
import { useRef } from 'react'
import type { Fact, Ruling } from '../kernel/game.ts'
import { canOverrule, shown } from '../kernel/match.ts'
import { contrary, isOfWay } from '../kernel/ruling.ts'
import { refusedMoves } from '../store/match.ts'
import { useMatch, useSeat } from '../store/seat.ts'
import { useHand } from './slowHand.ts'
import { useSpeech } from './speech.ts'

function whereOf(ruling: Ruling): 'way' | 'within' | 'beyond' {
  if (isOfWay(ruling)) return 'way'
  return ruling.within ? 'within' : 'beyond'
}

export function Overrule({ fact }: { readonly fact: Fact }) {
  const seat = useSeat()
  const speech = useSpeech()
  const fold = useRef<HTMLDetailsElement>(null)
  const open = useMatch(({ match }) => canOverrule(match))
  const table = useMatch(({ match }) => shown(match).table)
  const moves = useMatch(({ aside }) => refusedMoves(aside))
  const isHeld = useHand((held) => held.held.length > 0)
  const ruling = open && !isHeld ? contrary(fact, table, moves) : null
  if (ruling === null) return null
  const { base, other, limit } = ruling
  const names = { base: speech.tag(table, base), other: speech.tag(table, other) }
  return (
    <details
      className="overrule"
      ref={fold}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' })
      }}
    >
      <summary>{speech.say('ui.why.overrule')}</summary>
      <button
        type="button"
        className="button"
        onClick={() => {
          // The next fact that comes here is another one.
          if (fold.current) fold.current.open = false
          seat.match.getState().overrule(ruling)
        }}
      >
        {speech.say('ui.why.ruleSo', { where: whereOf(ruling), limit: speech.limit(limit, table), ...names })}
      </button>
    </details>
  )
}
