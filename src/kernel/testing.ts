// For tests: a table of two bases, and a tiny rule set in which a side takes a base by touching it and rolling 4+.

import {
  type Action,
  type Base,
  type Fact,
  misread,
  type RuleSet,
  type SideId,
  type State,
  type Table,
  type Teller,
  type Unit,
  type Verdict,
} from './game.ts'
import { areTouching } from './geometry/gap.ts'
import type { Pose } from './geometry/point.ts'
import { begin, type Match, type Start } from './match.ts'

const named = (text: string) => ({ ru: text, en: text })

const baseAt = (id: string, unit: string, at: Pose): Base => ({
  id,
  unit,
  letter: id.slice(-1).toUpperCase(),
  kind: 'man',
  art: 'infantry',
  at,
  shape: { w: 50, d: 32, r: 0 },
  traits: {},
  badges: [],
})

const unit = (id: string, side: SideId, number: number): Unit => ({
  id,
  side,
  number,
  name: named(id),
  traits: {},
  badges: [],
})

const smallTable = (bases: readonly Base[]): Table => ({
  size: { w: 1200, d: 1800 },
  system: 'cm',
  sides: [
    { id: 'blue', name: named('Blue') },
    { id: 'red', name: named('Red') },
  ],
  units: [unit('u1', 'blue', 1), unit('u2', 'red', 2)],
  bases,
  lost: [],
})

type Flow = { readonly struck: number; readonly side: SideId }

const fact = (says: string, ok: boolean): Fact => ({ rule: 'X-01', says, ok, about: {} })

function judge(state: State<Flow>, action: Action): Verdict {
  if (action.do === 'move') return { ok: true, why: [fact('moves', true)], moves: action.moves }
  if (action.do === 'mode') return { ok: true, why: [fact('mode', true)] }
  const [a, b] = state.table.bases
  const near = a !== undefined && b !== undefined && areTouching(a, b)
  return { ok: action.do === 'roll' && near, why: [fact('touching', near)] }
}

function strike(teller: Teller<Flow>): void {
  const foe = teller.state.table.bases[1]
  if (!foe) return
  const dice = [
    { owner: 'a', cuts: [4] },
    { owner: 'a', cuts: [4] },
  ]
  const faces = teller.throw({ side: 'blue', for: 'hit', dice }, [])
  const struck = faces.filter((face) => face >= 4).length
  teller.tell({ is: 'turned', flow: { ...teller.state.flow, struck }, why: [] })
  if (struck > 0) teller.tell({ is: 'removed', base: foe.id, why: [fact('struck', true)] })
  teller.tell({ is: 'ruled', ok: struck > 0, why: [fact('struck', struck > 0)] })
}

export const touchGame: RuleSet<Flow> = {
  id: 'touch',
  edition: 1,
  switches: [{ id: 'X-10', name: 'loud', isOpen: true, values: [false, true], default: false }],
  misreadings: [misread({ id: 'X-11', name: 'blind' })],
  profiles: { full: {} },
  states: { unit: ['pinned'], base: ({ traits }) => (traits.engine === false ? [] : ['bailed']) },
  traits: { unit: { motivation: [3, 4, 5] }, base: () => ({ engine: 'yesNo', top: { least: 0, most: 9 } }) },
  known: {
    kinds: ['man'],
    traits: { unit: { motivation: [3, 4, 5] }, base: { engine: 'yesNo', top: { least: 0, most: 9 } } },
    states: { unit: ['pinned'], base: () => ['bailed'] },
  },
  start: (_table, side) => ({ struck: 0, side }),
  phase: ({ flow }) => (flow.struck > 0 ? 'struck' : ''),
  prompt: (state) => ({
    side: state.flow.side,
    ask: 'move',
    about: {},
    offers: [{ do: 'move', bases: ['a1'], moved: [] }],
    why: [],
  }),
  check: judge,
  play: (teller, action) => {
    if (action.do === 'move') teller.tell({ is: 'moved', moves: action.moves, why: [fact('moves', true)] })
    else if (action.do === 'mode') teller.tell({ is: 'mode', mode: action.mode, why: [] })
    else strike(teller)
  },
  judge: () => ({ ok: false, why: [] }),
  suggest: () => null,
  firstMove: () => null,
  aims: () => [],
}

const touchStart = (seed: number): Start => ({
  title: named('Touch'),
  table: smallTable([
    baseAt('a1', 'u1', { x: 600, y: 900, facing: 0 }),
    baseAt('b1', 'u2', { x: 600, y: 700, facing: 180 }),
  ]),
  options: { loud: false },
  seed,
  mode: 'play',
  side: 'blue',
})

export const touchMatch = (seed = 7): Match => begin(touchGame, touchStart(seed))
