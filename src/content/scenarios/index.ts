// The only list of ready scenarios, in the order in which they are offered.
import { bayonets } from './bayonets.ts'
import { breakthrough } from './breakthrough.ts'
import { bystanders } from './bystanders.ts'
import { guns } from './guns.ts'
import { sailors } from './sailors.ts'
import type { Scenario } from './scenario.ts'
import { tanks } from './tanks.ts'
import { trench } from './trench.ts'
import { twoPlatoons } from './twoPlatoons.ts'
import { underFire } from './underFire.ts'

export const scenarios: readonly Scenario[] = [
  twoPlatoons,
  tanks,
  guns,
  bystanders,
  underFire,
  bayonets,
  sailors,
  breakthrough,
  trench,
]
