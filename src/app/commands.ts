// Everything that can be ordered from a button, a key or a test, as one list of records.
import { fitTable } from '../board/camera.ts'
import type { Action, BaseId, Hit, Mode, Verdict } from '../kernel/game.ts'
import { follow } from '../kernel/lines.ts'
import { canRedo, canUndo, endOf, isWithin, nextEnd, shown, standing, standsOnRoll } from '../kernel/match.ts'
import { type Choice, chooseAction, forcedIn } from '../panels/asking.ts'
import type { Command, Commands } from '../panels/command.tsx'
import { moversOf } from '../panels/entry.ts'
import { toTable, toTargets } from '../panels/goTo.ts'
import { holding, type Nudge, nudge } from '../panels/keyHand.ts'
import { restart, wouldLose } from '../panels/newGame.ts'
import { rest, takeUp } from '../panels/tumble.ts'
import { promptOf, suggestionOf } from '../store/match.ts'
import { tell } from '../store/notices.ts'
import { putBack } from '../store/putBack.ts'
import type { Seat } from '../store/seat.ts'
import { spreadOf } from '../store/spread.ts'
import { keysTurning, TURN } from '../store/turning.ts'
import type { UiId } from '../text/ui.en.ts'
import { openGame, saveGame } from './files.ts'
import { switchLanguage } from './game.ts'
import { unless } from './unless.ts'

const matchOf = (seat: Seat) => seat.match.getState().match

const modeOf = (seat: Seat): Mode => shown(matchOf(seat)).mode

const act = (seat: Seat, action: Action): Verdict => seat.match.getState().act(action)

/** While a base is in the hand the game goes neither on nor back. */
const handFull = (seat: Seat): UiId | null => (holding(seat) ? 'ui.not.holding' : null)

const ghosts = ({ hand }: Seat): boolean => hand.now().ghosts !== null

/** The offer to hand the turn over, where there is one now. */
function handOver(seat: Seat): Choice | undefined {
  const match = matchOf(seat)
  return promptOf(match)?.offers.find(
    (offer): offer is Choice => offer.do === 'choose' && offer.option === match.rules.handsOver,
  )
}

const doneOpen = (seat: Seat): boolean =>
  (promptOf(matchOf(seat))?.offers ?? []).some((offer) => offer.do === 'done' && offer.verdict.ok)

const diceAsked = (seat: Seat): boolean =>
  (promptOf(matchOf(seat))?.offers ?? []).some((offer) => offer.do === 'roll')

/** The program is to throw the dice that are asked for. */
const throws = ({ view }: Seat): boolean => view.getState().dice === 'seed'

/** A key that answers, where it is no answer: why nothing is asked, what comes before, else what leads to those that are. */
function unanswered(seat: Seat): UiId {
  const match = matchOf(seat)
  if (match.rules.past) return 'ui.not.compare'
  if (isWithin(match)) return 'ui.not.within'
  if (modeOf(seat) === 'arrange') return 'ui.not.arranging'
  return ghosts(seat) ? 'ui.not.proposed' : 'ui.not.answer'
}

const movesAsked = (seat: Seat): boolean =>
  (promptOf(matchOf(seat))?.offers ?? []).some((offer) => offer.do === 'move')

function propose(seat: Seat): void {
  const wise = suggestionOf(matchOf(seat))
  if (wise?.do === 'move') seat.hand.propose(wise.moves)
  else tell(seat.view, 'ui.moves.none')
}

/** One after the other: what is held goes back, then what was proposed, then a tool is put away, then a comparison. */
function cancel(seat: Seat): void {
  if (holding(seat)) putBack(seat)
  else if (ghosts(seat)) seat.hand.propose([])
  else if (toolOut(seat)) seat.view.setState({ tool: 'hand', ruler: null })
  else seat.view.setState({ compare: null })
}

const toolOut = ({ view }: Seat): boolean => view.getState().tool !== 'hand' || view.getState().ruler !== null

const comparing = ({ view }: Seat): boolean => view.getState().compare !== null

const tumbling = ({ view }: Seat): boolean => view.getState().tumbling

/** In the middle of a drag the held bases go back and nothing else; then dice in the air, then what is proposed. */
function undo(seat: Seat): void {
  if (holding(seat)) putBack(seat)
  else if (tumbling(seat)) takeUp(seat)
  else if (ghosts(seat)) seat.hand.propose([])
  else seat.match.getState().undo()
}

