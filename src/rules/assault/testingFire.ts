// A charge that runs into Defensive Fire, played from a scene and a queue of dice, for tests.
import { done, type Game, game } from './playing.ts'
import { type Scene, scene } from './testing.ts'

/** The charge is made by `charged`; its player has done. A1 is in contact. */
export const charge = (
  described: Scene,
  queue: readonly number[] = [],
  charged: readonly string[] = ['A1'],
): Game =>
  done(
    game(
      scene({
        phase: 'charge',
        ...described,
        assault: { moved: charged, named: ['P'] },
        options: { defensiveFire: true, ...described.options },
      }),
      queue,
    ),
  )

/** Before the charge is done nobody is Defending: enemies stand Outside. */
export const against = (acting: string, outside: Scene['outside'], head = 'A'): Scene => ({
  acting: { [head]: acting },
  ...(outside !== undefined && { outside }),
})
