// Who shoots, how often, on what, at whom; saves; what stops a charge: E-10 by its vectors.
import { describe, expect, it, test } from 'vitest'
import { check, prompt } from './flow.ts'
import { PROFILES } from './options.ts'
import {
  act,
  against,
  charge,
  done,
  type Game,
  game,
  phase,
  roles,
  roll,
  ruled,
  said,
  until,
} from './playing.ts'
import { type Scene, scene } from './testing.ts'

const poolOf = ({ state }: Game) => {
  const offer = prompt(state).offers.find((each) => each.do === 'roll')
  return offer?.do === 'roll' ? offer.pool : null
}

/** Dice by shooter. */
const diceOf = (now: Game): Readonly<Record<string, number>> => {
  const dice: Record<string, number> = {}
  for (const { owner } of poolOf(now)?.dice ?? []) dice[owner] = (dice[owner] ?? 0) + 1
  return dice
}

/** Of a team that shoots, or of one that does not. */
const why = ({ state }: Game, team: string) =>
  prompt(state).why.find(({ ok, about }) => (ok ? about.other : about.base) === team)

interface Row {
  readonly tells: string
  readonly scene: Scene
  readonly charged?: readonly string[]
  readonly dice: Readonly<Record<string, number>>
  readonly says?: Readonly<Record<string, string>>
}

const rows: readonly Row[] = [
  {
    tells: 'a team without a rate of its own rolls one die',
    scene: against('A1 inf 0', { P: 'P1 inf 5' }),
    dice: { P1: 1 },
    says: { P1: 'shoots' },
  },
  {
    tells: 'its own rate otherwise',
    scene: against('A1 inf 0', { P: 'P1 gun 5 rate3; P2 inf 5,4 rate2' }),
    dice: { P1: 3, P2: 2 },
  },
  {
    tells: 'Pinned Down it rolls one die',
    scene: against('A1 inf 0', { 'P pinned': 'P1 gun 5 rate3; P2 inf 5,4 rate0' }),
    dice: { P1: 1 },
    says: { P1: 'shootsPinned', P2: 'neverShoots' },
  },
  {
    tells: 'a team that is Pinned Down alone rolls one die, the others of its platoon all of theirs (E-04)',
    scene: against('A1 inf 0', { P: 'P1 gun 5 rate3; P2 inf 5,4 rate2 independent pinned' }),
    dice: { P1: 3, P2: 1 },
    says: { P1: 'shoots', P2: 'shootsPinned' },
  },
  {
    tells: 'exactly 20 cm from a team that charged is near enough',
    scene: against('A1 inf 0', { P: 'P1 inf 5; P2 inf 25,0' }),
    dice: { P1: 1, P2: 1 },
  },
  {
    tells: '20.1 cm is too far',
    scene: against('A1 inf 0', { P: 'P1 inf 5; P2 inf 25.1,0' }),
    dice: { P1: 1 },
    says: { P2: 'tooFarToShoot' },
  },
  {
    tells: 'a team of the platoon that did not charge draws no fire',
    scene: against('A1 inf 0; A2 inf 10,-9', { P: 'P1 inf 5; P2 inf 29,-9' }),
    dice: { P1: 1 },
  },
  {
    tells: 'one that charged does, wherever it ended',
    scene: against('A1 inf 0; A2 inf 10,-9', { P: 'P1 inf 5; P2 inf 29,-9' }),
    charged: ['A1', 'A2'],
    dice: { P1: 1, P2: 1 },
  },
  {
    tells: 'guns that never charge shoot; Bailed Out and Bogged Down tanks, transports and passengers do not',
    scene: against('A1 inf 0', {
      P: 'P1 gun 5; P2 tank 5,4 bailed; P3 tank 5,-4 bogged; P4 tpt 11,0; P5 inf 11,4 passenger; P6 tank 11,-4',
    }),
    dice: { P1: 1, P6: 1 },
    says: { P2: 'mayNotShoot', P3: 'mayNotShoot', P4: 'mayNotShoot', P5: 'mayNotShoot' },
  },
  {
    tells: 'every Defending platoon shoots, no other',
    scene: against('A1 inf 0', { P: 'P1 inf 5', Q: 'Q1 inf 12,9', R: 'R1 inf 18,0' }),
    dice: { P1: 1, Q1: 1 },
  },
  {
    tells: 'on an inch table 8" are 20.32 cm',
    scene: { ...against('A1 inf 0', { P: 'P1 inf 5; P2 inf 25.3,0' }), system: 'in' },
    dice: { P1: 1, P2: 1 },
  },
]

