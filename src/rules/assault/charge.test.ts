// Charge into Contact: who may charge, what is refused, where a team ends. E-01, E-13, A-11, A-14, A-16.
import { describe, expect, it, test } from 'vitest'
import type { Verdict } from '../../kernel/game.ts'
import { withRuling } from '../../kernel/ruling.ts'
import { prompt } from './flow.ts'
import { act, done, game, letGo, move, moving, phase, placed, roles, xOf } from './playing.ts'
import { proposeCharges } from './proposals.ts'
import { type Scene, scene } from './testing.ts'

const ready = (described: Scene) => game(scene({ phase: 'ready', ...described }))

const says = ({ why }: Verdict) => why[0]?.says
const all = ({ why }: Verdict) => why.map((fact) => fact.says)
const endX = ({ moves }: Verdict) => Math.round((moves?.[0]?.to.x ?? 0) * 10 - 9000) / 100

describe('E-01: the first team must end in contact', () => {
  const now = ready({ acting: { A: 'A1 inf 0; A2 inf 0,5' }, defending: { E: 'E1 inf 12' } })

  it('a base let go in contact makes the charge', () => {
    const verdict = letGo(now, 'A1', [7])
    expect([verdict.ok, says(verdict)]).toEqual([true, 'chargeMade'])
    expect(verdict.why[0]?.about).toMatchObject({
      base: 'A1',
      other: 'E1',
      length: 70,
      allowance: { cm: 10, in: 4 },
    })
    expect(all(verdict)).toContain('touchNames')
  })

  it('a base pushed on into the enemy ends in contact', () => {
    const verdict = letGo(now, 'A1', [9])
    expect([verdict.ok, endX(verdict)]).toEqual([true, 7])
  })

  it('so does one pushed right through to the other side', () => {
    const verdict = letGo(now, 'A1', [14])
    expect([verdict.ok, says(verdict)]).toEqual([true, 'chargeMade'])
    expect(verdict.why[0]?.about.length).toBeLessThanOrEqual(100.05)
  })

  it('let go short it is refused, not completed as a later one is: only touching names whom it charges; nothing has moved', () => {
    const verdict = letGo(now, 'A1', [6])
    expect([verdict.ok, says(verdict)]).toEqual([false, 'firstMustTouch'])
    expect(verdict.why[0]?.about).toMatchObject({ base: 'A1', other: 'E1', gap: { mm: 10 } })
    expect(all(verdict)).toContain('wayFits')
  })

  it('let go farther off than it may go, that is told first', () => {
    const { ok, why } = letGo(now, 'A1', [-30])
    expect([ok, why[0]?.says, why[1]?.says]).toEqual([false, 'tooFar', 'firstMustTouch'])
  })

  it('a gap of 0.1 cm is no contact (A-14)', () => {
    expect(says(letGo(now, 'A1', [6.9]))).toBe('firstMustTouch')
  })

  it('a gap within the tolerance is contact (A-14)', () => {
    expect(says(letGo(now, 'A1', [6.996]))).toBe('chargeMade')
  })
})

