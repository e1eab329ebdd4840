// Tanks roll no die against armoured tanks: what is proposed minds it, and who goes there all the same is told before.
import { expect, it } from 'vitest'
import type { Action } from '../../kernel/game.ts'
import { act, begin, current, type Match } from '../../kernel/match.ts'
import { rulesOf } from './rules.ts'
import { startOf } from './scenario.ts'
import { tanks } from './tanks.ts'

const rules = rulesOf(tanks)
const start = begin(rules, startOf(tanks, rules, { system: 'cm', seed: 5 }))

function doing(match: Match, action: Action | null): Match {
  const { verdict, match: next } = act(match, action ?? { do: 'done' })
  if (!verdict.ok) throw new Error(`${action?.do} is refused: ${verdict.why[0]?.says}`)
  return next
}

const offered = (match: Match) => rules.prompt(current(match)).offers.find((offer) => offer.do === 'done')

it('E-06: the charge that is proposed to tanks brings them to those whom they may hit', () => {
  const charged = doing(start, rules.suggest(current(start)))
  expect(offered(charged)?.verdict.also).toBeUndefined()
  const asked = rules.prompt(current(doing(charged, { do: 'done' }))).offers
  expect(asked.map((offer) => offer.do)).toEqual(['roll'])
})

it('E-06: before a charge is over in which nobody would roll a die that is said, with who may not hit whom', () => {
  const aim = rules.aims(current(start), '3A').find(({ target }) => target === '2A')
  const charged = doing(start, { do: 'move', moves: aim?.verdict.moves ?? [] })
  const also = offered(charged)?.verdict.also?.map(({ says, about }) => [says, about.base])
  expect(also).toContainEqual(['noHitDice', undefined])
  expect(also).toContainEqual(['onlyArmourNear', '3A'])
})
