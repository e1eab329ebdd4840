// A command is one record; buttons, keys and tests run the same one.
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { RuleSet } from '../kernel/game.ts'
import { onceFor } from '../kernel/once.ts'
import { remind } from '../store/notices.ts'
import { type Seat, useSeat } from '../store/seat.ts'
import type { UiId } from '../text/ui.en.ts'
import { PRESSED_QUICKLY } from './clicks.ts'
import { slowHand } from './slowHand.ts'
import { useSay } from './speech.ts'

export type CommandId =
  | 'undo'
  | 'redo'
  | 'toEnd'
  | 'stepBack'
  | 'stepOn'
  | 'replay'
  | 'lines'
  | 'luck'
  | 'toMain'
  | 'handOver'
  | 'done'
  | 'roll'
  | 'fitFight'
  | 'fitTable'
  | 'fullScreen'
  | 'ruler'
  | 'compare'
  | 'language'
  | 'restart'
  | 'scenarios'
  | 'saveFile'
  | 'openFile'
  | 'games'
  | 'rotateLeft'
  | 'rotateRight'
  | 'cancel'
  | 'accept'
  | 'propose'
  | 'play'
  | 'arrange'
  | 'menu'
  | 'names'
  | 'settings'
  | 'units'
  | 'keys'
  | 'firstMinute'
  | 'region'
  | 'toTable'
  | 'targets'

export interface Command {
  /** By the key's place, whatever the layout: 'Mod+KeyZ', 'Shift+BracketLeft', 'Escape'. The first one is shown. */
  readonly keys: readonly string[]
  readonly label: UiId
  /** Whether a game by these rules has it at all; without this each has. */
  isOf?(rules: RuleSet): boolean
  /** Said when it cannot be run. */
  readonly idle?: UiId
  /** Said instead, where something forbids what could be run otherwise; null: nothing does. */
  barred?(seat: Seat): UiId | null
  /** Pressed again at once, or held, it is run again; else a double press decides once. */
  readonly repeats?: true
  when(seat: Seat): boolean
  run(seat: Seat): void
}

export type Commands = Readonly<Record<CommandId, Command>>

const Here = createContext<Commands | null>(null)

export const CommandsProvider = Here.Provider

export function useCommands(): Commands {
  const commands = useContext(Here)
  if (!commands) throw new Error('No commands round this component')
  return commands
}

/** Tells of every change of a seat. */
const subscription = onceFor((seat: Seat) => (listener: () => void) => {
  const ends = [
    seat.match.subscribe(listener),
    seat.view.subscribe(listener),
    slowHand(seat.hand).listen(listener),
  ]
  return () => {
    for (const end of ends) end()
  }
})

/** Whether a command can be run now, and what is said where it cannot. */
function useWhen({ when, barred, idle }: Command): readonly [boolean, UiId | undefined] {
  const seat = useSeat()
  const can = useSyncExternalStore(subscription(seat), () => when(seat))
  return [can, useSyncExternalStore(subscription(seat), () => barred?.(seat) ?? idle)]
}

interface CommandButtonProps {
  readonly id: CommandId
  readonly className?: string
  /** In the place of the label, which is then its name. */
  readonly icon?: ReactNode
  /** What it is called in this place. */
  readonly called?: UiId
  readonly pressed?: boolean
  /** Once it has been pressed, whether or not it could be run. */
  after?(): void
}

/** A button that stays focusable and says why when its command cannot be run. */
export function CommandButton(props: CommandButtonProps) {
  const { id, className = 'button', icon, pressed, after } = props
  const seat = useSeat()
  const say = useSay()
  const command = useCommands()[id]
  const [can, idle] = useWhen(command)
  const label = say(props.called ?? command.label)
  const reason = !can && idle ? say(idle) : null
  const title = [label, ...command.keys.slice(0, 1).map((key) => keyName(key, say))].join(' · ')
  return (
    <button
      type="button"
      {...(command.repeats && PRESSED_QUICKLY)}
      className={className}
      title={reason ? `${title}. ${reason}` : title}
      aria-label={icon ? label : undefined}
      aria-disabled={can ? undefined : true}
      aria-pressed={pressed}
      data-command={id}
      onClick={() => {
        if (can) command.run(seat)
        else if (idle) remind(seat.view, idle)
        after?.()
      }}
    >
      {icon ?? label}
    </button>
  )
}

const NAMED: Readonly<Record<string, UiId>> = {
  Mod: 'ui.key.Mod',
  Shift: 'ui.key.Shift',
  Enter: 'ui.key.Enter',
  Escape: 'ui.key.Escape',
  Tab: 'ui.key.Tab',
  Backspace: 'ui.key.Backspace',
  arrows: 'ui.key.arrows',
}

const PRINTED: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Slash: '?',
  Comma: ',',
  Period: '.',
  Home: 'Home',
}

/** A key as people call it: 'Ctrl+Z'. */
export function keyName(keys: string, say: ReturnType<typeof useSay>): string {
  const parts = keys.split('+').map((part) => {
    const id = NAMED[part]
    return id ? say(id) : (PRINTED[part] ?? part.replace(/^(Key|Digit)/, ''))
  })
  return parts.join('+')
}
