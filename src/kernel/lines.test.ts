import { describe, expect, test } from 'vitest'
import type { Action } from './game.ts'
import { againHere, branch, follow, forget, putBack, rename, sharedSteps } from './lines.ts'
import { act, endOf, type Match, MOST_LINES, redo, seek, shown, standing, undo } from './match.ts'
import { open } from './recording.ts'
import { touchGame, touchMatch } from './testing.ts'
import { write } from './writing.ts'

const to = (y: number): Action => ({ do: 'move', moves: [{ base: 'a1', to: { x: 600, y, facing: 0 } }] })
const roll: Action = { do: 'roll', from: 'seed' }
const near = to(732)

const doing = (match: Match, ...actions: readonly Action[]) =>
  actions.reduce((m, a) => act(m, a).match, match)

/** Two moves and a roll, of which the first is looked at. */
const lookedBack = () => {
  const match = doing(touchMatch(), to(800), near, roll)
  return seek(match, endOf(match, 0))
}

const places = ({ frames }: Match) => frames.map(({ state }) => state.table.bases.map(({ at }) => at.y))

const reopened = (match: Match): Match => {
  const opened = open(write(match), [touchGame])
  if (!opened.ok) throw new Error(`${opened.fault.field}: ${opened.fault.says}`)
  return opened.match
}

describe('a game that goes on from an earlier moment', () => {
  test('keeps what lay ahead as a line of its own, and marks no roll of it as taken back', () => {
    const branched = act(lookedBack(), to(790)).match
    expect(branched.line).toEqual({ id: 1, name: '' })
    expect(branched.steps).toHaveLength(2)
    expect(branched.lines).toMatchObject([{ id: 0, steps: { length: 3 } }])
    expect(branched.marks).toEqual([])
  })

  test('goes on in its line where what is done is what came next', () => {
    const looked = lookedBack()
    const on = act(looked, near).match
    expect(on).toMatchObject({ line: { id: 0 }, lines: [], looks: true })
    expect(on.steps).toBe(looked.steps)
    expect(standing(on)).toBe(1)
  })

  test('drops what was taken back by undo, and marks its roll', () => {
    const match = doing(touchMatch(), near, roll)
    const again = act(undo(match), to(740)).match
    expect(again.line.id).toBe(0)
    expect(again.lines).toEqual([])
    expect(again.marks).toMatchObject([{ is: 'takenBack' }])
  })

  test('stays in its line where nothing lies ahead, and where the action is refused', () => {
    const match = doing(touchMatch(), near)
    expect(act(seek(match, match.frames.length - 1), roll).match.lines).toEqual([])
    const early = seek(match, 0)
    expect(act(early, roll)).toMatchObject({ verdict: { ok: false }, match: early })
  })

  test('keeps it too where it was looked back and then stepped back by undo', () => {
    const stepped = undo(lookedBack())
    expect(stepped.marks).toEqual([])
    expect(act(stepped, to(790)).match.lines).toMatchObject([{ id: 0, steps: { length: 3 } }])
  })
})

describe('a branch', () => {
  test('begins where we stand, under the name it was given, and the roll there can come out otherwise', () => {
    const rolled = doing(touchMatch(), near, roll)
    const named = branch(seek(rolled, endOf(rolled, 0)), 'What if')
    const other = act(named, { do: 'roll', from: 'chosen', faces: [1, 1] }).match
    expect(other.line).toEqual({ id: 1, name: 'What if' })
    expect(shown(other).table.bases).toHaveLength(2)
    expect(other.lines[0]?.steps).toBe(rolled.steps)
  })

  test('is left for the main line, which stands where the two part, with the same frames as before', () => {
    const looked = lookedBack()
    const home = follow(act(looked, to(790)).match, 0)
    expect(standing(home)).toBe(0)
    expect(home.line.id).toBe(0)
    expect(places(home)).toEqual(places(looked))
    expect(home.steps).toBe(looked.steps)
    expect(redo(home).at).toBe(endOf(looked, 1))
    expect(home.lines).toMatchObject([{ id: 1, steps: { length: 2 } }])
  })

  test('goes on where it was left', () => {
    const away = act(lookedBack(), to(790)).match
    const back = follow(follow(away, 0), 1)
    expect(places(back)).toEqual(places(away))
    expect(back.steps).toBe(away.steps)
  })

  test('gets another name, on the table or not', () => {
    const away = act(lookedBack(), to(790)).match
    expect(rename(away, 1, 'Left').line.name).toBe('Left')
    expect(rename(away, 0, 'Right').lines[0]?.name).toBe('Right')
  })

  test('that is given up marks the rolls that stand in no other line', () => {
    const branched = act(lookedBack(), to(790)).match
    expect(forget(branched, 0).marks).toMatchObject([{ is: 'takenBack', step: 2 }])
    const shared = branch(doing(touchMatch(), near, roll), '')
    expect(forget(shared, 0).marks).toEqual([])
  })

  test('that was given up can be put back; the marks stay', () => {
    const branched = act(lookedBack(), to(790)).match
    const [line] = branched.lines
    if (!line) throw new Error('No line was kept')
    const again = putBack(forget(branched, line.id), line)
    expect(again.lines).toEqual(branched.lines)
    expect(again.marks).toHaveLength(1)
  })

  test('that is not there cannot be followed', () => {
    expect(() => follow(touchMatch(), 3)).toThrow()
  })
})