describe('E-01: the length of the move (A-11)', () => {
  it('an enemy exactly 10.0 cm away is reached', () => {
    const now = ready({ acting: { A: 'A1 inf 0' }, defending: { E: 'E1 inf 15' } })
    expect(letGo(now, 'A1', [10]).ok).toBe(true)
  })

  it('one 10.1 cm away is not, and the refusal says by how much', () => {
    const now = ready({ acting: { A: 'A1 inf 0' }, defending: { E: 'E1 inf 15.1' } })
    const verdict = letGo(now, 'A1', [10.1])
    expect([verdict.ok, says(verdict)]).toEqual([false, 'tooFar'])
    expect(verdict.why[0]?.about).toMatchObject({ length: 101, allowance: { cm: 10, in: 4 } })
  })

  it('on an inch table 10.1 cm are within 4 inches', () => {
    const now = ready({ acting: { A: 'A1 inf 0' }, defending: { E: 'E1 inf 15.1' }, system: 'in' })
    expect(letGo(now, 'A1', [10.1]).ok).toBe(true)
  })

  it('the switch of A-11 makes it longer', () => {
    const options = { charge: { in: 6, cm: 15 } }
    const now = ready({ acting: { A: 'A1 inf 0' }, defending: { E: 'E1 inf 19' }, options })
    expect(letGo(now, 'A1', [14]).ok).toBe(true)
  })

  it('turning is free, and the length is that of the centre at the final facing', () => {
    const now = ready({ acting: { A: 'A1 inf 0' }, defending: { E: 'E1 inf 14' } })
    const verdict = letGo(now, 'A1', [9.9, 0, 90])
    expect([verdict.ok, endX(verdict)]).toEqual([true, 9.9])
  })

  it('the way leads round a base, and its length counts', () => {
    const now = ready({
      acting: { A: 'A1 inf 0', B: 'B1 inf 5.2,-2' },
      defending: { E: 'E1 inf 11' },
    })
    const verdict = letGo(now, 'A1', [6, 1.3])
    expect(verdict.ok).toBe(true)
    const about = verdict.why[0]?.about
    expect(about?.path?.length).toBeGreaterThan(2)
    expect(about?.length).toBeGreaterThan(68)
  })

  it('a base walled in has no way', () => {
    const now = ready({
      acting: {
        A: 'A1 inf 0',
        B: 'B1 inf 0,3.3; B2 inf 0,-3.3; B3 inf 5.2; B4 inf -5.2; B5 inf 5.2,3.3; B6 inf 5.2,-3.3; B7 inf -5.2,3.3; B8 inf -5.2,-3.3',
      },
      defending: { E: 'E1 inf 0,9.8' },
    })
    const verdict = letGo(now, 'A1', [0, 6.6])
    expect([verdict.ok, says(verdict)]).toEqual([false, 'noWay'])
  })
})

describe('E-13: who may charge', () => {
  const rows: readonly (readonly [string, Scene, string, string])[] = [
    ['an infantry team may', { acting: { A: 'A1 inf 0' } }, 'A1', 'chargeMade'],
    ['a tank may', { acting: { A: 'A1 tank 0' } }, 'A1', 'chargeMade'],
    ['a team of a pinned platoon may not', { acting: { 'A pinned': 'A1 inf 0' } }, 'A1', 'pinnedMayNot'],
    [
      'a team that is Pinned Down alone may not (E-04)',
      { acting: { A: 'A1 inf 0 independent assaulting pinned' } },
      'A1',
      'pinnedAloneMayNot',
    ],
    [
      'the others of its platoon may',
      { acting: { A: 'A1 inf 0; A2 inf 0,8 independent pinned' } },
      'A1',
      'chargeMade',
    ],
    ['a bailed-out tank may not', { acting: { A: 'A1 tank 0 bailed' } }, 'A1', 'disabledMayNot'],
    ['a bogged-down tank may not', { acting: { A: 'A1 tank 0 bogged' } }, 'A1', 'disabledMayNot'],
    ['a gun may not (A-17)', { acting: { A: 'A1 gun 0' } }, 'A1', 'nonAssaultingMayNot'],
    ['a transport may not (A-17)', { acting: { A: 'A1 tpt 0' } }, 'A1', 'nonAssaultingMayNot'],
    ['an unarmoured tank may not (A-17)', { acting: { A: 'A1 trk 0' } }, 'A1', 'nonAssaultingMayNot'],
    [
      'an Independent team may not (A-17)',
      { acting: { A: 'A1 inf 0 independent' } },
      'A1',
      'nonAssaultingMayNot',
    ],
    ['a Warrior may (A-17)', { acting: { A: 'A1 inf 0 independent warrior' } }, 'A1', 'chargeMade'],
    ['a gun flagged as assaulting may (A-17)', { acting: { A: 'A1 gun 0 assaulting' } }, 'A1', 'chargeMade'],
    ['an enemy may not: it is not its turn', { acting: { A: 'A1 inf 0' } }, 'E1', 'otherSidesTurn'],
  ]
  it.each(rows)('%s', (_, described, base, expected) => {
    const now = ready({ ...described, defending: { E: 'E1 inf 10; E2 inf 20' } })
    const facing = /tank|trk|tpt/.test(described.acting?.A ?? '') ? 90 : 0
    expect(says(letGo(now, base, [base === 'E1' ? 15 : 5, 0, facing]))).toBe(expected)
  })
})

