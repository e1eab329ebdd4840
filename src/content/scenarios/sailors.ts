// Infantry melee: elite sailors are charged, and a second unit of infantry can join the fight.
import { ranks } from '../library.ts'
import { singles } from './singles.ts'

export const sailors = singles({
  id: 'sailors',
  title: { ru: 'Моряки стоят насмерть', en: 'Sailors stand fast' },
  about: {
    ru: 'Элитные моряки против пехоты: +2 к каждому кубику. К немцам может подойти подкрепление, и +1 будет только у него.',
    en: 'Elite sailors against infantry: +2 on every die. The Germans can reinforce, and only the newcomers have the +1.',
  },
  first: 'blue',
  units: [
    {
      side: 'blue',
      number: 1,
      name: { ru: 'Немецкая пехота', en: 'German infantry' },
      traits: {},
      teams: ranks('germanInfantryman', { x: 800, y: 640, facing: 0 }, { count: 10, wide: 5 }),
    },
    {
      side: 'blue',
      number: 2,
      name: { ru: 'Подкрепление', en: 'Reinforcements' },
      traits: {},
      teams: ranks('germanInfantryman', { x: 1070, y: 690, facing: 0 }, { count: 10, wide: 5 }),
    },
    {
      side: 'red',
      number: 3,
      name: { ru: 'Советские моряки', en: 'Soviet sailors' },
      traits: { elite: true },
      teams: ranks('sailor', { x: 820, y: 530, facing: 180 }, { count: 8, wide: 4 }),
    },
  ],
})
