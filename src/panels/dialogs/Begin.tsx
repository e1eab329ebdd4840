// How a game goes, from its first step to its end, line by line.
import { useSay } from '../speech.ts'
import { Words } from '../Words.tsx'

export function Begin() {
  const say = useSay()
  return (
    <ol className="begin">
      {say('ui.begin')
        .split('\n')
        .map((line) => (
          <li key={line}>
            <Words text={line} />
          </li>
        ))}
    </ol>
  )
}
