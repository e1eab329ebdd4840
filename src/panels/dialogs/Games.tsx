// The games this browser keeps: a picture, a name and a date of each; to open, name, save to a file, delete.
import { useCallback, useEffect, useState } from 'react'
import { useView } from '../../store/seat.ts'
import { dateText } from '../../text/dates.ts'
import { type KeptGame, useGames } from '../games.ts'
import { useSay } from '../speech.ts'
import { useLeaving } from './GiveUp.tsx'
import { NameInput, nameIn } from './NameInput.tsx'
import { PutBack } from './PutBack.tsx'
import { TablePicture } from './TablePicture.tsx'

/** Long enough to say what a game was about. */
const LONGEST = 60

/** What the browser keeps, and how to look again; undefined: nobody knows yet; null: it keeps nothing. */
function useKept(): readonly [readonly KeptGame[] | null | undefined, () => void] {
  const games = useGames()
  const [kept, setKept] = useState<readonly KeptGame[] | null>()
  const look = useCallback(() => void games.list().then(setKept), [games])
  useEffect(look, [look])
  return [kept, look]
}

export function Games() {
  const say = useSay()
  const [kept, look] = useKept()
  const [dropped, setDropped] = useState<readonly KeptGame[]>([])
  if (!kept) return <p role="status">{say(kept === null ? 'ui.games.none' : 'ui.games.loading')}</p>
  return (
    <>
      <p>{say(kept.length === 0 ? 'ui.games.empty' : 'ui.games.text')}</p>
      {dropped.map((game) => (
        <Dropped
          key={game.id}
          game={game}
          onBack={() => {
            setDropped((all) => all.filter((each) => each !== game))
            look()
          }}
        />
      ))}
      <ul className="games">
        {kept.map((game) => (
          <GameCard
            key={game.id}
            game={game}
            onChange={look}
            onDrop={() => {
              setDropped((all) => [...all, game])
              look()
            }}
          />
        ))}
      </ul>
    </>
  )
}

/** The name somebody gave it, else what it was called when it began. */
function useTitle({ name, summary }: KeptGame): string {
  const say = useSay()
  const language = useView((view) => view.language)
  return name || (summary?.title[language] ?? say('ui.games.unknown'))
}

interface DroppedProps {
  readonly game: KeptGame
  onBack(): void
}

function Dropped({ game, onBack }: DroppedProps) {
  const say = useSay()
  const games = useGames()
  const back = async (): Promise<void> => {
    if (await games.putBack(game.id)) onBack()
  }
  return (
    <div className="game-dropped" role="status">
      <p>{say('ui.games.dropped', { title: useTitle(game) })}</p>
      <PutBack onClick={() => void back()} />
    </div>
  )
}

interface GameCardProps {
  readonly game: KeptGame
  onChange(): void
  onDrop(): void
}

function GameCard({ game, onChange, onDrop }: GameCardProps) {
  const say = useSay()
  const games = useGames()
  const language = useView((view) => view.language)
  const title = useTitle(game)
  const [naming, setNaming] = useState(false)
  const { id, summary, table } = game
  const here = table === 'here'
  const when = dateText(language, game.saved)
  const { leave, asked } = useLeaving(() => void games.open(id), 'ui.giveUp.open')
  const drop = async (): Promise<void> => {
    if (await games.throwAway(id)) onDrop()
    else onChange()
  }
  return (
    <li className="game">
      {summary ? <TablePicture table={summary.table} /> : <span className="table-picture" />}
      <div className="game-about">
        <b>{title}</b> {table ? <span className="chip">{say(`ui.games.${table}`)}</span> : null}
        {summary && game.name ? <span>{summary.title[language]}</span> : null}
        <span className="quiet">
          {summary
            ? say('ui.games.saved', { when, count: summary.steps })
            : say('ui.games.savedThen', { when })}
        </span>
        {naming ? (
          <NameForm
            game={game}
            title={title}
            onNamed={() => {
              setNaming(false)
              onChange()
            }}
          />
        ) : null}
        <div className="row">
          {here ? null : (
            <button type="button" className="button" onClick={leave}>
              {say('ui.games.open')}
            </button>
          )}
          <button type="button" className="button" aria-expanded={naming} onClick={() => setNaming(!naming)}>
            {say('ui.games.name')}
          </button>
          <button type="button" className="button" onClick={() => void games.save(id)}>
            {say('ui.games.file')}
          </button>
          {table ? null : (
            <button type="button" className="button" onClick={() => void drop()}>
              {say('ui.games.drop')}
            </button>
          )}
        </div>
        {asked}
      </div>
    </li>
  )
}

interface NameFormProps {
  readonly game: KeptGame
  readonly title: string
  onNamed(): void
}

function NameForm({ game, title, onNamed }: NameFormProps) {
  const say = useSay()
  const games = useGames()
  const use = async (name: string): Promise<void> => {
    if (await games.name(game.id, name)) onNamed()
  }
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault()
        void use(nameIn(event.currentTarget))
      }}
    >
      <NameInput
        name="name"
        aria-label={say('ui.games.nameOf', { title })}
        defaultValue={game.name}
        maxLength={LONGEST}
      />
      <button type="submit" className="button">
        {say('ui.games.keepName')}
      </button>
    </form>
  )
}
