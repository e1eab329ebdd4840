// A section of the column with a heading that folds it.
import { type ReactNode, useId, useRef } from 'react'
import { useSeat, useView } from '../store/seat.ts'
import type { Panel as PanelId } from '../store/view.ts'
import { useSay } from './speech.ts'

interface PanelProps {
  readonly id: PanelId
  readonly title: string
  /** Beside the title, seen when folded too. */
  readonly aside?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

export function Panel({ id, title, aside, className = '', children }: PanelProps) {
  const seat = useSeat()
  const say = useSay()
  const folded = useView((view) => view.folded.includes(id))
  const body = useId()
  const section = useRef<HTMLElement>(null)
  const toggle = (): void => {
    seat.view.setState((view) => ({
      folded: folded ? view.folded.filter((each) => each !== id) : [...view.folded, id],
    }))
    // What is opened comes into sight, once it is there.
    if (folded) setTimeout(() => section.current?.scrollIntoView({ block: 'nearest' }))
  }
  return (
    <section
      ref={section}
      className={`panel panel-${id} ${className}`}
      data-folded={folded || undefined}
      aria-label={title}
    >
      <header className="panel-head">
        <h2>
          <button
            type="button"
            className="panel-fold"
            aria-expanded={!folded}
            aria-controls={body}
            title={say('ui.fold', { folded: folded ? 'yes' : 'no' })}
            onClick={toggle}
          >
            <span className="panel-arrow" aria-hidden="true" />
            {title}
          </button>
        </h2>
        {aside}
      </header>
      <div className="panel-body" id={body} hidden={folded}>
        {folded ? null : children}
      </div>
    </section>
  )
}
