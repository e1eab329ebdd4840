// The counter-charge played: who moves, where to, what is kept clear of. PA-23 to PA-34, A-12, A-13, A-15, A-16.
import { describe, expect, it, test } from 'vitest'
import type { Verdict } from '../../kernel/game.ts'
import { closeTeams } from './fight.ts'
import { check, prompt, suggest } from './flow.ts'
import { done, game, letGo, move, phase } from './playing.ts'
import { type Scene, scene } from './testing.ts'

/** Round 2: P and Q counterattack X, which attacked. */
const counter = (described: Scene) => game(scene({ phase: 'counterCharge', round: 2, ...described }))

const says = ({ why }: Verdict) => why[0]?.says
const endX = ({ moves }: Verdict) => Math.round((moves?.[0]?.to.x ?? 0) * 10 - 9000) / 100

describe('PA-25: who charges back', () => {
  it('a: a team 20.0 cm away may, and ends 10.0 cm nearer', () => {
    const now = counter({ acting: { P: 'P1 inf 0' }, defending: { X: 'D1 inf 25' } })
    const verdict = letGo(now, 'P1', [3])
    expect([verdict.ok, says(verdict), endX(verdict)]).toEqual([true, 'counterEndsAsNear', 10])
    expect(verdict.why[0]?.about.gap?.mm).toBeCloseTo(100, 1)
  })

  it('b: a team 9.9 cm away ends in contact', () => {
    const now = counter({ acting: { P: 'P1 inf 0' }, defending: { X: 'D1 inf 14.9' } })
    const verdict = letGo(now, 'P1', [2])
    expect([verdict.ok, says(verdict), endX(verdict)]).toEqual([true, 'completedToContact', 9.9])
  })

  it('it need not end in contact even when it is the first, but a drag past the allowance into contact is too far', () => {
    const now = counter({
      acting: { P: 'P1 inf 0; P2 inf 4,-6' },
      defending: { X: 'D1 inf 16; D2 inf 12,6' },
    })
    expect(says(letGo(now, 'P1', [11]))).toBe('tooFar')
    expect(says(letGo(now, 'P1', [7, 6]))).toBe('counterChargeMade')
  })
})

test('PA-34, PA-28, E-04: a lone team is spoken of by itself', () => {
  const now = counter({
    acting: { P: 'P1 inf 0; P2 inf 0,6 independent brokenOff' },
    defending: { X: 'D1 inf 12; D2 inf 12,6 independent brokenOff' },
  })
  expect(letGo(now, 'P2', [3, 6]).why[0]).toMatchObject({
    says: 'notCounterattacking',
    about: { word: 'lone' },
  })
  const touching = letGo(now, 'P1', [7, 6]).why.find(({ says }) => says === 'targetBrokenOff')
  expect(touching?.about).toMatchObject({ other: 'D2', word: 'lone' })
})

describe('PA-23: whom', () => {
  it('a: the platoon that attacked is a target, and the consent says so', () => {
    const now = counter({ acting: { P: 'P1 inf 0' }, defending: { X: 'D1 inf 12' } })
    const { ok, why } = letGo(now, 'P1', [7])
    const told = why.filter(({ rule }) => rule === 'PA-23')
    expect([ok, told.map((each) => [each.says, each.about.other])]).toEqual([
      true,
      [['targetDefending', 'D1']],
    ])
  })

  it('b: in a charge nobody asks', () => {
    const now = game(
      scene({ phase: 'charge', acting: { P: 'P1 inf 0; P2 inf 0,6' }, outside: { X: 'D1 inf 12' } }),
    )
    const { ok, why } = letGo(now, 'P1', [7])
    expect([ok, why.filter(({ rule }) => rule === 'PA-23')]).toEqual([true, []])
  })
})

