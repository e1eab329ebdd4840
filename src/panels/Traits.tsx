// The traits of a base or a unit, each with a field of what it may be by the rules; a change is one step.
import { useState } from 'react'
import type { Base, KnownTraits, Trait, TraitValues, Unit } from '../kernel/game.ts'
import { useCorrect } from './correct.ts'
import { useSay, useSpeech } from './speech.ts'
import { numberIn, onEscape } from './typed.ts'

interface TraitsProps {
  readonly title: string
  readonly on: Base | Unit
  readonly known: KnownTraits
}

export function Traits({ title, on, known }: TraitsProps) {
  const say = useSay()
  const all = Object.entries(known)
  if (all.length === 0) return null
  return (
    <details
      className="traits"
      onToggle={({ currentTarget }) =>
        currentTarget.open && currentTarget.scrollIntoView({ block: 'nearest' })
      }
    >
      <summary>{say('ui.hand.traits', { of: title })}</summary>
      <div className="fields">
        {all.map(([trait, values]) => (
          <TraitField key={`${on.id} ${trait}`} on={on} trait={trait} values={values} />
        ))}
      </div>
    </details>
  )
}

interface FieldProps {
  readonly on: Base | Unit
  readonly trait: string
  readonly values: TraitValues
}

function TraitField({ on, trait, values }: FieldProps) {
  const correct = useCorrect()
  const now = on.traits[trait] ?? null
  const set = (value: Trait | null): void => {
    if (value !== now) correct({ is: 'traited', on: on.id, trait, value })
  }
  return typeof values === 'object' && 'least' in values ? (
    <NumberField {...{ now, trait, values, set }} />
  ) : (
    <ChoiceField {...{ now, trait, values, set }} />
  )
}

type Numbers = Extract<TraitValues, { readonly least: number }>
type Chosen = Exclude<TraitValues, Numbers>

interface SetProps<Values> {
  /** Null: as usual. */
  readonly now: Trait | null
  readonly trait: string
  readonly values: Values
  set(value: Trait | null): void
}

/** As usual comes first; who has no flag has not got it. */
function choices(values: Chosen): readonly (Trait | null)[] {
  if (values === 'flag') return [false, true]
  return values === 'yesNo' ? [null, true, false] : [null, ...values]
}

function ChoiceField({ now, trait, values, set }: SetProps<Chosen>) {
  const speech = useSpeech()
  const some = choices(values)
  const [usual = null] = some
  const choose = (text: string): void => {
    const chosen = some.find((each) => String(each) === text) ?? null
    set(chosen === usual ? null : chosen)
  }
  return (
    <label>
      {speech.trait(trait)}
      <select value={String(now ?? usual)} onChange={({ target }) => choose(target.value)}>
        {some.map((each) => (
          <option key={String(each)} value={String(each)}>
            {speech.traitValue(trait, each)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Empty: as usual. Set by Enter or on leaving the field; the rules refuse what does not fit, and it goes back. */
function NumberField({ now, trait, values: { least, most }, set }: SetProps<Numbers>) {
  const speech = useSpeech()
  const [typed, setTyped] = useState<string | null>(null)
  const commit = (): void => {
    if (typed === null) return
    const text = typed.trim()
    setTyped(null)
    if (text === '') set(null)
    else set(numberIn(text) ?? text)
  }
  return (
    <label>
      {`${speech.trait(trait)}: ${least}–${most}`}
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        size={9}
        value={typed ?? (typeof now === 'number' ? speech.typed(now) : '')}
        placeholder={speech.traitValue(trait, null)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          onEscape(event, typed, () => setTyped(null))
        }}
      />
    </label>
  )
}
