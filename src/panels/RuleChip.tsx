// The rule's short name and id; opens its card.
import { useSeat } from '../store/seat.ts'
import { useSpeech } from './speech.ts'

/** Its id alone, within a sentence. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const seat = useSeat()
  const speech = useSpeech()
  const { name } = speech.rule(rule)
  return (
    <button
      type="button"
      className="link"
      aria-label={speech.say('ui.rule.open', { id: rule, name })}
      title={name}
      onClick={() => seat.view.setState({ card: rule })}
    >
      {rule}
    </button>
  )
}

export function RuleChip({ rule }: { readonly rule: string }) {
  const seat = useSeat()
  const speech = useSpeech()
  const { name } = speech.rule(rule)
  return (
    <button
      type="button"
      className="chip rule-chip"
      aria-label={speech.say('ui.rule.open', { id: rule, name })}
      onClick={() => seat.view.setState({ card: rule })}
    >
      <span>{name}</span> <b>{rule}</b>
    </button>
  )
}