describe('PA-26: too far', () => {
  it('a: a team 20.1 cm away from all Defending teams stays', () => {
    const now = counter({ acting: { P: 'P1 inf 0' }, defending: { X: 'D1 inf 25.1' } })
    const verdict = letGo(now, 'P1', [5])
    expect([verdict.ok, says(verdict)]).toEqual([false, 'beyondGate'])
    expect(verdict.why[0]?.about.gap?.mm).toBeCloseTo(201, 1)
  })

  it('b, #31: near enough to one of two is near enough', () => {
    const now = counter({ acting: { P: 'P1 inf 0' }, defending: { X: 'D1 inf 25.1; D2 inf -24.9' } })
    expect(letGo(now, 'P1', [5]).ok).toBe(true)
  })

  it('#32, A-15: a broken-off platoon 5 cm away does not open the gate, but is a target once it is open', () => {
    const far = { acting: { P: 'P1 inf 0' }, defending: { X: 'D1 inf 27' }, brokenOff: { B: 'B1 inf 0,8.2' } }
    expect(says(letGo(counter(far), 'P1', [0, 4]))).toBe('beyondGate')
    const by = counter({ ...far, options: { gateIncludesBrokenOff: true } })
    expect(says(letGo(by, 'P1', [0, 5]))).toBe('counterChargeMade')
    const near = counter({ ...far, defending: { X: 'D1 inf 24' } })
    expect(says(letGo(near, 'P1', [0, 5]))).toBe('counterChargeMade')
  })
})

describe('PA-27: in contact already', () => {
  it('a, #30: a team in contact does not move, and fights', () => {
    const now = counter({ acting: { P: 'P1 inf 0; P2 inf 0,8' }, defending: { X: 'D1 inf 5; D2 inf 12,8' } })
    expect(says(letGo(now, 'P1', [5, 3.2]))).toBe('inContactStays')
    const fought = done(move(now, 'P2', [7, 8]))
    expect([phase(fought), closeTeams(fought.state)]).toEqual(['fight', ['P1', 'P2', 'D1', 'D2']])
  })

  it.each([5.3, 5.1])('b: at centres %f cm apart it is a mover', (x) => {
    const now = counter({ acting: { P: 'P1 inf 0' }, defending: { X: `D1 inf ${x}` } })
    expect(says(letGo(now, 'P1', [x - 5]))).toBe('counterChargeMade')
  })
})

describe('PA-28: whom they may charge', () => {
  const described: Scene = {
    acting: { P: 'P1 inf 0' },
    defending: { X: 'D1 inf 14' },
    brokenOff: { B: 'B1 inf 0,9' },
    outside: { F: 'F1 inf 0,-9' },
  }

  it('a: Defending platoons (PA-23 a), and those that broke off (#33, #34)', () => {
    expect(says(letGo(counter(described), 'P1', [9]))).toBe('counterChargeMade')
    expect(says(letGo(counter(described), 'P1', [0, 5.8]))).toBe('counterChargeMade')
  })

  it('b, PA-23 b: nobody who takes no part', () => {
    const verdict = letGo(counter(described), 'P1', [0, -5.8])
    expect([verdict.ok, says(verdict), verdict.why[0]?.about.enemy]).toEqual([false, 'targetOutside', 'F'])
  })

  it('c: an outsider 5.0 cm away is not fought', () => {
    const alone = {
      acting: { P: 'P1 inf 0; P2 inf 0,30' },
      defending: { X: 'D1 inf 12,30' },
      outside: { F: 'F1 inf 10' },
    }
    const fought = done(move(counter(alone), 'P2', [7, 30]))
    expect(closeTeams(fought.state)).toEqual(['P2', 'D1'])
    const idle = prompt(fought.state).why.find(({ about }) => about.base === 'P1')
    expect([idle?.says, idle?.about.other]).toEqual(['onlyOutsidersNear', 'F1'])
    expect(idle?.about.gap?.mm).toBeCloseTo(50, 6)
  })
})

