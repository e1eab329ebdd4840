// The pointer: takes bases and units, turns them, pans, zooms and measures; every interruption cancels and changes nothing.
import type { BaseId } from '../kernel/game.ts'
import { apart, middleOf, type Point, type Pose } from '../kernel/geometry/point.ts'
import { PUT_BACK } from '../store/putBack.ts'
import { TURN, turnFor } from '../store/turning.ts'
import type { RulerEnd } from '../store/view.ts'
import { clamp, holding, leastScale, toTable, zoomAt } from './camera.ts'
import { cancelHolding, carry, type Holding, letGo, turnHeld } from './holding.ts'
import { turned } from './rotor.ts'
import { cameraOf, type Scene, tableOf } from './scene.ts'
import { clickOn, endAt, type Target, targetAt } from './target.ts'

/** What the pointer is doing. */
type Doing =
  | { readonly is: 'nothing' }
  | {
      readonly is: 'pressing'
      readonly id: number
      readonly on: Target
      readonly at: Point
      readonly whole: boolean
    }
  | { readonly is: 'carrying'; readonly id: number; holding: Holding }
  | { readonly is: 'turning'; readonly id: number; readonly base: BaseId; readonly turn: number }
  | { readonly is: 'panning'; readonly id: number; readonly mm: Point }
  | { readonly is: 'measuring'; readonly id: number; readonly from: RulerEnd }
  | {
      readonly is: 'pinching'
      readonly ids: readonly [number, number]
      readonly mm: Point
      readonly apart: number
      readonly scale: number
    }

export interface Pointing {
  readonly scene: Scene
  readonly element: HTMLElement
  /** Every pointer that is down, in CSS pixels of the board. */
  readonly down: Map<number, Point>
  doing: Doing
  /** Of the pointer that does it: mouse, touch or pen. */
  kind: string
  /** The board's corner in the window while something is done, as long as nothing moves it: asking costs a layout. */
  corner: Point | null
}

const NOTHING: Doing = { is: 'nothing' }

/** A press becomes a drag beyond this. */
const START_PX = 3
const START_TOUCH_PX = 7

/** Listens to the board's element; answers how to stop. */
export function attachPointer(element: HTMLElement, scene: Scene): () => void {
  const it: Pointing = { scene, element, down: new Map(), doing: NOTHING, kind: '', corner: null }
  const off = new AbortController()
  const { signal } = off
  element.addEventListener('pointerdown', (event) => press(it, event), { signal })
  element.addEventListener('pointermove', (event) => move(it, event), { signal })
  // What a drag does goes by nobody else: a page that hears every move of it pays for each.
  window.addEventListener('pointermove', (event) => dragOn(it, event), { signal, capture: true })
  window.addEventListener('mousemove', (event) => isBusy(it) && event.stopPropagation(), {
    signal,
    capture: true,
  })
  element.addEventListener('pointerup', (event) => release(it, event), { signal })
  element.addEventListener('pointercancel', (event) => lose(it, event), { signal })
  element.addEventListener('lostpointercapture', (event) => recapture(it, event), { signal })
  element.addEventListener('pointerleave', () => leave(it), { signal })
  // The style of the board takes pinches from the browser.
  const givePinch = (): void => {
    element.style.touchAction = isMagnified() ? 'pinch-zoom' : ''
  }
  window.visualViewport?.addEventListener('resize', givePinch, { signal })
  givePinch()
  element.addEventListener('wheel', (event) => wheel(it, event), { signal, passive: false })
  element.addEventListener('contextmenu', (event) => isBusy(it) && event.preventDefault(), { signal })
  window.addEventListener('keydown', (event) => key(it, event), { signal, capture: true })
  window.addEventListener('keyup', (event) => freeSnap(it, event), { signal })
  window.addEventListener('blur', () => interrupt(it), { signal })
  document.addEventListener('visibilitychange', () => document.hidden && interrupt(it), { signal })
  for (const moves of ['scroll', 'resize'])
    window.addEventListener(moves, () => forgetCorner(it), { signal, capture: true })
  const ends = [
    // A key has let go of what the pointer carried, or taken something else.
    scene.seat.hand.listen(() => {
      if (isHolding(it) && scene.seat.hand.now().held.length === 0) end(it, true)
    }),
    // Whatever else changes the game has emptied the hand: what the pointer carried or reached for may be gone.
    scene.seat.match.subscribe((next, before) => {
      if (next.match !== before.match && OF_THE_GAME.includes(it.doing.is)) cancel(it, true)
    }),
    // Under a pointer that rests the table moves with the camera, and with the window's size.
    scene.seat.view.subscribe((next, before) => {
      const isSame = next.camera === before.camera && next.board === before.board
      if (next.board !== before.board) forgetCorner(it)
      if (!isSame && it.doing.is === 'carrying' && scene.finger)
        follow(it, scene.finger, it.doing.holding.free)
    }),
  ]
  return () => {
    for (const end of ends) end()
    cancel(it)
    off.abort()
  }
}

