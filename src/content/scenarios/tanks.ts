// Tanks against infantry, with a bogged-down and a bailed-out tank among those that may or may not deny.
import type { Scenario } from './scenario.ts'

export const tanks: Scenario = {
  id: 'tanks',
  rules: 'assault',
  title: { ru: 'Танки против гренадёров', en: 'Tanks against grenadiers' },
  about: {
    ru: 'Танки давят пехоту, а рядом стоят два танка врага: застрявший и покинутый. Кто из них мешает победе, а кто нет?',
    en: 'Tanks overrun infantry beside a bogged-down and a bailed-out enemy tank. Which of them denies the win?',
  },
  sides: [
    { id: 'blue', name: { ru: 'Германия', en: 'Germany' } },
    { id: 'red', name: { ru: 'СССР', en: 'Soviet Union' } },
  ],
  first: 'red',
  options: { defensiveFire: false },
  units: [
    {
      side: 'blue',
      number: 1,
      name: { ru: 'Гренадёры', en: 'Grenadiers' },
      traits: { motivation: 4, skill: 'veteran' },
      teams: [
        ['rifles', 870, 640, 0],
        ['rifles', 935, 650, 4],
        ['antiTank', 972, 692, 8],
        ['command', 905, 702, 0],
        ['rifles', 812, 668, 352],
      ],
    },
    {
      side: 'blue',
      number: 2,
      name: { ru: 'Танковый взвод', en: 'Tank platoon' },
      traits: { motivation: 4, skill: 'veteran' },
      teams: [
        ['tank', 740, 610, 20, { badges: ['bogged'] }],
        ['tank', 1140, 668, 340, { badges: ['bailed'] }],
        ['tank', 1245, 765, 330],
      ],
    },
    {
      side: 'red',
      number: 3,
      name: { ru: 'Танковая рота', en: 'Tank company' },
      traits: { motivation: 4, skill: 'conscript' },
      teams: [
        ['tank', 800, 510, 178],
        ['tank', 872, 505, 180],
        ['tank', 945, 512, 182],
        ['tank', 1018, 520, 186],
      ],
    },
    {
      side: 'red',
      number: 4,
      name: { ru: 'Стрелки', en: 'Riflemen' },
      traits: { motivation: 3, skill: 'conscript' },
      teams: [
        ['rifles', 1120, 540, 200],
        ['rifles', 1180, 570, 206],
        ['command', 1170, 505, 200],
      ],
    },
    {
      side: 'red',
      number: 5,
      name: { ru: 'Машины с орудиями', en: 'Gun trucks' },
      traits: { motivation: 4, skill: 'trained' },
      teams: [
        ['gunTruck', 620, 520, 160],
        ['gunTruck', 560, 505, 165],
        ['truck', 590, 420, 170],
      ],
    },
  ],
}
