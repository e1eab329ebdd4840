// What players get wrong about the platoon assault: compared with the right reading, and played by nobody.
import { misread, type Switch } from '../../kernel/game.ts'

/** Each with the rules that say otherwise. */
export const misreadings = [
  { id: 'M-01', name: 'centre', rules: ['PA-01', 'PA-25', 'PA-33', 'E-02', 'E-05', 'E-10'] },
  { id: 'M-02', name: 'limitIsOutside', rules: ['PA-01', 'PA-26', 'PA-33'] },
  { id: 'M-03', name: 'tanksDenyTanks', rules: ['PA-02'] },
  { id: 'M-04', name: 'disabledDeny', rules: ['PA-04'] },
  { id: 'M-05', name: 'diePerPlatoon', rules: ['PA-05', 'PA-06'] },
  { id: 'M-06', name: 'passesRerolled', rules: ['PA-09'] },
  { id: 'M-07', name: 'testedWithoutHits', rules: ['PA-11'] },
  { id: 'M-08', name: 'tanksNeedHits', rules: ['PA-13'] },
  { id: 'M-09', name: 'pinnedMayNot', rules: ['PA-30'] },
] as const

export type MisreadingId = (typeof misreadings)[number]['id']

/** Those that are on. */
export type Misread = Readonly<Partial<Record<(typeof misreadings)[number]['name'], boolean>>>

export const MISREADINGS: readonly Switch[] = misreadings.map(misread)