/** What takes something of the game into the hand. */
const OF_THE_GAME: readonly Doing['is'][] = ['pressing', 'carrying', 'turning']

/** By the browser, with a pinch elsewhere: the way back is a pinch anywhere, on the board too. */
const isMagnified = (): boolean => (window.visualViewport?.scale ?? 1) > 1.01

const isHolding = ({ doing }: Pointing): boolean => doing.is === 'carrying' || doing.is === 'turning'

const isBusy = ({ doing }: Pointing): boolean => doing.is !== 'nothing'

function dragOn(it: Pointing, event: PointerEvent): void {
  if (!isBusy(it) || !it.down.has(event.pointerId)) return
  event.stopPropagation()
  move(it, event)
}

/** In CSS pixels of the board, with fractions, wherever the page has been scrolled. */
function spot(it: Pointing, event: PointerEvent | WheelEvent): Point {
  if (!isBusy(it) || !it.corner) it.corner = it.element.getBoundingClientRect()
  return { x: event.clientX - it.corner.x, y: event.clientY - it.corner.y }
}

function forgetCorner(it: Pointing): void {
  it.corner = null
}

const mmAt = ({ scene }: Pointing, at: Point): Point => toTable(cameraOf(scene), scene.screen, at)

function press(it: Pointing, event: PointerEvent): void {
  // Neither a mouse's other buttons nor the one on a pen's barrel.
  if (event.button !== 0) return
  if (!(event.target instanceof HTMLCanvasElement)) return
  // The palm beside a pen, a finger beside the mouse.
  if (isBusy(it) && event.pointerType !== it.kind) return
  it.kind = event.pointerType
  const at = spot(it, event)
  it.down.set(event.pointerId, at)
  it.element.setPointerCapture(event.pointerId)
  if (it.down.size > 1) {
    pinch(it)
    return
  }
  const touch = event.pointerType === 'touch'
  it.scene.finger = { ...at, touch }
  const on = targetAt(it.scene, at, touch)
  it.doing = { is: 'pressing', id: event.pointerId, on, at, whole: event.shiftKey }
  if (on.is === 'base') it.scene.seat.hand.point(on.base)
}

/** A second finger takes nothing: what was held goes back, and both fingers move the table; a third changes nothing. */
function pinch(it: Pointing): void {
  if (it.doing.is === 'pinching') return
  interrupt(it, true)
  const [a, b] = [...it.down.entries()]
  if (!a || !b || isMagnified()) return
  const middle = middleOf(a[1], b[1])
  it.doing = {
    is: 'pinching',
    ids: [a[0], b[0]],
    mm: mmAt(it, middle),
    apart: Math.max(20, apart(a[1], b[1])),
    scale: cameraOf(it.scene).scale,
  }
}

function move(it: Pointing, event: PointerEvent): void {
  // While another button is held, a button goes down and up by moves alone.
  if (event.button === 0) {
    if (event.buttons & 1) press(it, event)
    else {
      release(it, event)
      it.element.releasePointerCapture(event.pointerId)
    }
    return
  }
  const at = spot(it, event)
  const touch = event.pointerType === 'touch'
  if (it.down.has(event.pointerId)) it.down.set(event.pointerId, at)
  if (it.doing.is === 'nothing') {
    if (!touch && it.down.size === 0) hover(it, at)
    return
  }
  if (it.doing.is === 'pinching') {
    pinching(it, it.doing)
    return
  }
  if (it.doing.id !== event.pointerId) return
  it.scene.finger = { ...at, touch }
  if (it.doing.is === 'pressing' && apart(at, it.doing.at) >= (touch ? START_TOUCH_PX : START_PX))
    begin(it, it.doing)
  follow(it, at, event.altKey)
}

