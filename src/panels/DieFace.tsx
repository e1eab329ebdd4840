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

/** A hit is dark with light pips, so that it is told without colour. */
export function DieFace({ face, hit }: DieFaceProps) {
  const look = hit === true ? 'die-hit' : hit === false ? 'die-miss' : 'die-plain'
  return (
    <svg className={`die ${look}`} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <rect x="4" y="4" width="92" height="92" rx="18" />
      {(SPOTS[face ?? 0] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" />
      ))}
    </svg>
  )
}
