// Assault positions from compact descriptions in centimetres, for tests.
import type { Base, Options, SideId, System, Table, Trait, Unit } from '../../kernel/game.ts'
import { type Footprint, roundPose } from '../../kernel/geometry/point.ts'
import { otherSide } from '../../kernel/table.ts'
import {
  type Assault,
  type AssaultState,
  type ChoiceOption,
  newAssault,
  type Phase,
  platoonById,
  type Role,
} from './state.ts'

/**
 * Platoons by name; each value lists teams divided by ';' : id, kind, centre in cm (x or x,y), words.
 * The platoon's name may be followed by words too: { 'P C4 reroll pinned': 'P1 inf 0; P2 gun 5,4 @90' }.
 * Words: F3 C4 R5, veteran trained conscript, @facing, bailed bogged pinned reroll, independent warrior passenger
 * command leader komissar, lightGun armoured unarmoured nonAssaulting assaulting, top1, assault3, front6, antiTank9, rate2, and a role for a lone team (brokenOff).
 */
type Platoons = Readonly<Record<string, string>>

export interface Scene {
  /** Attacking in round 1, Counterattacking later. */
  readonly acting?: Platoons
  readonly defending?: Platoons
  /** Broken off, of the side that is not acting. */
  readonly brokenOff?: Platoons
  /** Outside, of the side that is not acting. */
  readonly outside?: Platoons
  /** Outside, of the acting side. */
  readonly friends?: Platoons
  /** Broken off, of the acting side. */
  readonly gone?: Platoons
  /** The blue side acts in round 1, 3, 5; the red one in 2, 4, 6. */
  readonly round?: number
  readonly phase?: Phase
  readonly hits?: number
  readonly earlierHits?: number
  readonly assault?: Partial<Assault>
  readonly options?: Options
  readonly system?: System
}

/** A state in Play in the middle of an assault; with phase 'ready' in none, the acting side's turn. */
export function scene(described: Scene): AssaultState {
  const round = described.round ?? 1
  const acting: SideId = round % 2 === 1 ? 'blue' : 'red'
  const phase = described.phase ?? 'fight'
  const assault: Assault = {
    ...newAssault(acting),
    round,
    hits: described.hits ?? 0,
    earlierHits: described.earlierHits ?? 0,
    ...described.assault,
  }
  const flow = { phase, turn: acting, assault: phase === 'ready' ? null : assault, last: null }
  const { options = {} } = described
  return { table: tableOf(described, acting, round), mode: 'play', flow, dice: [], options }
}

function tableOf(described: Scene, acting: SideId, round: number): Table {
  const role = described.phase === 'ready' ? null : round === 1 ? 'attacking' : 'counterattacking'
  const other = otherSide(acting)
  const groups: readonly [Platoons | undefined, SideId, Role | null][] = [
    [described.acting, acting, role],
    [described.friends, acting, null],
    [described.gone, acting, 'brokenOff'],
    [described.defending, other, described.phase === 'ready' ? null : 'defending'],
    [described.brokenOff, other, 'brokenOff'],
    [described.outside, other, null],
  ]
  const listed = groups.flatMap(([some = {}, side, badge]) =>
    Object.entries(some).map(([head, text]) => ({ head, text, side, badge })),
  )
  const made = listed.map(({ head, text, side, badge }, index) => {
    const [id = '', ...words] = head.split(' ')
    return { unit: unitOf({ id, side, number: index + 1 }, words, badge), bases: teamsOf(text, id) }
  })
  return {
    size: { w: 1800, d: 1200 },
    system: described.system ?? 'cm',
    sides: [
      { id: 'blue', name: { ru: 'Синие', en: 'Blue' } },
      { id: 'red', name: { ru: 'Красные', en: 'Red' } },
    ],
    units: made.map(({ unit }) => unit),
    bases: made.flatMap(({ bases }) => bases),
    lost: [],
  }
}

type Bare = Pick<Unit, 'id' | 'side' | 'number'>

const unitOf = (bare: Bare, words: readonly string[], role: Role | null): Unit => ({
  ...bare,
  name: { ru: bare.id, en: bare.id },
  traits: traitsOf(words),
  badges: [...badgesOf(words), ...(role === null ? [] : [role])],
})

const teamsOf = (text: string, unit: string): readonly Base[] =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, index) => team(part, unit, index))

/** Centres are counted from the middle of the table. */
function team(text: string, unit: string, index: number): Base {
  const [id = '', kind = '', place = '', ...words] = text.split(/\s+/)
  const [x = 0, y = 0] = place.split(',').map(Number)
  const vehicle = kind !== 'inf' && kind !== 'gun'
  const turned = words.find((word) => word.startsWith('@'))?.slice(1) ?? '0'
  const facing = Number(turned) + (vehicle ? 90 : 0)
  return {
    id,
    unit,
    letter: String.fromCharCode(65 + index),
    kind,
    art: kind,
    at: roundPose({ x: 900 + x * 10, y: 600 + y * 10, facing }),
    shape: vehicle ? HULL : TEAM,
    traits: traitsOf(words),
    badges: badgesOf(words),
  }
}

const TEAM: Footprint = { w: 50, d: 32, r: 0 }

/** Turned by 90 degrees, so that its length of 5 cm lies along x. */
const HULL: Footprint = { w: 33, d: 50, r: 0 }

const BADGES = ['bailed', 'bogged', 'pinned', 'brokenOff', 'defending', 'counterattacking', 'won']

const badgesOf = (words: readonly string[]): readonly string[] =>
  words.filter((word) => BADGES.includes(word))

const TRAITS: Readonly<Record<string, readonly [string, Trait]>> = {
  F3: ['motivation', 3],
  C4: ['motivation', 4],
  R5: ['motivation', 5],
  veteran: ['skill', 'veteran'],
  trained: ['skill', 'trained'],
  conscript: ['skill', 'conscript'],
  reroll: ['reroll', true],
  command: ['reroll', 'command'],
  leader: ['reroll', 'leader'],
  komissar: ['reroll', 'komissar'],
  independent: ['independent', true],
  warrior: ['warrior', true],
  passenger: ['passenger', true],
  lightGun: ['lightGun', true],
  armoured: ['armoured', true],
  unarmoured: ['armoured', false],
  nonAssaulting: ['nonAssaulting', true],
  assaulting: ['nonAssaulting', false],
}

function traitsOf(words: readonly string[]): Readonly<Record<string, Trait>> {
  const named = words.flatMap((word) => {
    const numbered = /^(top|assault|front|antiTank|rate)(\d+)$/.exec(word)
    if (numbered !== null) return [[numbered[1] ?? '', Number(numbered[2])] as const]
    const trait = TRAITS[word]
    if (trait !== undefined) return [trait]
    if (BADGES.includes(word) || word.startsWith('@')) return []
    throw new Error(`A scene does not know the word ${word}`)
  })
  return Object.fromEntries(named)
}

/** The state with the choices made. */
export const choosing = (
  state: AssaultState,
  chosen: Readonly<Record<string, ChoiceOption>>,
): AssaultState => {
  const { assault } = state.flow
  if (assault === null) return state
  const choices = Object.entries(chosen).map(([id, option]) => ({
    platoon: platoonById(state.table, id).id,
    option,
  }))
  return { ...state, flow: { ...state.flow, assault: { ...assault, choices } } }
}
