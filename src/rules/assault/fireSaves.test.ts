// Saves against Defensive Fire: E-10.
import { describe, expect, test } from 'vitest'
import { act, against, charge, isLost, roll, said, until } from './playing.ts'

interface Saved {
  readonly tells: string
  readonly target: string
  readonly by: string
  readonly face: number
  readonly says: string
  readonly lost: boolean
}

const saves: readonly Saved[] = [
  { tells: 'infantry saves on 3', target: 'inf 0', by: 'inf 5', face: 3, says: 'saved', lost: false },
  { tells: 'not on 2', target: 'inf 0', by: 'inf 5', face: 2, says: 'notSaved', lost: true },
  {
    tells: 'a gun saves as infantry does',
    target: 'gun 0',
    by: 'inf 5',
    face: 3,
    says: 'saved',
    lost: false,
  },
  {
    tells: 'Front armour above Anti-tank holds',
    target: 'tank 0 front3 top1',
    by: 'gun 5 antiTank8',
    face: 6,
    says: 'frontHolds',
    lost: false,
  },
  {
    tells: 'equal bails out',
    target: 'tank 0 front3 top1',
    by: 'gun 5 antiTank8',
    face: 5,
    says: 'frontBailsOut',
    lost: false,
  },
  {
    tells: 'lower is Destroyed',
    target: 'tank 0 front3 top1',
    by: 'gun 5 antiTank8',
    face: 4,
    says: 'frontPierced',
    lost: true,
  },
  {
    tells: 'Bailed Out again is Destroyed',
    target: 'tank 0 front3 bailed',
    by: 'gun 5 antiTank8',
    face: 5,
    says: 'frontBailedAgain',
    lost: true,
  },
  {
    tells: 'infantry fires with Anti-tank 2',
    target: 'tank 0 front1',
    by: 'inf 5',
    face: 1,
    says: 'frontBailsOut',
    lost: false,
  },
  {
    tells: 'a tank may hit an Armoured Tank here',
    target: 'tank 0 front1',
    by: 'tank 5 antiTank9',
    face: 6,
    says: 'frontPierced',
    lost: true,
  },
]

describe('E-10: saves', () => {
  test.each(saves)('$tells', ({ target, by, face, says, lost }) => {
    // Someone else of the platoon is left, so that nothing ends here.
    const now = charge(against(`A1 ${target}; A2 inf -24,0`, { P: `P1 ${by}` }), [6, face])
    const saving = until(now, 'fireSaves')
    const after = roll(saving)
    expect(said(after)).toContain(says)
    expect([isLost(after, 'A1'), after.queue]).toEqual([lost, []])
  })

  test.each(['tpt', 'trk'])('%s: Destroyed without a save', (kind) => {
    const now = charge(against(`A1 inf 0; A2 ${kind} -15,0`, { P: 'P1 inf 5; P2 inf 5,4' }), [6, 1, 6])
    const hit = act(roll(now), { do: 'allocate', hits: [{ die: 0, base: 'A2' }] })
    expect([isLost(hit, 'A2'), said(hit).includes('fireDestroys')]).toEqual([true, true])
  })
})
