// The way back of what has just been thrown away; whose button that was has gone, and this one has its focus.
import { useEffect, useRef } from 'react'
import { useSay } from '../speech.ts'

export function PutBack({ onClick }: { onClick(): void }) {
  const say = useSay()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <button ref={button} type="button" className="button" onClick={onClick}>
      {say('ui.games.putBack')}
    </button>
  )
}
