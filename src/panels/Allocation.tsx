// Hits to be placed: a choice of target for each, or the whole spread at once.
import type { BaseId, Fact, HitToPlace } from '../kernel/game.ts'
import { check, current } from '../kernel/match.ts'
import { promptOf } from '../store/match.ts'
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
  const spread = useView((view) => view.spread)
  const placed = spreadOf(match, spread)
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
      {spread === null ? null : (
        <button type="button" className="link" onClick={() => seat.view.setState({ spread: null })}>
          {say('ui.hits.auto')}
        </button>
      )}
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
  // In every row in the same order.
  const targets = table.bases.filter(({ id }) => hit.targets.includes(id))
  const face = useMatch(({ match }) => {
    const thrown = throwsOf(match).find(({ pool }) => pool.dice[hit.die]?.owner === hit.by)
    return thrown?.faces[hit.die] ?? null
  })
  const told = useMatch(({ match }) => promptOf(match)?.why)
  const point = (id: BaseId | null): void => seat.hand.point(id)
  // The distance that lets it take the hit is drawn, where the question tells it.
  const aim = (id: BaseId | null): void => {
    point(id)
    const isOf = ({ about }: Fact): boolean => about.base === hit.by && about.other === id
    seat.view.setState({ lit: (id !== null && told?.find(isOf)) || null })
  }
  return (
    <li className="hit">
      <span className="hit-by" onPointerEnter={() => point(hit.by)} onPointerLeave={() => point(null)}>
        {face === null ? null : <DieFace face={face} hit />}
        {say('ui.hits.by', { number, base: by })}
      </span>
      <span className="tags" role="radiogroup" aria-label={say('ui.hits.onto', { number, base: by })}>
        {hit.targets.length === 0 ? <span className="quiet">{say('ui.hits.lost')}</span> : null}
        {targets.map(({ id }) => (
          <label
            key={id}
            className="tag tag-radio"
            onPointerEnter={() => aim(id)}
            onPointerLeave={() => aim(null)}
          >
            <input
              type="radio"
              name={`hit ${hit.die}`}
              checked={onto === id}
              onChange={() => onPlace(id)}
              onFocus={() => aim(id)}
              onBlur={() => aim(null)}
            />
            {speech.tag(table, id)}
          </label>
        ))}
      </span>
    </li>
  )
}
