// Which command a pressed key means: by the key's place, so that every keyboard layout agrees.
export interface Pressed {
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
}

/** Where typed text goes. */
export const TYPED = 'input:not([type=radio]):not([type=range]), textarea'

/** What Enter presses by itself. */
export const PRESSED = 'button, a, summary'

/** 'Mod+Shift+KeyZ': Ctrl or Command are Mod; the keypad's Enter is Enter. */
export function pressedKeys({ code, ctrlKey, metaKey, shiftKey, altKey }: Pressed): string {
  const key = code === 'NumpadEnter' ? 'Enter' : code
  const parts = [ctrlKey || metaKey ? 'Mod' : '', altKey ? 'Alt' : '', shiftKey ? 'Shift' : '', key]
  return parts.filter(Boolean).join('+')
}

export const commandFor = <T extends { readonly keys: readonly string[] }>(
  commands: readonly T[],
  pressed: Pressed,
): T | null => commands.find((command) => command.keys.includes(pressedKeys(pressed))) ?? null

/** The face that a key names, of the top row or the keypad; null: no digit; 0 and 7 to 9 are digits but no faces. */
export function digitOf(code: string): number | null {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]
  return digit === undefined ? null : Number(digit)
}
