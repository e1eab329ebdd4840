// The lines of the game: to branch off from here, to go over to another one, to name and to give up.
import { useId, useState } from 'react'
import { branch, follow, forget, putBack, rename, sharedSteps } from '../../kernel/lines.ts'
import { canBranch, type KeptLine, type Line, type Match, standing } from '../../kernel/match.ts'
import { useMatch, useSeat } from '../../store/seat.ts'
import { lineName } from '../lineName.ts'
import { useSay } from '../speech.ts'
import { NameInput, nameIn } from './NameInput.tsx'
import { PutBack } from './PutBack.tsx'

/** Long enough for what is tried out in it. */
const LONGEST = 40

/** Puts another state of the lines in the place of the present one. */
function useTurn(): (to: Match) => void {
  const seat = useSeat()
  return (to) => seat.match.getState().load(to)
}

export function Lines() {
  const say = useSay()
  const turn = useTurn()
  const match = useMatch((store) => store.match)
  const [given, setGiven] = useState<readonly KeptLine[]>([])
  const { line, lines, steps } = match
  const all = [{ ...line, steps }, ...lines].toSorted((a, b) => a.id - b.id)
  return (
    <>
      <p>{say('ui.lines.text')}</p>
      <Branch />
      {given.map((each) => (
        <div key={each.id} className="game-dropped" role="status">
          <p>{say('ui.lines.given', { name: lineName(each, say) })}</p>
          <PutBack
            onClick={() => {
              setGiven(given.filter((other) => other !== each))
              turn(putBack(match, each))
            }}
          />
        </div>
      ))}
      <ul className="lines">
        {all.map((each) => (
          <LineRow
            key={each.id}
            line={each}
            steps={each.steps.length}
            kept={each.id === line.id ? null : sharedSteps(steps, each.steps)}
            onForget={() => {
              setGiven([...given, each])
              turn(forget(match, each.id))
            }}
          />
        ))}
      </ul>
    </>
  )
}

/** A branch that begins where we stand. */
function Branch() {
  const say = useSay()
  const seat = useSeat()
  const turn = useTurn()
  const match = useMatch((store) => store.match)
  const name = useId()
  if (match.rules.past) return null
  if (!canBranch(match)) return <p>{say('ui.lines.full')}</p>
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault()
        turn(branch(match, nameIn(event.currentTarget)))
        seat.view.setState({ dialog: null })
      }}
    >
      <label htmlFor={name}>{say('ui.lines.new')}</label>
      <NameInput id={name} name="name" maxLength={LONGEST} />
      <button type="submit" className="button">
        {say('ui.lines.begin', { step: standing(match) + 1 })}
      </button>
    </form>
  )
}

interface LineRowProps {
  readonly line: Line
  readonly steps: number
  /** How many steps it shares with the line on the table; null: it is that line. */
  readonly kept: number | null
  onForget(): void
}

function LineRow({ line, steps, kept, onForget }: LineRowProps) {
  const say = useSay()
  const seat = useSeat()
  const turn = useTurn()
  const match = useMatch((store) => store.match)
  const called = lineName(line, say)
  return (
    <li>
      <form
        className="row"
        onSubmit={(event) => {
          event.preventDefault()
          turn(rename(match, line.id, nameIn(event.currentTarget)))
        }}
      >
        <NameInput
          key={line.name}
          name="name"
          aria-label={say('ui.lines.nameOf', { name: called })}
          placeholder={called}
          defaultValue={line.name}
          maxLength={LONGEST}
        />
        <button type="submit" className="button">
          {say('ui.games.keepName')}
        </button>
      </form>
      <p className="quiet">
        {kept === null
          ? say('ui.lines.here', { count: steps })
          : say('ui.lines.parts', { step: kept, count: steps })}
      </p>
      {kept === null ? null : (
        <div className="row">
          <button
            type="button"
            className="button"
            onClick={() => {
              turn(follow(match, line.id))
              seat.view.setState({ dialog: null })
            }}
          >
            {say('ui.lines.follow')}
          </button>
          {line.id === 0 ? null : (
            <button type="button" className="button" onClick={onForget}>
              {say('ui.lines.forget')}
            </button>
          )}
        </div>
      )}
    </li>
  )
}
