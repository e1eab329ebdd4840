// What teams are: A-17, E-08's moves, E-11.
import { describe, expect, test } from 'vitest'
import { baseOf } from '../../kernel/table.ts'
import { normalMove } from './distances.ts'
import { platoonById } from './state.ts'
import { able, baseStates, isArmouredTank, nonAssaulting, platoonMotivation, platoonSkill } from './teams.ts'
import { scene } from './testing.ts'

const team = (words: string) => baseOf(scene({ acting: { P: `A1 ${words}` } }).table, 'A1')

interface Row {
  readonly team: string
  readonly bars: string | null
  readonly able: boolean
}

const rows: readonly Row[] = [
  { team: 'inf 0', bars: null, able: true },
  { team: 'gun 0', bars: 'gun', able: true },
  { team: 'tank 0', bars: null, able: true },
  { team: 'tank 0 bailed', bars: 'bailed', able: false },
  { team: 'tank 0 bogged', bars: 'bogged', able: false },
  { team: 'trk 0', bars: 'unarmoured', able: true },
  { team: 'trk 0 armoured', bars: 'unarmoured', able: true },
  { team: 'tank 0 unarmoured', bars: 'unarmoured', able: true },
  { team: 'tpt 0', bars: 'transport', able: false },
  { team: 'inf 0 passenger', bars: 'passenger', able: false },
  { team: 'inf 0 independent', bars: 'independent', able: true },
  { team: 'inf 0 independent warrior', bars: null, able: true },
  { team: 'inf 0 nonAssaulting', bars: 'flag', able: true },
  { team: 'gun 0 nonAssaulting', bars: 'gun', able: true },
  { team: 'gun 0 assaulting', bars: null, able: true },
  { team: 'tank 0 assaulting bogged', bars: 'bogged', able: false },
]

describe('A-17: who may never charge, and who is able', () => {
  test.each(rows)('$team: barred by $bars, able $able', (row) => {
    expect(nonAssaulting(team(row.team))).toBe(row.bars)
    expect(able(team(row.team))).toBe(row.able)
  })

  test('only vehicles can be bailed out or bogged down by hand', () => {
    expect(baseStates(team('tank 0'))).toEqual(['bailed', 'bogged'])
    expect(baseStates(team('inf 0'))).toEqual([])
  })

  test('PA-13: a bailed-out tank still is an Armoured Tank', () => {
    expect(isArmouredTank(team('tank 0 bailed'))).toBe(true)
    expect(isArmouredTank(team('trk 0'))).toBe(false)
  })

  test('PA-13: a truck with guns never is one, whatever its traits say; a tank may be said to be none', () => {
    expect(isArmouredTank(team('trk 0 armoured'))).toBe(false)
    expect(isArmouredTank(team('tank 0 unarmoured'))).toBe(false)
    expect(isArmouredTank(team('tank 0 armoured'))).toBe(true)
  })
})

describe('E-11: a platoon has its worst rating', () => {
  const platoon = (head: string, teams: string) =>
    platoonById(scene({ acting: { [head]: teams } }).table, 'P')

  test('of all its living teams, a team with a rating of its own included', () => {
    expect(platoonMotivation(platoon('P F3', 'A1 inf 0; A2 inf 5'))).toMatchObject({ need: 3 })
    expect(platoonMotivation(platoon('P F3', 'A1 inf 0; A2 inf 5 R5'))).toMatchObject({
      need: 5,
      worst: { id: 'A2' },
    })
    expect(platoonSkill(platoon('P veteran', 'A1 inf 0; A2 inf 5 conscript'))).toBe('conscript')
    expect(platoonSkill(platoon('P veteran', 'A1 inf 0; A2 inf 5'))).toBe('veteran')
  })

  test('a better team helps nobody where another has the rating of the unit', () => {
    expect(platoonMotivation(platoon('P R5', 'A1 inf 0 F3; A2 inf 5')).need).toBe(5)
    expect(platoonMotivation(platoon('P R5', 'A1 inf 0 F3')).need).toBe(3)
  })

  test('a team that left by E-04 no longer counts', () => {
    expect(platoonMotivation(platoon('P F3', 'A1 inf 0; A2 inf 5 R5 brokenOff')).need).toBe(3)
  })
})

test.each([
  ['inf 0', 15],
  ['tank 0', 30],
  ['trk 0', 30],
  ['tpt 0', 30],
  ['gun 0 lightGun', 10],
  ['gun 0', 5],
] as const)('E-08: the normal move of %s is %d cm', (words, cm) => {
  expect(normalMove(team(words)).cm).toBe(cm)
})
