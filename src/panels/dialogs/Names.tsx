// The names of the sides, to be changed; an ordinary action of the recording.
import { useId } from 'react'
import { current } from '../../kernel/match.ts'
import { useMatch, useSeat, useView } from '../../store/seat.ts'
import { useSay } from '../speech.ts'
import { NameInput, nameIn } from './NameInput.tsx'

/** Long enough for any nation, short enough for the head of the column. */
const LONGEST = 40

export function Names() {
  const seat = useSeat()
  const say = useSay()
  const language = useView((view) => view.language)
  const sides = useMatch((store) => current(store.match).table.sides)
  const prefix = useId()
  return (
    <form
      className="names"
      onSubmit={(event) => {
        event.preventDefault()
        const names = sides.map((side) => ({ side, name: nameIn(event.currentTarget, side.id) }))
        // The field says what is missing.
        if (names.some(({ name }) => name === '')) return
        for (const { side, name } of names)
          if (name !== side.name[language])
            seat.match.getState().act({ do: 'name', side: side.id, name: { ru: name, en: name } })
        seat.view.setState({ dialog: null })
      }}
    >
      {sides.map((side) => (
        <p key={side.id} className="field" data-side={side.id}>
          <label htmlFor={`${prefix}${side.id}`}>{say('ui.names.side', { pattern: side.id })}</label>
          <NameInput
            id={`${prefix}${side.id}`}
            name={side.id}
            defaultValue={side.name[language]}
            maxLength={LONGEST}
            required
          />
        </p>
      ))}
      <button type="submit" className="offer offer-main">
        {say('ui.names.apply')}
      </button>
    </form>
  )
}
