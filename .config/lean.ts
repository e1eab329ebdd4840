// What the page never uses of a library, but no import can leave out, stays out of it.
import type { Plugin } from 'vite'

const NO_SKELETON = "() => { throw new Error('No message of this page has a skeleton') }"

/** Modules that nobody calls: Konva's own dragging and movements, since the board drags and paints by itself, and the patterns of dates and numbers inside messages. */
const UNUSED: readonly (readonly [file: RegExp, instead: string])[] = [
  [
    /[\\/]konva[\\/]lib[\\/]DragAndDrop\.js$/,
    'export const DD = { isDragging: false, justDragged: false, _dragElements: new Map(), _listenToWindow() {} }\n',
  ],
  [/[\\/]konva[\\/]lib[\\/]Tween\.js$/, 'export const [Tween, Easings] = []\n'],
  [/[\\/]konva[\\/]lib[\\/]FastLayer\.js$/, 'export const [FastLayer] = []\n'],
  [
    /[\\/]@formatjs[\\/]icu-skeleton-parser[\\/]index\.js$/,
    `export const parseDateTimeSkeleton = ${NO_SKELETON}\nexport const parseNumberSkeleton = parseDateTimeSkeleton\nexport const parseNumberSkeletonFromString = parseDateTimeSkeleton\n`,
  ],
]

/** What nobody looks into: Konva's colours by name, what React would fetch early, how each country writes the hour, and the opening of whole folders. */
const CUT: readonly (readonly [file: RegExp, part: RegExp, instead: string])[] = [
  [/[\\/]konva[\\/]lib[\\/]Util\.js$/, /\bCOLORS = \{[^{}]*\}/, 'COLORS = {}'],
  [
    /[\\/]react-dom[\\/]cjs[\\/]react-dom\.production\.js$/,
    /^exports\.preconnect = [\s\S]*?(?=^exports\.requestFormReset)/m,
    '',
  ],
  [
    /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
    /(?<=ReactDOMSharedInternals\.d = \{\n {2}f: \w+,\n {2}r: \w+),\n {2}D: [^}]*/,
    '',
  ],
  [/[\\/]@formatjs[\\/]icu-messageformat-parser[\\/]index\.js$/, /\btimeData = \{[^{}]*\}/, 'timeData = {}'],
  [
    /[\\/]browser-fs-access[\\/]dist[\\/]index\.modern\.js$/,
    /\br=e\?Promise\.resolve\(\)\.then\(function\(\)\{return y\}\):Promise\.resolve\(\)\.then\(function\(\)\{return b\}\)/,
    'r=0',
  ],
]

/** Methods of Konva that do nothing here: the board hears pointers, finds what lies under them and keeps pictures by itself. */
const EMPTIED: readonly (readonly [file: RegExp, methods: string])[] = [
  [
    /[\\/]konva[\\/]lib[\\/]Stage\.js$/,
    '_bindContentEvents _pointerenter _pointerover _pointerleave _pointerdown _pointermove _pointerup _contextmenu _wheel _pointercancel _lostpointercapture setPointersPositions _cancelClick getIntersection _toKonvaCanvas',
  ],
  [
    /[\\/]konva[\\/]lib[\\/]Node\.js$/,
    'cache _getCachedHitCanvas _getCachedSceneRect _drawCachedSceneCanvas _drawCachedHitCanvas _getCachedSceneCanvas _delegate getRelativePointerPosition setAbsolutePosition toObject findAncestors clone _toKonvaCanvas toDataURL toImage toBlob _createDragElement startDrag _setDragPosition stopDrag isClientRectOnScreen _isMatch _fireAndBubble _listenDrag _dragChange getAbsoluteScale moveTo',
  ],
  [
    /[\\/]konva[\\/]lib[\\/]Shape\.js$/,
    '_setFillPatternTransform __getLinearGradient __getRadialGradient intersects getClientRect drawHit drawHitFromCache _getStrokePadding getSelfRect _getShadowRGBA',
  ],
  [/[\\/]konva[\\/]lib[\\/]Container\.js$/, 'getClientRect drawHit _generalFind _descendants'],
  [/[\\/]konva[\\/]lib[\\/]Canvas\.js$/, '_prepareIsolationCanvas _trimIsolationCanvas'],
  [/[\\/]konva[\\/]lib[\\/]Util\.js$/, 'decompose'],
  [
    /[\\/]konva[\\/]lib[\\/]Layer\.js$/,
    'moveToTop moveUp moveDown moveToBottom _toKonvaCanvas getIntersection _getIntersection drawHit toggleHitCanvas',
  ],
  [
    /[\\/]konva[\\/]lib[\\/]Context\.js$/,
    'getTrace _enableTrace _strokeLinearGradient _applyShadow _getFillStyle fillShape strokeShape fillStrokeShape arc arcTo bezierCurveTo createImageData createLinearGradient createPattern createRadialGradient drawImage ellipse isPointInPath fillRect strokeRect fillText measureText getImageData putImageData quadraticCurveTo setLineDash getLineDash',
  ],
]