describe('E-10: who shoots', () => {
  test.each(rows)('$tells', ({ scene: described, charged, dice, says = {} }) => {
    const now = charge(described, [], charged)
    expect([phase(now), diceOf(now)]).toEqual(['fire', dice])
    for (const [base, sentence] of Object.entries(says))
      expect([base, why(now, base)?.says]).toEqual([base, sentence])
  })

  test.each([
    ['conscript', 2],
    ['trained', 3],
    ['veteran', 4],
  ])('a %s platoon is hit on %i+', (skill, need) => {
    const now = charge(against('A1 inf 0', { P: 'P1 inf 5' }, `A ${skill}`))
    expect(poolOf(now)).toMatchObject({ side: 'red', for: 'fire', dice: [{ owner: 'P1', cuts: [need] }] })
    expect(prompt(now.state).why.some(({ says }) => says === 'firedAtOn')).toBe(true)
  })

  it('E-11: a mixed platoon is hit on its worst Skill', () => {
    const now = charge(against('A1 inf 0; A2 inf 0,4 conscript', { P: 'P1 inf 5' }, 'A veteran'))
    expect(poolOf(now)?.dice[0]?.cuts).toEqual([2])
    expect(prompt(now.state).why.find(({ rule }) => rule === 'E-11')?.says).toBe('firedAtWorst')
  })

  it('nobody who can shoot: the fight begins at once', () => {
    const now = charge(against('A1 inf 0', { P: 'P1 inf 5 rate0' }))
    expect([phase(now), ruled(now).at(-1)]).toEqual(['fight', 'noFire'])
  })

  it('profile pages only, and a game older than it, have none; profile full has', () => {
    expect([PROFILES.pagesOnly?.defensiveFire, PROFILES.full?.defensiveFire]).toEqual([false, true])
    const off = charge({ ...against('A1 inf 0', { P: 'P1 inf 5' }), options: { defensiveFire: false } })
    expect([phase(off), said(off).includes('noFire')]).toEqual(['fight', false])
    const older = done(
      game(scene({ ...against('A1 inf 0', { P: 'P1 inf 5' }), phase: 'charge', assault: { moved: ['A1'] } })),
    )
    expect(phase(older)).toBe('fight')
  })

  it('only the first round has it', () => {
    const now = until(
      charge(against('A1 inf 0', { 'P F3': 'P1 inf 5; P2 inf 5,4' }), [1, 1, 6, 3]),
      'choices',
    )
    const swapped = act(now, { do: 'choose', unit: 'P', option: 'counterattack' })
    expect(phase(until(swapped, 'fight'))).toBe('fight')
    expect(said(until(swapped, 'fight')).filter((says) => says === 'fireDice')).toHaveLength(
      said(now).filter((says) => says === 'fireDice').length,
    )
  })
})

describe('E-10: hits', () => {
  const two = (acting: string, outside: Scene['outside'], queue: readonly number[]): Game =>
    roll(charge(against(acting, outside), queue))

  it('no hit: the fight begins', () => {
    const now = two('A1 inf 0', { P: 'P1 inf 5' }, [2])
    expect([phase(now), ruled(now).at(-1)]).toEqual(['fight', 'noFireHits'])
  })

  const targets = ({ state }: Game) =>
    prompt(state).offers.flatMap((offer) => (offer.do === 'allocate' ? offer.hits : []))

  it('each hit stays with its shooter and goes on a team of the platoon within 20 cm of that one', () => {
    const now = two('A1 inf 0; A2 inf -15,0; A3 inf -15.1,4', { P: 'P1 inf 5; P2 inf 10,0' }, [3, 3])
    expect(prompt(now.state)).toMatchObject({
      side: 'blue',
      ask: 'fireAllocate',
      note: { rule: 'E-06', says: 'spread' },
    })
    expect(targets(now)).toEqual([
      { die: 0, by: 'P1', targets: ['A1', 'A2', 'A3'] },
      { die: 1, by: 'P2', targets: ['A1', 'A2'] },
    ])
    const onto = (base: string | null, second: string) =>
      check(now.state, {
        do: 'allocate',
        hits: [
          { die: 0, base: second },
          { die: 1, base },
        ],
      }).why[0]
    expect(onto('A3', 'A1')).toMatchObject({
      says: 'fireTooFar',
      rule: 'E-10',
      about: { base: 'P2', other: 'A3' },
    })
    expect(onto('A2', 'A2')?.says).toBe('notSpread')
    expect(onto('P2', 'A1')?.says).toBe('notFiredAt')
    expect(onto(null, 'A1')?.says).toBe('notLost')
    expect(onto('A2', 'A1')?.says).toBe('allocated')
  })

  it('a team may take a second hit where there is nobody else', () => {
    const now = two('A1 inf 0', { P: 'P1 inf 5; P2 inf 10,0' }, [3, 3, 6, 6])
    const saves = act(now, {
      do: 'allocate',
      hits: [
        { die: 0, base: 'A1' },
        { die: 1, base: 'A1' },
      ],
    })
    expect(poolOf(saves)).toMatchObject({
      side: 'blue',
      for: 'fireSave',
      dice: [{ owner: 'A1' }, { owner: 'A1' }],
    })
  })

  it('a hit whose shooter a hand has taken off is gone; one with nobody left to take it is lost', () => {
    const now = two('A1 inf 0; A2 inf -15,0', { P: 'P1 inf 5' }, [3])
    const flow = now.state.flow
    const toPlace = (flow.assault?.toPlace ?? []).map((hit) => ({ ...hit, targets: [] }))
    const bare = { ...now.state, flow: { ...flow, assault: flow.assault && { ...flow.assault, toPlace } } }
    const lost = check(bare, { do: 'allocate', hits: [{ die: 0, base: null }] })
    expect(lost.why.map(({ says }) => says)).toEqual(['allocated', 'fireLost'])
  })
})