describe('E-01: exactly one platoon charges', () => {
  const now = move(
    ready({
      acting: { A: 'A1 inf 0; A2 inf 0,5', B: 'B1 inf 0,10' },
      defending: { E: 'E1 inf 12; E2 inf 16,10' },
    }),
    'A1',
    [7],
  )

  it('the platoon of the first team is Attacking', () => {
    expect([phase(now), roles(now, 'A'), now.state.flow.assault?.named]).toEqual([
      'charge',
      ['attacking'],
      ['E'],
    ])
  })

  it('another platoon may not join in', () => {
    expect(says(letGo(now, 'B1', [7, 10]))).toBe('onePlatoonOnly')
  })

  it('a second team of the same platoon may', () => {
    expect(says(letGo(now, 'A2', [11, 10]))).toBe('tooFar')
    expect(says(letGo(now, 'A2', [7, 3.2]))).toBe('chargeJoined')
  })

  it('a team may be dragged again; its length counts from where it stood', () => {
    const again = letGo(now, 'A1', [7, 1])
    expect(again.ok).toBe(true)
    expect(again.why[0]?.about.length).toBeCloseTo(Math.sqrt(70 ** 2 + 10 ** 2), 1)
  })
})

describe('E-01: a later team that is let go short is completed', () => {
  const now = move(
    ready({ acting: { A: 'A1 inf 0; A2 inf 0,5; A3 inf -4,-5; A4 inf -30' }, defending: { E: 'E1 inf 12' } }),
    'A1',
    [7],
  )

  it('into contact, at the lawful place nearest to where it was let go', () => {
    const verdict = letGo(now, 'A2', [6, 4])
    expect([verdict.ok, says(verdict)]).toEqual([true, 'completedToContact'])
    expect(verdict.moves?.[0]?.to.x).not.toBe(960)
    expect(verdict.why[0]?.about.path?.[0]).toEqual({ x: 960, y: 640 })
  })

  it('the answer to the answer is itself', () => {
    const first = letGo(now, 'A2', [6, 4]).moves ?? []
    const second = act(now, moving(...first))
    expect(second.state.table.bases.find(({ id }) => id === 'A2')?.at).toEqual(first[0]?.to)
  })

  it('as near as it can, where contact is out of reach', () => {
    const verdict = letGo(now, 'A4', [-25])
    expect([verdict.ok, says(verdict), endX(verdict)]).toEqual([true, 'endsAsNear', -20])
  })

  it('wherever it was let go within its reach', () => {
    expect(endX(letGo(now, 'A4', [-31, 2]))).toBe(-20)
  })

  it('into contact at another facing, where it reaches that only turned: turning is free', () => {
    const facing = (enemy: string) =>
      move(
        ready({ acting: { A: 'A1 inf 0; A2 inf -30' }, defending: { E: `E1 inf 12; ${enemy}` } }),
        'A1',
        [7],
      )
    const as = (verdict: Verdict) => [verdict.ok, says(verdict), verdict.why[0]?.about.other]
    const turned = letGo(facing('E2 inf -30,-13.9'), 'A2', [-30, -8])
    expect(as(turned)).toEqual([true, 'completedToContact', 'E2'])
    expect(turned.moves?.[0]?.to.facing).not.toBe(0)
    expect(as(letGo(facing('E2 inf -30,-14.9'), 'A2', [-30, -8]))).toEqual([true, 'endsAsNear', 'E2'])
  })

  it('into contact through a slot that it fits only edgewise', () => {
    const behind = (walls: string) =>
      move(
        ready({
          acting: { A: 'A1 inf 0; A2 inf -30' },
          friends: { G: walls },
          defending: { E: 'E1 inf 12; E2 inf -30,-10.5' },
        }),
        'A1',
        [7],
      )
    const edgewise = letGo(behind('G1 inf -34.5,-6; G2 inf -25.5,-6'), 'A2', [-30, -2])
    expect([says(edgewise), edgewise.why[0]?.about.other, edgewise.why[0]?.about.word]).toEqual([
      'completedToContact',
      'E2',
      'turned',
    ])
    expect([90, 270]).toContain(edgewise.moves?.[0]?.to.facing)
    expect(says(letGo(behind('G1 inf -34,-6; G2 inf -26,-6'), 'A2', [-30, -2]))).toBe('endsAsNear')
  })

  it('keeps its facing where that reaches contact with another', () => {
    const verdict = letGo(now, 'A2', [3, 5])
    expect([says(verdict), verdict.why[0]?.about.word, verdict.moves?.[0]?.to.facing]).toEqual([
      'completedToContact',
      undefined,
      0,
    ])
  })

  it('but too far is too far where contact can be had', () => {
    expect(says(letGo(now, 'A2', [12, 3.2]))).toBe('tooFar')
  })
})

