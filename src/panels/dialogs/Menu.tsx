// The menu: the commands that need no place of their own on the page.
import { useEffect, useRef } from 'react'
import { useSeat } from '../../store/seat.ts'
import type { UiId } from '../../text/ui.en.ts'
import { CommandButton, type CommandId } from '../command.tsx'
import { useSay } from '../speech.ts'

const GROUPS: readonly (readonly [UiId, readonly CommandId[]])[] = [
  [
    'ui.menu.game',
    ['scenarios', 'restart', 'games', 'openFile', 'saveFile', 'lines', 'luck', 'names', 'settings', 'units'],
  ],
  ['ui.menu.view', ['fitFight', 'fitTable', 'ruler', 'compare', 'fullScreen', 'language']],
  ['ui.menu.help', ['firstMinute', 'keys']],
]

export function Menu() {
  const seat = useSeat()
  const say = useSay()
  const menu = useRef<HTMLDivElement>(null)
  // Not the button that closes it.
  useEffect(() => menu.current?.querySelector('button')?.focus(), [])
  // The command comes first, and may have opened the next dialog.
  const close = (): void =>
    seat.view.setState(({ dialog }) => ({ dialog: dialog === 'menu' ? null : dialog }))
  return (
    <div className="menu" ref={menu}>
      {GROUPS.map(([title, ids]) => (
        <section key={title} aria-label={say(title)}>
          <h3 className="quiet">{say(title)}</h3>
          {ids.map((id) => (
            <CommandButton key={id} id={id} className="menu-item" after={close} />
          ))}
        </section>
      ))}
    </div>
  )
}
