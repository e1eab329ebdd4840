// The keys that turn what is held, by the key's place, whatever the layout: the same by the pointer and by keys.

/** Degrees of a step. */
export const TURN = 5
export const TURN_FAR = 45

/** Clockwise, by the key alone and with Shift. */
const TURNS: Readonly<Record<string, readonly [alone: number, shift: number]>> = {
  BracketLeft: [-TURN, -TURN_FAR],
  BracketRight: [TURN, TURN_FAR],
  KeyQ: [-TURN, -TURN_FAR],
  KeyE: [TURN, TURN_FAR],
  KeyR: [TURN, -TURN],
}

/** Null: it turns nothing. */
export const turnFor = (code: string, shift: boolean): number | null => TURNS[code]?.[shift ? 1 : 0] ?? null

/** The keys that turn by so much, as commands name them. */
export const keysTurning = (degrees: number): readonly string[] =>
  Object.entries(TURNS).flatMap(([code, [alone, shift]]) => [
    ...(alone === degrees ? [code] : []),
    ...(shift === degrees ? [`Shift+${code}`] : []),
  ])
