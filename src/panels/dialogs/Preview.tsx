// What a file holds, before it takes the place of the game on the table.
import { useSeat, useView } from '../../store/seat.ts'
import type { Preview as Seen } from '../../store/view.ts'
import { CommandButton } from '../command.tsx'
import { wouldLose } from '../newGame.ts'
import { Difference } from '../Past.tsx'
import { useSay, useSpeech } from '../speech.ts'
import { TablePicture } from './TablePicture.tsx'

export function Preview() {
  const preview = useView((view) => view.preview)
  return preview && <Shown preview={preview} />
}

function Shown({ preview: { file, summary, past, take } }: { readonly preview: Seen }) {
  const seat = useSeat()
  const say = useSay()
  const speech = useSpeech()
  const language = useView((view) => view.language)
  const { title, edition, steps, at, decides, table } = summary
  const done = (): void => seat.view.setState({ dialog: null, preview: null })
  return (
    <>
      <div className="preview">
        <TablePicture table={table} />
        <div>
          <h3>{title[language]}</h3>
          <p className="quiet">{file}</p>
          <p className="scenario-sides">
            {table.sides.map(({ id, name }) => (
              <span key={id} className="side-name" data-side={id}>
                {name[language]}
              </span>
            ))}
          </p>
        </div>
      </div>
      <p>{say('ui.preview.steps', { count: steps, at })}</p>
      {past ? null : (
        <p>
          {decides === null
            ? say('ui.preview.arranging')
            : say('ui.decides', { side: speech.sideName(table, decides) })}
        </p>
      )}
      <p>
        {say('ui.preview.edition', { edition })} {past ? <Difference past={past} /> : say('ui.preview.same')}
      </p>
      {past ? <p>{say('ui.past.text')}</p> : null}
      {wouldLose(seat) ? <Losing /> : null}
      <div className="row">
        <button
          type="button"
          className="offer offer-main"
          onClick={() => {
            done()
            take()
          }}
        >
          {say(past ? 'ui.preview.look' : 'ui.preview.take')}
        </button>
        <button type="button" className="offer" onClick={done}>
          {say('ui.preview.leave')}
        </button>
      </div>
    </>
  )
}

function Losing() {
  const say = useSay()
  return (
    <div className="give-up">
      <p>{say('ui.giveUp')}</p>
      <div className="row">
        <CommandButton id="saveFile" />
      </div>
    </div>
  )
}