/**
 * Functions of React for what this page has none of: markup made on a server, resources that suspend, transitions of a
 * view, forms with actions, elements of one's own. Among what is drawn by canvas there are no components with a state
 * of their own either. One that is called after all throws.
 */
const ABSENT: readonly (readonly [file: RegExp, functions: string])[] = [
  [
    /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js$/,
    'canHydrateInstance prepareToHydrateHostInstance clearHydrationBoundary attemptExplicitHydrationTarget scheduleReplayQueueIfNeeded attemptReplayContinuousQueuedEvent replayUnblockedEvents hideOrUnhideDehydratedBoundary getNextHydratableInstanceAfterHydrationBoundary commitActivityHydrationCallbacks getBumpedLaneForHydrationByLane getHydratableHoistableCache ' +
      'getResource acquireResource preload preloadModule preinitStyle preinitScript preinitModuleScript preconnectAs preloadStylesheet insertStylesheet insertStylesheetIntoRoot suspendResource ' +
      'restoreViewTransitionName applyViewTransitionName scheduleViewTransitionEvent createMeasurement ' +
      'updateActivityComponent updateSuspenseListComponent cutOffTailIfNeeded mountActionState runActionStateAction updateActionStateImpl rerenderActionState dispatchOptimisticSetState startHostTransition ensureFormComponentIsStateful TransitionAwareHostComponent defaultOnDefaultTransitionIndicator startTransition ' +
      'setPropOnCustomElement commitNewChildToFragmentInstance deleteChildFromFragmentInstance useMemoCache findCurrentFiberUsingSlowPath',
  ],
  [
    /[\\/]react-reconciler[\\/]cjs[\\/]react-reconciler\.production\.js$/,
    'getBumpedLaneForHydrationByLane updateDehydratedSuspenseComponent retryActivityComponentWithoutHydrating retrySuspenseComponentWithoutHydrating commitActivityHydrationCallbacks commitSuspenseHydrationCallbacks prepareToHydrateHostInstance throwOnHydrationMismatch ' +
      'updateSuspenseListComponent cutOffTailIfNeeded findFirstSuspended findLastContentRow initSuspenseListRenderState preloadResourceAndSuspendIfNeeded accumulateSuspenseyCommitOnFiber commitHostSingletonAcquisition ' +
      'applyViewTransitionToHostInstancesRecursive restoreViewTransitionOnHostInstances commitAppearingPairViewTransitions commitEnterViewTransitions commitDeletedPairViewTransitions commitExitViewTransitions commitNestedViewTransitions restorePairedViewTransitions restoreEnterOrExitViewTransitions measureViewTransitionHostInstancesRecursive measureNestedViewTransitions commitAfterMutationEffectsOnFiber scheduleViewTransitionEvent queueTransitionTypes ' +
      'findCurrentFiberUsingSlowPath findCurrentHostFiberImpl findCurrentHostFiberWithNoPortalsImpl findFiberRootForHostRoot matchSelector selectorToString findPaths findAllNodes findHostInstance updatePortal hideOrUnhideNearestPortals ' +
      'startTransition entangleAsyncAction pingEngtangledActionScope mountActionState runActionStateAction handleActionReturnValue onActionSuccess onActionError updateActionStateImpl rerenderActionState dispatchActionState dispatchOptimisticSetState ensureFormComponentIsStateful TransitionAwareHostComponent ' +
      'updateReducerImpl rerenderReducer updateSyncExternalStore pushStoreConsistencyCheck dispatchReducerAction dispatchSetStateInternal updateDeferredValueImpl mountDeferredValueImpl useMemoCache refreshCache updateEffectImpl useEffectEventImpl updateMemo updateCallback',
  ],
]

const functionNamed = (name: string): RegExp =>
  new RegExp(`^( *)function ${name}\\([^{]*\\) \\{\\n[\\s\\S]*?^\\1\\}$`, 'm')

const methodNamed = (name: string): RegExp =>
  new RegExp(`^    ${name}\\([^\\n]*\\) \\{\\n[\\s\\S]*?^    \\}$`, 'm')

/** Throws where a library is written otherwise than before. */
function without(code: string, part: RegExp, instead: string): string {
  if (!part.test(code)) throw new Error(`Nothing in it is written as ${part}`)
  return code.replace(part, instead)
}

export const lean = (): Plugin => ({
  name: 'lean',
  enforce: 'pre',
  load: (id) => UNUSED.find(([file]) => file.test(id))?.[1] ?? null,
  transform(code, id) {
    const cuts = CUT.filter(([file]) => file.test(id))
    const methods = EMPTIED.flatMap(([file, names]) => (file.test(id) ? names.split(' ') : []))
    const functions = ABSENT.flatMap(([file, names]) => (file.test(id) ? names.split(' ') : []))
    if (cuts.length + methods.length + functions.length === 0) return null
    const cut = cuts.reduce((text, [, part, instead]) => without(text, part, instead), code)
    const emptied = methods.reduce((text, name) => without(text, methodNamed(name), `    ${name}() {}`), cut)
    const lean = functions.reduce(
      (text, name) => without(text, functionNamed(name), `function ${name}() { throw new Error('lean') }`),
      emptied,
    )
    return { code: lean, map: null }
  },
})
