// Infantry melee: a plain charge of one unit at another.
import { ranks } from '../library.ts'
import { singles } from './singles.ts'

export const bayonets = singles({
  id: 'bayonets',
  title: { ru: 'В штыки', en: 'Fix bayonets' },
  about: {
    ru: 'Рукопашный бой одиночными бойцами: немецкая пехота атакует советскую. Дерётся тот, кто касается врага.',
    en: 'Melee with single figures: German infantry charges Soviet infantry. Who touches an enemy fights.',
  },
  first: 'blue',
  units: [
    {
      side: 'blue',
      number: 1,
      name: { ru: 'Немецкая пехота', en: 'German infantry' },
      traits: {},
      teams: ranks('germanInfantryman', { x: 810, y: 660, facing: 0 }, { count: 10, wide: 5 }),
    },
    {
      side: 'red',
      number: 2,
      name: { ru: 'Советская пехота', en: 'Soviet infantry' },
      traits: {},
      teams: ranks('sovietInfantryman', { x: 804, y: 540, facing: 180 }, { count: 10, wide: 5 }),
    },
  ],
})
