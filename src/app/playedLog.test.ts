// The log's lines over a battle that is really played.
import { describe, expect, it } from 'vitest'
import { scenarios } from '../content/scenarios/index.ts'
import { startOf } from '../content/scenarios/scenario.ts'
import type { Action } from '../kernel/game.ts'
import { act, begin, type Match, seek, undo } from '../kernel/match.ts'
import { logLines } from '../panels/logLines.ts'
import { ticksOf } from '../panels/Timeline.tsx'
import { throwsOf } from '../panels/tray.ts'
import { assault } from '../rules/assault/assault.ts'

function battle(): Match {
  const [scenario] = scenarios
  if (!scenario) throw new Error('no battle')
  return begin(assault, startOf(scenario, 'cm', 7))
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

  it('a change by hand during Play is marked as one', () => {
    const match = battle()
    const unit = match.start.table.units[0]?.id ?? ''
    const pinned = done(match, { do: 'correct', by: { is: 'marked', on: unit, badge: 'pinned', set: true } })
    const [line] = logLines(pinned)
    expect(line && 'byHand' in line && line.byHand).toBe(true)
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
