// Where a name is typed; what cannot be in it is said below it.
import { type ComponentProps, useId, useState } from 'react'
import { plain } from '../../kernel/plain.ts'
import type { UiId } from '../../text/ui.en.ts'
import { useSay } from '../speech.ts'

interface NameInputProps extends ComponentProps<'input'> {
  /** Signs, at most. */
  readonly maxLength: number
}

export function NameInput(props: NameInputProps) {
  const { maxLength, required = false } = props
  const say = useSay()
  const note = useId()
  const [wrong, setWrong] = useState<UiId | null>(null)
  return (
    <>
      <input
        {...props}
        // The browser would say it in its own language.
        required={false}
        aria-required={required}
        aria-describedby={note}
        autoComplete="off"
        onInput={({ currentTarget: { value } }) => setWrong(wrongWith(value, maxLength, required))}
      />
      <span id={note} className="name-note" role="alert">
        {wrong === null ? null : say(wrong, { most: maxLength })}
      </span>
    </>
  )
}

function wrongWith(value: string, most: number, required: boolean): UiId | null {
  const name = plain(value)
  if (name === '' && (required || value.trim() !== '')) return 'ui.name.empty'
  if (name !== value.trim()) return 'ui.name.unseen'
  return value.length >= most ? 'ui.name.long' : null
}

/** What a form's field named "name" holds, as it is kept. */
export function nameIn(form: HTMLFormElement, field = 'name'): string {
  const typed = new FormData(form).get(field)
  return typeof typed === 'string' ? plain(typed) : ''
}
