// The signs of states on the table, each with its name.
import { badges } from '../../content/art/badges.ts'
import { useSay, useSpeech } from '../speech.ts'

export function Legend() {
  const say = useSay()
  const speech = useSpeech()
  return (
    <section>
      <h3>{say('ui.keys.states')}</h3>
      <ul className="legend">
        {Object.entries(badges)
          // Those of another game have no name in this one.
          .filter(([id]) => speech.badge(id) !== id)
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
