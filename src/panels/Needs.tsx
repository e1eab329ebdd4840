// One die for several units: who needs what, and who has it.
import { signs } from '../content/tokens.ts'
import { meets } from '../kernel/dice.ts'
import type { Prompt } from '../kernel/game.ts'
import { shown } from '../kernel/match.ts'
import { useMatch } from '../store/seat.ts'
import { needsIn } from './pools.ts'
import { useSay, useSpeech } from './speech.ts'

interface NeedsProps {
  /** What the roll answers. */
  readonly prompt: Prompt | null
  /** What fell; null before the roll. */
  readonly face: number | null
}

export function Needs({ prompt, face }: NeedsProps) {
  const say = useSay()
  const speech = useSpeech()
  const table = useMatch((store) => shown(store.match).table)
  return (
    <p className="needs">
      {face === null ? say('ui.dice.anyNeed') : null}
      {needsIn(prompt?.why ?? [], prompt?.about.units ?? []).map(({ who, need }) => (
        <span className="need" key={who}>
          {say('ui.dice.whoNeeds', { who: speech.unitName(table, who), need })}{' '}
          {face === null ? null : signs[meets(need, face) ? 'yes' : 'no']}
        </span>
      ))}
    </p>
  )
}
