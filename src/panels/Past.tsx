// In the place of the question, where a game can only be looked at: under which edition it was played, and what that means.
import type { Past as Told } from '../kernel/game.ts'
import { CommandButton } from './command.tsx'
import { Flow } from './Flow.tsx'
import { useSay } from './speech.ts'

interface PastProps {
  readonly edition: number
  readonly past: Told
}

export function Past({ edition, past }: PastProps) {
  const say = useSay()
  return (
    <section className="prompt" data-side="none" aria-label={say('ui.past.head')}>
      <header className="prompt-head">
        <p className="prompt-side">{say('ui.past.head')}</p>
        <h2 className="prompt-ask">{say('ui.past.ask', { edition })}</h2>
      </header>
      <Flow>
        <div className="offers">
          <p>{say('ui.past.text')}</p>
          <p>
            <Difference past={past} />
          </p>
          <div className="row">
            <CommandButton id="games" />
            <CommandButton id="scenarios" called="ui.ended.other" />
          </div>
        </div>
      </Flow>
    </section>
  )
}

/** Where the rules of today first differ, in one sentence. */
export function Difference({ past: { today, differs } }: { readonly past: Told }) {
  const say = useSay()
  return differs === null
    ? say('ui.past.same', { today })
    : say('ui.past.differs', { today, step: differs + 1 })
}
