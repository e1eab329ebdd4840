// Infantry against two platoons of different Motivation: one die, two answers.
import type { Scenario } from './scenario.ts'

export const twoPlatoons: Scenario = {
  id: 'two-platoons',
  rules: 'assault',
  title: { ru: 'Удар в стык взводов', en: 'Where two platoons meet' },
  about: {
    ru: 'Гренадёры атакуют стык двух взводов: один бесстрашный, другой колеблется. Один кубик Мотивации — два ответа.',
    en: 'Grenadiers charge where two platoons meet: one fearless, one reluctant. One Motivation die, two answers.',
  },
  sides: [
    { id: 'blue', name: { ru: 'Германия', en: 'Germany' } },
    { id: 'red', name: { ru: 'СССР', en: 'Soviet Union' } },
  ],
  first: 'blue',
  options: { defensiveFire: false },
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
      name: { ru: 'Пулемётный взвод', en: 'Machine-gun platoon' },
      traits: { motivation: 4, skill: 'veteran' },
      teams: [
        ['command', 640, 812, 10],
        ['machineGun', 590, 770, 18],
        ['machineGun', 670, 752, 12],
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
        ['rifles', 730, 478, 176],
        ['command', 820, 462, 180],
        ['rifles', 880, 450, 184],
        ['observer', 768, 430, 180],
      ],
    },
    {
      side: 'red',
      number: 4,
      name: { ru: 'Пополнение', en: 'Replacements' },
      traits: { motivation: 5, skill: 'conscript', reroll: true },
      teams: [
        ['rifles', 1000, 530, 184],
        ['rifles', 1062, 534, 190],
        ['command', 1060, 478, 186, { traits: { motivation: 4 } }],
        ['rifles', 1128, 505, 196],
        ['machineGun', 1002, 472, 180],
      ],
    },
  ],
}
