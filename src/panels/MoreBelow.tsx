// Tells that a part of the page goes on below what is seen of it, and takes there.
import { type RefObject, useEffect, useState } from 'react'
import { PRESSED_QUICKLY } from './clicks.ts'
import { useSay } from './speech.ts'
import { cutAbove } from './wholeLines.ts'

/** So much may be hidden without a word: a bottom padding. */
const SPARE_PX = 12

interface MoreBelowProps {
  readonly of: RefObject<HTMLElement | null>
  /** The reasons in it: kept in sight under a long question, which needs their height, and no line of them is cut. */
  readonly whole?: RefObject<HTMLElement | null>
}

export function MoreBelow({ of, whole }: MoreBelowProps) {
  const say = useSay()
  const [more, setMore] = useState(false)
  const [cut, setCut] = useState<number | null>(null)
  useEffect(() => {
    const element = of.current
    if (!element) return
    const look = (): void => {
      const goesOn = element.scrollHeight - element.clientHeight - element.scrollTop > SPARE_PX
      const text = whole?.current
      if (text) {
        element.style.setProperty('--why', `${text.offsetHeight}px`)
        element.style.setProperty('--spare', `${spareOf(element)}px`)
      }
      // Where they scroll under the hand, lines fade as all else does.
      const isStill = text && (element.scrollTop === 0 || getComputedStyle(text).position === 'sticky')
      setMore(goesOn)
      setCut(goesOn && isStill ? cutAbove(text, element.getBoundingClientRect().bottom - wordPx()) : null)
    }
    const sizes = new ResizeObserver(look)
    const content = new MutationObserver(look)
    sizes.observe(element)
    if (whole?.current) sizes.observe(whole.current)
    content.observe(element, { childList: true, subtree: true, characterData: true })
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      content.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [of, whole])
  if (!more) return null
  return (
    <button
      type="button"
      {...PRESSED_QUICKLY}
      className="more-below"
      tabIndex={-1}
      data-whole={cut !== null || undefined}
      style={cut === null ? undefined : { paddingTop: cut }}
      onClick={() => of.current?.scrollBy({ top: of.current.clientHeight * 0.8 })}
    >
      {say('ui.more')}
    </button>
  )
}

/** What is seen of the part beside its first piece, in height; below 0 that piece is the higher one. */
const spareOf = (part: HTMLElement): number =>
  part.clientHeight - (part.firstElementChild?.getBoundingClientRect().height ?? 0)

/** How high the word itself is, in the page's own letters. */
const WORD_REM = 1.6

const wordPx = (): number => WORD_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
