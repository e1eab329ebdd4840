// One die as a picture: its pips, or nothing while it is blank.
const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [29, 29],
    [71, 29],
    [29, 71],
    [71, 71],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [29, 24],
    [71, 24],
    [29, 50],
    [71, 50],
    [29, 76],
    [71, 76],
  ],
}

interface DieFaceProps {
  readonly face: number | null
  /** null where the die has no single need. */
  readonly hit: boolean | null
}

function lookOf(hit: boolean | null): string {
  if (hit === null) return 'die-plain'
  return hit ? 'die-hit' : 'die-miss'
}

/** A hit is dark with light pips, so that it is told without colour. */
export function DieFace({ face, hit }: DieFaceProps) {
  return (
    <svg className={`die ${lookOf(hit)}`} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <rect x="4" y="4" width="92" height="92" rx="18" />
      {(SPOTS[face ?? 0] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" />
      ))}
    </svg>
  )
}
