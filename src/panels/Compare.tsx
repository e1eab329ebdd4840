// Two readings of the position on the table, side by side: what each answers, and the facts that differ, rule by rule.
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Fact, Table, Verdict } from '../kernel/game.ts'
import { current, type Match, shown, standing } from '../kernel/match.ts'
import {
  type Asked,
  type Compared,
  compared,
  type Difference,
  differences,
  firstApart,
} from '../kernel/readings.ts'
import { promptOf } from '../store/match.ts'
import { useMatch, useSeat, useView } from '../store/seat.ts'
import type { Comparison } from '../store/view.ts'
import type { Speech } from '../text/words.ts'
import { announce } from './announce.ts'
import { SignMark, useLight } from './facts.tsx'
import { Icon } from './icons.tsx'
import { RuleChip } from './RuleChip.tsx'
import { calledIn, type ReadingChoice, readingName, readingsOf } from './readings.ts'
import { verdictText } from './says.ts'
import { useSay, useSpeech } from './speech.ts'
import { Words } from './Words.tsx'
import './compare.css'

type Letter = 'a' | 'b'

const LETTERS: readonly Letter[] = ['a', 'b']

export function Compare() {
  const seat = useSeat()
  const say = useSay()
  const comparison = useView((view) => view.compare)
  const match = useMatch((store) => store.match)
  const panel = useRef<HTMLElement>(null)
  useFocusIn(panel)
  if (!comparison) return null
  const close = (): void => seat.view.setState({ compare: null })
  return (
    <section className="compare" aria-label={say('ui.compare.title')} ref={panel} data-region>
      <header className="prompt-head compare-head">
        <h2 className="prompt-ask">{say('ui.compare.title')}</h2>
        <button type="button" className="bar-button" aria-label={say('ui.close')} onClick={close}>
          <Icon id="close" />
        </button>
      </header>
      <div className="compare-body">
        {match.rules.past ? <p>{say('ui.not.compare')}</p> : <Body match={match} comparison={comparison} />}
      </div>
    </section>
  )
}

/** What is chosen first has the focus; afterwards it goes back to where it was. */
function useFocusIn(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement
    const lists = panel.current?.querySelectorAll('select')
    lists?.[1]?.focus()
    return () => {
      const place = document.querySelector<HTMLElement>('[data-region].prompt-place')
      setTimeout(() => (before instanceof HTMLElement && before !== document.body ? before : place)?.focus())
    }
  }, [panel])
}

interface BodyProps {
  readonly match: Match
  readonly comparison: Comparison
}

function Body({ match, comparison }: BodyProps) {
  const seat = useSeat()
  const say = useSay()
  const speech = useSpeech()
  const choices = readingsOf(match.start)(match.rules)
  const chosen = (letter: Letter) => choices.find(({ key }) => key === comparison[letter]) ?? choices[0]
  const [a, b] = [chosen('a'), chosen('b')]
  const asked = a && b ? compared(match, a.options, b.options) : []
  const now =
    asked.find(({ key }) => key === comparison.asked) ??
    firstApart(asked) ??
    asked.find(({ apart }) => apart) ??
    asked[0]
  const choose = (change: Partial<Comparison>): void =>
    seat.view.setState({ compare: { ...comparison, ...change } })
  return (
    <>
      <div className="compare-ask">
        {LETTERS.map((letter) => (
          <Choice
            key={letter}
            letter={letter}
            now={comparison[letter]}
            choices={choices}
            onChoose={(key) => choose({ [letter]: key, asked: null })}
          />
        ))}
        {a !== b && now ? (
          <Questions asked={asked} now={now} match={match} onChoose={(key) => choose({ asked: key })} />
        ) : null}
      </div>
      <div className="compare-told">
        {a === b ? (
          <Telling
            key={match.at}
            match={match}
            choices={choices}
            onChoose={(key) => choose({ b: key, asked: null })}
          />
        ) : now && a && b ? (
          <Answered of={now} table={shown(match).table} head={elsewhere(asked, now, match, speech)}>
            <About letter="a" of={a} />
            <About letter="b" of={b} />
          </Answered>
        ) : (
          <p className="empty">{say('ui.compare.nothing')}</p>
        )}
      </div>
    </>
  )
}

interface ChoiceProps {
  readonly letter: Letter
  readonly now: string
  readonly choices: readonly ReadingChoice[]
  onChoose(key: string): void
}

/** The letter and what it stands for. */
function Choice({ letter, now, choices, onChoose }: ChoiceProps) {
  const say = useSay()
  const speech = useSpeech()
  const name = useId()
  const groups = [...new Set(choices.map(({ group }) => group))]
  return (
    <div className="compare-choice">
      <label htmlFor={name}>
        <LetterMark letter={letter} />
        <span className="unseen">
          {say('ui.compare.reading', { letter: speech.say(`table.reading.${letter}`) })}
        </span>
      </label>
      <select id={name} value={now} onChange={({ target }) => onChoose(target.value)}>
        {groups.map((group) => {
          const options = choices
            .filter((each) => each.group === group)
            .map((each) => (
              <option key={each.key} value={each.key}>
                {readingName(speech, each)}
              </option>
            ))
          return group === 'ui.compare.played' ? (
            options
          ) : (
            <optgroup key={group} label={say(group)}>
              {options}
            </optgroup>
          )
        })}
      </select>
    </div>
  )
}

