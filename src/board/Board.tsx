// The board: one stage of four layers, the uppermost in two sizes, the pointer over it, and the verdict that stands on it.

import Konva from 'konva/lib/Core.js'
import type { Layer as KonvaLayer } from 'konva/lib/Layer.js'
import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore.js'
import { shown } from '../kernel/match.ts'
import { indexOf } from '../kernel/table.ts'
import { useSeat, useView } from '../store/seat.ts'
import type { Speech } from '../text/words.ts'
import { Bases, paintTags } from './Bases.tsx'
import './board.css'
import { basesOfFight, fitFight, type Screen, showing } from './camera.ts'
import { captionsNow, forgetCaptions, paintCaptions } from './captions.ts'
import { forgetWidths } from './lettering.ts'
import { paintGround } from './paintGround.ts'
import { forgetLayout } from './paintTags.ts'
import { paintUnder } from './paintUnder.ts'
import { drawHand, paintHand } from './pane.ts'
import { attachPointer } from './pointer.ts'
import { createScene, type Scene, sightOf, tableOf } from './scene.ts'
import { keepStill } from './still.ts'
import { mute } from './tongue.ts'

/** What the table says comes when there are words to say it with. */
const VerdictLabel = lazy(async () => ({ default: (await import('./VerdictLabel.tsx')).VerdictLabel }))

/** Sharper than this costs more than it shows. */
const MOST_RATIO = 2

const pixelRatio = (): number => Math.min(MOST_RATIO, window.devicePixelRatio || 1)

interface BoardProps {
  /** Null until a language has arrived: bases can be dragged before anything can be said of it. */
  readonly speech: Speech | null
}

export function Board({ speech }: BoardProps) {
  const seat = useSeat()
  const [scene] = useState(() => createScene(seat))
  const frame = useRef<HTMLDivElement>(null)
  const screen = useScreen(scene, frame)
  const ratio = useRatio(scene)
  useFit(scene, screen)
  useFollow(scene)
  useSpeech(scene, speech)
  useEffect(() => (frame.current ? attachPointer(frame.current, scene) : undefined), [scene])
  return (
    <div ref={frame} className="board">
      <div aria-hidden="true">
        {screen.w > 0 ? <Layers scene={scene} screen={screen} ratio={ratio} /> : null}
      </div>
      <Suspense fallback={null}>{speech ? <VerdictLabel scene={scene} speech={speech} /> : null}</Suspense>
    </div>
  )
}

/** Everything is painted again in another language. */
function useSpeech(scene: Scene, speech: Speech | null): void {
  useLayoutEffect(() => {
    scene.speech = speech ?? mute
    scene.redraw('all')
  }, [scene, speech])
}

/** The board's size, told to the view store too. */
function useScreen(scene: Scene, frame: RefObject<HTMLDivElement | null>): Screen {
  const [screen, setScreen] = useState<Screen>({ w: 0, h: 0 })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = (): void => {
      const { clientWidth: w, clientHeight: h } = element
      if (w === scene.screen.w && h === scene.screen.h) return
      scene.screen = { w, h }
      setScreen(scene.screen)
      scene.seat.view.setState({ board: scene.screen })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scene, frame])
  return screen
}

/** Follows the window to a screen of another pixel density. */
function useRatio(scene: Scene): number {
  const [ratio, setRatio] = useState(pixelRatio)
  useLayoutEffect(() => {
    Konva.pixelRatio = ratio
    scene.ratio = ratio
    const query = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    const change = (): void => setRatio(pixelRatio())
    query.addEventListener('change', change)
    window.addEventListener('resize', change)
    return () => {
      query.removeEventListener('change', change)
      window.removeEventListener('resize', change)
    }
  })
  return ratio
}

/** Fits the fight while nobody has moved the camera. */
function useFit({ seat }: Scene, screen: Screen): void {
  const isAsked = useView((view) => view.camera === null)
  const fitted = useRef(seat.view.getState().camera)
  useLayoutEffect(() => {
    const { camera } = seat.view.getState()
    if (screen.w === 0 || (!isAsked && camera !== fitted.current)) return
    const { match } = seat.match.getState()
    const { table } = shown(match)
    fitted.current = fitFight(table, basesOfFight(table, match.rules.states.unit), screen)
    seat.view.setState({ camera: fitted.current })
  }, [seat, screen, isAsked])
}

/** A base that keys focus or push stays in sight; what the pointer is on is seen anyhow. */
function useFollow(scene: Scene): void {
  const { seat } = scene
  useEffect(
    () =>
      seat.hand.listen(() => {
        const { pointed, held, draft } = seat.hand.now()
        const id = held[0] ?? pointed
        if (scene.finger || scene.over || id === null || !indexOf(tableOf(scene)).base.has(id)) return
        const at = draft?.hang.find((move) => move.base === id)?.to ?? seat.hand.lies(id)
        const { camera } = seat.view.getState()
        const next = camera && showing(camera, scene.screen, at)
        if (next !== camera) seat.view.setState({ camera: next })
      }),
    [scene, seat],
  )
}

