// Starts the page.
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const name = navigator.language.startsWith('ru') ? 'Вплотную' : 'Base Contact'

const place = document.getElementById('root')
if (place) {
  document.title = name
  createRoot(place).render(
    <StrictMode>
      <main>{name}</main>
    </StrictMode>,
  )
}
