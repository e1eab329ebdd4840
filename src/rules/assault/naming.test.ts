// Which enemies a charge into several names, and of which it is told. E-01, A-16.
import { expect, it } from 'vitest'
import { game, letGo } from './playing.ts'
import { scene } from './testing.ts'

/** A1 pushes on into E1 and F1 side by side, so far away in cm. */
const told = (e: number, f: number) => {
  const defending = { E: `E1 inf ${e},-2.6`, F: `F1 inf ${f},2.6` }
  const ready = game(scene({ phase: 'ready', acting: { A: 'A1 inf 0' }, defending }))
  return letGo(ready, 'A1', [5]).why
}

it('touching two platoons names both', () => {
  expect(told(10, 10).filter((fact) => fact.says === 'touchNames')).toHaveLength(2)
})

it.each([
  ['E1', 10, 10.003],
  ['F1', 10.003, 10],
])('of two in contact it is told of the nearer one, %s', (nearer, e, f) => {
  const why = told(e, f)
  expect(why[0]).toMatchObject({ says: 'chargeMade', about: { other: nearer } })
  expect(why.filter((fact) => fact.says === 'touchNames')).toHaveLength(2)
})
