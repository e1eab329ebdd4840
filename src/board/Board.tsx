// The board: one stage of four layers, the uppermost in two sizes, the pointer over it, and the verdict that stands on it.
import {
  lazy,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Base } from '../kernel/game.ts'
import { shown } from '../kernel/match.ts'
import { indexOf } from '../kernel/table.ts'
import { useSeat, useView } from '../store/seat.ts'
import type { Camera } from '../store/view.ts'
import type { Speech } from '../text/words.ts'
import './board.css'
import { boxOf, including, type Room, type Screen, showing, shows } from './camera.ts'
import { basesOfFight, CLOSE_ROUND_MM, fitFight, isFought } from './fight.ts'
import { Layers } from './Layers.tsx'
import { attachPointer } from './pointer.ts'
import { createScene, layoutAt, type Scene, tableOf } from './scene.ts'
import { ofOpenPart, ofWhole, openPart } from './strip.ts'
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
        <Layers scene={scene} screen={screen} ratio={ratio} />
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

/** What of the table the bases and the bands of these units take up under a camera. */
function roomOf(scene: Scene, camera: Camera, bases: readonly Base[]): Room {
  const ids = new Set(bases.map(({ unit }) => unit))
  const { scale, bands } = layoutAt(scene, camera)
  const boxes = [...bands].flatMap(([id, { x, y, w, h }]) => {
    const room = { left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 }
    return ids.has(id) ? [room] : []
  })
  const most = (edge: keyof Room, of: (...some: number[]) => number): number =>
    of(boxOf(bases)[edge], ...boxes.map((box) => box[edge] / scale))
  return {
    left: most('left', Math.min),
    top: most('top', Math.min),
    right: most('right', Math.max),
    bottom: most('bottom', Math.max),
  }
}

/**
 * All bases with their bands where they find room, else those of the fight, else the units that are seen whole.
 * `close`: those of the fight alone, as large as may be.
 */
function fitted(scene: Scene, close: boolean): Camera {
  const screen = openPart(scene.screen)
  const table = tableOf(scene)
  const fight = fightIn(scene)
  const near = (bases: readonly Base[]): Camera =>
    fitFight(table, bases, screen, close ? CLOSE_ROUND_MM : undefined)
  const last = near(fight)
  const isCut = (unit: string): boolean =>
    table.bases.some((base) => base.unit === unit && !shows(last, screen, boxOf([base])))
  const seen = fight.filter(({ unit }) => !isCut(unit))
  for (const bases of close ? [fight, seen] : [table.bases, fight, seen]) {
    if (bases.length === 0) break
    const camera = bases === fight ? last : near(bases)
    const room = roomOf(scene, camera, bases)
    const next = including(bases === seen ? last : camera, screen, room)
    if (shows(next, screen, room)) return next
  }
  return last
}

const handStatesOf = ({ seat }: Scene): readonly string[] => seat.match.getState().match.rules.states.unit

const fightIn = (scene: Scene): readonly Base[] => basesOfFight(tableOf(scene), handStatesOf(scene))

/** Fits the fight while nobody has moved the camera, and again where what is played is cut by the board's edge. */
function useFit(scene: Scene, screen: Screen): void {
  const { seat } = scene
  const isAsked = useView((view) => view.camera === null)
  const last = useRef({ camera: seat.view.getState().camera, close: false })
  const fitAgain = useCallback(
    (wantsClose: boolean): void => {
      const close = wantsClose && isFought(tableOf(scene), handStatesOf(scene))
      last.current = { camera: ofWhole(fitted(scene, close), scene.screen), close }
      seat.view.setState({ camera: last.current.camera })
    },
    [scene, seat],
  )
  useLayoutEffect(() => {
    const { camera } = seat.view.getState()
    if (screen.w === 0 || (!isAsked && camera !== last.current.camera)) return
    fitAgain(isAsked || last.current.close)
  }, [seat, screen, isAsked, fitAgain])
  useEffect(
    () =>
      seat.match.subscribe(({ match }, before) => {
        const { camera } = seat.view.getState()
        const isArranged = [match, before.match].every((each) => shown(each).mode === 'arrange')
        if (match === before.match || isArranged || !camera || camera !== last.current.camera) return
        const fight = fightIn(scene)
        if (fight.length === 0) return
        const room = roomOf(scene, camera, fight)
        if (shows(ofOpenPart(camera, scene.screen), openPart(scene.screen), room)) return
        fitAgain(false)
      }),
    [scene, seat, fitAgain],
  )
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
