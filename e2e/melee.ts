// What the tests of whole melees share: who decides what, what the page told last, and dice that miss.
import { expect } from '@playwright/test'
import type { Hand } from './hand.ts'

/** More ones than there are dice: a full tray takes no more. */
export const ONES = '1'.repeat(20)

/** The side that decides, and the question it is asked. */
export async function asked({ side, ask }: Hand, whose: string, question: string | RegExp): Promise<void> {
  await expect(ask).toHaveText(question)
  await expect(side).toHaveText(whose)
}

export async function told({ verdict, rule }: Hand, line: string | RegExp, by: string): Promise<void> {
  await expect(verdict).toHaveText(line)
  await expect(rule).toContainText(by)
}