/** A roll may not be taken back where that was agreed; who only looks takes nothing back. */
const isFinal = (seat: Seat): boolean =>
  seat.view.getState().retake === 'stop' && !matchOf(seat).looks && standsOnRoll(matchOf(seat))

const isLast = (seat: Seat): boolean => matchOf(seat).at === matchOf(seat).frames.length - 1

/** From the start where nothing lies ahead. */
function replay(seat: Seat): void {
  const { replaying } = seat.view.getState()
  if (!replaying && isLast(seat)) seat.match.getState().seek(0)
  seat.view.setState({ replaying: !replaying })
}

/** The held bases turn; with nothing held the selected one turns where it lies, and in Arrange stays so. */
function rotate(seat: Seat, by: Nudge): void {
  const { held } = seat.hand.now()
  const { selected } = seat.view.getState()
  if (held.length > 0) nudge(seat, held, by)
  else if (selected !== null) {
    nudge(seat, [selected], by)
    if (modeOf(seat) === 'arrange') seat.hand.drop()
  }
}

const spread = (seat: Seat): readonly Hit[] | null => spreadOf(matchOf(seat), seat.view.getState().spread)

/** Drops what is held; else accepts the moves that are proposed, or the hits as they are spread. */
function accept(seat: Seat): void {
  const { held, ghosts: proposed } = seat.hand.now()
  const hits = spread(seat)
  if (held.length > 0) seat.hand.drop()
  else if (proposed) seat.hand.accept()
  else if (hits) seat.match.getState().act({ do: 'allocate', hits })
  else for (const choice of forcedOf(seat)) if (!act(seat, chooseAction(choice)).ok) return
}

const forcedOf = (seat: Seat): readonly Choice[] => forcedIn(promptOf(matchOf(seat))?.offers ?? [])

const canRotate = (seat: Seat): boolean => {
  const { selected } = seat.view.getState()
  return holding(seat) || shown(matchOf(seat)).table.bases.some((base) => base.id === selected)
}

const fullScreen = (): Promise<void> =>
  document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()

const REGIONS = '[data-region]'

/** The focus goes round the table, the question, the log and the timeline. */
function nextRegion(): void {
  const regions = [...document.querySelectorAll<HTMLElement>(REGIONS)]
  const at = regions.findIndex((region) => region.contains(document.activeElement))
  const next = regions[(at + 1) % regions.length]
  const target = next?.matches('[tabindex]')
    ? next
    : (next?.querySelector<HTMLElement>('button[tabindex="0"]') ?? next?.querySelector('button'))
  target?.focus()
}

/** The chosen base, if it is asked to move. */
function moverOf(seat: Seat): BaseId | null {
  const { selected } = seat.view.getState()
  return selected !== null && moversOf(promptOf(matchOf(seat))).includes(selected) ? selected : null
}

const always = (): boolean => true

/** Nobody answers a question that a comparison hides. */
const hidden = (seat: Seat): boolean => comparing(seat) && !holding(seat)

const answering = (command: Command): Command => ({
  ...command,
  barred: (seat) => (hidden(seat) ? 'ui.not.comparing' : (command.barred?.(seat) ?? unanswered(seat))),
  when: (seat) => !hidden(seat) && command.when(seat),
})

/** What only who holds nothing may do. */
const withEmptyHand = (command: Command): Command => ({
  ...command,
  barred: (seat) => handFull(seat) ?? command.barred?.(seat) ?? null,
  when: (seat) => !holding(seat) && command.when(seat),
})