function hover(it: Pointing, at: Point): void {
  const { scene } = it
  scene.over = at
  const on = targetAt(scene, at, false)
  if (on.is === 'ruler') scene.redraw('hand')
  it.element.style.cursor = CURSORS[on.is]
  scene.seat.hand.point(on.is === 'base' || on.is === 'rotor' ? on.base : null)
}

const CURSORS: Readonly<Record<Target['is'], string>> = {
  base: 'grab',
  band: 'grab',
  rotor: 'grab',
  ground: 'default',
  ruler: 'crosshair',
}

/** A press has become a drag. */
function begin(it: Pointing, { id, on, at, whole }: Doing & { is: 'pressing' }): void {
  const { scene } = it
  if (on.is === 'ground') {
    it.doing = { is: 'panning', id, mm: mmAt(it, at) }
    return
  }
  if (on.is === 'ruler') {
    it.doing = { is: 'measuring', id, from: on.base === null ? { at: mmAt(it, at) } : { base: on.base } }
    return
  }
  it.element.style.cursor = 'grabbing'
  if (on.is === 'rotor') {
    it.doing = { is: 'turning', id, base: on.base, turn: on.turn }
    return
  }
  const holding = carry(scene, { on, whole, mm: mmAt(it, at) })
  it.doing = holding ? { is: 'carrying', id, holding } : NOTHING
  if (holding) scene.seat.view.setState({ firstMinute: false })
}

function follow(it: Pointing, at: Point, free: boolean): void {
  const { scene, doing } = it
  if (doing.is === 'carrying') {
    doing.holding = { ...doing.holding, mm: mmAt(it, at), free }
    turnHeld(scene, doing.holding)
  } else if (doing.is === 'turning') {
    const pose: Pose = scene.seat.hand.lies(doing.base)
    scene.seat.hand.drag({ held: [doing.base], catchMm: 0 }, turned(pose, doing, mmAt(it, at)))
  } else if (doing.is === 'measuring') {
    const to = endAt(scene, at, scene.finger?.touch ?? false)
    scene.seat.view.setState({ ruler: { from: doing.from, to } })
  } else if (doing.is === 'panning')
    look(it, (camera) => holding(camera, scene.screen, { mm: doing.mm, px: at }))
}

function look(
  it: Pointing,
  change: (camera: ReturnType<typeof cameraOf>) => ReturnType<typeof cameraOf>,
): void {
  const { scene } = it
  scene.seat.view.setState({ camera: clamp(change(cameraOf(scene)), tableOf(scene), scene.screen) })
}

function pinching(it: Pointing, doing: Doing & { is: 'pinching' }): void {
  const [a, b] = doing.ids.map((id) => it.down.get(id))
  if (!a || !b) return
  const least = leastScale(tableOf(it.scene), it.scene.screen)
  const scale = Math.max(least, (doing.scale * apart(a, b)) / doing.apart)
  look(it, (camera) => holding({ ...camera, scale }, it.scene.screen, { mm: doing.mm, px: middleOf(a, b) }))
}

function release(it: Pointing, event: PointerEvent): void {
  it.down.delete(event.pointerId)
  const { doing, scene } = it
  if (doing.is === 'pinching') {
    if (!doing.ids.includes(event.pointerId)) return
    it.doing = NOTHING
    pinch(it)
    return
  }
  if (doing.is === 'nothing' || doing.id !== event.pointerId) return
  it.doing = NOTHING
  if (doing.is === 'pressing') clickOn(scene, doing.on, mmAt(it, spot(it, event)))
  if (doing.is === 'carrying' || doing.is === 'turning') putDown(scene)
  rest(it, event.pointerType === 'touch')
}

/** Under a dialog nobody sees where it would go. */
function putDown(scene: Scene): void {
  const { view } = scene.seat
  if (view.getState().dialog === null) {
    letGo(scene)
    return
  }
  cancelHolding(scene)
  view.setState({ notice: PUT_BACK })
}

