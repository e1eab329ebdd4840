// What a choice would come to is told before it is taken. E-08, PA-25 to PA-32.
import { describe, expect, it } from 'vitest'
import { prompt } from './flow.ts'
import { choose, type Game, game } from './playing.ts'
import { type Scene, scene } from './testing.ts'

/** At Choices, all having passed. */
function choosing(described: Scene): Game {
  const results = Object.keys(described.defending ?? {}).map((platoon) => ({
    platoon,
    need: 4,
    die: null,
    passed: true,
  }))
  const test = { die: null, second: null, rerolling: false, results }
  return game(scene({ phase: 'choices', ...described, assault: { ...described.assault, test } }))
}

describe('a choice tells its cost before it is taken', () => {
  const of = (now: Game, unit: string | null, option: string) =>
    prompt(now.state)
      .offers.flatMap((offer) =>
        offer.do === 'choose' && offer.option === option && (unit === null || offer.unit === unit)
          ? [offer.verdict]
          : [],
      )
      .flatMap((verdict) => (verdict.also ?? []).map((fact) => [fact.says, fact.about.base]))
  const also = (now: Game, option: string) => of(now, null, option)

  it('E-08: a disabled tank and a gun that cannot get away', () => {
    const now = choosing({
      acting: { A: 'A1 inf 0; A2 inf 20' },
      defending: { P: 'P1 tank 8 bogged; P2 gun 10,4; P3 inf 30; P4 tank 9,8' },
    })
    expect(also(now, 'breakOff')).toEqual([
      ['captured', 'P1'],
      ['wouldSurrender', 'P2'],
    ])
  })

  it('E-08: nobody is said to be lost whom those who go as well make room', () => {
    const now = choosing({
      acting: { A: 'A1 inf 0' },
      defending: {
        P: 'P1 gun 10.4',
        Q: 'Q1 inf 15.5; Q2 inf 15.5,3.3; Q3 inf 15.5,-3.3; Q4 inf 10.4,3.3; Q5 inf 10.4,-3.3',
      },
    })
    expect(of(now, 'P', 'breakOff')).toEqual([['wouldSurrender', 'P1']])
    const gone = choose(now, 'Q', 'breakOff')
    expect(of(gone, 'P', 'breakOff')).toEqual([])
  })

  it('E-04: an Independent team that leaves and cannot get away, whatever is chosen', () => {
    const now = choosing({
      acting: { A: 'A1 inf 0; A2 inf -5,6' },
      defending: { P: 'P1 inf 5; P2 gun 5,6 independent brokenOff; P3 inf 9,6' },
      assault: { choices: [{ platoon: 'P2', option: 'breakOff' }] },
    })
    for (const option of ['breakOff', 'counterattack'])
      expect(of(now, 'P', option), option).toContainEqual(['wouldSurrender', 'P2'])
  })

  it('PA-25, PA-27, PA-32: who of the platoon may counter-charge', () => {
    const now = choosing({
      acting: { A: 'A1 inf 0' },
      defending: { P: 'P1 inf 5; P2 inf 9,4; P3 gun 9,8; P4 inf 40' },
    })
    expect(also(now, 'counterattack')).toEqual([
      ['inContactStays', 'P1'],
      ['mayCounterCharge', 'P2'],
      ['mayNeverCharge', 'P3'],
      ['beyondGate', 'P4'],
    ])
    expect(also(now, 'breakOff')).toEqual([])
  })

  it('PA-25: measured to those who charged, not to the own platoon beside it', () => {
    const now = choosing({
      acting: { A: 'A1 inf 0' },
      defending: { P: 'P1 inf 30', Q: 'Q1 inf 20' },
    })
    const [first] = prompt(now.state).offers.flatMap((offer) =>
      offer.do === 'choose' && offer.option === 'counterattack' && offer.unit === 'P'
        ? (offer.verdict.also ?? [])
        : [],
    )
    expect([first?.says, first?.about.other, first?.about.gap?.mm]).toEqual(['beyondGate', 'A1', 250])
  })

  it('A-19: the fight just fought counts as one before', () => {
    const now = choosing({
      acting: { A: 'A1 inf 0' },
      defending: { P: 'P1 inf 9' },
      assault: { close: ['A1', 'P1'] },
      options: { onlyPriorFighters: true },
    })
    expect(also(now, 'counterattack')).toEqual([['mayCounterCharge', 'P1']])
  })
})
