// The signs of states on the table and the marks on the timeline, each with its name.
import { badges } from '../../content/art/badges.ts'
import { useSay, useSpeech } from '../speech.ts'
import { TICK_KINDS, TickSign } from '../Ticks.tsx'

export function Legend() {
  const say = useSay()
  const speech = useSpeech()
  return (
    <section>
      <h3>{say('ui.keys.marks')}</h3>
      <ul className="legend">
        {TICK_KINDS.map((kind) => (
          <li key={kind}>
            <TickSign kind={kind} />
            {say(`ui.tick.${kind}`)}
          </li>
        ))}
      </ul>
      <h3>{say('ui.keys.states')}</h3>
      <ul className="legend">
        {Object.entries(badges)
          .filter(([id]) => speech.hasBadge(id))
          .map(([id, path]) => (
            <li key={id}>
              <svg viewBox="-1 -1 12 12" aria-hidden="true" focusable="false">
                <path d={path} fillRule="evenodd" />
              </svg>
              {speech.badge(id)}
            </li>
          ))}
      </ul>
    </section>
  )
}
