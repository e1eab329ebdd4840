// Infantry melee: an outpost that falls to the first charge, and a second enemy within a victory move of it.
import { ranks } from '../library.ts'
import { singles } from './singles.ts'

export const breakthrough = singles({
  id: 'breakthrough',
  title: { ru: 'Через дозор', en: 'Through the outpost' },
  about: {
    ru: 'Моряки сметают дозор, а за ним стоит второй отряд. Победное движение до 6\u00a0см может сразу связать боем и его.',
    en: 'Sailors sweep an outpost aside, and a second unit stands behind it. A victory move of up to 6\u00a0cm may lock that too.',
  },
  first: 'red',
  units: [
    {
      side: 'blue',
      number: 1,
      name: { ru: 'Дозор', en: 'Outpost' },
      traits: {},
      teams: ranks('germanInfantryman', { x: 862, y: 602, facing: 0 }, { count: 3, wide: 3 }),
    },
    {
      side: 'blue',
      number: 2,
      name: { ru: 'Немецкая пехота', en: 'German infantry' },
      traits: {},
      teams: ranks('germanInfantryman', { x: 800, y: 644, facing: 0 }, { count: 10, wide: 5 }),
    },
    {
      side: 'red',
      number: 3,
      name: { ru: 'Советские моряки', en: 'Soviet sailors' },
      traits: { elite: true },
      teams: ranks('sailor', { x: 838, y: 450, facing: 180 }, { count: 8, wide: 4 }),
    },
  ],
})