describe('PA-29: clear of those who take no part (#35)', () => {
  it('a: from 6 cm to 4.9 cm is too near', () => {
    const now = counter({
      acting: { P: 'P1 inf 0' },
      defending: { X: 'D1 inf 14.9' },
      outside: { F: 'F1 inf 5,-9.2' },
    })
    const near = letGo(now, 'P1', [9.9, -1.1])
    expect([near.ok, says(near)]).toEqual([false, 'nearOutsider'])
    expect(near.why[0]?.about).toMatchObject({ other: 'F1', enemy: 'F', limit: { cm: 5 } })
    expect(near.why[0]?.about.gap?.mm).toBeCloseTo(49, 1)
  })

  it('b: exactly 5.0 cm is far enough', () => {
    const now = counter({
      acting: { P: 'P1 inf 0' },
      defending: { X: 'D1 inf 14.9' },
      outside: { F: 'F1 inf 5,-9.2' },
    })
    expect(letGo(now, 'P1', [9.9, -1]).ok).toBe(true)
  })

  it('c: from 4.0 cm to 4.9 cm, never nearer than 4.0, is lawful (A-16)', () => {
    const now = counter({
      acting: { P: 'P1 inf 0' },
      defending: { X: 'D1 inf 14,1.5' },
      outside: { F: 'F1 inf 4,-7.2' },
    })
    const away = letGo(now, 'P1', [9, 0.9])
    expect(away.ok).toBe(true)
    expect(says(letGo(now, 'P1', [9, -0.3]))).toBe('nearerThanItStood')
  })
})

describe('PA-30: pinned or not makes no difference (#28)', () => {
  it.each(['P pinned', 'P'])('%s counterattacks', (head) => {
    const now = counter({ acting: { [head]: 'P1 inf 0' }, defending: { X: 'D1 inf 17' } })
    const verdict = letGo(now, 'P1', [4])
    expect([verdict.ok, endX(verdict)]).toEqual([true, 10])
    const fought = done(move(now, 'P1', [4]))
    expect([phase(fought), closeTeams(fought.state)]).toEqual(['fight', ['P1', 'D1']])
  })
})

describe('PA-32, PA-33: non-assaulting teams (#36, #37)', () => {
  it('a: a gun does not move', () => {
    const now = counter({ acting: { P: 'P1 gun 0' }, defending: { X: 'D1 inf 8' } })
    expect(says(letGo(now, 'P1', [3]))).toBe('mayNeverCharge')
  })

  it('b: infantry does', () => {
    const now = counter({ acting: { P: 'P2 inf 0' }, defending: { X: 'D1 inf 8' } })
    expect(letGo(now, 'P2', [3]).ok).toBe(true)
  })

  it('a gun at 5.0 cm fights where it stands', () => {
    const now = counter({ acting: { P: 'P1 gun 0; P2 inf 0,8' }, defending: { X: 'D1 inf 10; D2 inf 10,8' } })
    expect(closeTeams(done(move(now, 'P2', [5, 8])).state)).toContain('P1')
  })
})

describe('PA-34: outsiders cannot join (#38)', () => {
  it('a friend beside them who took no part does not move', () => {
    const now = counter({
      acting: { P: 'P1 inf 0' },
      friends: { R: 'R1 inf 0,6' },
      defending: { X: 'D1 inf 12' },
    })
    expect(says(letGo(now, 'R1', [7, 3]))).toBe('notCounterattacking')
  })

  it('nor do those who attacked', () => {
    const now = counter({ acting: { P: 'P1 inf 0' }, defending: { X: 'D1 inf 12' } })
    expect(says(letGo(now, 'D1', [5]))).toBe('notCounterattacking')
  })
})

describe('A-12: contact out of reach', () => {
  const described: Scene = { acting: { P: 'P1 inf 0' }, defending: { X: 'D1 inf 24,-3; D2 inf 24,6' } }

  it('the target is the player’s choice', () => {
    const up = letGo(counter(described), 'P1', [5, -3])
    const down = letGo(counter(described), 'P1', [5, 6])
    expect([up.why[0]?.about.other, down.why[0]?.about.other]).toEqual(['D1', 'D2'])
  })

  it('a team dropped on an enemy out of reach goes as near to it as it can', () => {
    const verdict = letGo(counter(described), 'P1', [24, 5])
    expect([verdict.ok, says(verdict), verdict.why[0]?.about.other]).toEqual([
      true,
      'counterEndsAsNear',
      'D2',
    ])
  })

  it('by the switch such a team stays', () => {
    const now = counter({ ...described, options: { partialCharge: false } })
    expect(says(letGo(now, 'P1', [5]))).toBe('staysShort')
  })
})