function rest(it: Pointing, touch: boolean): void {
  it.scene.finger = null
  it.element.style.cursor = 'default'
  if (touch) it.scene.seat.hand.point(null)
  it.scene.redraw('hand')
}

/** A browser lets go of a pointer with whatever button comes up. */
function recapture(it: Pointing, event: PointerEvent): void {
  if (event.buttons & 1 && it.down.has(event.pointerId)) it.element.setPointerCapture(event.pointerId)
  else lose(it, event)
}

/** The browser has taken the pointer away. */
function lose(it: Pointing, event: PointerEvent): void {
  it.down.delete(event.pointerId)
  const { doing } = it
  const mine =
    doing.is === 'pinching'
      ? doing.ids.includes(event.pointerId)
      : doing.is !== 'nothing' && doing.id === event.pointerId
  if (mine) interrupt(it)
}

/** The draft is gone, and nothing else ever moved. */
function cancel(it: Pointing, keepsPointers = false): void {
  const { doing } = it
  end(it, keepsPointers)
  if (doing.is === 'carrying' || doing.is === 'turning') cancelHolding(it.scene)
  if (doing.is === 'measuring') it.scene.seat.view.setState({ ruler: null })
}

/** Nobody asked for it: what was held is said to have gone back. */
function interrupt(it: Pointing, keepsPointers = false): void {
  const isBack = isHolding(it)
  cancel(it, keepsPointers)
  if (isBack) it.scene.seat.view.setState({ notice: PUT_BACK })
}

/** Whatever the pointer did it does no more. */
function end(it: Pointing, keepsPointers: boolean): void {
  const { doing } = it
  it.doing = NOTHING
  if (!keepsPointers) it.down.clear()
  if (doing.is !== 'nothing') rest(it, false)
}

function leave(it: Pointing): void {
  it.scene.over = null
  if (it.doing.is === 'nothing') it.scene.seat.hand.point(null)
}

/** Zooms at the pointer; with Alt or Shift it turns what is held. */
function wheel(it: Pointing, event: WheelEvent): void {
  // A pinch on a touchpad.
  if (event.ctrlKey && isMagnified()) return
  event.preventDefault()
  const delta = (event.deltaY || event.deltaX) * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 33 : 1)
  const { doing, scene } = it
  if (doing.is === 'carrying' && (event.altKey || event.shiftKey)) {
    turnBy(it, doing, Math.sign(delta) * TURN)
    return
  }
  const at = spot(it, event)
  const factor = Math.exp(-Math.max(-240, Math.min(240, delta)) * (event.ctrlKey ? 0.01 : 0.0016))
  const least = leastScale(tableOf(scene), scene.screen)
  look(it, (camera) => zoomAt(camera, scene.screen, { at, factor, least }))
}

function turnBy(it: Pointing, doing: Doing & { is: 'carrying' }, degrees: number): void {
  doing.holding = { ...doing.holding, facing: doing.holding.facing + degrees, meant: null }
  turnHeld(it.scene, doing.holding)
}

/** While something is held, keys turn it or put it back; every other one means what it does when keys hold it. */
function key(it: Pointing, event: KeyboardEvent): void {
  const { doing } = it
  it.scene.over = null
  if (doing.is !== 'carrying' && doing.is !== 'turning' && doing.is !== 'measuring') return
  const command = event.ctrlKey || event.metaKey
  const turn = command ? null : turnFor(event.code, event.shiftKey)
  const undo = event.code === 'KeyZ' && command && !event.shiftKey
  if (event.code === 'Escape' || undo) cancel(it)
  else if (turn !== null && doing.is === 'carrying') turnBy(it, doing, turn)
  else if (event.key === 'Alt' && doing.is === 'carrying')
    follow(it, it.scene.finger ?? doing.holding.mm, true)
  else return
  event.preventDefault()
  // Nor by whoever listens at the same place.
  event.stopImmediatePropagation()
}

function freeSnap(it: Pointing, event: KeyboardEvent): void {
  const { doing, scene } = it
  if (event.key !== 'Alt' || doing.is !== 'carrying' || !scene.finger) return
  event.preventDefault()
  follow(it, scene.finger, false)
}
