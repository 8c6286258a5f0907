import '#styles/type.css'
import '#styles/global.css'
import { startTransition } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { language } from '#copy/language.ts'
import { App } from '#app/app.tsx'
import { reloadIfReplaced } from '#app/reload-if-replaced.ts'
import { loadPage } from '#app/routes.tsx'
import { retryUntilLoaded } from '#lib/retry.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root".')

// A page that is downloaded opens in one piece: as a transition it would be drawn in slices, with frames between them.
const app = (
  <BrowserRouter basename={language.basePath} useTransitions={false}>
    <App />
  </BrowserRouter>
)

const page = document.documentElement
const isPrerendered = root.dataset.prerenderedPath === location.pathname

window.addEventListener('vite:preloadError', () => void reloadIfReplaced())

/** If it fails, what needs scripts says so, as when this file does not come (`start.ts`). */
async function loadPrerendered(): Promise<void> {
  try {
    await loadPage(location.pathname)
  } catch (error) {
    delete page.dataset.remembered
    delete page.dataset.script
    throw error
  }
}

// Prerendered markup stays until the code of its page is here; another page says itself that it did not load.
const arrival = isPrerendered
  ? retryUntilLoaded(loadPrerendered)
  : loadPage(location.pathname).catch(() => undefined)
// Evaluated in a task of its own: together with this file it would delay an early press.
void Promise.all([import('react-dom/client'), arrival]).then(([{ createRoot, hydrateRoot }]) => {
  page.dataset.script = ''
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
})
