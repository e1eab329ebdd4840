// The frame of every dialog: the platform's own, which keeps the focus inside and the page behind it out of reach.
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icons.tsx'
import { MoreBelow } from '../MoreBelow.tsx'
import { useSay } from '../speech.ts'

interface SheetProps {
  readonly title: ReactNode
  readonly kind: string
  readonly children: ReactNode
  onClose(): void
}

/** A dialog over the page: Escape and a press beside it close it, and the focus goes back to where it was. */
export function Sheet({ title, kind, children, onClose }: SheetProps) {
  const say = useSay()
  const sheet = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const name = useId()
  /** Both ends of a press: one that draws over text may end, or begin, beside it. */
  const beside = useRef(false)
  useLayoutEffect(() => {
    const element = sheet.current
    element?.showModal()
    // Closed while it is still there: only so does the browser give the focus back.
    return () => element?.close()
  }, [])
  useFocusOnChange(body)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it
    <dialog
      ref={sheet}
      className={`dialog dialog-${kind}`}
      aria-labelledby={name}
      // What has been taken off the page has closed already.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected) onClose()
      }}
      onPointerDown={({ target, currentTarget }) => {
        beside.current = target === currentTarget
      }}
      onPointerUp={({ target, currentTarget }) => {
        beside.current &&= target === currentTarget
      }}
      onClick={({ target, currentTarget }) => {
        if (beside.current && target === currentTarget) onClose()
      }}
    >
      <div className="dialog-sheet">
        <header className="dialog-head">
          <h2 className="dialog-title" id={name}>
            {title}
          </h2>
          <button type="button" className="bar-button" aria-label={say('ui.close')} onClick={onClose}>
            <Icon id="close" />
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keys that scroll it need the focus */}
        <div className="dialog-body" tabIndex={0} ref={body}>
          {children}
        </div>
        <MoreBelow of={body} />
      </div>
    </dialog>
  )
}

/** What goes with the focus on it gives it to what comes into its place. */
function useFocusOnChange(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = body.current
    if (!element) return
    let place = -1
    const stops = (): readonly HTMLElement[] => [
      ...element.querySelectorAll<HTMLElement>('button, input, select, summary'),
    ]
    const remember = (): void => {
      place = stops().findIndex((each) => each.matches(':focus'))
    }
    const changes = new MutationObserver(() => {
      if (place === -1 || document.activeElement !== document.body) return remember()
      const all = stops()
      const next = all[Math.min(place, all.length - 1)] ?? element
      next.focus()
    })
    element.addEventListener('focusin', remember)
    changes.observe(element, { childList: true, subtree: true })
    return () => {
      element.removeEventListener('focusin', remember)
      changes.disconnect()
    }
  }, [body])
}
