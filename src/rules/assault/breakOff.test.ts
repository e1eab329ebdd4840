// Breaking off played: where to, how far, who surrenders, who becomes pinned. E-04, E-07, E-08, E-14, PA-31.
import { describe, expect, it, test } from 'vitest'
import type { Action, Verdict } from '../../kernel/game.ts'
import { placeToLeave } from './breakOff.ts'
import { prompt, suggest } from './flow.ts'
import { PROFILES } from './options.ts'
import {
  act,
  badges,
  choose,
  done,
  type Game,
  game,
  isLost,
  letGo,
  move,
  moving,
  phase,
  roles,
  ruled,
  said,
  until,
  xOf,
} from './playing.ts'
import { type Scene, scene } from './testing.ts'

const movesOf = (action: Action | null) => (action?.do === 'move' ? action.moves : [])

const says = ({ why }: Verdict) => why[0]?.says

/** At Choices, everybody having passed. */
function choosing(described: Scene): Game {
  const results = Object.keys(described.defending ?? {}).map((head) => ({
    platoon: head.split(' ')[0] ?? '',
    need: 4,
    die: null,
    passed: true,
  }))
  const test = { die: null, second: null, rerolling: false, results }
  return game(scene({ phase: 'choices', ...described, assault: { ...described.assault, test } }))
}

const leaving = (described: Scene): Game => choose(choosing(described), 'P', 'breakOff')

describe('E-08: how far and where to', () => {
  const one: Scene = { acting: { A: 'A1 inf 0' }, defending: { P: 'P1 inf 8' } }

  it('infantry moves 15 cm at most', () => {
    const now = leaving(one)
    expect(letGo(now, 'P1', [23]).ok).toBe(true)
    const verdict = letGo(now, 'P1', [23.1])
    expect([verdict.ok, says(verdict)]).toEqual([false, 'leavesTooFar'])
    expect(verdict.why[0]?.about).toMatchObject({ length: 151, allowance: { cm: 15, in: 6 } })
  })

  it('and ends more than 10 cm from every acting team: 10.1 will do, 10.0 will not', () => {
    const now = leaving(one)
    expect(letGo(now, 'P1', [15.1]).ok).toBe(true)
    const verdict = letGo(now, 'P1', [15])
    expect([verdict.ok, says(verdict), verdict.why[0]?.about.other]).toEqual([false, 'leavesTooNear', 'A1'])
  })

  it.each([
    ['a tank 30 cm', 'P1 tank 8', 38, 90],
    ['a transport 30 cm', 'P1 tpt 8', 38, 90],
    ['a light gun 10 cm', 'P1 gun 8 lightGun', 18, 0],
    ['another gun 5 cm', 'P1 gun 11', 16, 0],
  ])('%s', (_, text, x, facing) => {
    const now = leaving({ ...one, defending: { P: text } })
    expect(letGo(now, 'P1', [x, 0, facing]).ok).toBe(true)
    expect(says(letGo(now, 'P1', [x + 0.1, 0, facing]))).toBe('leavesTooFar')
  })

  it('not through bases', () => {
    const walled =
      'P1 inf 8; P2 inf 13.1; P3 inf 8,3.3; P4 inf 8,-3.3; P5 inf 13.1,3.3; P6 inf 13.1,-3.3; P7 inf 2.9,3.3; P8 inf 2.9,-3.3'
    const now = leaving({ acting: { A: 'A1 inf 2.9' }, defending: { P: walled } })
    expect(says(letGo(now, 'P1', [19]))).toBe('leavesNoWay')
    const opened = move(now, 'P2', [26])
    expect(says(letGo(opened, 'P1', [20]))).toBe('leaves')
  })

  it('#44: a team that is far enough already need not move', () => {
    const now = leaving({ ...one, defending: { P: 'P1 inf 8; P2 inf 30' } })
    const gone = done(move(now, 'P1', [16]))
    expect([isLost(gone, 'P2'), xOf(gone, 'P2'), said(gone).includes('needNotLeave')]).toEqual([
      false,
      30,
      true,
    ])
  })

  it('Done is refused while a team could leave and has not', () => {
    expect(() => done(leaving(one))).toThrow('mustStillLeave')
  })

  it('a platoon that stays in the fight does not move', () => {
    const now = leaving({ ...one, defending: { P: 'P1 inf 8', Q: 'Q1 inf 8,9' } })
    expect(phase(now)).toBe('choices')
    const both = choose(now, 'Q', 'counterattack')
    expect(says(letGo(both, 'Q1', [16, 9]))).toBe('notLeaving')
  })
})

