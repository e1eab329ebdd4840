// Offers in the order in which they are shown, and those of one unit together; what of the question still holds.
import type { Action, Fact, Move, Offer, Table } from '../kernel/game.ts'
import { indexOf } from '../kernel/table.ts'

export type Choice = Offer & { readonly do: 'choose' }

/**
 * What stands in one place of the question: an offer, all the options of one unit, one option for each of several
 * bases, or the one that is left to each of several units.
 */
export type Place =
  | { readonly is: 'offer'; readonly offer: Offer }
  | { readonly is: 'bases'; readonly option: string; readonly offers: readonly Choice[] }
  | { readonly is: 'forced'; readonly offers: readonly Choice[]; readonly refused: readonly Choice[] }
  | UnitPlace

interface UnitPlace {
  readonly is: 'unit'
  readonly unit: string
  readonly offers: readonly Choice[]
}

/** Names the question of its why. */
export const whyKey = ({ unit, option }: Choice): string => `offer ${unit ?? ''} ${option}`

export const chooseAction = ({ unit, option }: Choice): Action =>
  unit === undefined ? { do: 'choose', option } : { do: 'choose', unit, option }

export const isOpen = (offer: Offer): boolean => !('verdict' in offer) || offer.verdict.ok

const isOpenPlace = (place: Place): boolean =>
  place.is === 'offer' ? isOpen(place.offer) : place.offers.some(isOpen)

const turnOf = (place: Place): number => (place.is === 'forced' ? 1 : isOpenPlace(place) ? 0 : 2)

/** What is to be decided comes first, then what is left to several units, last what cannot be done; each in the order of the rules. */
export function placesOf(offers: readonly Offer[], table: Table): readonly Place[] {
  const choices = offers.filter((offer) => offer.do === 'choose')
  const places = offers.flatMap((offer): readonly Place[] => {
    if (offer.do === 'move') return []
    return offer.do === 'choose' ? placeOf(offer, choices, table) : [{ is: 'offer', offer }]
  })
  return places.toSorted((a, b) => turnOf(a) - turnOf(b))
}

/** The first of those that share a place has it. */
function placeOf(offer: Choice, choices: readonly Choice[], table: Table): readonly Place[] {
  const { unit, option } = offer
  const own = choices.filter((each) => each.unit === unit)
  if (unit !== undefined && own.length > 1) {
    const forced = forcedAlike(own, choices)
    if (forced.length > 1)
      return forced[0]?.unit === unit && own[0] === offer ? [forcedPlace(forced, choices)] : []
    return own[0] === offer ? [{ is: 'unit', unit, offers: own }] : []
  }
  const alike = choices.filter((each) => each.option === option && isForBase(each, table))
  if (alike.length < 2 || !alike.includes(offer)) return [{ is: 'offer', offer }]
  return alike[0] === offer ? [{ is: 'bases', option, offers: alike }] : []
}

/** The one option that these are left, for them and for each other unit that is left that one alone. */
function forcedAlike(own: readonly Choice[], choices: readonly Choice[]): readonly Choice[] {
  const left = (of: string | undefined): readonly Choice[] =>
    choices.filter(({ unit, verdict }) => unit === of && verdict.ok)
  const [only, ...more] = own.filter(isOpen)
  return only === undefined || more.length > 0
    ? []
    : choices.filter((each) => each.option === only.option && isOpen(each) && left(each.unit).length === 1)
}

/** The one option that is left to each unit that is asked, where nothing else can be done. */
export function forcedIn(offers: readonly Offer[]): readonly Choice[] {
  const open = offers.filter(isOpen)
  const choices = offers.filter((offer) => offer.do === 'choose')
  const [first] = choices.filter(isOpen)
  const own = choices.filter(({ unit }) => unit !== undefined && unit === first?.unit)
  const forced = own.length > 1 ? forcedAlike(own, choices) : []
  return forced.length === open.length ? forced : []
}

const forcedPlace = (offers: readonly Choice[], choices: readonly Choice[]): Place => ({
  is: 'forced',
  offers,
  refused: choices.filter((each) => !isOpen(each) && offers.some(({ unit }) => unit === each.unit)),
})

const isForBase = ({ unit, verdict }: Choice, table: Table): boolean =>
  verdict.ok && unit !== undefined && indexOf(table).base.has(unit)

/** What was said of bases where they stand is not so once those moves are made. */
export const isAboutMoved = ({ about: { bases = [] } }: Fact, moves: readonly Move[]): boolean =>
  moves.some(({ base }) => bases.includes(base))
