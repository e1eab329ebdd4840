// Who defends: E-02, with.
import { expect, test } from 'vitest'
import { defenders } from './defenders.ts'
import { type Scene, scene } from './testing.ts'

interface Row {
  readonly tells: string
  readonly scene: Scene
  readonly defend: readonly string[]
}

const charge = (acting: string, outside: Scene['outside']): Scene => ({
  acting: { X: acting },
  outside: outside ?? {},
  phase: 'charge',
  assault: { named: ['P'] },
})
const rear = charge('A1 inf 0; A2 inf -40', { P: 'D1 inf 5', Q: 'D2 inf -54' })
const halted = charge('A1 inf 0; A2 tank -40 bogged', { P: 'D1 inf 5', Q: 'D2 inf -54' })

const rows: readonly Row[] = [
  { tells: 'a platoon in contact defends', scene: charge('A1 inf 0', { P: 'D1 inf 5' }), defend: ['P'] },
  {
    tells: 'a platoon with a team at 10.0 cm defends',
    scene: charge('A1 inf 0', { P: 'D1 inf 5', Q: 'D2 inf -15' }),
    defend: ['P', 'Q'],
  },
  {
    tells: 'one at 10.1 cm does not',
    scene: charge('A1 inf 0', { P: 'D1 inf 5', Q: 'D2 inf -15.1' }),
    defend: ['P'],
  },
  {
    tells: 'PA-34b: R with one team within 10 cm defends',
    scene: charge('A1 inf 0', { P: 'D1 inf 5', R: 'D2 inf 60; D3 inf 0,12' }),
    defend: ['P', 'R'],
  },
  {
    tells: 'a friend of the charging platoon does not',
    scene: { ...charge('A1 inf 0', { P: 'D1 inf 5' }), friends: { Z: 'F1 inf -5' } },
    defend: ['P'],
  },
  { tells: 'A-01 allTeams: the rearmost team counts', scene: rear, defend: ['P', 'Q'] },
  {
    tells: 'A-01 assaultingTeams: it does not',
    scene: { ...rear, options: { winBubbleFrom: 'assaultingTeams' } },
    defend: ['P'],
  },
  { tells: 'A-24 true: a bogged-down tank counts', scene: halted, defend: ['P', 'Q'] },
  {
    tells: 'A-24 false: it does not',
    scene: { ...halted, options: { measureFromDisabled: false } },
    defend: ['P'],
  },
]

test.each(rows)('E-02: $tells', (row) => {
  const { platoons, why } = defenders(scene(row.scene))
  expect(platoons.map(({ id }) => id)).toEqual(row.defend)
  expect(why[0]).toMatchObject({ says: 'defendersFixed', about: { units: row.defend } })
})

test('E-02: each platoon has its nearest measurement, and who stays out comes last', () => {
  const { why } = defenders(scene(charge('A1 inf 0', { P: 'D1 inf 5', Q: 'D2 inf -30; D3 inf -20' })))
  expect(why.slice(1).map(({ says, ok, about }) => [says, ok, about.enemy, about.other])).toEqual([
    ['isDefending', true, 'P', 'D1'],
    ['isNotDefending', false, 'Q', 'D3'],
  ])
})

test.each([
  ['A-24', 'disabledUnmeasured', { ...halted, options: { measureFromDisabled: false } }],
  ['A-01', 'awayUnmeasured', { ...rear, options: { winBubbleFrom: 'assaultingTeams' } }],
] as const)(
  '%s: who stays out beside a team that nothing is measured from is told so',
  (_, says, described) => {
    const { why } = defenders(scene(described))
    expect(why.find((each) => each.says === 'isNotDefending')?.about.bases).toEqual(['A2'])
    expect([why.at(-1)?.says, why.at(-1)?.about.base]).toEqual([says, 'A2'])
  },
)
