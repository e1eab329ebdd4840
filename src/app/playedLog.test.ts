// The log's lines over a battle that is really played.
import { describe, expect, it } from 'vitest'
import { scenarios } from '../content/scenarios/index.ts'
import { startOf } from '../content/scenarios/scenario.ts'
import type { Action } from '../kernel/game.ts'
import { act, begin, endOf, type Match, redo, seek, undo } from '../kernel/match.ts'
import { endingOf } from '../panels/ending.ts'
import { lineAt, lineKey, logLines, toldBy } from '../panels/logLines.ts'
import { ticksOf } from '../panels/ticks.ts'
import { throwsOf } from '../panels/tray.ts'
import { assault } from '../rules/assault/assault.ts'
import { createMatchStore, spoken } from '../store/match.ts'

function battle(): Match {
  const [scenario] = scenarios
  if (!scenario) throw new Error('no battle')
  return begin(assault, startOf(scenario, assault, { system: 'cm', seed: 7 }))
}

function done(match: Match, action: Action): Match {
  const { match: next, verdict } = act(match, action)
  if (!verdict.ok) throw new Error(`refused: ${verdict.why[0]?.says}`)
  return next
}

/** The first battle, after its charge and its roll to hit. */
function rolled(): Match {
  let match = battle()
  for (let i = 0; i < 20 && throwsOf(match).length === 0; i += 1) {
    const state = match.frames[match.at]?.state
    const wise = state && assault.suggest(state as Parameters<typeof assault.suggest>[0])
    match = done(match, wise ?? { do: 'done' })
  }
  return match
}

/** The first battle, played sensibly to the end of its assault. */
function playedOut(): Match {
  let match = battle()
  for (let i = 0; i < 200; i += 1) {
    const state = match.frames[match.at]?.state
    if (state?.mode !== 'play') return match
    const wise = assault.suggest(state as Parameters<typeof assault.suggest>[0])
    match = done(match, wise ?? { do: 'done' })
  }
  throw new Error('no end')
}

describe('the log', () => {
  it('is empty before anything was done', () => {
    expect(logLines(battle())).toEqual([])
  })

  it('has at least a line for every step, in order, each with a key of its own', () => {
    const match = rolled()
    const lines = logLines(match)
    expect(new Set(lines.map((line) => line.step)).size).toBe(match.steps.length)
    expect(lines.map((line) => line.frame)).toEqual(lines.map((line) => line.frame).toSorted((a, b) => a - b))
    expect(new Set(lines.map((line) => line.key)).size).toBe(lines.length)
  })

  it('a line of dice stands on the frame in which they lay, with their source', () => {
    const match = rolled()
    const line = logLines(match).find((each) => each.is === 'threw')
    expect(line?.is === 'threw' && line.from).toBe('seed')
    expect(line?.frame).toBe(throwsOf(match)[0]?.frame)
    expect(throwsOf(seek(match, 0))).toEqual([])
  })

  it('a roll that was taken back leaves its line, also when something else is done instead', () => {
    const before = rolled()
    const back = undo(before)
    expect(logLines(back).filter((line) => line.is === 'takenBack')).toHaveLength(1)
    const faces = throwsOf(before)[0]?.faces ?? []
    const again = done(back, { do: 'roll', from: 'chosen', faces: faces.map(() => 6) })
    const lines = logLines(again)
    expect(lines.filter((line) => line.is === 'takenBack')).toHaveLength(1)
    expect(lines.find((line) => line.is === 'takenBack' && line.faces.join() === faces.join())).toBeDefined()
    expect(new Set(lines.map((line) => line.key)).size).toBe(lines.length)
  })

  it('names every team of a unit that charges together, in lines of their own', () => {
    const match = rolled()
    const moved = match.steps.flatMap(({ action }) => (action.do === 'move' ? action.moves : []))
    const told = logLines(match).flatMap((line) =>
      line.is === 'said' ? (line.facts[0]?.about.base ?? []) : [],
    )
    expect(moved.length).toBeGreaterThan(1)
    for (const { base } of moved) expect(told).toContain(base)
  })

  it('names every base that was lost, and tells a choice as what was chosen', () => {
    const match = playedOut()
    const lines = logLines(match)
    const lost = match.steps.flatMap(({ changes }) =>
      changes.flatMap((change) => (change.is === 'removed' ? change.base : [])),
    )
    const told = lines.flatMap((line) => (line.is === 'said' ? (line.facts[0]?.about.base ?? []) : []))
    expect(lost.length).toBeGreaterThan(0)
    for (const base of lost) expect(told).toContain(base)
    const chosen = match.steps.filter(({ action }) => action.do === 'choose')
    expect(chosen.length).toBeGreaterThan(0)
    expect(lines.filter((line) => line.is === 'chose')).toHaveLength(chosen.length)
  })

  it('a roll that was taken back stands before the one that came in its place, though it be the very same', () => {
    const back = undo(rolled())
    for (const match of [back, redo(back), done(back, { do: 'roll', from: 'seed' })]) {
      const lines = logLines(match)
      const mark = lines.findIndex((line) => line.is === 'takenBack')
      expect(lines.findIndex((line) => line.is === 'threw')).toBe(mark + 1)
      if (match === back) expect(lineAt(lines, back.at)).toBe(mark)
    }
  })

  it('a line that was clicked is the one we stand on, and the verdict tells what it tells', () => {
    const store = createMatchStore(playedOut())
    const lines = logLines(store.getState().match)
    for (const [i, line] of lines.entries()) {
      const told = toldBy(line)
      store.getState().seek(endOf(store.getState().match, line.step), told)
      const { match, aside } = store.getState()
      expect(lineAt(logLines(match), match.at, lineKey(line))).toBe(i)
      if (told) expect(spoken(match, aside)?.why[0]).toBe(told.why[0])
    }
    store.getState().seek(store.getState().match.at)
    expect(store.getState().aside).toBeNull()
  })

  it('the end of a fight says who won, and only where a fight has ended', () => {
    const match = playedOut()
    expect(endingOf(match)?.[0]?.says).toMatch(/^assault(Won|Over)$/)
    expect(endingOf(undo(match))).toBeNull()
    expect(endingOf(battle())).toBeNull()
  })

  it('a change by hand during Play is marked as one', () => {
    const match = battle()
    const unit = match.start.table.units[0]?.id ?? ''
    const pinned = done(match, { do: 'correct', by: { is: 'marked', on: unit, badge: 'pinned', set: true } })
    const [line] = logLines(pinned)
    expect(line?.byHand).toBe(true)
  })
})

describe('the timeline', () => {
  it('marks the end of each step and each roll', () => {
    const match = rolled()
    const ticks = ticksOf(match)
    expect(ticks.filter((tick) => tick.is === 'roll')).toHaveLength(throwsOf(match).length)
    expect(ticks.length).toBeGreaterThanOrEqual(match.steps.length)
    expect(ticks.every((tick) => tick.frame > 0 && tick.frame < match.frames.length)).toBe(true)
  })
})
