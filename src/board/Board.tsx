// The board: one stage of four layers, the uppermost in two sizes, the pointer over it, and the verdict that stands on it.
import { lazy, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { shown } from '../kernel/match.ts'
import { indexOf } from '../kernel/table.ts'
import { useSeat, useView } from '../store/seat.ts'
import type { Speech } from '../text/words.ts'
import './board.css'
import { basesOfFight, fitFight, type Screen, showing } from './camera.ts'
import { attachPointer } from './pointer.ts'
import { createScene, type Scene, tableOf } from './scene.ts'
import { type Drawn, drawAll } from './stage.ts'
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
  const layers = useRef<HTMLDivElement>(null)
  const screen = useScreen(scene, frame)
  const ratio = useRatio(scene)
  useStage(scene, layers, { screen, ratio })
  useFit(scene, screen)
  useFollow(scene)
  useSpeech(scene, speech)
  useEffect(() => (frame.current ? attachPointer(frame.current, scene) : undefined), [scene])
  return (
    <div ref={frame} className="board">
      <div ref={layers} aria-hidden="true" />
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

/** The layers, from the first paint on. */
function useStage(
  scene: Scene,
  frame: RefObject<HTMLDivElement | null>,
  { screen, ratio }: { readonly screen: Screen; readonly ratio: number },
): void {
  const stage = useRef<Drawn>(null)
  useLayoutEffect(() => {
    if (!frame.current) return undefined
    const drawn = drawAll(frame.current, scene)
    stage.current = drawn
    return () => drawn.end()
  }, [scene, frame])
  useLayoutEffect(() => {
    if (screen.w > 0) stage.current?.size(screen, ratio)
  }, [screen, ratio])
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