describe('E-01, A-16: enemy platoons that are not named', () => {
  const described: Scene = {
    acting: { A: 'A1 inf 0' },
    defending: { E: 'E1 inf 14', F: 'F1 inf 9,-7' },
  }

  it('the whole way keeps 5 cm from them', () => {
    const verdict = letGo(ready(described), 'A1', [9])
    expect([verdict.ok, says(verdict)]).toEqual([false, 'nearUnnamed'])
    expect(verdict.why[0]?.about).toMatchObject({
      other: 'F1',
      enemy: 'F',
      gap: { mm: 38 },
      limit: { cm: 5 },
    })
  })

  it('exactly 5.0 cm are far enough', () => {
    const far = { ...described, defending: { E: 'E1 inf 14', F: 'F1 inf 9,-8.2' } }
    const verdict = letGo(ready(far), 'A1', [9])
    expect([verdict.ok, all(verdict).includes('keepsClear')]).toEqual([true, true])
  })

  it('a platoon that is named may be approached', () => {
    const named = act(ready(described), { do: 'choose', unit: 'F', option: 'name' })
    expect(letGo(named, 'A1', [9]).ok).toBe(true)
    expect(says(letGo(named, 'A1', [8]))).toBe('firstMustTouch')
  })

  it('an own platoon cannot be named, nor one twice', () => {
    const named = act(ready(described), { do: 'choose', unit: 'F', option: 'name' })
    expect(() => act(named, { do: 'choose', unit: 'F', option: 'name' })).toThrow('namedAlready')
    expect(() => act(named, { do: 'choose', unit: 'A', option: 'name' })).toThrow('namesOwn')
  })

  it('a charge that was only named is called off by Done', () => {
    const named = act(ready(described), { do: 'choose', unit: 'F', option: 'name' })
    expect(phase(done(named))).toBe('ready')
  })

  it('one that stood nearer already may not come nearer still', () => {
    const near = { ...described, defending: { E: 'E1 inf 14', F: 'F1 inf 5.5,-5' } }
    const verdict = letGo(ready(near), 'A1', [9])
    expect([verdict.ok, says(verdict)]).toEqual([false, 'nearerThanItStood'])
  })

  it.each(['path', 'end'])(
    'one that stood nearer and comes no nearer is told so, not that it keeps 5 cm (%s)',
    (clearance) => {
      const near: Scene = {
        acting: { A: 'A1 inf 0' },
        defending: { E: 'E1 inf 7.8', F: 'F1 inf -7.8' },
        options: { clearance },
      }
      const verdict = letGo(
        ready({ ...near, defending: { E: 'E1 inf 0,6', F: 'F1 inf -7.8' } }),
        'A1',
        [0, 2.8],
      )
      expect([verdict.ok, all(verdict).includes('keepsClear')]).toEqual([true, false])
      const told = verdict.why.find((fact) => fact.says === 'endsNoNearer')
      expect(told).toMatchObject({ rule: 'A-16', about: { other: 'F1', stood: 28, must: 'keep' } })
      expect(told?.about.gap?.mm).toBeGreaterThan(27.9)
      expect(all(letGo(ready(near), 'A1', [2.8]))).toContain('keepsClear')
    },
  )

  it('with clearance at the end only, the way may pass nearer', () => {
    const charge = { in: 6, cm: 15 }
    const passing: Scene = {
      ...described,
      defending: { E: 'E1 inf 20', F: 'F1 inf 7.5,-7.6' },
      options: { charge },
    }
    expect(says(letGo(ready(passing), 'A1', [15]))).toBe('nearUnnamed')
    const atEnd = { ...passing, options: { charge, clearance: 'end' } }
    expect(letGo(ready(atEnd), 'A1', [15]).ok).toBe(true)
    const ending = { ...described, options: { clearance: 'end' } }
    expect(says(letGo(ready(ending), 'A1', [9]))).toBe('nearUnnamed')
  })
})

