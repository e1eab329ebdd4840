// What has just been thrown, and the one part of the column that scrolls: what may be done, why, earlier dice, and the
// states by hand.
import { createContext, type ReactNode, useContext, useRef } from 'react'
import { MoreBelow } from './MoreBelow.tsx'
import { Why } from './Why.tsx'

/** What stands over the offers and under the reasons, whatever is asked. */
interface Around {
  readonly above: ReactNode
  readonly below: ReactNode
}

const Standing = createContext<Around>({ above: null, below: null })

export const StandingProvider = Standing.Provider

export function Flow({ children }: { readonly children: ReactNode }) {
  const flow = useRef<HTMLDivElement>(null)
  const why = useRef<HTMLDivElement>(null)
  const { above, below } = useContext(Standing)
  return (
    <div className="flow-place">
      {above}
      <div className="flow" ref={flow}>
        {children}
        <div className="flow-why" ref={why}>
          <Why />
        </div>
        <div className="flow-rest">{below}</div>
      </div>
      <MoreBelow of={flow} whole={why} />
    </div>
  )
}