describe('E-08: who finds no place', () => {
  const corner: Scene = {
    acting: { A: 'A1 inf -82,-50; A2 inf -78,-54; A3 inf -76,-50; A4 inf -80,-46' },
    defending: { P: 'P1 gun -85.5,-55.8' },
  }

  it('surrenders', () => {
    const now = done(leaving(corner))
    expect(isLost(now, 'P1')).toBe(true)
    expect(said(now)).toContain('surrenders')
    const lost = now.changes.flatMap(({ why }) => why).find((fact) => fact.says === 'surrenders')
    expect(lost?.about.allowance?.cm).toBe(5)
  })

  it('a team that can be led out by hand may be', () => {
    const now = leaving({ acting: { A: 'A1 inf 0' }, defending: { P: 'P1 inf -8; P2 gun 10' } })
    expect([phase(now), placeToLeave(now.state, 'P2')]).toEqual(['breakOff', null])
    const first = move(now, 'P1', [-20])
    expect(isLost(done(first), 'P2')).toBe(true)
    // The search keeps the facing; turned by its player it is 0.9 cm farther off.
    expect(says(letGo(first, 'P2', [15]))).toBe('leavesTooNear')
    expect(isLost(done(move(first, 'P2', [15, 0, 90])), 'P2')).toBe(false)
  })

  it('none of those who can be saved is lost by what is proposed, whose nearest places are in the way of others', () => {
    const now = leaving({
      acting: {
        A: 'A1 inf -16.72,-8.14 @176; A2 inf -5.99,-8.06 @180; A3 inf -1.78,-8.58 @184',
        B: 'B1 inf 8.42,-2.26 @184; B2 inf 6.2,-6.6 @190; B3 inf 14.38,-4.15 @196',
      },
      defending: {
        P: 'P1 inf -13.69,-4.89 @2; P2 inf -7.8,-4.71; P3 inf -6.32,-0.88; P4 inf -1.44,-0.41 @4; P5 inf -10.9 @356',
      },
    })
    expect(movesOf(suggest(now.state))).toHaveLength(5)
  })

  it('a team without a place is named in the question, and Done says that it will be lost', () => {
    const now = leaving(corner)
    const { note, offers } = prompt(now.state)
    expect([note?.says, note?.about.bases]).toEqual(['findsNoPlace', ['P1']])
    const [said] = offers.flatMap((offer) => (offer.do === 'done' ? offer.verdict.why : []))
    expect([said?.says, said?.about.bases]).toEqual(['leftBehind', ['P1']])
    const free = prompt(leaving({ acting: { A: 'A1 inf 0' }, defending: { P: 'P1 inf 8' } }).state)
    expect(free.note).toBeUndefined()
  })

  it('a gun that gets away only when it is turned is proposed so', () => {
    const now = leaving({ acting: { A: 'A1 inf 0' }, defending: { P: 'P1 inf -8; P2 gun 10' } })
    expect(movesOf(suggest(now.state)).map(({ base, to }) => [base, to.facing])).toEqual([
      ['P1', 0],
      ['P2', 90],
    ])
  })

  it('the question lists who may move, and how far', () => {
    const now = leaving({
      acting: { A: 'A1 inf 0' },
      defending: { P: 'P1 tank 14 bailed; P2 inf 8; P3 gun 8,8' },
    })
    expect(prompt(now.state).about).toMatchObject({
      bases: ['P2', 'P3'],
      limit: { cm: 5 },
      allowance: { cm: 15 },
    })
    expect(prompt(now.state).offers[0]).toEqual({ do: 'move', bases: ['P2', 'P3'], moved: [] })
  })

  it('a bailed-out tank within 10 cm is captured, one farther off stays', () => {
    const now = leaving({
      acting: { A: 'A1 inf 0' },
      defending: { P: 'P1 tank 14 bailed; P2 tank 15.2 bailed; P3 tank 8,8' },
    })
    expect(says(letGo(now, 'P1', [30, 0, 90]))).toBe('disabledStays')
    const gone = done(move(now, 'P3', [30, 8, 90]))
    expect([isLost(gone, 'P1'), isLost(gone, 'P2')]).toEqual([true, false])
    expect(said(gone)).toContain('captured')
  })

  it('the search finds the nearest place and keeps the facing', () => {
    const now = leaving({ acting: { A: 'A1 inf 0' }, defending: { P: 'P1 inf 8 @10' } })
    const place = placeToLeave(now.state, 'P1')
    expect(place?.facing).toBe(10)
    expect(letGo(now, 'P1', [((place?.x ?? 0) - 900) / 10, ((place?.y ?? 0) - 600) / 10, 10]).ok).toBe(true)
    expect(place?.x).toBeLessThan(900 + 155)
  })

  it('one button takes everybody out', () => {
    const now = leaving({
      acting: { A: 'A1 inf 0; A2 inf 3,9' },
      defending: { P: 'P1 inf 8; P2 inf 8,3.3; P3 inf 9,7' },
    })
    const out = until(now, 'consolidate')
    expect(ruled(out)).toContain('assaultWon')
    expect(out.state.table.bases.filter(({ unit }) => unit === 'P')).toHaveLength(3)
  })
})

