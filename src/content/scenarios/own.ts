// A battle of the players' own: units of the library, chosen for each side and drawn up facing one another.
import type { SideId } from '../../kernel/game.ts'
import { type Place, teams, type UnitPlan } from '../library.ts'
import type { Game, Sample } from '../samples.ts'
import type { Scenario } from './scenario.ts'

/** More than these of a side would not stand beside one another. */
export const MOST_UNITS = 4

/** The table is laid out round this point. */
const MIDDLE = { x: 900, y: 600 } as const

/** From the middle to the front ranks: those in front stand within 10 cm of the enemy. */
const APART_MM = 40
const BESIDE_MM = 12
const BETWEEN_MM = 50

const across = ({
  shape: { w, r },
}: {
  readonly shape: { readonly w: number; readonly r: number }
}): number => w + 2 * r
const along = ({ shape: { d, r } }: { readonly shape: { readonly d: number; readonly r: number } }): number =>
  d + 2 * r

/** How far apart the teams of a unit stand. */
function steps({ teams: names }: Sample): { readonly file: number; readonly rank: number } {
  const bases = names.map((name) => teams[name])
  return { file: Math.max(...bases.map(across)) + BESIDE_MM, rank: Math.max(...bases.map(along)) + BESIDE_MM }
}

const widthOf = (sample: Sample): number => Math.min(sample.wide, sample.teams.length) * steps(sample).file

/** In ranks from the front, the left edge of the unit at `left`. */
function drawnUp(sample: Sample, side: SideId, left: number): readonly Place[] {
  const { file, rank } = steps(sample)
  const back = side === 'blue' ? 1 : -1
  return sample.teams.map((name, i): Place => {
    const x = left + (0.5 + (i % sample.wide)) * file
    const y = MIDDLE.y + back * (APART_MM + (0.5 + Math.floor(i / sample.wide)) * rank)
    return [name, Math.round(x), Math.round(y), side === 'blue' ? 0 : 180]
  })
}

function plansOf(side: SideId, some: readonly Sample[], first: number): readonly UnitPlan[] {
  const whole = some.reduce((sum, each) => sum + widthOf(each) + BETWEEN_MM, -BETWEEN_MM)
  let left = MIDDLE.x - whole / 2
  return some.map((sample, i) => {
    const placed = drawnUp(sample, side, left)
    left += widthOf(sample) + BETWEEN_MM
    return { side, number: first + i, name: sample.name, traits: sample.traits, teams: placed }
  })
}

/** Both sides have a unit at least, all of the same game. */
export const ownBattle = (
  game: Game,
  { blue, red }: Readonly<Record<SideId, readonly Sample[]>>,
): Scenario => ({
  id: 'own',
  ...game,
  title: { ru: 'Свой сценарий', en: 'A battle of your own' },
  about: { ru: 'Отряды из библиотеки.', en: 'Units of the library.' },
  sides: [
    { id: 'blue', name: { ru: 'Синие', en: 'Blue' } },
    { id: 'red', name: { ru: 'Красные', en: 'Red' } },
  ],
  first: 'blue',
  units: [...plansOf('blue', blue, 1), ...plansOf('red', red, blue.length + 1)],
})
