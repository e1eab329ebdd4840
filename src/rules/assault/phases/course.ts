// The course of an assault from one decision to the next; what needs no decision is told on the way.
import type { Teller } from '../../../kernel/game.ts'
import { defenders } from '../defenders.ts'
import type { Flow } from '../state.ts'
import { mark, rule, turn } from './step.ts'

/** E-02: once all charges are made. */
export function fixDefenders(teller: Teller<Flow>): void {
  const { platoons, why } = defenders(teller.state)
  for (const { unit } of platoons) {
    mark(
      teller,
      { on: unit.id, badge: 'defending', set: true },
      why.filter(({ about }) => about.enemy === unit.id),
    )
  }
  rule(teller, true, why)
  over(teller)
}

/** The roles are laid down; pins and damage stay. */
function over(teller: Teller<Flow>): void {
  for (const unit of teller.state.table.units) {
    for (const badge of unit.badges) {
      if (badge !== 'pinned') mark(teller, { on: unit.id, badge, set: false })
    }
  }
  turn(teller, { phase: 'ready', assault: null })
  teller.tell({ is: 'mode', mode: 'arrange', why: [] })
}
