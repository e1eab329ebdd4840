// The three stores of one window, handed to board and panels together.
import { createContext, useContext } from 'react'
import type { Hand } from './hand.ts'
import { type MatchStore, type MatchStoreApi, useMatchStore } from './match.ts'
import { useViewStore, type View, type ViewStoreApi } from './view.ts'

export interface Seat {
  readonly match: MatchStoreApi
  readonly view: ViewStoreApi
  readonly hand: Hand
}

const Here = createContext<Seat | null>(null)

export const SeatProvider = Here.Provider

export function useSeat(): Seat {
  const seat = useContext(Here)
  if (!seat) throw new Error('No seat round this component')
  return seat
}

export const useMatch = <T>(select: (state: MatchStore) => T): T => useMatchStore(useSeat().match, select)

export const useView = <T>(select: (view: View) => T): T => useViewStore(useSeat().view, select)
