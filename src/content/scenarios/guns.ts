// Guns and unarmoured vehicles, which never charge but deny the win and fight when the enemy comes close.
import type { Scenario } from './scenario.ts'

export const guns: Scenario = {
  id: 'guns',
  rules: 'assault',
  title: { ru: 'Орудия под ударом', en: 'Guns under assault' },
  about: {
    ru: 'Орудия не ходят в атаку, но мешают победе и дерутся вблизи. Грузовики с орудиями держаться не могут.',
    en: 'Guns never charge, yet they deny a win and fight at close range. Gun trucks cannot hold.',
  },
  sides: [
    { id: 'blue', name: { ru: 'США', en: 'United States' } },
    { id: 'red', name: { ru: 'Германия', en: 'Germany' } },
  ],
  first: 'blue',
  options: { defensiveFire: false },
  units: [
    {
      side: 'blue',
      number: 1,
      name: { ru: 'Стрелковый взвод', en: 'Rifle platoon' },
      traits: { motivation: 4, skill: 'trained', reroll: true },
      teams: [
        ['rifles', 780, 655, 0],
        ['rifles', 842, 648, 2],
        ['rifles', 904, 645, 0],
        ['rifles', 966, 650, 358],
        ['command', 870, 704, 0],
        ['antiTank', 928, 702, 0],
      ],
    },
    {
      side: 'blue',
      number: 2,
      name: { ru: 'Миномёты', en: 'Mortars' },
      traits: { motivation: 4, skill: 'trained' },
      teams: [
        ['mortar', 760, 820, 0],
        ['mortar', 830, 826, 0],
      ],
    },
    {
      side: 'red',
      number: 3,
      name: { ru: 'Противотанковая батарея', en: 'Anti-tank battery' },
      traits: { motivation: 4, skill: 'trained' },
      teams: [
        ['gun', 880, 520, 180],
        ['gun', 960, 510, 184],
        ['gun', 760, 500, 172],
        ['command', 850, 450, 180],
        ['observer', 905, 445, 180],
      ],
    },
    {
      side: 'red',
      number: 4,
      name: { ru: 'Зенитки на грузовиках', en: 'Gun trucks' },
      traits: { motivation: 4, skill: 'trained' },
      teams: [
        ['gunTruck', 1040, 540, 190],
        ['gunTruck', 1090, 500, 200],
        ['truck', 1130, 430, 200],
      ],
    },
    {
      side: 'red',
      number: 5,
      name: { ru: 'Гренадёры', en: 'Grenadiers' },
      traits: { motivation: 3, skill: 'veteran' },
      teams: [
        ['rifles', 690, 520, 168],
        ['rifles', 640, 480, 160],
        ['command', 680, 450, 165],
      ],
    },
  ],
}