describe('E-07: who is pinned', () => {
  it('a platoon that breaks off becomes Pinned Down at once', () => {
    const now = leaving({ acting: { A: 'A1 inf 0' }, defending: { P: 'P1 inf 8' } })
    expect(roles(now, 'P')).toEqual(['brokenOff', 'pinned'])
  })

  it('PA-31 b: one that was pinned stays so', () => {
    const now = leaving({ acting: { A: 'A1 inf 0' }, defending: { 'P pinned': 'P1 inf 8' } })
    expect(roles(now, 'P')).toEqual(['pinned', 'brokenOff'])
  })

  it('the winners are no longer Pinned Down; those who left stay so', () => {
    const now = leaving({ acting: { 'A pinned': 'A1 inf 0' }, defending: { P: 'P1 inf 8' } })
    const won = done(move(now, 'P1', [16]))
    expect([roles(won, 'A'), roles(won, 'P')]).toEqual([['attacking'], ['brokenOff', 'pinned']])
    expect(said(won)).toContain('unpinned')
  })

  it('the pin that a team of the winners has of its own comes off too', () => {
    const own = 'A1 inf 0; A2 inf 0,8 independent pinned'
    const won = done(move(leaving({ acting: { A: own }, defending: { P: 'P1 inf 8' } }), 'P1', [16]))
    expect(badges(won, 'A2')).toEqual([])
    expect(won.changes.flatMap(({ why }) => why).find(({ says }) => says === 'unpinned')?.about).toEqual({
      unit: 'A',
      base: 'A2',
    })
  })

  it('a lone team of the winners that broke off before stays pinned', () => {
    const own = 'A1 inf 0; A2 inf 0,38 independent brokenOff pinned'
    const won = done(move(leaving({ acting: { 'A pinned': own }, defending: { P: 'P1 inf 8' } }), 'P1', [16]))
    expect([badges(won, 'A2'), roles(won, 'A')]).toEqual([['brokenOff', 'pinned'], ['attacking']])
  })

  it('in the profile pages only nobody is pinned or unpinned', () => {
    const now = leaving({
      acting: { 'A pinned': 'A1 inf 0' },
      defending: { P: 'P1 inf 8' },
      options: PROFILES.pagesOnly ?? {},
    })
    const won = done(now)
    expect([roles(won, 'A'), roles(won, 'P')]).toEqual([['pinned'], []])
    expect(said(won)).toContain('staysPinned')
  })
})

