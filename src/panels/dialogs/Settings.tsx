// The settings of the rules: each open question and each rule round the pages, what it can be and what it usually is.
import { Fragment, useState } from 'react'
import {
  changedIn,
  type Options,
  type Setting,
  type Switch,
  settingKey,
  settingOf,
} from '../../kernel/game.ts'
import { useMatch, useSeat, useView } from '../../store/seat.ts'
import { RETAKES } from '../../store/view.ts'
import { restartWith } from '../newGame.ts'
import { RuleChip, RuleLink } from '../RuleChip.tsx'
import { calledIn } from '../readings.ts'
import { useSay, useSpeech } from '../speech.ts'
import { useLeaving } from './GiveUp.tsx'
import './settings.css'

export function Settings() {
  const { say, profile } = useSpeech()
  const { rules, start } = useMatch((store) => store.match)
  const [chosen, setChosen] = useState<Options>(() => namedIn(start.options, rules.switches))
  // As this game is played, not as it is being chosen: rows do not hop about under a hand.
  const unusual = changedIn(start.options, rules.switches)
  const usual = rules.switches.filter((each) => !unusual.includes(each))
  const list = (title: string, some: readonly Switch[]) =>
    some.length === 0 ? null : (
      <section>
        <h3>{title}</h3>
        <ul className="settings">
          {some.map((each) => (
            <Row
              key={each.name}
              of={each}
              now={settingOf(chosen, each)}
              onChoose={(value) => setChosen({ ...chosen, [each.name]: value })}
            />
          ))}
        </ul>
      </section>
    )
  return (
    <>
      <p>{say('ui.settings.text')}</p>
      <p className="row row-middle">
        {say('ui.settings.profile')}
        {Object.entries(rules.profiles).map(([id, options]) => (
          <button
            key={id}
            type="button"
            className="button"
            onClick={() => setChosen({ ...chosen, ...options })}
          >
            {profile(id)}
          </button>
        ))}
      </p>
      <Retaking />
      {list(say('ui.settings.unusual'), unusual)}
      {list(
        say('ui.settings.open'),
        usual.filter(({ isOpen }) => isOpen),
      )}
      {list(
        say('ui.settings.more'),
        usual.filter(({ isOpen }) => !isOpen),
      )}
      <Start chosen={chosen} />
    </>
  )
}

/** An agreement of this table, not a rule: it changes no game that is played. */
function Retaking() {
  const seat = useSeat()
  const say = useSay()
  const retake = useView((view) => view.retake)
  return (
    <p className="row">
      <label>
        {say('ui.settings.retake')}{' '}
        <select
          value={retake}
          onChange={({ target }) => {
            const chosen = RETAKES.find((each) => each === target.value)
            if (chosen) seat.view.setState({ retake: chosen })
          }}
        >
          {RETAKES.map((each) => (
            <option key={each} value={each}>
              {say(`ui.settings.retake.${each}`)}
            </option>
          ))}
        </select>
      </label>
    </p>
  )
}

/** Every switch by name, so that a later default changes nothing. */
const namedIn = (options: Options, switches: readonly Switch[]): Options =>
  Object.fromEntries(switches.map((each) => [each.name, settingOf(options, each)]))

interface RowProps {
  readonly of: Switch
  readonly now: Setting
  onChoose(value: Setting): void
}

function Row({ of, now, onChoose }: RowProps) {
  const say = useSay()
  const speech = useSpeech()
  const { name, statement, touches } = speech.rule(of.id)
  const called = (value: Setting): string => calledIn(speech, of.id, value)
  const isUsual = settingKey(now) === settingKey(of.default)
  return (
    <li data-switch={of.name}>
      <div>
        <RuleChip rule={of.id} />
        <p>{statement}</p>
        {touches.length === 0 ? null : (
          <p className="quiet">
            {say('ui.settings.touches')}
            {touches.map((rule) => (
              <Fragment key={rule}>
                {' '}
                <RuleLink rule={rule} />
              </Fragment>
            ))}
          </p>
        )}
      </div>
      <div>
        <select
          aria-label={name}
          value={settingKey(now)}
          onChange={({ target }) => {
            const value = of.values.find((each) => settingKey(each) === target.value)
            if (value !== undefined) onChoose(value)
          }}
        >
          {of.values.map((value) => (
            <option key={settingKey(value)} value={settingKey(value)}>
              {called(value)}
            </option>
          ))}
        </select>
        {isUsual ? null : (
          <p className="quiet">{say('ui.settings.default', { value: called(of.default) })}</p>
        )}
      </div>
    </li>
  )
}

/** Other settings are another game: the battle begins again. */
function Start({ chosen }: { readonly chosen: Options }) {
  const seat = useSeat()
  const say = useSay()
  const { rules, start } = useMatch((store) => store.match)
  const before = rules.switches.map((each) => ({ ...each, default: settingOf(start.options, each) }))
  const count = changedIn(chosen, before).length
  const { leave, asked } = useLeaving(() => restartWith(seat, (begun) => ({ ...begun, options: chosen })))
  if (count === 0) return <p className="quiet">{say('ui.settings.same')}</p>
  return (
    <div className="settings-start">
      <button type="button" className="offer offer-main" onClick={leave}>
        {say('ui.settings.start', { count })}
      </button>
      {asked}
    </div>
  )
}
