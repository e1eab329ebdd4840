// Offers in the order in which they are shown, and those of one unit together.
import type { Action, Offer } from '../kernel/game.ts'

export type Choice = Offer & { readonly do: 'choose' }

/** What stands in one place of the question: an offer, or all the options of one unit. */
export type Place = { readonly is: 'offer'; readonly offer: Offer } | UnitPlace

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

/** What can be done comes first, what cannot after it; both in the order of the rules. */
export function placesOf(offers: readonly Offer[]): readonly Place[] {
  const places = offers.flatMap((offer, i): readonly Place[] => {
    if (offer.do === 'move') return []
    const same = sharing(offers, offer)
    if (same.length < 2 || offer.do !== 'choose' || offer.unit === undefined) return [{ is: 'offer', offer }]
    return offers.indexOf(same[0] ?? offer) === i ? [{ is: 'unit', unit: offer.unit, offers: same }] : []
  })
  return [...places.filter(isOpenPlace), ...places.filter((place) => !isOpenPlace(place))]
}

/** The options that the same unit has. */
const sharing = (offers: readonly Offer[], one: Offer): readonly Choice[] =>
  offers.filter(
    (offer): offer is Choice => offer.do === 'choose' && one.do === 'choose' && offer.unit === one.unit,
  )