interface LayersProps {
  readonly scene: Scene
  readonly screen: Screen
  readonly ratio: number
}

function Layers({ scene, screen, ratio }: LayersProps) {
  const ground = useRef<KonvaLayer>(null)
  const under = useRef<KonvaLayer>(null)
  const bases = useRef<KonvaLayer>(null)
  const pane = useRef<KonvaLayer>(null)
  const over = useRef<KonvaLayer>(null)
  useRedraw(scene, { ground, under, bases, pane, over })
  useLayoutEffect(() => {
    for (const layer of [ground, under, bases, pane, over]) layer.current?.getCanvas().setPixelRatio(ratio)
    scene.redraw('all')
  }, [scene, ratio])
  return (
    <Stage width={screen.w} height={screen.h} listening={false}>
      <Layer ref={ground} listening={false}>
        <Painting
          paint={(ctx) => paintGround(ctx, { table: tableOf(scene), rests: scene.rests, ...sightOf(scene) })}
        />
      </Layer>
      <Layer ref={under} listening={false}>
        <Painting paint={(ctx) => paintUnder(ctx, scene)} />
      </Layer>
      <Layer ref={bases} listening={false}>
        <Bases scene={scene} />
        <Painting
          paint={(ctx) => {
            paintTags(ctx, scene)
            paintCaptions(ctx, captionsNow(scene), scene)
          }}
        />
      </Layer>
      <Layer ref={pane} listening={false}>
        <Painting paint={(ctx) => paintHand(ctx, scene)} />
      </Layer>
      <Layer ref={over} listening={false}>
        <Painting paint={(ctx) => paintHand(ctx, scene)} />
      </Layer>
    </Stage>
  )
}

function Painting({ paint }: { readonly paint: (ctx: CanvasRenderingContext2D) => void }) {
  return <Shape sceneFunc={({ _context }) => paint(_context)} perfectDrawEnabled={false} listening={false} />
}

type LayerRefs = Readonly<
  Record<'ground' | 'under' | 'bases' | 'pane' | 'over', RefObject<KonvaLayer | null>>
>

/** The ground is painted sharp again when the camera has rested so long. */
const REST_MS = 160

/** Draws each layer again when what it shows has changed: once in the next frame, however often it is asked. */
function useRedraw(scene: Scene, { ground, under, bases, pane, over }: LayerRefs): void {
  const { seat } = scene
  const lower = useRef([ground, under, bases])
  scene.redraw = (what) => {
    if (what === 'all') for (const layer of lower.current) layer.current?.batchDraw()
    if (pane.current && over.current) drawHand(scene, { pane: pane.current, whole: over.current })
  }
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let proposed = seat.hand.now().ghosts
    const [low, middle, high] = [ground.current, under.current, bases.current]
    const still = low && middle && high ? keepStill(high, [low, middle]) : null
    scene.below = () => still?.shown() ?? []
    const rest = (): void => {
      scene.rests = true
      ground.current?.batchDraw()
    }
    const ends = [
      seat.hand.listen(() => {
        const { held, ghosts } = seat.hand.now()
        scene.redraw('hand')
        // What zones are called keeps off the ghosts.
        if (ghosts !== proposed) bases.current?.batchDraw()
        proposed = ghosts
        if (held.length > 0) still?.lay()
        else still?.free()
      }),
      seat.match.subscribe(() => {
        for (const layer of [under, bases]) layer.current?.batchDraw()
        scene.redraw('hand')
      }),
      seat.view.subscribe((next, before) => {
        if (next.camera !== before.camera) {
          scene.rests = false
          clearTimeout(timer)
          timer = setTimeout(rest, REST_MS)
        }
        scene.redraw(next.camera === before.camera ? 'hand' : 'all')
      }),
    ]
    const fonts = loadFonts().then(() => {
      forgetWidths()
      forgetLayout()
      forgetCaptions()
      scene.redraw('all')
    })
    fonts.catch(() => {})
    return () => {
      clearTimeout(timer)
      for (const end of ends) end()
    }
  }, [scene, seat, ground, under, bases])
}

/** Canvas text keeps the fallback face until it is painted again: ask for Latin and Cyrillic, then paint. */
const loadFonts = (): Promise<unknown> =>
  Promise.all(
    ["700 14px 'Roboto Condensed Variable'", "600 16px 'Onest Variable'"].map((font) =>
      document.fonts.load(font, 'AБ1'),
    ),
  )
