// The commands: each has words, no two share a key, and they do what their buttons say.
import { beforeAll, describe, expect, it } from 'vitest'
import { scenarios } from '../content/scenarios/index.ts'
import { startOf } from '../content/scenarios/scenario.ts'
import type { RuleSet } from '../kernel/game.ts'
import { begin, shown } from '../kernel/match.ts'
import { touchMatch } from '../kernel/testing.ts'
import { keyName } from '../panels/command.tsx'
import { nudge } from '../panels/keyHand.ts'
import { commandFor } from '../panels/keys.ts'
import { assault } from '../rules/assault/assault.ts'
import { ruleSets } from '../rules/index.ts'
import { melee } from '../rules/melee/melee.ts'
import { createHand } from '../store/hand.ts'
import { createMatchStore } from '../store/match.ts'
import type { Seat } from '../store/seat.ts'
import { createViewStore } from '../store/view.ts'
import { loadLanguage } from '../text/intl.ts'
import { wordsFor } from '../text/words.ts'
import { commandList, commands } from './commands.ts'
import { firstBattle } from './game.ts'

function seat(rules: RuleSet = assault): Seat {
  const scenario = scenarios.find((each) => each.rules === rules.id)
  if (!scenario) throw new Error('no battle')
  const match = createMatchStore(begin(rules, startOf(scenario, rules, { system: 'cm', seed: 3 })))
  return { match, view: createViewStore(), hand: createHand(match) }
}

const touchSeat = () => {
  const match = createMatchStore(touchMatch())
  return { match, hand: createHand(match) }
}

const matchOf = (of: Seat) => of.match.getState().match
const pressed = (code: string) => ({ code, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false })

beforeAll(async () => {
  await loadLanguage('en')
  await loadLanguage('ru')
})

