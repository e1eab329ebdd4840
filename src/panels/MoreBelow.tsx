// Tells that a part of the page goes on below what is seen of it, and takes there.
import { type RefObject, useEffect, useState } from 'react'
import { PRESSED_QUICKLY } from './clicks.ts'
import { useSay } from './speech.ts'

/** So much may be hidden without a word: a bottom padding. */
const SPARE_PX = 12

export function MoreBelow({ of }: { readonly of: RefObject<HTMLElement | null> }) {
  const say = useSay()
  const [more, setMore] = useState(false)
  useEffect(() => {
    const element = of.current
    if (!element) return
    const look = (): void =>
      setMore(element.scrollHeight - element.clientHeight - element.scrollTop > SPARE_PX)
    const sizes = new ResizeObserver(look)
    const content = new MutationObserver(look)
    sizes.observe(element)
    content.observe(element, { childList: true, subtree: true, characterData: true })
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      content.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [of])
  if (!more) return null
  return (
    <button
      type="button"
      {...PRESSED_QUICKLY}
      className="more-below"
      tabIndex={-1}
      onClick={() => of.current?.scrollBy({ top: of.current.clientHeight * 0.8 })}
    >
      {say('ui.more')}
    </button>
  )
}
