// Every dialog of the page; loaded when the first one opens.
import { useSeat, useView } from '../../store/seat.ts'
import { useSay } from '../speech.ts'
import { Keys } from './Keys.tsx'
import { Menu } from './Menu.tsx'
import { Names } from './Names.tsx'
import { RuleCard } from './RuleCard.tsx'
import { Scenarios } from './Scenarios.tsx'
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

function Content({ of }: { readonly of: 'menu' | 'scenarios' | 'names' | 'keys' | 'units' }) {
  switch (of) {
    case 'menu':
      return <Menu />
    case 'scenarios':
      return <Scenarios />
    case 'names':
      return <Names />
    case 'keys':
      return <Keys />
    case 'units':
      return <Units />
    default:
      return of satisfies never
  }
}