test('dice that are to fall as never before count those taken back, of other lines, and of what lies ahead', () => {
  const rolled = doing(touchMatch(), near, roll)
  const before = (match: Match) => seek(match, endOf(match, 0))
  expect(againHere(rolled)).toBe(0)
  expect(againHere(undo(rolled))).toBe(1)
  expect(againHere(before(rolled))).toBe(1)
  const away = doing(branch(before(rolled), ''), { ...roll, again: 1 })
  expect(againHere(undo(away))).toBe(2)
  expect(againHere(before(follow(away, 0)))).toBe(2)
  expect(againHere(branch(seek(rolled, 0), ''))).toBe(0)
})

describe('as many lines as a game can have', () => {
  const full = () => {
    let match = lookedBack()
    for (let i = 0; i < MOST_LINES; i++) match = branch(match, '')
    return match
  }

  test('are not added to, by playing on from an earlier moment or else; and the file opens', () => {
    const match = full()
    expect(match.lines).toHaveLength(MOST_LINES)
    const away = follow(match, 0)
    expect(act(away, to(790))).toMatchObject({
      verdict: { ok: false, why: [{ says: 'linesFull' }] },
      match: away,
    })
    expect(branch(away, '')).toBe(away)
    expect(reopened(away).lines).toHaveLength(MOST_LINES)
  })

  test('have room again for one that is given up, and only for that one', () => {
    const match = full()
    const [line] = match.lines.slice(1)
    if (!line) throw new Error('No line was kept')
    const given = forget(match, line.id)
    expect(putBack(given, line).lines).toHaveLength(MOST_LINES)
    expect(putBack(branch(given, ''), line).lines).toHaveLength(MOST_LINES)
  })
})

test('two lines share the steps before they part', () => {
  const { steps, lines } = act(lookedBack(), to(790)).match
  expect(sharedSteps(steps, lines[0]?.steps ?? [])).toBe(1)
  expect(sharedSteps(steps, steps)).toBe(2)
  expect(sharedSteps([], steps)).toBe(0)
})

describe('a file', () => {
  test('has every line, and opens to the same', () => {
    const away = rename(act(lookedBack(), to(790)).match, 1, 'Left')
    const again = reopened(away)
    expect([again.line, again.at, again.steps]).toEqual([away.line, away.at, away.steps])
    expect(again.lines).toEqual(away.lines)
    expect(write(again)).toBe(write(away))
  })

  test.each([
    [
      'a line that begins after more steps than there are',
      '"kept":1',
      '"kept":9',
      'lines.0.kept',
      'badValue',
    ],
    [
      'a game without its main line',
      '"id":0,"name":"","kept"',
      '"id":7,"name":"","kept"',
      'lines',
      'badValue',
    ],
    ['two lines of one number', '"line":{"id":1', '"line":{"id":0', 'lines.0.id', 'duplicate'],
    ['a digest that is none', /[0-9a-f]{16}(?="}\]}\])/, '0'.repeat(16), 'lines.0.steps.1.digest', 'altered'],
  ] as const)('tells %s', (...[, from, other, field, says]) => {
    const text = write(act(lookedBack(), to(790)).match)
    const spoilt = text.replace(from, other)
    expect(spoilt).not.toBe(text)
    expect(open(spoilt, [touchGame])).toMatchObject({ ok: false, fault: { field, says } })
  })

  test('that stands on an earlier moment goes on in a branch', () => {
    const again = act(reopened(lookedBack()), to(790)).match
    expect(again.lines).toMatchObject([{ id: 0, steps: { length: 3 } }])
  })
})
