import { describe, expect, it } from 'vitest'
import { toScreen } from './camera.ts'
import { ofOpenPart, ofWhole, openPart } from './strip.ts'

const camera = { x: 640, y: 520, scale: 0.96 }
const middle = { x: 640, y: 520 }

describe('the strip of the verdict', () => {
  it('leaves the fight in the middle of the rest of a narrow board', () => {
    const screen = { w: 320, h: 238 }
    const open = openPart(screen)
    const seen = toScreen(ofWhole(camera, screen), screen, middle)
    expect(seen.y).toBeCloseTo(screen.h - open.h / 2)
    expect(seen.x).toBeCloseTo(screen.w / 2)
    expect(ofOpenPart(ofWhole(camera, screen), screen).y).toBeCloseTo(camera.y)
  })

  it('takes nothing of a board that is wide enough for a verdict of its own place', () => {
    const screen = { w: 768, h: 527 }
    expect(openPart(screen)).toBe(screen)
    expect(ofWhole(camera, screen)).toEqual(camera)
  })
})
