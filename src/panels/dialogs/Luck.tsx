// How the dice of this game have fallen: by side and source, against what was to be expected.
import { type Luck as Fell, luckOf } from '../../kernel/luck.ts'
import { shown } from '../../kernel/match.ts'
import { useMatch } from '../../store/seat.ts'
import { SourceMark } from '../SourceSwitch.tsx'
import { type Say, useSay, useSpeech } from '../speech.ts'
import { asAsked, throwsOf } from '../tray.ts'

/** Fewer dice than these say nothing. */
const FEW = 10

/** What happens more often than once in so many times is nothing to speak of. */
const USUAL = 10

export function Luck() {
  const say = useSay()
  const match = useMatch((store) => store.match)
  const throws = throwsOf(match)
  if (throws.length === 0) return <p>{say('ui.luck.none')}</p>
  return (
    <>
      <p>{say('ui.luck.text')}</p>
      {luckOf(throws.map((each) => asAsked(match, each)).toReversed()).map((each) => (
        <Share key={`${each.side} ${each.from}`} fell={each} />
      ))}
    </>
  )
}

function Share({ fell }: { readonly fell: Fell }) {
  const say = useSay()
  const speech = useSpeech()
  const table = useMatch(({ match }) => shown(match).table)
  const { side, from, dice, counts, expected, mean, hits, expectedHits } = fell
  const most = Math.max(expected, ...counts)
  return (
    <section className="luck" data-side={side}>
      <h3>
        {speech.sideName(table, side)} <SourceMark source={from} /> {say(`ui.dice.from.${from}`)}
      </h3>
      <table>
        <caption className="quiet">
          {say('ui.luck.faces', { count: dice, expected: speech.number(expected, 1) })}
        </caption>
        <thead>
          <tr>
            {counts.map((_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a face is its place
              <th key={i} scope="col">
                {i + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {counts.map((count, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a face is its place
              <td key={i}>
                <span className="luck-bar" style={{ height: `${(2.5 * count) / most}rem` }} />
                {count}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p>{say('ui.luck.mean', { mean: speech.number(mean, 2) })}</p>
      {expectedHits === 0 ? null : (
        <p>{say('ui.luck.hits', { count: hits, expected: speech.number(expectedHits, 1) })}</p>
      )}
      <p>
        <b>{verdict(fell, say)}</b>
      </p>
    </section>
  )
}

function verdict({ dice, from, tends, chance }: Fell, say: Say): string {
  if (from === 'chosen') return say('ui.luck.chosen')
  if (dice < FEW) return say('ui.luck.few')
  if (chance > 1 / USUAL) return say('ui.luck.usual')
  return say(tends === 'low' ? 'ui.luck.low' : 'ui.luck.high', { times: Math.round(1 / chance) })
}
