// Watches the canvases of the real page and writes down what the overlay paints. Runs in the page, before it.
import type { Argument, Call, Film, Frame, Thing } from './film.ts'

declare global {
  interface Window {
    /** Begins to write down. */
    roll?: () => void
    /** A move has been painted. */
    cut?: () => number
    film?: () => Film
  }
}

/** Stands alone: it is handed to the browser as text. */
export function watchCanvases(): void {
  const numbers = new Map<object, number>()
  const things: Record<number, Thing> = {}
  const canvases = new Map<number, HTMLCanvasElement>()
  const data = new WeakMap<Path2D, string>()
  const painted = new Set<number>()
  const below = new Set<HTMLCanvasElement>()
  const frames: Frame[] = []
  let now: Call[] | null = null
  /** The pane and the whole: what the hand changes is painted on either. */
  let tops: readonly HTMLCanvasElement[] = []
  let busy = false

  const numberOf = (thing: object, made = false): number => {
    const known = numbers.get(thing)
    if (known !== undefined) return known
    const number = numbers.size
    numbers.set(thing, number)
    if (made) things[number] = { is: 'made' }
    else if (thing instanceof Path2D) {
      const text = data.get(thing)
      if (text === undefined) throw new Error('A path that was made before the film cannot be told')
      things[number] = { is: 'path', data: text }
    } else if (thing instanceof HTMLCanvasElement) {
      canvases.set(number, thing)
      things[number] = { is: 'scratch', w: thing.width, h: thing.height }
    }
    return number
  }
  /** A context goes by the number of its canvas. */
  const onOf = (on: object): number => {
    if (!(on instanceof CanvasRenderingContext2D)) return numberOf(on)
    const number = numberOf(on.canvas)
    painted.add(number)
    return number
  }
  const argument = (given: unknown): Argument => {
    if (given === null || ['number', 'string', 'boolean'].includes(typeof given)) return given as Argument
    if (Array.isArray(given)) return { list: given.map(Number) }
    if (given instanceof DOMMatrix) return { matrix: [given.a, given.b, given.c, given.d, given.e, given.f] }
    if (given instanceof Path2D || given instanceof HTMLCanvasElement || given instanceof CanvasPattern)
      return { is: numberOf(given) }
    throw new Error(`The film does not know how to tell a ${typeof given}`)
  }
  /** What lies below is the picture that the raw page begins with. */
  const isBelow = (on: object): boolean => on instanceof CanvasRenderingContext2D && below.has(on.canvas)
  /** The overlay may cover a part of the board only: where that part begins. */
  const placeOf = ({ style }: HTMLCanvasElement) => {
    const { e, f } = new DOMMatrix(style.transform)
    return { x: e, y: f }
  }
  const boardOf = ({ parentElement: board }: HTMLCanvasElement): HTMLElement => {
    if (!board) throw new Error('The overlay stands nowhere')
    return board
  }
  const OF_SIZE = new Set(['set width', 'set height', 'set imageSmoothingEnabled'])
  /** A raw page's overlay covers the whole board: it keeps its size, and all of it is cleared. */
  const asWhole = (overlay: HTMLCanvasElement, name: string, given: readonly unknown[]) => {
    if (OF_SIZE.has(name)) return null
    if (name !== 'clearRect' || given[0] !== 0 || given[1] !== 0) return given
    const { x, y } = placeOf(overlay)
    const { clientWidth, clientHeight } = boardOf(overlay)
    return [-x, -y, clientWidth, clientHeight]
  }
  const write = (on: object, name: string, said: readonly unknown[], made: unknown): void => {
    if (isBelow(on)) return
    const canvas = on instanceof CanvasRenderingContext2D ? on.canvas : on
    const top = tops.find((each) => each === canvas)
    const given = top ? asWhole(top, name, said) : said
    if (!given) return
    const makes = typeof made === 'object' && made !== null ? numberOf(made, true) : undefined
    const call = { on: onOf(on), name, given: given.map(argument) }
    now?.push(makes === undefined ? call : { ...call, makes })
  }
  /** Asking changes nothing on the canvas. */
  const asks = (name: string): boolean => /^(measureText|get|is)/.test(name)
  const watch = (prototype: object): void => {
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      const { value, set } = property
      if (typeof value === 'function' && name !== 'constructor' && !asks(name))
        Object.defineProperty(prototype, name, {
          ...property,
          value(this: object, ...given: unknown[]): unknown {
            if (!now || busy) return Reflect.apply(value, this, given)
            busy = true
            const made: unknown = Reflect.apply(value, this, given)
            busy = false
            write(this, name, given, made)
            return made
          },
        })
      else if (set)
        Object.defineProperty(prototype, name, {
          ...property,
          set(this: object, given: unknown) {
            Reflect.apply(set, this, [given])
            if (now && !busy) write(this, `set ${name}`, [given], undefined)
          },
        })
    }
  }
  watch(CanvasRenderingContext2D.prototype)
  watch(Path2D.prototype)
  watch(CanvasPattern.prototype)
  for (const side of ['width', 'height'] as const) {
    const property = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, side)
    const set = property?.set
    if (!property || !set) throw new Error('A canvas has no size that can be watched')
    Object.defineProperty(HTMLCanvasElement.prototype, side, {
      ...property,
      set(this: HTMLCanvasElement, given: number) {
        if (now) write(this, `set ${side}`, [given], undefined)
        Reflect.apply(set, this, [given])
      },
    })
  }
  const Watched = new Proxy(Path2D, {
    construct: (plain, given: [(Path2D | string)?]) => {
      const path = new plain(...given)
      if (now) write(path, 'new Path2D', given, path)
      else if (typeof given[0] === 'string') data.set(path, given[0])
      return path
    },
  })
  Reflect.set(window, 'Path2D', Watched)

  const layers = (): readonly HTMLCanvasElement[] =>
    [...document.querySelectorAll('.board canvas')].flatMap((canvas) =>
      canvas instanceof HTMLCanvasElement ? [canvas] : [],
    )
  const overlay = (): HTMLCanvasElement => {
    const top = tops.find(({ style }) => style.display !== 'none')
    if (!top) throw new Error('There is no overlay')
    return top
  }
  window.roll = () => {
    tops = layers().slice(-2)
    for (const canvas of layers().slice(0, -2)) below.add(canvas)
    const number = numberOf(overlay())
    for (const top of tops) numbers.set(top, number)
    things[number] = { is: 'overlay' }
    now = []
  }
  window.cut = () => {
    const calls = now ?? []
    frames.push({ at: placeOf(overlay()), calls })
    now = []
    return calls.length
  }
  window.film = () => {
    now = null
    const top = overlay()
    const ground = document.createElement('canvas')
    const ctx = ground.getContext('2d')
    if (!ctx) throw new Error('The film has no canvas to paint on')
    if (top.width !== top.clientWidth) throw new Error('A film needs one pixel for each CSS pixel')
    const { x, y, width: w, height: h } = boardOf(top).getBoundingClientRect()
    ground.width = w
    ground.height = h
    for (const layer of below) if (layer.style.display !== 'none') ctx.drawImage(layer, 0, 0)
    for (const [number, canvas] of canvases)
      if (!painted.has(number)) things[number] = { is: 'picture', src: canvas.toDataURL() }
    const last = document.createElement('canvas')
    last.width = w
    last.height = h
    const at = placeOf(top)
    last.getContext('2d')?.drawImage(top, at.x, at.y)
    return { box: { x, y, w, h }, ground: ground.toDataURL(), things, frames, last: last.toDataURL() }
  }
}
