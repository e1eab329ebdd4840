// A rule card: what the rule is called and says, its drawing, where it comes from, what it leaves open.
import { useSpeech } from '../speech.ts'
import { RuleDrawing } from './RuleDrawing.tsx'
import { Sheet } from './Sheet.tsx'

interface RuleCardProps {
  readonly rule: string
  onClose(): void
}

export function RuleCard({ rule, onClose }: RuleCardProps) {
  const speech = useSpeech()
  const { name, statement, card, open, heading, origins } = speech.rule(rule)
  const say = speech.say
  return (
    <Sheet
      kind="card"
      onClose={onClose}
      title={
        <>
          {name} <span className="card-id">{rule}</span>
        </>
      }
    >
      <p className="card-statement">{statement}</p>
      <RuleDrawing rule={rule} />
      {card.split('\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {open === undefined ? null : (
        <section>
          <h3>{say('ui.card.open')}</h3>
          {open.split('\n').map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      )}
      <section>
        <h3>{say('ui.card.origins')}</h3>
        {heading === undefined ? null : <p>{say('ui.card.heading', { heading })}</p>}
        <ul className="origins">
          {origins.map((origin) => (
            <li key={origin}>{origin}</li>
          ))}
        </ul>
      </section>
    </Sheet>
  )
}
