// Every trait that can be set has its word, and so has every value that is no number.
import { expect, it } from 'vitest'
import type { Base } from '../kernel/game.ts'
import { KINDS } from '../rules/assault/teams.ts'
import { ruleSets } from '../rules/index.ts'
import { assaultEn } from '../text/assault.en.ts'
import { meleeEn } from '../text/melee.en.ts'
import { metric } from '../text/speaking.ts'

const english = { ...assaultEn, ...meleeEn }

it.each(ruleSets)('each trait of $id and its values have their words', ({ id, traits }) => {
  const known = [traits.unit, ...KINDS.map((kind) => traits.base({ ...metric.bases[0], kind } as Base))]
  for (const [trait, values] of known.flatMap((each) => Object.entries(each))) {
    expect(english).toHaveProperty([`${id}.trait.${trait}`])
    const words = Array.isArray(values) ? values.filter((value) => typeof value === 'string') : []
    for (const word of words) expect(english).toHaveProperty([`${id}.value.${trait}.${word}`])
  }
})
