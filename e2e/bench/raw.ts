// The raw page: two canvases as large as the board, the lower drawn once, the upper painted anew with each move of the
// pointer, by the very calls with which the product painted it. No rules, no React, no Konva; only the distances are measured.
import '@fontsource-variable/onest/wght.css'
import '@fontsource-variable/roboto-condensed/wght.css'
import type { Argument, Call, Film, Measured } from './film.ts'
import { distance, rectanglesOf } from './rectangles.ts'

declare global {
  interface Window {
    load?: (film: Film, measured: Measured) => Promise<void>
    compare?: () => Promise<Compared>
  }
}

/** How many pixels of the last move differ from the product's, of how many painted; and what was measured. */
interface Compared {
  readonly differ: number
  readonly of: number
  readonly nearestMm: number
}

/** A call made ready: everything it needs is at hand, so that nothing is looked up while it is timed. */
interface Ready {
  readonly run: (call: Ready) => void
  readonly ctx: CanvasRenderingContext2D
  readonly path: { is: Path2D }
  readonly pattern: { is: CanvasPattern | null }
  readonly picture: CanvasImageSource
  readonly canvas: HTMLCanvasElement
  readonly matrix: DOMMatrix
  readonly list: number[]
  readonly text: string
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
  readonly g: number
  readonly h: number
}

type Runs = Readonly<Record<string, (call: Ready) => void>>

/** By name and by the kinds of what is given: n number, s text, t truth, l list, m matrix, p path, i picture, r pattern. */
const CALLS: Runs = {
  'save ': ({ ctx }) => ctx.save(),
  'restore ': ({ ctx }) => ctx.restore(),
  'beginPath ': ({ ctx }) => ctx.beginPath(),
  'closePath ': ({ ctx }) => ctx.closePath(),
  'moveTo nn': ({ ctx, a, b }) => ctx.moveTo(a, b),
  'lineTo nn': ({ ctx, a, b }) => ctx.lineTo(a, b),
  'arc nnnnn': ({ ctx, a, b, c, d, e }) => ctx.arc(a, b, c, d, e),
  'rect nnnn': ({ ctx, a, b, c, d }) => ctx.rect(a, b, c, d),
  'roundRect nnnnn': ({ ctx, a, b, c, d, e }) => ctx.roundRect(a, b, c, d, e),
  'fill ': ({ ctx }) => ctx.fill(),
  'fill p': ({ ctx, path }) => ctx.fill(path.is),
  'fill ps': ({ ctx, path, text }) => ctx.fill(path.is, text === 'evenodd' ? 'evenodd' : 'nonzero'),
  'stroke ': ({ ctx }) => ctx.stroke(),
  'stroke p': ({ ctx, path }) => ctx.stroke(path.is),
  'clip ': ({ ctx }) => ctx.clip(),
  'fillRect nnnn': ({ ctx, a, b, c, d }) => ctx.fillRect(a, b, c, d),
  'clearRect nnnn': ({ ctx, a, b, c, d }) => ctx.clearRect(a, b, c, d),
  'fillText snn': ({ ctx, text, a, b }) => ctx.fillText(text, a, b),
  'strokeText snn': ({ ctx, text, a, b }) => ctx.strokeText(text, a, b),
  'drawImage inn': ({ ctx, picture, a, b }) => ctx.drawImage(picture, a, b),
  'drawImage innnn': ({ ctx, picture, a, b, c, d }) => ctx.drawImage(picture, a, b, c, d),
  'drawImage innnnnnnn': ({ ctx, picture, a, b, c, d, e, f, g, h }) =>
    ctx.drawImage(picture, a, b, c, d, e, f, g, h),
  'translate nn': ({ ctx, a, b }) => ctx.translate(a, b),
  'scale nn': ({ ctx, a, b }) => ctx.scale(a, b),
  'rotate n': ({ ctx, a }) => ctx.rotate(a),
  'transform nnnnnn': ({ ctx, a, b, c, d, e, f }) => ctx.transform(a, b, c, d, e, f),
  'setTransform nnnnnn': ({ ctx, a, b, c, d, e, f }) => ctx.setTransform(a, b, c, d, e, f),
  'setLineDash l': ({ ctx, list }) => ctx.setLineDash(list),
  'createPattern is': (call) => {
    call.pattern.is = call.ctx.createPattern(call.picture, 'repeat')
  },
  'pattern setTransform m': ({ pattern, matrix }) => pattern.is?.setTransform(matrix),
  'new Path2D ': (call) => {
    call.path.is = new Path2D()
  },
  'new Path2D s': (call) => {
    call.path.is = new Path2D(call.text)
  },
  'path moveTo nn': ({ path, a, b }) => path.is.moveTo(a, b),
  'path lineTo nn': ({ path, a, b }) => path.is.lineTo(a, b),
  'path arc nnnnn': ({ path, a, b, c, d, e }) => path.is.arc(a, b, c, d, e),
  'path closePath ': ({ path }) => path.is.closePath(),
  'set fillStyle s': (call) => {
    call.ctx.fillStyle = call.text
  },
  'set fillStyle r': (call) => {
    call.ctx.fillStyle = call.pattern.is ?? ''
  },
  'set strokeStyle s': (call) => {
    call.ctx.strokeStyle = call.text
  },
  'set lineWidth n': (call) => {
    call.ctx.lineWidth = call.a
  },
  'set lineCap s': (call) => {
    call.ctx.lineCap = call.text === 'round' ? 'round' : call.text === 'square' ? 'square' : 'butt'
  },
  'set lineJoin s': (call) => {
    call.ctx.lineJoin = call.text === 'round' ? 'round' : call.text === 'bevel' ? 'bevel' : 'miter'
  },
  'set lineDashOffset n': (call) => {
    call.ctx.lineDashOffset = call.a
  },
  'set globalAlpha n': (call) => {
    call.ctx.globalAlpha = call.a
  },
  'set globalCompositeOperation s': (call) => {
    call.ctx.globalCompositeOperation = call.text === 'destination-out' ? 'destination-out' : 'source-over'
  },
  'set font s': (call) => {
    call.ctx.font = call.text
  },
  'set textAlign s': (call) => {
    call.ctx.textAlign = call.text === 'center' ? 'center' : 'left'
  },
  'set textBaseline s': (call) => {
    call.ctx.textBaseline = call.text === 'middle' ? 'middle' : 'alphabetic'
  },
  'canvas set width n': (call) => {
    call.canvas.width = call.a
  },
  'canvas set height n': (call) => {
    call.canvas.height = call.a
  },
}

const contextOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D => {
  const ctx = canvas.getContext('2d')
  if (!ctx) throw new Error('No canvas can be painted on here')
  return ctx
}

function canvasCalled(id: string): HTMLCanvasElement {
  const found = document.getElementById(id)
  if (!(found instanceof HTMLCanvasElement)) throw new Error(`There is no canvas ${id}`)
  return found
}

const [still, moving] = [canvasCalled('still'), canvasCalled('moving')]

async function picture(src: string): Promise<HTMLCanvasElement> {
  const image = new Image()
  image.src = src
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  contextOf(canvas).drawImage(image, 0, 0)
  return canvas
}

/** Everything that the calls speak of by number. */
interface Things {
  readonly canvas: ReadonlyMap<number, HTMLCanvasElement>
  readonly path: Map<number, { is: Path2D }>
  readonly pattern: Map<number, { is: CanvasPattern | null }>
}

async function thingsOf({ things, frames }: Film): Promise<Things> {
  const canvas = new Map<number, HTMLCanvasElement>()
  const path = new Map<number, { is: Path2D }>()
  const pattern = new Map<number, { is: CanvasPattern | null }>()
  for (const [key, thing] of Object.entries(things)) {
    const number = Number(key)
    if (thing.is === 'overlay') canvas.set(number, moving)
    else if (thing.is === 'picture') canvas.set(number, await picture(thing.src))
    else if (thing.is === 'path') path.set(number, { is: new Path2D(thing.data) })
    else if (thing.is === 'scratch') {
      const made = document.createElement('canvas')
      made.width = thing.w
      made.height = thing.h
      canvas.set(number, made)
    }
  }
  for (const { name, makes } of frames.flatMap(({ calls }) => calls))
    if (makes !== undefined && name === 'new Path2D') path.set(makes, { is: new Path2D() })
    else if (makes !== undefined) pattern.set(makes, { is: null })
  return { canvas, path, pattern }
}

