// What the keys do: those of the commands, of a base that has the focus, and of typed dice.
import { useMatch } from '../../store/seat.ts'
import { keysTurning, TURN_FAR } from '../../store/turning.ts'
import type { UiId } from '../../text/ui.en.ts'
import { keyName, useCommands } from '../command.tsx'
import { useSay } from '../speech.ts'
import { Legend } from './Legend.tsx'

const TABLE: readonly (readonly [string, UiId])[] = [
  ['arrows', 'ui.keys.move'],
  ['Shift+arrows', 'ui.keys.moveFar'],
  [[...keysTurning(-TURN_FAR), ...keysTurning(TURN_FAR)].join(', '), 'ui.keys.turnFar'],
  ['KeyG', 'ui.keys.unit'],
  ['Enter', 'ui.keys.drop'],
  ['Escape', 'ui.keys.cancel'],
  ['Tab, Shift+Tab', 'ui.keys.next'],
]

const DICE: readonly (readonly [string, UiId])[] = [
  ['Digit1 – Digit6', 'ui.keys.faces'],
  ['Backspace', 'ui.keys.back'],
  ['Enter', 'ui.keys.confirm'],
]

export function Keys() {
  const rules = useMatch(({ match }) => match.rules)
  const commands = Object.values(useCommands()).filter(
    ({ keys, isOf }) => keys.length > 0 && isOf?.(rules) !== false,
  )
  return (
    <div className="keys">
      <KeyTable of="ui.keys.page" rows={commands.map(({ keys, label }) => [keys.join(', '), label])} />
      <KeyTable of="ui.keys.table" rows={TABLE} />
      <KeyTable of="ui.keys.dice" rows={DICE} />
      <Legend />
    </div>
  )
}

interface KeyTableProps {
  readonly of: UiId
  readonly rows: readonly (readonly [string, UiId])[]
}

function KeyTable({ of, rows }: KeyTableProps) {
  const say = useSay()
  return (
    <table>
      <caption>{say(of)}</caption>
      <tbody>
        {rows.map(([keys, label]) => (
          <tr key={`${keys} ${label}`}>
            <th scope="row">
              {keys.split(', ').map((key) => (
                <kbd key={key}>
                  {key
                    .split(' – ')
                    .map((each) => keyName(each, say))
                    .join('–')}
                </kbd>
              ))}
            </th>
            <td>{say(label)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
