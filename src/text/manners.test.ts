// How facts are taken is asked of their own game.
import { describe, expect, it } from 'vitest'
import type { Fact } from '../kernel/game.ts'
import { mannersOf } from './manners.ts'

const said = (says: string, base: string): Fact => ({ rule: 'T-00', says, ok: true, about: { base } })

describe('the manners of a game', () => {
  it('are no other game’s: figures that move are counted in a melee alone', () => {
    const why = [said('moves', '1A'), said('moves', '1B')]
    expect(mannersOf('melee').movesTold(why)).toEqual({ moves: 'move', count: 2, touching: 0, moved: why })
    expect(mannersOf('assault').movesTold(why)).toBeNull()
  })

  it('are no other game’s: what ends an assault ends no melee', () => {
    const won = said('assaultWon', '1A')
    expect(mannersOf('assault').isEnding(won)).toBe(true)
    expect(mannersOf('melee').isEnding(won)).toBe(false)
  })

  it('tell once, of all of them, what is said of several bases alike', () => {
    const [first, may, joined, mayToo] = [
      said('chargeMade', '1A'),
      said('mayCharge', '1A'),
      said('chargeJoined', '1B'),
      said('mayCharge', '1B'),
    ]
    const { chain } = mannersOf('assault')
    expect(chain([first, may])).toEqual([first, may])
    expect(chain([first, may, joined, mayToo])).toEqual([
      first,
      { ...may, about: { bases: ['1A', '1B'] } },
      joined,
    ])
  })

  it('tell of a game that nobody has said them for', () => {
    expect(() => mannersOf('nothing')).toThrow('nothing')
  })
})
