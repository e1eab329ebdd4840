// A platoon that takes no part and a pinned one: who has to keep away, and what a pin does not forbid.
import type { Scenario } from './scenario.ts'

export const bystanders: Scenario = {
  id: 'bystanders',
  rules: 'assault',
  title: { ru: 'Чужой бой', en: 'Not their fight' },
  about: {
    ru: 'Прижатый огнём взвод может контратаковать, а сосед, которого не атаковали, — нет. Мимо чужих не ближе 5\u00a0см (2").',
    en: 'A pinned platoon may counterattack, its neighbour that was not charged may not. Keep 2"\u00a0/\u00a05\u00a0cm from outsiders.',
  },
  sides: [
    { id: 'blue', name: { ru: 'Великобритания', en: 'Great Britain' } },
    { id: 'red', name: { ru: 'Германия', en: 'Germany' } },
  ],
  first: 'blue',
  options: { defensiveFire: false },
  units: [
    {
      side: 'blue',
      number: 1,
      name: { ru: 'Стрелковый взвод', en: 'Rifle platoon' },
      traits: { motivation: 4, skill: 'trained' },
      teams: [
        ['rifles', 800, 650, 0],
        ['rifles', 862, 642, 0],
        ['rifles', 924, 645, 2],
        ['command', 830, 704, 0],
        ['antiTank', 890, 700, 0],
        ['mortar', 950, 740, 0],
      ],
    },
    {
      side: 'blue',
      number: 2,
      name: { ru: 'Второй взвод', en: 'Second platoon' },
      traits: { motivation: 4, skill: 'trained' },
      badges: ['pinned'],
      teams: [
        ['rifles', 1050, 690, 350],
        ['rifles', 1112, 684, 350],
        ['command', 1085, 740, 350],
      ],
    },
    {
      side: 'red',
      number: 3,
      name: { ru: 'Прижатый взвод', en: 'The pinned platoon' },
      traits: { motivation: 3, skill: 'veteran' },
      badges: ['pinned'],
      teams: [
        ['rifles', 815, 520, 180],
        ['rifles', 878, 515, 180],
        ['command', 850, 462, 180],
        ['rifles', 785, 285, 176],
        ['machineGun', 920, 455, 184],
      ],
    },
    {
      side: 'red',
      number: 4,
      name: { ru: 'Сосед', en: 'The neighbour' },
      traits: { motivation: 4, skill: 'veteran' },
      teams: [
        ['rifles', 1060, 470, 190],
        ['rifles', 1122, 455, 195],
        ['command', 1100, 400, 190],
      ],
    },
    {
      side: 'red',
      number: 5,
      name: { ru: 'Резерв', en: 'The reserve' },
      traits: { motivation: 5, skill: 'trained' },
      teams: [
        ['rifles', 640, 400, 165],
        ['rifles', 590, 440, 160],
        ['command', 600, 370, 165],
      ],
    },
    {
      side: 'blue',
      number: 6,
      name: { ru: 'Дозор', en: 'The outpost' },
      traits: { motivation: 4, skill: 'trained' },
      badges: ['pinned'],
      teams: [['rifles', 628, 512, 345]],
    },
  ],
}