/** What a reading answers, or gets wrong, and why: the rules say that themselves. */
function About({ letter, of: { of } }: { readonly letter: Letter; readonly of: ReadingChoice }) {
  const speech = useSpeech()
  if (of === null || 'profile' in of) return null
  const { id, statement, card, touches } = speech.rule('id' in of ? of.id : of.misreading)
  const [right = id] = touches
  const rules = 'id' in of ? [id] : touches.slice(0, MOST_RULES)
  return (
    <p className="compare-about">
      <LetterMark letter={letter} />
      <span>
        {'id' in of ? (
          <>
            {statement} <b>{calledIn(speech, id, of.value)}</b>
          </>
        ) : (
          <>
            <b>{statement}</b> {card || speech.rule(right).statement}
          </>
        )}{' '}
        {rules.map((rule) => (
          <RuleChip key={rule} rule={rule} />
        ))}
      </span>
    </p>
  )
}

/** Of what a misreading touches, so many are named. */
const MOST_RULES = 2

function LetterMark({ letter }: { readonly letter: Letter }) {
  const speech = useSpeech()
  return (
    <span className="compare-letter" data-letter={letter} aria-hidden="true">
      {speech.say(`table.reading.${letter}`)}
    </span>
  )
}

interface TellingProps {
  readonly match: Match
  readonly choices: readonly ReadingChoice[]
  onChoose(key: string): void
}

/** A reading that comes to another verdict, and on what. */
interface Found {
  readonly choice: ReadingChoice
  readonly asked: Asked
}

/** It is what stands on the table, or is asked there. */
const isOfTable = ({ asked }: Pick<Found, 'asked'>): boolean => asked.of === 'step' || asked.of === 'now'

/** Which readings would come to another verdict here; tried one after the other, so that the page goes on. */
function Telling({ match, choices, onChoose }: TellingProps) {
  const say = useSay()
  const speech = useSpeech()
  const [tried, setTried] = useState(0)
  const [found, setFound] = useState<readonly Found[]>([])
  const [played, ...others] = choices
  const next = others[tried]
  useEffect(() => {
    if (!played || !next) return
    const timer = setTimeout(() => {
      const first = firstApart(compared(match, played.options, next.options))
      if (first) setFound((before) => [...before, { choice: next, asked: first.asked }])
      setTried((before) => before + 1)
    })
    return () => clearTimeout(timer)
  }, [match, played, next])
  return (
    <section className="compare-telling" aria-busy={next !== undefined}>
      <h3 className="quiet">{say('ui.compare.telling')}</h3>
      {[...found.filter(isOfTable), ...found.filter((each) => !isOfTable(each))].map(({ choice, asked }) => (
        <button key={choice.key} type="button" className="button" onClick={() => onChoose(choice.key)}>
          {readingName(speech, choice)}
          {isOfTable({ asked }) ? null : (
            <small>
              <Words text={questionOf(asked, match, speech)} />
            </small>
          )}
        </button>
      ))}
      {next ? <p className="empty">{say('ui.compare.trying', { tried, of: others.length })}</p> : null}
      {!next && found.length === 0 ? <p className="empty">{say('ui.compare.none')}</p> : null}
    </section>
  )
}

interface QuestionsProps {
  readonly asked: readonly Compared[]
  readonly now: Compared
  readonly match: Match
  onChoose(key: string): void
}

/** What both are asked: first what they answer differently. */
function Questions({ asked, now, match, onChoose }: QuestionsProps) {
  const say = useSay()
  const speech = useSpeech()
  const name = useId()
  const list = (some: readonly Compared[]) =>
    some.map((each) => (
      <option key={each.key} value={each.key}>
        {questionOf(each.asked, match, speech)}
      </option>
    ))
  const groups = (['verdict', 'facts', null] as const)
    .map((apart) => ({ apart, some: asked.filter((each) => each.apart === apart) }))
    .filter(({ some }) => some.length > 0)
  return (
    <div className="compare-question">
      <label htmlFor={name}>{say('ui.compare.asked')}</label>
      <select id={name} value={now.key} onChange={({ target }) => onChoose(target.value)}>
        {groups.map(({ apart, some }) => (
          <optgroup key={apart} label={say(`ui.compare.apart.${apart ?? 'not'}`)}>
            {list(some)}
          </optgroup>
        ))}
      </select>
    </div>
  )
}

/** Where both agree on what stands on the table, that, and whose question it is on which they do not. */
function elsewhere(asked: readonly Compared[], now: Compared, match: Match, speech: Speech): string | null {
  const step = asked.find((each) => each.asked.of === 'step')
  if (!step || step.apart === 'verdict' || now.apart !== 'verdict' || isOfTable(now)) return null
  const question = questionOf(now.asked, match, speech)
  return speech.say('ui.compare.elsewhere', { step: standing(match) + 1, question })
}

