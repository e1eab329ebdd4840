// The frame of every dialog.
import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
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
  const body = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className={`dialog dialog-${kind}`}>
          <header className="dialog-head">
            <Dialog.Title className="dialog-title">{title}</Dialog.Title>
            <Dialog.Close className="bar-button" aria-label={say('ui.close')}>
              <Icon id="close" />
            </Dialog.Close>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keys that scroll it need the focus */}
          <div className="dialog-body" tabIndex={0} ref={body}>
            {children}
          </div>
          <MoreBelow of={body} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
