// What the battles of single figures share: the game, its system, and the two sides.
import type { Scenario } from './scenario.ts'

export const singles = (battle: Omit<Scenario, 'rules' | 'only' | 'sides'>): Scenario => ({
  ...battle,
  rules: 'melee',
  only: 'cm',
  sides: [
    { id: 'blue', name: { ru: 'Германия', en: 'Germany' } },
    { id: 'red', name: { ru: 'СССР', en: 'Soviet Union' } },
  ],
})