describe('A-12: as near as it can', () => {
  const beside: Scene = {
    acting: { P: 'P1 inf 0' },
    defending: { X: 'D1 inf 25' },
    outside: { F: 'F1 inf 9.9,8' },
  }

  it.each([
    ['straight on', [3, 0]],
    ['or to a side', [4, -2]],
  ] as const)('a hair off the straight way, where an outsider brushes it: let go %s', (_, to) => {
    const verdict = letGo(counter(beside), 'P1', to)
    expect([verdict.ok, says(verdict)]).toEqual([true, 'counterEndsAsNear'])
    expect(verdict.why[0]?.about.gap?.mm).toBeLessThan(100.2)
  })
})

describe("A-12: of its player's choice", () => {
  const two: Scene = { acting: { P: 'P1 inf 0' }, defending: { X: 'D1 inf 16', Y: 'D2 inf 18,7' } }
  const towards = (verdict: Verdict) => [verdict.ok, verdict.why[0]?.about.other]

  it('dropped on the farther of two, it goes as near to that one as it can, and stays there', () => {
    const verdict = letGo(counter(two), 'P1', [18, 7])
    expect(towards(verdict)).toEqual([true, 'D2'])
    expect(verdict.why[0]?.about.gap?.mm).toBeLessThan(35.6)
    const { x = 0, y = 0 } = verdict.moves?.[0]?.to ?? {}
    const again = letGo(counter(two), 'P1', [x / 10 - 90, y / 10 - 60])
    expect([towards(again), again.moves]).toEqual([[true, 'D2'], verdict.moves])
  })

  it('dropped on the nearer one it goes there', () => {
    expect(towards(letGo(counter(two), 'P1', [16]))).toEqual([true, 'D1'])
  })
})

