// The bar on top: product, scenario, mode, tools, units, language, how the game is kept, menu.
import type { Mode } from '../kernel/game.ts'
import { shown } from '../kernel/match.ts'
import { useMatch, useSeat, useView } from '../store/seat.ts'
import { CommandButton, useCommands } from './command.tsx'
import { Icon } from './icons.tsx'
import { useSay } from './speech.ts'

export function Header() {
  const say = useSay()
  const language = useView((view) => view.language)
  const title = useMatch((store) => store.match.start.title)
  const tool = useView((view) => view.tool)
  return (
    <header className="bar">
      <div className="bar-name">
        <h1 className="brand">{say('ui.product')}</h1>
        <p className="bar-title">{title[language]}</p>
      </div>
      <ModeSwitch />
      <div className="bar-tools">
        <CommandButton id="fitFight" className="bar-button" icon={<Icon id="fight" />} />
        <CommandButton id="fitTable" className="bar-button" icon={<Icon id="table" />} />
        <CommandButton
          id="ruler"
          className="bar-button"
          icon={<Icon id="ruler" />}
          pressed={tool === 'ruler'}
        />
        <CommandButton id="fullScreen" className="bar-button bar-wide" icon={<Icon id="full" />} />
      </div>
      <Units />
      <CommandButton id="language" className="bar-button bar-text" />
      <Saving />
      <CommandButton id="menu" className="bar-button" icon={<Icon id="menu" />} />
    </header>
  )
}

const MODES: readonly Mode[] = ['arrange', 'play']

/** Which of the two modes the table is in, plainly; the rules may refuse the change and say why. */
function ModeSwitch() {
  const seat = useSeat()
  const say = useSay()
  const commands = useCommands()
  const mode = useMatch((store) => shown(store.match).mode)
  return (
    <div className="segments mode" role="radiogroup" aria-label={say('ui.mode')} data-mode={mode}>
      {MODES.map((each) => (
        <label key={each} className="segment">
          <input type="radio" name="mode" checked={each === mode} onChange={() => commands[each].run(seat)} />
          <span>{say(`ui.mode.${each}`)}</span>
        </label>
      ))}
    </div>
  )
}

function Units() {
  const seat = useSeat()
  const say = useSay()
  const system = useMatch((store) => store.match.start.table.system)
  const units = say(`ui.units.${system}`)
  return (
    <button
      type="button"
      className="bar-button bar-text bar-wide"
      aria-label={say('ui.units.now', { units: system })}
      title={say('ui.units.now', { units: system })}
      onClick={() => seat.view.setState({ dialog: 'units' })}
    >
      {units}
    </button>
  )
}

function Saving() {
  const say = useSay()
  const saving = useView((view) => view.saving)
  const now = saving ?? 'none'
  const title =
    now === 'failed' || now === 'elsewhere' || now === 'none' ? say(`ui.saving.${now}.more`) : undefined
  return (
    <p className="saving" data-saving={now} title={title}>
      {say(`ui.saving.${now}`)}
    </p>
  )
}
