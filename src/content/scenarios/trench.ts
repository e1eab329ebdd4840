// Infantry melee: two units on a narrow front, a fight of several turns with medics at its end.
import { ranks } from '../library.ts'
import { singles } from './singles.ts'

export const trench = singles({
  id: 'trench',
  title: { ru: 'На узком фронте', en: 'On a narrow front' },
  about: {
    ru: 'Долгий бой: сначала дерутся немногие, потом подтягиваются все. Раненых лечат, только когда он кончится.',
    en: 'A long melee: few fight at first, then all close up. The wounded are treated only when it is over.',
  },
  first: 'blue',
  units: [
    {
      side: 'blue',
      number: 1,
      name: { ru: 'Немецкая пехота', en: 'German infantry' },
      traits: {},
      teams: ranks('germanInfantryman', { x: 876, y: 650, facing: 0 }, { count: 10, wide: 2 }),
    },
    {
      side: 'red',
      number: 2,
      name: { ru: 'Советская пехота', en: 'Soviet infantry' },
      traits: {},
      teams: ranks('sovietInfantryman', { x: 880, y: 530, facing: 180 }, { count: 10, wide: 2 }),
    },
  ],
})