describe('the commands', () => {
  it('say what leads to the choice where a key that answers is no answer', () => {
    const here = seat()
    for (const id of ['accept', 'roll', 'done'] as const) {
      expect(commands[id].when(here)).toBe(false)
      expect(commands[id].barred?.(here)).toBe('ui.not.answer')
    }
    here.match.getState().act({ do: 'mode', mode: 'arrange' })
    for (const id of ['accept', 'roll', 'done', 'propose', 'handOver'] as const)
      expect(commands[id].barred?.(here)).toBe('ui.not.arranging')
  })

  it('share no key', () => {
    const keys = commandList.flatMap((command) => command.keys)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it.each(Object.entries(commands))(
    '%s has words in both languages, and its keys have names',
    (_, command) => {
      const games = ruleSets.flatMap(({ id }) => [['en', id] as const, ['ru', id] as const])
      for (const [language, rules] of games) {
        const { say } = wordsFor(language, rules)
        expect(say(command.label)).not.toBe('')
        if (command.idle) expect(say(command.idle)).not.toBe('')
        for (const key of command.keys) expect(keyName(key, say)).toMatch(/\S/)
      }
    },
  )

  it('are found by the place of the key', () => {
    expect(commandFor(commandList, pressed('KeyF'))).toBe(commands.fitFight)
    expect(commandFor(commandList, { ...pressed('KeyZ'), ctrlKey: true })).toBe(commands.undo)
    expect(commandFor(commandList, pressed('KeyX'))).toBeNull()
  })
})

describe('the first battle', () => {
  it('is the first of the list', () => {
    expect(firstBattle).toBe(scenarios[0])
  })
})

describe('what the commands do', () => {
  it('all moves are proposed, put away, proposed again, accepted, and taken back', () => {
    const here = seat()
    expect(commands.accept.when(here)).toBe(false)
    commands.propose.run(here)
    expect(here.hand.now().ghosts?.moves.length).toBeGreaterThan(0)
    commands.cancel.run(here)
    expect(here.hand.now().ghosts).toBeNull()
    commands.propose.run(here)
    commands.accept.run(here)
    expect(matchOf(here).steps).toHaveLength(1)
    commands.undo.run(here)
    expect(matchOf(here).at).toBe(0)
    expect(commands.undo.when(here)).toBe(false)
    commands.redo.run(here)
    expect(matchOf(here).at).toBe(matchOf(here).frames.length - 1)
  })

  it('a proposal is decided before anything else is done', () => {
    const here = seat()
    expect(commands.handOver.when(here)).toBe(true)
    commands.propose.run(here)
    expect(commands.handOver.when(here)).toBe(false)
    expect(commands.done.when(here)).toBe(false)
    commands.accept.run(here)
    expect(commands.done.when(here)).toBe(true)
  })

  it('undo in the middle of a drag puts the base back and takes nothing back', () => {
    const here = seat()
    commands.propose.run(here)
    commands.accept.run(here)
    const { at } = matchOf(here)
    const base = shown(matchOf(here)).table.bases[0]
    if (!base) throw new Error('no base')
    here.hand.drag({ held: [base.id], catchMm: 0 }, { ...base.at, x: base.at.x + 20 })
    commands.undo.run(here)
    expect(here.hand.now().held).toEqual([])
    expect(matchOf(here).at).toBe(at)
  })

  it('looking back says where we stand, and a full hand that it is full', () => {
    const here = seat()
    const said = (id: 'stepBack' | 'stepOn' | 'replay') =>
      commands[id].when(here) ? 'can' : (commands[id].barred?.(here) ?? commands[id].idle)
    expect(said('replay')).toBe('ui.not.replay')
    commands.propose.run(here)
    commands.accept.run(here)
    expect([said('stepBack'), said('stepOn'), said('replay')]).toEqual(['can', 'ui.not.toEnd', 'can'])
    commands.undo.run(here)
    expect([said('stepBack'), said('stepOn'), said('replay')]).toEqual(['ui.not.stepBack', 'can', 'can'])
    const base = shown(matchOf(here)).table.bases[0]
    if (!base) throw new Error('no base')
    here.hand.drag({ held: [base.id], catchMm: 0 }, { ...base.at, x: base.at.x + 20 })
    expect([said('stepBack'), said('stepOn'), said('replay')]).toEqual(Array(3).fill('ui.not.holding'))
  })

  it('the turn is handed over between assaults only', () => {
    const here = seat()
    expect(commands.handOver.when(here)).toBe(true)
    commands.handOver.run(here)
    expect(matchOf(here).steps).toHaveLength(1)
    commands.propose.run(here)
    commands.accept.run(here)
    expect(commands.handOver.when(here)).toBe(false)
  })

  it('nobody hands the turn over in a melee, and no key is said to', () => {
    const here = seat(melee)
    expect(commands.handOver.when(here)).toBe(false)
    commands.handOver.run(here)
    expect(matchOf(here).steps).toHaveLength(0)
    expect([assault, melee].map((rules) => commands.handOver.isOf?.(rules))).toEqual([true, false])
  })

  it('the ruler is taken and put away', () => {
    const here = seat()
    commands.ruler.run(here)
    expect(here.view.getState().tool).toBe('ruler')
    expect(commands.cancel.when(here)).toBe(true)
    commands.cancel.run(here)
    expect(here.view.getState().tool).toBe('hand')
  })

  it('a selected base turns where it lies while the table is arranged', () => {
    const here = seat()
    commands.arrange.run(here)
    const base = shown(matchOf(here)).table.bases[0]
    if (!base) throw new Error('no base')
    here.view.setState({ selected: base.id })
    commands.rotateRight.run(here)
    const now = shown(matchOf(here)).table.bases.find((each) => each.id === base.id)
    expect(now?.at.facing).toBe((base.at.facing + 5) % 360)
    expect(here.hand.now().held).toEqual([])
  })

  it('in the middle of a step no base is turned or nudged by keys, and one that falls there breaks nothing', () => {
    const here: Seat = { ...touchSeat(), view: createViewStore() }
    const { act, seek } = here.match.getState()
    act({ do: 'move', moves: [{ base: 'a1', to: { x: 600, y: 732, facing: 0 } }] })
    act({ do: 'roll', from: 'typed', faces: [6, 6] })
    seek(2)
    here.hand.point('b1')
    here.view.setState({ selected: 'b1' })
    commands.rotateRight.run(here)
    expect(here.hand.now().draft?.verdict).toMatchObject({ ok: false, why: [{ says: 'withinStep' }] })
    expect(nudge(here, ['b1'], { x: 1, y: 0, turn: 0 })?.verdict.ok).toBe(false)
    here.hand.drop()
    expect(matchOf(here).steps).toHaveLength(2)
  })
})
