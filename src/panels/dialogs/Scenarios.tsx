// The ready battles to choose from.

import { games } from '../../content/samples.ts'
import { scenarios } from '../../content/scenarios/index.ts'
import type { Scenario } from '../../content/scenarios/scenario.ts'
import { useMatch, useView } from '../../store/seat.ts'
import { useNewGame } from '../newGame.ts'
import { useSay } from '../speech.ts'
import { useLeaving } from './GiveUp.tsx'
import { OwnBattle } from './OwnBattle.tsx'

export function Scenarios() {
  const say = useSay()
  return (
    <>
      <p>{say('ui.scenarios.text')}</p>
      {games.map(({ rules }) => (
        <section key={rules} className="scenarios">
          <h3>{say(`ui.own.game.${rules}`)}</h3>
          <ul>
            {scenarios
              .filter((scenario) => scenario.rules === rules)
              .map((scenario) => (
                <ScenarioCard key={scenario.id} scenario={scenario} />
              ))}
          </ul>
        </section>
      ))}
      <OwnBattle />
    </>
  )
}

function ScenarioCard({ scenario }: { readonly scenario: Scenario }) {
  const say = useSay()
  const language = useView((view) => view.language)
  const start = useMatch((store) => store.match.start)
  const newGame = useNewGame()
  const here = start.title.en === scenario.title.en
  const [first, second] = scenario.sides
  const { leave, asked } = useLeaving(() => newGame(scenario, start.table.system))
  return (
    <li>
      <button type="button" className="scenario" aria-current={here || undefined} onClick={leave}>
        <b>{scenario.title[language]}</b>
        {here ? <span className="chip">{say('ui.scenarios.now')}</span> : null}
        <span className="scenario-sides">
          <span className="side-name" data-side={first.id}>
            {first.name[language]}
          </span>
          <span className="side-name" data-side={second.id}>
            {second.name[language]}
          </span>
        </span>
        <span>{scenario.about[language]}</span>
      </button>
      {asked}
    </li>
  )
}
