// One line about the base that is pointed at, else the selected one: what it is, and every state it is in, in words.
import type { Base, Table, Unit } from '../kernel/game.ts'
import { shown } from '../kernel/match.ts'
import { useMatch, useView } from '../store/seat.ts'
import type { Speech } from '../text/words.ts'
import { useHand } from './slowHand.ts'
import { useSpeech } from './speech.ts'

export function Pointed() {
  const speech = useSpeech()
  const pointed = useHand((held) => held.held[0] ?? held.pointed)
  const selected = useView((view) => view.selected)
  const table = useMatch((store) => shown(store.match).table)
  const base = table.bases.find(({ id }) => id === (pointed ?? selected))
  return base ? <p className="pointed">{wordsOf(base, table, speech)}</p> : null
}

function wordsOf(base: Base, table: Table, speech: Speech): string {
  const unit = table.units.find(({ id }) => id === base.unit)
  const told = (of: Base | Unit): readonly string[] => [...speech.traits(of), ...of.badges.map(speech.badge)]
  const own = [speech.tag(table, base.id), speech.kind(base), ...told(base)]
  const shared = unit ? [speech.unitName(table, unit.id), ...told(unit)] : []
  return [...own, ...shared].join(' · ')
}