export const commands: Commands = {
  undo: {
    repeats: true,
    keys: ['Mod+KeyZ'],
    label: 'ui.do.undo',
    idle: 'ui.not.undo',
    barred: (seat) => (isFinal(seat) ? 'ui.not.undoRoll' : null),
    when: (seat) =>
      holding(seat) || tumbling(seat) || ghosts(seat) || (canUndo(matchOf(seat)) && !isFinal(seat)),
    run: undo,
  },
  redo: withEmptyHand({
    repeats: true,
    keys: ['Mod+Shift+KeyZ', 'Mod+KeyY'],
    label: 'ui.do.redo',
    idle: 'ui.not.redo',
    when: (seat) => canRedo(matchOf(seat)),
    run: (seat) => seat.match.getState().redo(),
  }),
  toEnd: withEmptyHand({
    keys: ['Mod+End'],
    label: 'ui.do.toEnd',
    idle: 'ui.not.toEnd',
    when: (seat) => !isLast(seat),
    run: (seat) => seat.match.getState().seek(matchOf(seat).frames.length - 1),
  }),
  stepBack: withEmptyHand({
    repeats: true,
    keys: ['Comma'],
    label: 'ui.do.stepBack',
    idle: 'ui.not.stepBack',
    when: (seat) => matchOf(seat).at > 0,
    run: (seat) => seat.match.getState().seek(endOf(matchOf(seat), standing(matchOf(seat)) - 1)),
  }),
  stepOn: withEmptyHand({
    repeats: true,
    keys: ['Period'],
    label: 'ui.do.stepOn',
    idle: 'ui.not.toEnd',
    when: (seat) => !isLast(seat),
    run: (seat) => seat.match.getState().seek(nextEnd(matchOf(seat))),
  }),
  replay: withEmptyHand({
    keys: ['KeyK'],
    label: 'ui.do.replay',
    idle: 'ui.not.replay',
    when: (seat) => matchOf(seat).steps.length > 0,
    run: replay,
  }),
  lines: {
    keys: ['KeyN'],
    label: 'ui.do.lines',
    when: always,
    run: ({ view }) => view.setState({ dialog: 'lines' }),
  },
  luck: {
    keys: [],
    label: 'ui.do.luck',
    when: always,
    run: ({ view }) => view.setState({ dialog: 'luck' }),
  },
  toMain: withEmptyHand({
    keys: ['Shift+KeyN'],
    label: 'ui.do.toMain',
    idle: 'ui.not.toMain',
    when: (seat) => matchOf(seat).line.id !== 0,
    run: (seat) => seat.match.getState().load(follow(matchOf(seat), 0)),
  }),
  handOver: withEmptyHand(
    answering({
      keys: ['KeyH'],
      label: 'ui.do.handOver',
      isOf: ({ handsOver }) => handsOver !== undefined,
      when: (seat) => !ghosts(seat) && handOver(seat)?.verdict.ok === true,
      run: (seat) => {
        const offer = handOver(seat)
        if (offer) act(seat, chooseAction(offer))
      },
    }),
  ),
  done: withEmptyHand(
    answering({
      keys: ['KeyD'],
      label: 'ui.do.done',
      when: (seat) => !ghosts(seat) && doneOpen(seat),
      run: (seat) => void act(seat, { do: 'done' }),
    }),
  ),
  roll: withEmptyHand(
    answering({
      keys: ['KeyB'],
      label: 'ui.do.roll',
      barred: (seat) => (diceAsked(seat) && !throws(seat) ? 'ui.not.thrown' : null),
      when: (seat) => throws(seat) && diceAsked(seat),
      run: rest,
    }),
  ),
  propose: withEmptyHand(
    answering({
      keys: ['KeyP'],
      label: 'ui.do.propose',
      when: movesAsked,
      run: propose,
    }),
  ),
  accept: answering({
    keys: ['Enter'],
    label: 'ui.do.accept',
    when: (seat) => holding(seat) || ghosts(seat) || spread(seat) !== null || forcedOf(seat).length > 0,
    run: accept,
  }),
  cancel: {
    repeats: true,
    keys: ['Escape'],
    label: 'ui.do.cancel',
    idle: 'ui.not.cancel',
    when: (seat) => holding(seat) || ghosts(seat) || toolOut(seat) || comparing(seat),
    run: cancel,
  },
  rotateLeft: {
    repeats: true,
    keys: keysTurning(-TURN),
    label: 'ui.do.rotateLeft',
    idle: 'ui.not.rotate',
    when: canRotate,
    run: (seat) => rotate(seat, { x: 0, y: 0, turn: -TURN }),
  },
  rotateRight: {
    repeats: true,
    keys: keysTurning(TURN),
    label: 'ui.do.rotateRight',
    idle: 'ui.not.rotate',
    when: canRotate,
    run: (seat) => rotate(seat, { x: 0, y: 0, turn: TURN }),
  },
  play: {
    keys: [],
    label: 'ui.do.play',
    idle: 'ui.not.play',
    when: (seat) => modeOf(seat) === 'arrange',
    run: (seat) => void act(seat, { do: 'mode', mode: 'play' }),
  },
  arrange: {
    keys: [],
    label: 'ui.do.arrange',
    idle: 'ui.not.arrange',
    when: (seat) => modeOf(seat) === 'play',
    run: (seat) => void act(seat, { do: 'mode', mode: 'arrange' }),
  },
  fitFight: {
    keys: ['KeyF'],
    label: 'ui.do.fitFight',
    when: always,
    run: ({ view }) => view.setState({ camera: null }),
  },
  fitTable: {
    keys: ['Shift+KeyF'],
    label: 'ui.do.fitTable',
    when: always,
    run: (seat) => {
      const { board } = seat.view.getState()
      if (board) seat.view.setState({ camera: fitTable(shown(matchOf(seat)).table, board) })
    },
  },
  ruler: {
    keys: ['KeyL'],
    label: 'ui.do.ruler',
    when: always,
    run: ({ view }) =>
      view.setState(({ tool }) => (tool === 'ruler' ? { tool: 'hand', ruler: null } : { tool: 'ruler' })),
  },
  compare: withEmptyHand({
    keys: ['KeyC'],
    label: 'ui.do.compare',
    idle: 'ui.not.compare',
    when: (seat) => !matchOf(seat).rules.past,
    run: (seat) => seat.view.setState({ compare: comparing(seat) ? null : { a: '', b: '', asked: null } }),
  }),
  fullScreen: {
    keys: ['KeyV'],
    label: 'ui.do.fullScreen',
    idle: 'ui.not.fullScreen',
    when: () => document.fullscreenEnabled,
    run: ({ view }) => void unless(fullScreen(), view, 'ui.notice.fullScreen'),
  },
  language: {
    keys: [],
    label: 'ui.do.language',
    when: always,
    run: (seat) => void switchLanguage(seat),
  },
  restart: {
    keys: [],
    label: 'ui.do.restart',
    when: always,
    run: (seat) => (wouldLose(seat) ? seat.view.setState({ dialog: 'restart' }) : restart(seat)),
  },
  scenarios: {
    keys: [],
    label: 'ui.do.scenarios',
    when: always,
    run: ({ view }) => view.setState({ dialog: 'scenarios' }),
  },
  saveFile: { keys: ['Mod+KeyS'], label: 'ui.do.saveFile', when: always, run: (seat) => void saveGame(seat) },
  openFile: { keys: ['Mod+KeyO'], label: 'ui.do.openFile', when: always, run: (seat) => void openGame(seat) },
  games: {
    keys: [],
    label: 'ui.do.games',
    when: always,
    run: ({ view }) => view.setState({ dialog: 'games' }),
  },
  menu: {
    keys: ['KeyM'],
    label: 'ui.do.menu',
    when: always,
    run: ({ view }) => view.setState({ dialog: 'menu' }),
  },
  names: {
    keys: [],
    label: 'ui.do.names',
    when: always,
    run: ({ view }) => view.setState({ dialog: 'names' }),
  },
  settings: {
    keys: [],
    label: 'ui.do.settings',
    when: always,
    run: ({ view }) => view.setState({ dialog: 'settings' }),
  },
  units: {
    keys: [],
    label: 'ui.do.units',
    when: always,
    run: ({ view }) => view.setState({ dialog: 'units' }),
  },
  keys: {
    keys: ['F1', 'Shift+Slash'],
    label: 'ui.do.keys',
    when: always,
    run: ({ view }) => view.setState({ dialog: 'keys' }),
  },
  firstMinute: {
    keys: [],
    label: 'ui.do.firstMinute',
    when: always,
    run: ({ view }) => view.setState({ firstMinute: true, dialog: 'begin' }),
  },
  region: { repeats: true, keys: ['F6'], label: 'ui.do.region', when: always, run: nextRegion },
  toTable: withEmptyHand({
    repeats: true,
    keys: ['KeyJ'],
    label: 'ui.do.toTable',
    when: always,
    run: toTable,
  }),
  targets: {
    keys: ['KeyT'],
    label: 'ui.keys.targets',
    barred: (seat) => handFull(seat) ?? 'ui.not.targets',
    when: (seat) => !holding(seat) && moverOf(seat) !== null,
    run: (seat) => toTargets(seat, moverOf(seat) ?? ''),
  },
}

export const commandList: readonly Command[] = Object.values(commands)
