// Parts of the page that are fetched when they are first needed; one that cannot be had is said, not a crash.
import { type ComponentType, useEffect, useState } from 'react'
import { useSeat } from '../store/seat.ts'

/** As long as something waits for what could not be fetched, it is asked for again. */
const AGAIN_MS = 3000

/** Fetches while it is shown, and shows anew once that is there. What fails is said, and the dialog it was for goes. */
function useFetched(load: () => Promise<unknown>): void {
  const seat = useSeat()
  const [, setThere] = useState(false)
  useEffect(() => {
    let waits = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const failed = (): void => {
      if (!waits) return
      seat.view.setState({ notice: { id: 'ui.notice.outOfReach', values: {} }, dialog: null, card: null })
      timer = setTimeout(fetch, AGAIN_MS)
    }
    const fetch = (): void => void load().then(() => waits && setThere(true), failed)
    fetch()
    return () => {
      waits = false
      clearTimeout(timer)
    }
  }, [load, seat])
}

/** A component and how it is fetched; null until it is there. */
interface Piece<Props extends object> {
  Found: ComponentType<Props> | null
  fetch(): Promise<void>
}

/** The component that `load` brings, with nothing in its place until it is there. */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const piece: Piece<Props> = {
    Found: null,
    fetch: async () => {
      piece.Found ??= await load()
    },
  }
  return (props) => <Part piece={piece} props={props} />
}

interface PartProps<Props extends object> {
  readonly piece: Piece<Props>
  readonly props: Props
}

function Part<Props extends object>({ piece: { Found, fetch }, props }: PartProps<Props>) {
  useFetched(fetch)
  return Found && <Found {...props} />
}