describe('the profile pages only', () => {
  const described: Scene = {
    acting: { A: 'A1 inf 0' },
    defending: { P: 'P1 inf 8; P2 tank 8,8 bailed' },
    options: PROFILES.pagesOnly ?? {},
  }

  it('those who leave are moved freely, and no distance is judged', () => {
    const now = leaving(described)
    expect(says(letGo(now, 'P1', [50, 20]))).toBe('movesFreely')
    expect(phase(done(move(now, 'P1', [6, 5])))).toBe('ready')
  })

  it('nobody surrenders', () => {
    expect(isLost(done(leaving(described)), 'P2')).toBe(false)
  })
})

describe('E-04: Independent teams', () => {
  const described: Scene = {
    acting: { A: 'A1 inf 0' },
    defending: { P: 'P1 inf 8; P2 inf 8,4 independent; P3 inf 8,8 independent warrior' },
    phase: 'test',
    hits: 1,
  }
  const tested = (queue: readonly number[]) =>
    act(game(scene(described), queue), { do: 'roll', from: 'seed' })

  it('are named before the die is thrown', () => {
    const leaves = prompt(scene(described)).why.filter(({ says }) => says === 'independentLeaves')
    expect(leaves.map(({ about }) => about.base)).toEqual(['P2'])
  })

  it('leave their platoon whatever the die says, Warriors do not', () => {
    const now = choose(tested([6]), 'P', 'counterattack')
    expect(said(now)).toContain('independentLeaves')
    expect(phase(now)).toBe('breakOff')
    expect(letGo(now, 'P2', [16, 6]).ok).toBe(true)
    expect(says(letGo(now, 'P3', [16, 9]))).toBe('notLeaving')
    const countered = done(move(now, 'P2', [17, 8]))
    expect(phase(countered)).toBe('counterCharge')
    expect(says(letGo(countered, 'P2', [14, 8]))).toBe('notCounterattacking')
  })

  it('E-07: one that leaves is Pinned Down at once and alone: its platoon goes on unpinned', () => {
    const now = choose(tested([6]), 'P', 'counterattack')
    expect([badges(now, 'P2'), badges(now, 'P3'), roles(now, 'P')]).toEqual([
      ['brokenOff', 'pinned'],
      [],
      ['defending'],
    ])
    const pin = now.changes.flatMap(({ why }) => why).find(({ says }) => says === 'becomesPinned')
    expect(pin?.about).toEqual({ unit: 'P', base: 'P2' })
  })

  it('E-07: a pin that its platoon has already is not its own: that may be taken off without it', () => {
    const pinned = { ...described, defending: { 'P pinned': described.defending?.P ?? '' } }
    const now = choose(act(game(scene(pinned), [6]), { do: 'roll', from: 'seed' }), 'P', 'counterattack')
    expect([badges(now, 'P2'), roles(now, 'P')]).toEqual([
      ['brokenOff', 'pinned'],
      ['pinned', 'defending'],
    ])
  })

  it('go back to their platoon when the assault is over, and stay Pinned Down', () => {
    const over = until(choose(tested([6]), 'P', 'breakOff'), 'ready')
    expect(over.state.table.bases.map(({ id }) => badges(over, id))).toEqual([[], [], ['pinned'], []])
  })

  it('by the switch nobody is pinned', () => {
    const free = { ...described, options: { pins: false } }
    const now = act(game(scene(free), [6]), { do: 'roll', from: 'seed' })
    expect(badges(now, 'P2')).toEqual(['brokenOff'])
  })

  it('by the switch they stay', () => {
    const now = act(game(scene({ ...described, options: { independentsLeave: false } }), [6]), {
      do: 'roll',
      from: 'seed',
    })
    expect(said(now)).not.toContain('independentLeaves')
  })
})