function questionOf(asked: Asked, match: Match, speech: Speech): string {
  const prompt = promptOf(match)
  const { table } = current(match)
  if (asked.of === 'step') return speech.say('ui.compare.step', { step: standing(match) + 1 })
  if (asked.of === 'unit')
    return speech.say('ui.hand.judge', { unit: speech.unitName(shown(match).table, asked.unit) })
  if (asked.of === 'now') return prompt ? speech.ask(prompt, table) : ''
  const { offer } = asked
  return offer.do === 'choose' ? speech.option(offer, table) : speech.done(offer.verdict, table)
}

interface AnsweredProps {
  readonly of: Compared
  readonly table: Table
}

/** Both verdicts, and below them what only one of them says; drawn on the table as long as this is here. */
function Answered({
  of,
  table,
  head,
  children,
}: AnsweredProps & { readonly head: string | null; readonly children: ReactNode }) {
  const seat = useSeat()
  const say = useSay()
  const speech = useSpeech()
  const { a, b, apart } = of
  useLayoutEffect(() => {
    seat.view.setState({ compared: { a, b } })
    return () => seat.view.setState({ compared: null, lit: null })
  }, [seat, a, b])
  const [first, second] = [a, b].map((verdict) =>
    verdict ? verdictText(verdict, table, speech) : say('ui.compare.notAsked'),
  )
  const said = apart ? say('ui.compare.said', { a: first ?? '', b: second ?? '' }) : say('ui.compare.same')
  useEffect(() => announce(head ? `${head} ${said}` : said), [head, said])
  return (
    <>
      {head === null ? null : (
        <p>
          <Words text={head} />
        </p>
      )}
      <div className="compare-verdicts">
        {LETTERS.map((letter) => (
          <Answer key={letter} letter={letter} verdict={of[letter]} table={table} />
        ))}
      </div>
      {children}
      {apart ? <Differences of={of} table={table} /> : <p className="quiet">{say('ui.compare.same')}</p>}
    </>
  )
}

interface AnswerProps {
  readonly letter: Letter
  readonly verdict: Verdict | null
  readonly table: Table
}

function Answer({ letter, verdict, table }: AnswerProps) {
  const say = useSay()
  const speech = useSpeech()
  const head = verdict && verdict.why.length > 0 ? speech.headline(verdict, table) : null
  return (
    <section className="compare-verdict" data-letter={letter}>
      <h3 className="compare-by">
        <LetterMark letter={letter} />
        <span className="unseen">
          {say('ui.compare.reading', { letter: speech.say(`table.reading.${letter}`) })}
        </span>
        {head ? <SignMark sign={head.sign} close={head.close} /> : null}
      </h3>
      <p className="compare-line">
        <Words text={head ? head.line : say('ui.compare.notAsked')} />
      </p>
      {head?.margin ? <p className="quiet">{head.margin}</p> : null}
    </section>
  )
}

function Differences({ of, table }: AnsweredProps) {
  const say = useSay()
  const told = differences(of)
  const list = (some: readonly Difference[]) =>
    some.map((each) => <OfRule key={each.rule} of={each} table={table} />)
  const minor = told.filter(({ isMinor }) => isMinor)
  const count = minor.reduce((sum, { a, b }) => sum + Math.max(a.length, b.length), 0)
  return (
    <>
      <h3 className="quiet">{say('ui.compare.facts')}</h3>
      {list(told.filter(({ isMinor }) => !isMinor))}
      {minor.length === 0 ? null : (
        <details className="more" open={minor.length === told.length}>
          <summary>{say('ui.compare.minor', { count })}</summary>
          {list(minor)}
        </details>
      )}
    </>
  )
}

function OfRule({ of, table }: { readonly of: Difference; readonly table: Table }) {
  return (
    <section className="compare-rule">
      <RuleChip rule={of.rule} />
      <ul className="facts">
        {LETTERS.flatMap((letter) =>
          of[letter].map((fact) => (
            <DifferentFact key={`${letter} ${JSON.stringify(fact)}`} {...{ letter, fact, table }} />
          )),
        )}
      </ul>
    </section>
  )
}

interface DifferentFactProps {
  readonly letter: Letter
  readonly fact: Fact
  readonly table: Table
}

/** A button, so that keys can light it up on the table too. */
function DifferentFact({ letter, fact, table }: DifferentFactProps) {
  const say = useSay()
  const speech = useSpeech()
  const light = useLight(fact)
  const { sign, close } = speech.headline({ ok: fact.ok, why: [fact] }, table)
  return (
    <li className="fact compare-fact" {...light}>
      <LetterMark letter={letter} />
      <button type="button" onClick={light.onPointerEnter}>
        <span className="unseen">
          {say('ui.compare.reading', { letter: speech.say(`table.reading.${letter}`) })}
        </span>
        <SignMark sign={sign} close={close} /> <Words text={speech.sentence(fact, table)} />
      </button>
    </li>
  )
}
