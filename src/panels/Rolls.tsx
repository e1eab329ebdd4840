// The dice that were thrown: the last roll large, under the question until something else is done; those before it one
// line each, all with their source.
import { hits, meets, needAt } from '../kernel/dice.ts'
import { endOf, type Match, shown } from '../kernel/match.ts'
import { promptBefore } from '../store/match.ts'
import { useMatch, useSeat } from '../store/seat.ts'
import { DieFace } from './DieFace.tsx'
import { Needs } from './Needs.tsx'
import { isShared, type Need, needsIn, ownerName } from './pools.ts'
import { SourceMark } from './SourceSwitch.tsx'
import { useSay, useSpeech } from './speech.ts'
import { asAsked, hitCount, justThrown, type Roll, sameNeed, throwsOf } from './tray.ts'

/** Earlier rolls that are listed; all of them stand in the log. */
const LINES = 4

/** What the step threw in which we stand. */
export function JustThrown() {
  const match = useMatch((store) => store.match)
  const thrown = justThrown(match)
  return thrown ? (
    <div className="just-thrown">
      <LastRoll thrown={asAsked(match, thrown)} />
    </div>
  ) : null
}

export function Rolls() {
  const say = useSay()
  const match = useMatch((store) => store.match)
  const [last, ...before] = throwsOf(match)
    .slice(0, LINES + 1)
    .map((each) => asAsked(match, each))
  if (!last) return <p className="empty">{say('ui.dice.empty')}</p>
  const isAbove = justThrown(match) !== null
  const earlier = isAbove ? [last, ...before] : before
  return (
    <>
      {isAbove ? null : <LastRoll thrown={last} />}
      {earlier.length === 0 ? null : (
        <ul className="rolls" aria-label={say('ui.dice.earlier')}>
          {earlier.map((thrown) => (
            <RollLine key={thrown.frame} thrown={thrown} />
          ))}
        </ul>
      )}
    </>
  )
}

function useTitle(thrown: Roll): string {
  const say = useSay()
  const speech = useSpeech()
  const table = useMatch((store) => shown(store.match).table)
  return say('ui.dice.pool', {
    side: speech.sideName(table, thrown.pool.side),
    pool: speech.pool(thrown.pool.for),
  })
}

function useOutcome(thrown: Roll): string {
  const say = useSay()
  const match = useMatch((store) => store.match)
  const count = hitCount(thrown)
  if (count === null) {
    const needs = isShared(thrown.pool) ? needsOf(match, thrown) : []
    const passed = needs.filter(({ need }) => meets(need, thrown.faces[0] ?? 0)).length
    return needs.length === 0 ? '' : say('ui.dice.testedOf', { count: passed, of: needs.length })
  }
  return isShared(thrown.pool)
    ? say('ui.dice.tested', { count })
    : say('ui.dice.hits', { count, of: thrown.faces.length })
}

/** Who needed what of a shared die. */
function needsOf(match: Match, { step }: Roll): readonly Need[] {
  const asked = promptBefore(match, step)
  return needsIn(asked?.why ?? [], asked?.about.units ?? [])
}

function LastRoll({ thrown }: { readonly thrown: Roll }) {
  const say = useSay()
  const speech = useSpeech()
  const match = useMatch((store) => store.match)
  const { table } = shown(match)
  const title = useTitle(thrown)
  const outcome = useOutcome(thrown)
  const { pool, faces, step } = thrown
  const need = sameNeed(pool)
  // Of a die that all share each says for himself what it came to.
  const isEach = isShared(pool) && need === null
  return (
    <div className="last-roll">
      <p className="roll-line-facts">
        <SourceTag thrown={thrown} /> <b>{title}</b>{' '}
        {need === null ? null : <span className="need">{say('ui.dice.needs', { need })}</span>}{' '}
        {outcome && !isEach ? <b className="outcome">{outcome}</b> : null}
      </p>
      <div className="dice" role="img" aria-label={faces.join(', ')}>
        {pool.dice.map((die, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the pool
          <span className="slot" key={`${i} ${die.owner}`}>
            <DieFace face={faces[i] ?? null} hit={hits(pool, i, faces[i] ?? 0)} />
            <span className="slot-owner">{ownerName(die.owner, table, speech)}</span>
            {need !== null || needAt(pool, i) === null ? null : (
              <span className="slot-need">{say('ui.dice.need', { need: needAt(pool, i) ?? 0 })}</span>
            )}
          </span>
        ))}
      </div>
      {isEach ? <Needs prompt={promptBefore(match, step)} face={faces[0] ?? 0} /> : null}
    </div>
  )
}

/** What is usual has a sign for the eye: only what was typed or chosen is spelt out. */
function SourceTag({ thrown }: { readonly thrown: Roll }) {
  const say = useSay()
  return (
    <span className="source" title={say(`ui.dice.from.${thrown.from}`)}>
      <SourceMark source={thrown.from} />{' '}
      <span className={thrown.from === 'seed' ? 'unseen' : 'source-name'}>
        {say(`ui.dice.from.${thrown.from}`)}
      </span>
    </span>
  )
}

function RollLine({ thrown }: { readonly thrown: Roll }) {
  const seat = useSeat()
  const title = useTitle(thrown)
  const outcome = useOutcome(thrown)
  return (
    <li>
      <button
        type="button"
        className="roll-line"
        onClick={() => {
          const { match, seek } = seat.match.getState()
          seek(endOf(match, thrown.step))
        }}
      >
        <span>{title}</span>{' '}
        <span className="roll-line-faces" role="img" aria-label={thrown.faces.join(', ')}>
          {thrown.faces.map((face, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the pool
            <DieFace key={i} face={face} hit={hits(thrown.pool, i, face)} />
          ))}
        </span>{' '}
        <SourceTag thrown={thrown} /> {outcome ? <b>{outcome}</b> : null}
      </button>
    </li>
  )
}