describe('E-10: stopped or not', () => {
  const foot = 'A1 inf 0; A2 inf 0,4; A3 inf 0,-4; A4 inf -6,0; A5 inf -6,4; A6 inf -6,-4'
  const fire = (acting: string, rate: number, queue: readonly number[], head = 'A'): Game =>
    charge(against(acting, { P: `P1 gun 5 rate${rate} antiTank9` }, head), queue)
  const sixes = (n: number): readonly number[] => Array.from({ length: n }, () => 6)

  /** Through all of Defensive Fire. */
  const fired = (now: Game): Game => {
    let next = now
    while (['fire', 'fireAllocate', 'fireSaves'].includes(phase(next))) {
      const at = phase(next)
      next = at === 'fireAllocate' ? until(next, 'fireSaves') : roll(next)
    }
    return next
  }

  it('five hits on foot stop it though all are saved', () => {
    const now = fired(fire(foot, 5, sixes(10)))
    expect([phase(now), ruled(now)]).toEqual([
      'fallBack',
      expect.arrayContaining(['stoppedByHits', 'stopPins']),
    ])
    expect(roles(now, 'A')).toEqual(['attacking', 'pinned'])
  })

  it('four do not', () => {
    const now = fired(fire(foot, 4, sixes(8)))
    expect([phase(now), ruled(now).at(-1)]).toEqual(['fight', 'hitsDoNotStop'])
    expect(roles(now, 'A')).toEqual(['attacking'])
  })

  it('A-09: none of them is a hit of the round', () => {
    const now = fired(fire(foot, 4, sixes(8)))
    expect(now.state.flow.assault).toMatchObject({
      hits: 0,
      earlierHits: 0,
      shots: [],
      placed: [],
      moved: [],
    })
  })

  it('two tanks Destroyed or Bailed Out stop it, one does not; tanks are not pinned', () => {
    const tanks = 'A1 tank 0 front6; A2 tank 0,4 front6; A3 tank 0,-4 front6'
    const stopped = fired(fire(tanks, 3, [6, 6, 6, 1, 3, 4]))
    expect([ruled(stopped).includes('stoppedByTanks'), roles(stopped, 'A')]).toEqual([true, ['attacking']])
    const on = fired(fire(tanks, 3, [6, 6, 6, 4, 3, 4]))
    expect([phase(on), ruled(on).includes('tanksDoNotStop')]).toEqual(['fight', true])
  })

  it('a mixed platoon stops at either', () => {
    const mixed = 'A1 inf 0; A2 tank 0,4 front6; A3 tank 0,-4 front6'
    const byTanks = fired(fire(mixed, 3, [6, 6, 6, 6, 1, 1]))
    expect(said(byTanks)).toEqual(expect.arrayContaining(['stoppedByTanks', 'stopPins']))
    expect(said(byTanks), 'and does not go on by the other').not.toContain('hitsDoNotStop')
    const neither = fired(fire(mixed, 3, [6, 6, 6, 6, 6, 1]))
    expect(said(neither)).toEqual(expect.arrayContaining(['tanksDoNotStop', 'hitsDoNotStop']))
    expect(phase(neither)).toBe('fight')
  })

  it('PA-36 c: with nobody left of the charge the Defending platoons win, stopped or not', () => {
    const now = fired(fire('A1 inf 0', 1, [6, 1]))
    expect(now.state.flow.last).toEqual({ winners: ['P'], reason: 'actingGone' })
    expect(ruled(now).slice(-2)).toEqual(['actingGone', 'assaultWon'])
    const many = fired(fire('A1 inf 0', 5, [...sixes(5), 1, 6, 6, 6, 6]))
    expect([many.state.flow.last?.reason, said(many).includes('stoppedByHits')]).toEqual([
      'actingGone',
      false,
    ])
  })

  it('stopped: over without a winner, nobody consolidates, what stopped it is said last', () => {
    const now = until(fired(fire(foot, 5, sixes(10))), 'ready')
    expect([now.state.mode, now.state.flow.last]).toEqual(['arrange', { winners: [], reason: 'stopped' }])
    expect(
      now.changes
        .filter(({ is }) => is === 'ruled')
        .at(-1)
        ?.why.map(({ says }) => says),
    ).toEqual(['stoppedByHits', 'assaultOver'])
    expect(roles(now, 'A')).toEqual(['pinned'])
    expect(roles(now, 'P')).toEqual([])
  })

  it('not stopped, the fight goes on with those who are left', () => {
    const now = fired(fire('A1 inf 0; A2 inf 0,4', 1, [6, 2]))
    expect([phase(now), poolOf(now)?.dice.length]).toEqual(['fight', 1])
  })

  it('with nobody near enough to fight any more the win is checked at once', () => {
    const now = fired(charge(against('A1 inf 0; A2 inf -30,0', { P: 'P1 inf 5' }), [6, 2]))
    expect(said(now)).toEqual(expect.arrayContaining(['notSaved', 'noHitDice', 'won']))
  })
})
