import { describe, expect, it } from 'vitest'
import { gap } from '../kernel/geometry/gap.ts'
import { boxBody, onScreen } from './boxes.ts'
import { ROTOR_PX, rotorOf, turned } from './rotor.ts'
import { team } from './testTable.ts'

const sight = { camera: { x: 100, y: 100, scale: 1.4 }, screen: { w: 800, h: 600 }, ratio: 1 }

describe('the turning handle', () => {
  it('stands before the front', () => {
    const { at, centre } = rotorOf(team('1A', 100, 100, 90), [], sight)
    expect(at.x).toBeGreaterThan(centre.x)
    expect(at.y).toBeCloseTo(centre.y, 6)
  })

  it('stands elsewhere where an enemy touches the front', () => {
    const base = team('1A', 100, 100)
    const enemy = team('3A', 100, 67, 180)
    const { at } = rotorOf(base, [onScreen(enemy, sight.camera, sight.screen)], sight)
    const handle = boxBody({ ...at, w: 2 * ROTOR_PX, h: 2 * ROTOR_PX })
    expect(gap(handle, onScreen(enemy, sight.camera, sight.screen)).mm).toBeGreaterThan(0)
  })

  it('stands elsewhere where the number of the base does', () => {
    const base = team('1A', 100, 100)
    const tag = boxBody({ x: 400, y: 255, w: 26, h: 19 })
    const { at } = rotorOf(base, [tag], sight)
    expect(gap(boxBody({ ...at, w: 2 * ROTOR_PX, h: 2 * ROTOR_PX }), tag).mm).toBeGreaterThan(0)
  })

  it.each([0, 90, 180, 270])(
    'turns the base so that the handle at %d degrees points to the pointer',
    (turn) => {
      const at = { x: 100, y: 100, facing: 20 }
      const pose = turned(at, { turn }, { x: 200, y: 100 })
      expect((((pose.facing + turn - 90) % 360) + 360) % 360).toBeCloseTo(0, 6)
      expect(pose).toMatchObject({ x: 100, y: 100 })
    },
  )
})