describe('A-13: the counter-charge is compulsory', () => {
  it('A-16: where the straight way into contact ends too near an outsider, as near as can be is proposed', () => {
    const now = counter({
      acting: { P: 'P1 inf 0; P2 inf -5.8,2.7' },
      defending: { X: 'D1 tank -5.8,-1.401 @90' },
      outside: { O: 'O1 inf 0.1,-5.6' },
      options: { clearance: 'end' },
      assault: { moved: ['P2'] },
    })
    const wise = suggest(now.state)
    expect([check(now.state, { do: 'done' }).ok, wise?.do]).toEqual([false, 'move'])
    expect(wise && check(now.state, wise).ok).toBe(true)
  })

  it('to move along the enemy that it touches is no charge; who must still move is told whom it can get nearer to', () => {
    const now = counter({
      acting: { P: 'P1 inf 0' },
      defending: { X: 'D1 inf 9' },
      brokenOff: { B: 'B1 inf -5.001' },
    })
    expect(letGo(now, 'P1', [0, 0.05]).why.map((fact) => fact.says)).not.toContain('counterChargeMade')
    expect(() => done(now)).toThrow('"other":"D1"')
  })

  it('one that touches a team that broke off is proposed to go on, not to stay', () => {
    const now = counter({
      acting: { P: 'P1 inf 0' },
      defending: { X: 'D1 inf 9' },
      brokenOff: { B: 'B1 inf -5.001' },
    })
    const wise = suggest(now.state)
    expect([check(now.state, { do: 'done' }).ok, wise?.do]).toEqual([false, 'move'])
    expect(wise && check(now.state, wise).ok).toBe(true)
  })

  it('one that touches a team that broke off has to go on to a Defending one, where it can get nearer', () => {
    const beside = (x: number) =>
      counter({
        acting: { P: 'P1 inf 0' },
        defending: { X: `D1 inf ${x}` },
        brokenOff: { B: 'B1 inf -5' },
      })
    expect(() => done(beside(7))).toThrow('"says":"mustStillMove","ok":false,"about":{"base":"P1"')
    expect(phase(done(move(beside(7), 'P1', [2])))).toBe('fight')
    expect(phase(done(beside(5.09)))).toBe('fight')
  })

  const described: Scene = {
    acting: { P: 'P1 inf 0; P2 inf 0,8' },
    defending: { X: 'D1 inf 12; D2 inf 12,8' },
  }

  it('Done is refused while a team has not moved, and names it', () => {
    const now = move(counter(described), 'P1', [7])
    expect(() => done(now)).toThrow('"says":"mustStillMove","ok":false,"about":{"base":"P2"')
    expect(phase(done(move(now, 'P2', [7, 8])))).toBe('fight')
  })

  it('where outsiders leave a team 1 mm of way it must go, where 0.9 mm it need not', () => {
    const behind = (mm: number) => {
      const y = 20 - 3.2 - 5 - mm / 10
      const now = counter({
        acting: { P: 'P1 inf 12; P2 inf 7,20; P3 inf 14,-8' },
        defending: { A: 'A1 inf 7' },
        outside: { F: `F1 inf 7,${y}; F2 inf 1.5,${y}; F3 inf 12.5,${y}` },
      })
      return move(now, 'P3', [7, -3.2])
    }
    for (const mm of [1, 1.05]) {
      expect(() => done(behind(mm))).toThrow('"says":"mustStillMove","ok":false,"about":{"base":"P2"')
      expect(phase(done(move(behind(mm), 'P2', [7, 19])))).toBe('fight')
    }
    expect(phase(done(behind(0.9)))).toBe('fight')
  })

  it('a team that can get 1 mm nearer must, one that can get 0.9 mm nearer need not', () => {
    const near = counter({ acting: { P: 'P1 inf 0' }, defending: { X: 'D1 inf 5.1' } })
    expect(() => done(near)).toThrow('mustStillMove')
    const nearer = counter({ acting: { P: 'P1 inf 0' }, defending: { X: 'D1 inf 5.09' } })
    expect(phase(done(nearer))).toBe('fight')
  })

  it('by the switch Done warns, or says nothing', () => {
    const warned = game(
      scene({ phase: 'counterCharge', round: 2, ...described, options: { counterCharge: 'warn' } }),
    )
    expect(phase(done(move(warned, 'P1', [7])))).toBe('fight')
    const free = game(
      scene({ phase: 'counterCharge', round: 2, ...described, options: { counterCharge: 'may' } }),
    )
    expect(phase(done(move(free, 'P1', [7])))).toBe('fight')
  })
})

test('PA-25: of a team moved again it is said that the distance is that of the beginning', () => {
  const now = counter({ acting: { P: 'P1 inf 0; P2 inf 0,10' }, defending: { X: 'D1 inf 20' } })
  const may = (verdict: Verdict) => verdict.why.find((fact) => fact.says === 'mayCounterCharge')?.about
  expect(may(letGo(now, 'P1', [3]))).toMatchObject({ gap: { mm: 150 } })
  expect(may(letGo(now, 'P1', [3]))?.word).toBeUndefined()
  expect(may(letGo(move(now, 'P1', [3]), 'P1', [4]))).toMatchObject({ gap: { mm: 150 }, word: 'stood' })
})

test('A-12: contact that is reached only turned is reached: turning is free', () => {
  const facing = (x: number) => counter({ acting: { P: 'P1 inf 0' }, defending: { X: `D1 inf 0,${x}` } })
  const short = letGo(facing(-13.9), 'P1', [0, -8])
  expect([short.ok, says(short), short.why[0]?.about.word]).toEqual([true, 'completedToContact', 'turned'])
  expect([short.why[0]?.about.gap?.mm, short.moves?.[0]?.to.facing]).not.toEqual([0, 0])
  const pressed = letGo(facing(-13.9), 'P1', [0, -13])
  expect([pressed.ok, says(pressed)]).toEqual([true, 'counterChargeMade'])
  const beyond = letGo(facing(-14.9), 'P1', [0, -8])
  expect([beyond.ok, says(beyond)]).toEqual([true, 'counterEndsAsNear'])
})
