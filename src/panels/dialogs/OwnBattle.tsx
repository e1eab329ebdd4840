// A battle of the players' own: units of the library are chosen for each side, and it begins.

import { useState } from 'react'
import { type Game, games, type Sample, samples } from '../../content/samples.ts'
import { MOST_UNITS, ownBattle } from '../../content/scenarios/own.ts'
import type { SideId } from '../../kernel/game.ts'
import { SIDES } from '../../kernel/side.ts'
import { useMatch, useView } from '../../store/seat.ts'
import { useNewGame } from '../newGame.ts'
import { useSay } from '../speech.ts'
import { useLeaving } from './GiveUp.tsx'

type Chosen = Readonly<Record<SideId, readonly Sample[]>>

const NOBODY: Chosen = { blue: [], red: [] }

export function OwnBattle() {
  const say = useSay()
  const { rules, start } = useMatch((store) => store.match)
  const newGame = useNewGame()
  const [game, setGame] = useState<Game>(games.find((each) => each.rules === rules.id) ?? games[0])
  const [chosen, setChosen] = useState(NOBODY)
  const { leave, asked } = useLeaving(() => newGame(ownBattle(game, chosen), start.table.system))
  const ready = chosen.blue.length > 0 && chosen.red.length > 0
  return (
    <details
      className="own"
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView()}
    >
      <summary>{say('ui.own.title')}</summary>
      <p>{say('ui.own.text')}</p>
      <div className="typed">
        <label>
          {say('ui.own.game')}
          <select
            value={game.rules}
            onChange={({ target }) => {
              setGame(games.find((each) => each.rules === target.value) ?? game)
              setChosen(NOBODY)
            }}
          >
            {games.map((each) => (
              <option key={each.rules} value={each.rules}>
                {say(`ui.own.game.${each.rules}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {SIDES.map((side) => (
        <Muster
          key={`${game.rules} ${side}`}
          side={side}
          game={game}
          chosen={chosen[side]}
          onChoose={(some) => setChosen({ ...chosen, [side]: some })}
        />
      ))}
      <button
        type="button"
        className={ready ? 'offer offer-main' : 'offer'}
        aria-disabled={!ready || undefined}
        onClick={() => ready && leave()}
      >
        <span className="offer-label">{say('ui.own.begin')}</span>
        {ready ? null : <span className="offer-reason">{say('ui.own.both')}</span>}
      </button>
      {asked}
    </details>
  )
}

interface MusterProps {
  readonly side: SideId
  readonly game: Game
  readonly chosen: readonly Sample[]
  onChoose(some: readonly Sample[]): void
}

/** The units of a side: those that are chosen, and the library to add from. */
function Muster({ side, game, chosen, onChoose }: MusterProps) {
  const say = useSay()
  const language = useView((view) => view.language)
  const offered = samples.filter(({ rules }) => rules === game.rules)
  const [picked, setPicked] = useState(offered[0])
  return (
    <fieldset className="states">
      <legend className="side-name" data-side={side}>
        {say('ui.names.side', { pattern: side })}
      </legend>
      <div className="typed">
        <label>
          {say('ui.own.unit')}
          <select
            value={picked?.id}
            onChange={({ target }) => setPicked(offered.find(({ id }) => id === target.value))}
          >
            {offered.map(({ id, name, teams }) => (
              <option key={id} value={id}>
                {say('ui.own.counted', { unit: name[language], count: teams.length })}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="button"
          disabled={chosen.length >= MOST_UNITS}
          onClick={() => picked && onChoose([...chosen, picked])}
        >
          {say('ui.own.add')}
        </button>
      </div>
      <div className="tags">
        {chosen.map((sample, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the same unit may stand there twice
            key={`${i} ${sample.id}`}
            type="button"
            className="tag"
            aria-label={say('ui.own.remove', { unit: sample.name[language] })}
            onClick={() => onChoose(chosen.filter((_, at) => at !== i))}
          >
            {sample.name[language]} <span aria-hidden="true">{CROSS}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

const CROSS = '✕'
