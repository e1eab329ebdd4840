// Hits to be placed: a choice of target for each, or the whole spread at once.
import type { BaseId, HitToPlace } from '../kernel/game.ts'
import { check, current } from '../kernel/match.ts'
import { useMatch, useSeat, useView } from '../store/seat.ts'
import { spreadOf } from '../store/spread.ts'
import { DieFace } from './DieFace.tsx'
import { OfferButton } from './Offers.tsx'
import { useSay, useSpeech } from './speech.ts'
import { throwsOf } from './tray.ts'

export function Allocation({ hits }: { readonly hits: readonly HitToPlace[] }) {
  const seat = useSeat()
  const say = useSay()
  const match = useMatch((store) => store.match)
  const state = current(match)
  const placed = spreadOf(
    match,
    useView((view) => view.spread),
  )
  if (!placed) return null
  const verdict = check(match, { do: 'allocate', hits: placed })
  const place = (die: number, base: BaseId | null): void =>
    seat.view.setState({
      spread: { of: hits, placed: placed.map((hit) => (hit.die === die ? { die, base } : hit)) },
    })
  return (
    <div className="allocation">
      <OfferButton
        main
        label={say('ui.hits.accept', { count: hits.length })}
        verdict={verdict}
        table={state.table}
        why="offer allocate"
        second
        onDo={() => seat.match.getState().act({ do: 'allocate', hits: placed })}
      />
      <ol className="hits">
        {hits.map((hit, i) => (
          <HitRow
            key={hit.die}
            number={i + 1}
            hit={hit}
            onto={placed.find((each) => each.die === hit.die)?.base ?? null}
            onPlace={(base) => place(hit.die, base)}
          />
        ))}
      </ol>
      <button type="button" className="link" onClick={() => seat.view.setState({ spread: null })}>
        {say('ui.hits.auto')}
      </button>
    </div>
  )
}

interface HitRowProps {
  readonly number: number
  readonly hit: HitToPlace
  readonly onto: BaseId | null
  onPlace(base: BaseId | null): void
}

function HitRow({ number, hit, onto, onPlace }: HitRowProps) {
  const seat = useSeat()
  const say = useSay()
  const speech = useSpeech()
  const table = useMatch((store) => current(store.match).table)
  const by = speech.tag(table, hit.by)
  const face = useMatch(({ match }) => {
    const thrown = throwsOf(match).find(({ pool }) => pool.dice[hit.die]?.owner === hit.by)
    return thrown?.faces[hit.die] ?? null
  })
  const point = (id: BaseId | null): void => seat.hand.point(id)
  return (
    <li className="hit">
      <span className="hit-by" onPointerEnter={() => point(hit.by)} onPointerLeave={() => point(null)}>
        {face === null ? null : <DieFace face={face} hit />}
        {say('ui.hits.by', { number, base: by })}
      </span>
      <span className="tags" role="radiogroup" aria-label={say('ui.hits.onto', { number, base: by })}>
        {hit.targets.length === 0 ? <span className="quiet">{say('ui.hits.lost')}</span> : null}
        {hit.targets.map((id) => (
          <label
            key={id}
            className="tag tag-radio"
            onPointerEnter={() => point(id)}
            onPointerLeave={() => point(null)}
          >
            <input
              type="radio"
              name={`hit ${hit.die}`}
              checked={onto === id}
              onChange={() => onPlace(id)}
              onFocus={() => point(id)}
              onBlur={() => point(null)}
            />
            {speech.tag(table, id)}
          </label>
        ))}
      </span>
    </li>
  )
}
