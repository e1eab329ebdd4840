import { describe, expect, it } from 'vitest'
import { GRAB_PX, GRAB_TOUCH_PX, grabBeyond, pick } from './pick.ts'
import { TEAM, team } from './testTable.ts'

const near = { scale: 1.3, grabPx: GRAB_PX }
const far = { scale: 0.4, grabPx: GRAB_PX }

describe('picking', () => {
  it('takes a turned base by its own outline, not by its box', () => {
    const base = team('1A', 100, 100, 45)
    expect(pick([base], { x: 100, y: 100 }, near)).toBe(base)
    expect(pick([base], { x: 122, y: 78 }, near)).toBeNull()
    expect(pick([base], { x: 115, y: 115 }, near)).toBe(base)
  })

  it.each([
    [GRAB_PX, 0.4],
    [GRAB_TOUCH_PX, 0.4],
    [GRAB_TOUCH_PX, 1],
  ])('has a grab area of at least %d px at scale %d', (grabPx, scale) => {
    const width = (Math.min(TEAM.w, TEAM.d) + 2 * grabBeyond(TEAM, { scale, grabPx })) * scale
    expect(width).toBeGreaterThanOrEqual(grabPx - 1e-9)
  })

  it('has no more than its outline where that is large enough', () => {
    expect(grabBeyond(TEAM, { scale: 2, grabPx: GRAB_TOUCH_PX })).toBe(0)
  })

  it('takes the nearest where grab areas overlap', () => {
    const [a, b] = [team('1A', 100, 100), team('1B', 100, 145)]
    expect(pick([a, b], { x: 100, y: 121 }, far)).toBe(a)
    expect(pick([a, b], { x: 100, y: 124 }, far)).toBe(b)
    expect(pick([b, a], { x: 100, y: 121 }, far)).toBe(a)
  })

  it('takes nothing where there is only ground', () => {
    expect(pick([team('1A', 100, 100)], { x: 400, y: 100 }, far)).toBeNull()
  })
})
