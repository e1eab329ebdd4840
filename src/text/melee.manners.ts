// How the sentences of infantry melee count together, and what of them failed.
import type { Says } from '../rules/melee/facts.ts'
import type { Manners } from './manner.ts'

export const meleeManners = {
  families: [
    ['charges', 'reinforces'],
    ['closesUp', 'comesUp'],
    ['movesOn', 'movesIntoFight'],
  ],
  moves: {
    charge: ['charges', 'reinforces'],
    closeUp: ['closesUp', 'comesUp'],
    move: ['moves'],
    moveOn: ['movesOn', 'movesIntoFight'],
  },
  intoContact: ['charges', 'reinforces', 'closesUp', 'movesIntoFight'],
  toldApart: [
    ['charges', 'reinforces', 'cannotReach'],
    ['closesUp', 'comesUp'],
    ['movesOn', 'movesIntoFight'],
    ['moves'],
    ['healed', 'notHealed'],
  ],
  shared: [],
  failed: [],
  asked: ['zoneCharge', 'zoneMoveOn', 'zoneRange'],
  below: ['surplusLost'],
  beside: [],
  names: [],
  sums: {},
  ends: ['battleWon', 'nobodyLeft'],
  passes: [],
  fails: [],
} satisfies Manners & { readonly [Field in 'families' | 'toldApart']: readonly (readonly Says[])[] } & {
  readonly moves: Readonly<Record<string, readonly Says[]>>
}
