// The one part of the column that scrolls: what may be done, why, what the dice said, and the states by hand.
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useRef } from 'react'
import { MoreBelow } from './MoreBelow.tsx'
import { Why } from './Why.tsx'

const Below = createContext<ReactNode>(null)

/** What stands under the reasons, whatever is asked. */
export const BelowProvider = Below.Provider

export function Flow({ children }: { readonly children: ReactNode }) {
  const flow = useRef<HTMLDivElement>(null)
  const why = useRef<HTMLDivElement>(null)
  useHeight(flow, why)
  return (
    <div className="flow-place">
      <div className="flow" ref={flow}>
        {children}
        <div className="flow-why" ref={why}>
          <Why />
        </div>
        <div className="flow-rest">{useContext(Below)}</div>
      </div>
      <MoreBelow of={flow} />
    </div>
  )
}

/** The reasons are kept in sight from their beginning under a long question: for that their height is to be known. */
function useHeight(flow: RefObject<HTMLElement | null>, why: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = why.current
    if (!element) return
    const sizes = new ResizeObserver(() =>
      flow.current?.style.setProperty('--why', `${element.offsetHeight}px`),
    )
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [flow, why])
}
