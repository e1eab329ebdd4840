// A recording of another edition is shown from its own changes, and says where the rules of today first differ.
import { describe, expect, it } from 'vitest'
import { digest } from './digest.ts'
import type { RuleSet } from './game.ts'
import { act, check, digestOf, type Match, shown, undo } from './match.ts'
import { open } from './recording.ts'
import { touchGame, touchMatch } from './testing.ts'
import { view } from './viewing.ts'
import { write } from './writing.ts'

const near = { do: 'move', moves: [{ base: 'a1', to: { x: 600, y: 732, facing: 0 } }] } as const
const game = (): Match => act(act(touchMatch(), near).match, { do: 'roll', from: 'seed' }).match
const text = write(game())

const FACT = { rule: 'T-03', says: 'struck', ok: true }

const later: RuleSet = { ...touchGame, edition: 2 }

/** A later edition in which nobody is ever struck. */
const milder: RuleSet = {
  ...later,
  play: (teller, action) => {
    if (action.do === 'roll') teller.tell({ is: 'ruled', ok: false, why: [] })
    else touchGame.play(teller as Parameters<typeof touchGame.play>[0], action)
  },
}

const viewed = (rules: RuleSet, file = text): Match => {
  const opened = view(file, [rules])
  if (!opened.ok) throw new Error(`${opened.fault.field}: ${opened.fault.says} (${opened.fault.value})`)
  return opened.match
}

// biome-ignore lint/suspicious/noExplicitAny: a file may hold anything
function forged(forge: (file: any) => void): string {
  const file = JSON.parse(text)
  forge(file)
  let before = digest('', { rules: 'touch', edition: file.rules.edition, start: file.start })
  for (const step of file.steps) {
    before = digest(before, { action: step.action, changes: step.changes })
    step.digest = before
  }
  return JSON.stringify(file)
}

describe('a recording of another edition', () => {
  it('is not played, but shown as it was: every frame, the digest, and where it stood', () => {
    expect(open(text, [later])).toMatchObject({ ok: false, fault: { says: 'otherEdition' } })
    const match = viewed(later)
    expect(match.frames.map(({ state }) => state.table)).toEqual(
      game().frames.map(({ state }) => state.table),
    )
    expect([digestOf(match), shown(match).dice]).toEqual([digestOf(game()), shown(game()).dice])
    const back = viewed(later, write(undo(game())))
    expect([back.at, back.marks]).toEqual([undo(game()).at, undo(game()).marks])
  })

  it('says where it first differs, and where it does not', () => {
    expect(viewed(later).rules.past).toEqual({ today: 2, differs: null })
    expect(viewed(milder).rules.past).toEqual({ today: 2, differs: 1 })
  })

  it('of which the rules of today cannot even begin is shown all the same', () => {
    const file = forged((f) => {
      f.start.options = { fog: true }
      f.start.table.bases[1].kind = 'ufo'
    })
    expect(viewed(later, file).rules.past).toEqual({ today: 2, differs: 0 })
  })

  it('in which a side is given a name that nobody can see is refused', () => {
    const named = (en: string) => {
      const change = { is: 'named', side: 'blue', name: { ru: 'Синие', en }, why: [] }
      return view(
        forged((f) => f.steps[0].changes.push(change)),
        [later],
      )
    }
    expect(named('Blues').ok).toBe(true)
    expect(named('\u3164')).toMatchObject({ ok: false, fault: { field: 'steps.0.changes.1.name.en' } })
  })

  it('is written again as it was read', () => {
    expect(JSON.parse(write(viewed(milder)))).toEqual(JSON.parse(text))
  })

  it('can only be looked at', () => {
    const match = viewed(later)
    expect(check(match, near)).toMatchObject({ ok: false, why: [{ says: 'onlyPast' }] })
    const byHand = { do: 'correct', by: { is: 'removed', base: 'a1' } } as const
    expect(act(match, byHand).match).toBe(match)
    expect(match.rules.prompt(shown(match)).offers).toEqual([])
  })

  it.each([
    ['a change that was touched up', text.replace('"ok":true', '"ok":false'), 'steps.0.digest', 'altered'],
    [
      'a change of no kind',
      forged((f) => (f.steps[0].changes[0].is = 'fog')),
      'steps.0.changes.0.is',
      'badValue',
    ],
    [
      'a place that is no number',
      forged((f) => (f.steps[0].changes[0].moves[0].to.x = '1')),
      'steps.0.changes.0.moves.0.to.x',
      'badValue',
    ],
    [
      'a die with a face that no die has',
      forged((f) => (f.steps[1].changes[0].why = [{ ...FACT, about: { dice: [1e300] } }])),
      'steps.1.changes.0.why.0.about.dice.0',
      'badValue',
    ],
    [
      'a distance that no table has',
      forged((f) => (f.steps[0].changes[0].why[0].about = { stood: 1e300 })),
      'steps.0.changes.0.why.0.about.stood',
      'badValue',
    ],
    [
      'a point that lies beyond every table',
      forged((f) => (f.steps[0].changes[0].why[0].about = { path: [{ x: 20_001, y: 0 }] })),
      'steps.0.changes.0.why.0.about.path.0.x',
      'badValue',
    ],
    [
      'a change of a stranger',
      forged((f) => (f.steps[0].changes[0].moves[0].base = 'zz')),
      'steps.0.changes.0',
      'unknownId',
    ],
    [
      'a reason about a stranger',
      forged((f) => (f.steps[0].changes[0].why[0].about = { units: ['zz'] })),
      'steps.0.changes.0',
      'unknownId',
    ],
  ])('refuses %s', (_, file, field, says) => {
    expect(view(file, [later])).toMatchObject({ ok: false, fault: { field, says } })
  })
})
