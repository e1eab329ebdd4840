// A file that is let go of over the page is looked at; while it is held there the page says so.
import { useEffect, useEffectEvent, useState } from 'react'
import { useSay } from './speech.ts'

const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

export function DropPlace({ onFiles }: { onFiles(files: readonly File[]): void }) {
  const say = useSay()
  const [over, setOver] = useState(false)
  const dropped = useEffectEvent(onFiles)
  useEffect(() => {
    const end = new AbortController()
    const on = (type: 'dragover' | 'dragleave' | 'drop', then: (event: DragEvent) => void): void =>
      window.addEventListener(type, (event) => hasFile(event) && then(event), { signal: end.signal })
    on('dragover', (event) => {
      event.preventDefault()
      setOver(true)
    })
    on('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setOver(false)
    })
    on('drop', (event) => {
      event.preventDefault()
      setOver(false)
      dropped([...(event.dataTransfer?.files ?? [])])
    })
    return () => end.abort()
  }, [])
  return over ? <p className="drop-place">{say('ui.drop')}</p> : null
}