function readied({ on, name, given, makes }: Call, { canvas, path, pattern }: Things): Ready {
  const spoken = given.flatMap((each) => (isThing(each) ? [each.is] : []))
  const [thing = makes ?? -1] = spoken
  const numbers = given.filter((each) => typeof each === 'number')
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = numbers
  const letter = (each: Argument): string => {
    if (typeof each === 'number') return 'n'
    if (typeof each === 'string') return 's'
    if (typeof each === 'boolean' || each === null) return 't'
    if ('list' in each) return 'l'
    if ('matrix' in each) return 'm'
    return path.has(each.is) ? 'p' : pattern.has(each.is) ? 'r' : 'i'
  }
  const isOf = path.has(on) && name !== 'new Path2D' ? 'path ' : pattern.has(on) ? 'pattern ' : ''
  const isSize = name === 'set width' || name === 'set height'
  const key = `${isOf}${isSize ? 'canvas ' : ''}${name} ${given.map(letter).join('')}`
  const run = CALLS[key]
  if (!run) throw new Error(`The raw page cannot paint "${key}": add it to its calls`)
  const drawnOn = canvas.get(on) ?? moving
  const matrix = given.find((each) => typeof each === 'object' && each !== null && 'matrix' in each)
  const list = given.find((each) => typeof each === 'object' && each !== null && 'list' in each)
  return {
    run,
    ctx: contextOf(drawnOn),
    path: path.get(path.has(on) ? on : thing) ?? { is: new Path2D() },
    pattern: pattern.get(pattern.has(on) ? on : makes !== undefined ? makes : thing) ?? { is: null },
    picture: canvas.get(thing) ?? moving,
    canvas: drawnOn,
    matrix: new DOMMatrix(matrix && 'matrix' in matrix ? [...matrix.matrix] : undefined),
    list: list && 'list' in list ? [...list.list] : [],
    text: given.find((each) => typeof each === 'string') ?? '',
    a,
    b,
    c,
    d,
    e,
    f,
    g,
    h,
  }
}

const isThing = (each: Argument): each is { readonly is: number } =>
  typeof each === 'object' && each !== null && 'is' in each

/** The held base is the last rectangle of all. */
function rulers({ enemies, held }: Measured): (move: number) => number {
  const bodyOf = ([x = 0, y = 0, facing = 0, w = 0, d = 0]: readonly number[]) => ({
    at: { x, y, facing },
    shape: { w, d, r: 0 },
  })
  const all = held.map((each) => rectanglesOf([...enemies, each].map(bodyOf)))
  return (move) => {
    const bodies = all[move]
    if (!bodies) return 0
    let nearest = Number.POSITIVE_INFINITY
    for (let i = 0; i < enemies.length; i++) nearest = Math.min(nearest, distance(bodies, i, enemies.length))
    return nearest
  }
}

/** Every face that the film writes in. */
const faces = ({ frames }: Film): ReadonlySet<string> =>
  new Set(
    frames
      .flatMap(({ calls }) => calls)
      .flatMap(({ name, given }) =>
        name === 'set font' ? given.filter((each) => typeof each === 'string') : [],
      ),
  )

window.load = async (film, measured) => {
  await Promise.all([...faces(film)].map((face) => document.fonts.load(face, 'AБ1')))
  const { x, y, w, h } = film.box
  for (const canvas of [still, moving]) {
    canvas.width = w
    canvas.height = h
    Object.assign(canvas.style, { left: `${x}px`, top: `${y}px` })
  }
  contextOf(still).drawImage(await picture(film.ground), 0, 0)
  const things = await thingsOf(film)
  const frames = film.frames.map(({ at, calls }) => ({
    at,
    calls: calls.map((call) => readied(call, things)),
  }))
  const nearest = rulers(measured)
  const ctx = contextOf(moving)
  let move = -1
  let asked = false
  let nearestMm = 0
  const paint = (): void => {
    asked = false
    nearestMm = nearest(move)
    const frame = frames[move]
    if (!frame) return
    ctx.setTransform(1, 0, 0, 1, frame.at.x, frame.at.y)
    for (const call of frame.calls) call.run(call)
  }
  moving.addEventListener('pointerdown', (event) => {
    moving.setPointerCapture(event.pointerId)
    move = -1
  })
  moving.addEventListener('pointermove', (event) => {
    if (event.buttons === 0) return
    // Moves that the browser made one of count all the same.
    move += Math.max(1, event.getCoalescedEvents().length)
    if (!asked) requestAnimationFrame(paint)
    asked = true
  })
  window.compare = async () => {
    const wanted = contextOf(await picture(film.last)).getImageData(0, 0, w, h).data
    const got = contextOf(moving).getImageData(0, 0, w, h).data
    let [differ, painted] = [0, 0]
    for (let i = 0; i < wanted.length; i += 4) {
      if ((wanted[i + 3] ?? 0) === 0 && (got[i + 3] ?? 0) === 0) continue
      painted += 1
      if ([0, 1, 2, 3].some((j) => Math.abs((wanted[i + j] ?? 0) - (got[i + j] ?? 0)) > 8)) differ += 1
    }
    return { differ, of: painted, nearestMm }
  }
}
