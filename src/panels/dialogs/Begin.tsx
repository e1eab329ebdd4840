// How an assault goes, from the first contact to its end, in ten lines.
import { useSay } from '../speech.ts'
import { Words } from '../Words.tsx'

const LINES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

export function Begin() {
  const say = useSay()
  return (
    <ol className="begin">
      {LINES.map((line) => (
        <li key={line}>
          <Words text={say(`ui.begin.${line}`)} />
        </li>
      ))}
    </ol>
  )
}