describe('E-14: the excused beside the winners', () => {
  const tanks: Scene = {
    acting: { A: 'A1 tank 0' },
    defending: { P: 'P1 tank 9; P2 tank 12,8 bogged' },
    phase: 'fight',
  }

  it('#9: tanks have won against tanks at once; working ones drive off, disabled ones are captured', () => {
    const won = act(game(scene(tanks)), { do: 'done' })
    expect(ruled(won)).toContain('wonAgainstTanks')
    expect([phase(won), roles(won, 'P')]).toEqual(['breakOff', ['brokenOff', 'pinned']])
    const gone = done(move(won, 'P1', [24, 0, 90]))
    expect([isLost(gone, 'P2'), isLost(gone, 'P1')]).toEqual([true, false])
    expect([phase(gone), said(gone).includes('excusedBreaksOff')]).toEqual(['consolidate', true])
  })

  it('PA-04: infantry has won beside a bailed-out tank, which is captured', () => {
    const beside = { ...tanks, acting: { A: 'A1 inf 0' }, defending: { P: 'P1 tank 12 bailed' } }
    const won = act(game(scene(beside)), { do: 'done' })
    expect(ruled(won)).toContain('wonAgainstDisabled')
    expect([phase(won), isLost(won, 'P1'), roles(won, 'P')]).toEqual([
      'consolidate',
      true,
      ['brokenOff', 'pinned'],
    ])
    expect(['excusedBreaksOff', 'captured'].filter((each) => !said(won).includes(each))).toEqual([])
  })

  it('nobody is sent away who is beyond 10 cm', () => {
    const won = act(game(scene({ ...tanks, defending: { P: 'P1 tank 20' } })), { do: 'done' })
    expect([phase(won), roles(won, 'P')]).toEqual(['consolidate', ['defending']])
  })

  it('nor anybody near a team only that the win was not measured from (A-01, A-24): nothing excused it', () => {
    const apart: Scene = {
      acting: { A: 'A1 inf 0; A2 inf 0,30' },
      defending: { Q: 'Q1 inf 9', P: 'P1 inf 12,30' },
      phase: 'fight',
      options: { winBubbleFrom: 'assaultingTeams' },
    }
    const won = until(game(scene(apart), [6]), 'consolidate')
    expect([isLost(won, 'Q1'), roles(won, 'P')]).toEqual([true, ['defending']])
    const bailed: Scene = { ...tanks, acting: { A: 'A1 tank 0; A2 tank 9,30 bailed' } }
    const beside = { ...bailed, defending: { P: 'P1 tank 18,30' } }
    const options = { measureFromDisabled: false }
    const all = act(game(scene(beside)), { do: 'done' })
    const some = act(game(scene({ ...beside, options })), { do: 'done' })
    expect([roles(all, 'P'), roles(some, 'P')]).toEqual([['brokenOff', 'pinned'], ['defending']])
  })

  it('by the switch they stay where they are', () => {
    const won = act(game(scene({ ...tanks, options: { excusedLeave: false } })), { do: 'done' })
    expect([phase(won), roles(won, 'P')]).toEqual(['consolidate', ['defending']])
  })
})

test('several teams leave as one action, those in front first', () => {
  const now = leaving({ acting: { A: 'A1 inf 0' }, defending: { P: 'P1 inf 6; P2 inf 11.2' } })
  const out = act(
    now,
    moving(
      { base: 'P1', to: { x: 900 + 160, y: 600, facing: 0 } },
      { base: 'P2', to: { x: 900 + 220, y: 600, facing: 0 } },
    ),
  )
  expect([xOf(out, 'P1'), xOf(out, 'P2')]).toEqual([16, 22])
})
