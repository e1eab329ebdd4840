// A charge into Defensive Fire, which stops it about every second time; those who defend have re-rolls from others.
import type { Scenario } from './scenario.ts'

export const underFire: Scenario = {
  id: 'under-fire',
  rules: 'assault',
  title: { ru: 'Сквозь огонь', en: 'Into the fire' },
  about: {
    ru: 'Обороняющиеся стреляют первыми: пять попаданий останавливают атаку. Если тест не пройден, комиссар и командир дают его перебросить.',
    en: 'The defenders shoot first: five hits stop the charge. A komissar and a commander have their test re-rolled.',
  },
  sides: [
    { id: 'blue', name: { ru: 'Германия', en: 'Germany' } },
    { id: 'red', name: { ru: 'СССР', en: 'Soviet Union' } },
  ],
  first: 'blue',
  units: [
    {
      side: 'blue',
      number: 1,
      name: { ru: 'Гренадёры', en: 'Grenadiers' },
      traits: { motivation: 4, skill: 'veteran' },
      teams: [
        ['rifles', 760, 640, 2],
        ['rifles', 822, 632, 0],
        ['rifles', 884, 634, 0],
        ['rifles', 946, 644, 358],
        ['command', 852, 690, 0],
        ['antiTank', 912, 692, 4],
        ['rifles', 792, 700, 356],
      ],
    },
    {
      side: 'blue',
      number: 2,
      name: { ru: 'Танковый взвод', en: 'Tank platoon' },
      traits: { motivation: 4, skill: 'veteran' },
      teams: [
        ['tank', 1056, 688, 356],
        ['tank', 1112, 676, 352],
        ['tank', 1168, 680, 350],
      ],
    },
    {
      side: 'red',
      number: 3,
      name: { ru: 'Стрелки', en: 'Riflemen' },
      traits: { motivation: 3, skill: 'conscript' },
      teams: [
        ['rifles', 790, 520, 182],
        ['rifles', 852, 516, 178],
        ['machineGun', 880, 460, 182],
        ['komissar', 820, 462, 180],
        ['rifles', 690, 300, 170],
        ['rifles', 760, 290, 176],
      ],
    },
    {
      side: 'red',
      number: 4,
      name: { ru: 'Батарея', en: 'Battery' },
      traits: { motivation: 5, skill: 'trained' },
      badges: ['pinned'],
      teams: [
        ['gun', 1010, 512, 184],
        ['gun', 1104, 520, 188],
        ['companyCommand', 1056, 450, 184],
        ['observer', 1150, 430, 190],
      ],
    },
  ],
}
