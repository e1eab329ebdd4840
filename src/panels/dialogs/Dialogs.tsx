// Every dialog of the page; loaded when the first one opens.
import { useSeat, useView } from '../../store/seat.ts'
import type { View } from '../../store/view.ts'
import { useSay } from '../speech.ts'
import { Begin } from './Begin.tsx'
import { Games } from './Games.tsx'
import { Restart } from './GiveUp.tsx'
import { Keys } from './Keys.tsx'
import { Lines } from './Lines.tsx'
import { Luck } from './Luck.tsx'
import { Menu } from './Menu.tsx'
import { Names } from './Names.tsx'
import { Preview } from './Preview.tsx'
import { RuleCard } from './RuleCard.tsx'
import { Scenarios } from './Scenarios.tsx'
import { Settings } from './Settings.tsx'
import { Sheet } from './Sheet.tsx'
import { Units } from './Units.tsx'
import './dialogs.css'
import './drawing.css'

export function Dialogs() {
  const seat = useSeat()
  const say = useSay()
  const card = useView((view) => view.card)
  const dialog = useView((view) => view.dialog)
  const close = (): void => seat.view.setState({ dialog: null })
  return (
    <>
      {dialog === null ? null : (
        <Sheet key={dialog} title={say(`ui.${dialog}.title`)} kind={dialog} onClose={close}>
          <Content of={dialog} />
        </Sheet>
      )}
      {card === null ? null : <RuleCard rule={card} onClose={() => seat.view.setState({ card: null })} />}
    </>
  )
}

function Content({ of }: { readonly of: NonNullable<View['dialog']> }) {
  switch (of) {
    case 'menu':
      return <Menu />
    case 'scenarios':
      return <Scenarios />
    case 'games':
      return <Games />
    case 'preview':
      return <Preview />
    case 'names':
      return <Names />
    case 'keys':
      return <Keys />
    case 'settings':
      return <Settings />
    case 'units':
      return <Units />
    case 'luck':
      return <Luck />
    case 'lines':
      return <Lines />
    case 'begin':
      return <Begin />
    case 'restart':
      return <Restart />
    default:
      return of satisfies never
  }
}
