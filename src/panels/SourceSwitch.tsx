// Where dice come from: the program, the real table, or a teacher's choice.
import type { DiceSource } from '../kernel/dice.ts'
import { useSeat, useView } from '../store/seat.ts'
import { SOURCES } from '../store/view.ts'
import { Icon } from './icons.tsx'
import { useSay } from './speech.ts'

export function SourceSwitch() {
  const seat = useSeat()
  const say = useSay()
  const source = useView((view) => view.dice)
  return (
    <div className="segments" role="radiogroup" aria-label={say('ui.dice.source')}>
      {SOURCES.map((each) => (
        <label key={each} className="segment">
          <input
            type="radio"
            name="dice source"
            checked={each === source}
            onChange={() => seat.view.setState({ dice: each })}
          />
          <span>
            <SourceMark source={each} /> {say(`ui.dice.from.${each}`)}
          </span>
        </label>
      ))}
    </div>
  )
}

/** The sign of a source, the same in tray, log and rolls; its name stands beside it. */
export function SourceMark({ source }: { readonly source: DiceSource }) {
  return (
    <span className="source-mark">
      <Icon id={source} />
    </span>
  )
}
