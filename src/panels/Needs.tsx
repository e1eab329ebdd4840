// One die for several units: who needs what, and who has it.
import type { Pool } from '../kernel/dice.ts'
import type { Prompt } from '../kernel/game.ts'
import { shown } from '../kernel/match.ts'
import { useMatch } from '../store/seat.ts'
import { needsIn } from './pools.ts'
import { useSay, useSpeech } from './speech.ts'

interface NeedsProps {
  readonly pool: Pool
  /** What the roll answers. */
  readonly prompt: Prompt | null
  /** What fell; null before the roll. */
  readonly face: number | null
}

export function Needs({ pool, prompt, face }: NeedsProps) {
  const say = useSay()
  const speech = useSpeech()
  const table = useMatch((store) => shown(store.match).table)
  const each = needsIn(prompt?.why ?? [], prompt?.about.units ?? []).map(({ who, need }) => ({
    text: say('ui.dice.whoNeeds', { who: speech.unitName(table, who), need }),
    need,
  }))
  const cuts = (pool.dice[0]?.cuts ?? []).map((need) => ({ text: say('ui.dice.need', { need }), need }))
  return (
    <p className="needs">
      {face === null ? say('ui.dice.anyNeed') : null}
      {(each.length > 0 ? each : cuts).map(({ text, need }) => (
        <span className="need" key={text}>
          {text} {face === null ? null : face >= need ? '✓' : '✕'}
        </span>
      ))}
    </p>
  )
}