describe('several teams as one action', () => {
  const now = ready({
    acting: { A: 'A1 inf 0; A2 inf 0,3.3; A3 inf 0,-3.3' },
    defending: { E: 'E1 inf 12; E2 inf 12,3.3' },
  })

  it('are moved one after the other, the one in contact first', () => {
    const action = moving(placed('A3', [6.5, -3.3]), placed('A2', [7, 3.3]), placed('A1', [7]))
    expect(phase(act(now, action))).toBe('charge')
  })

  it('are refused together when one of them cannot go', () => {
    const verdict = letGo(now, 'A1', [7])
    expect(verdict.ok).toBe(true)
    const action = moving(placed('A1', [7]), placed('A2', [20, 3.3]))
    expect(() => act(now, action)).toThrow('tooFar')
    expect(xOf(now, 'A1')).toBe(0)
  })
})

test('the other side charges after the turn was handed over', () => {
  const now = ready({ acting: { A: 'A1 inf 0' }, defending: { E: 'E1 inf 12' } })
  const over = act(now, { do: 'choose', option: 'handOver' })
  expect(says(letGo(over, 'A1', [7]))).toBe('otherSidesTurn')
  expect(says(letGo(over, 'E1', [5]))).toBe('chargeMade')
})

test('a charge is proposed at an enemy in reach, and at none that the players have ruled to be beyond', () => {
  const state = scene({ phase: 'ready', acting: { A: 'A1 inf 0' }, outside: { E: 'E1 inf 12' } })
  const ruling = { base: 'A1', other: 'E1', limit: { in: 4, cm: 10 }, within: false }
  const ruled = { ...state, table: withRuling(state.table, ruling) }
  expect(proposeCharges(state).map(({ base }) => base)).toEqual(['A1'])
  expect(proposeCharges(ruled)).toEqual([])
})

test('E-01: a side without a team is told to be gone, whoever is asked to charge', () => {
  const note = (described: Scene) => prompt(scene({ phase: 'ready', ...described })).note
  expect(note({ acting: { A: '' }, defending: { E: 'E1 inf 12' } })).toMatchObject({
    says: 'noTeams',
    about: { side: 'blue' },
  })
  expect(note({ acting: { A: 'A1 inf 0' }, defending: { E: '' } })).toMatchObject({ about: { side: 'red' } })
  expect(note({ acting: { A: 'A1 inf 0' }, defending: { E: 'E1 inf 12' } })).toBeUndefined()
})
