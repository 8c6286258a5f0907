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

// A downloaded page is shown in one piece: as a transition it would be rendered in slices, with frames in between.
const app = (
  <BrowserRouter basename={language.basePath} useTransitions={false}>
    <App />
  </BrowserRouter>
)

const page = document.documentElement
const isPrerendered = root.dataset.prerenderedPath === location.pathname

window.addEventListener('vite:preloadError', () => void reloadIfReplaced())

/** On failure the page says that it needs scripts, as if this file had not loaded (`start.ts`). */
async function loadPrerendered(): Promise<void> {
  try {
    await loadPage(location.pathname)
  } catch (error) {
    delete page.dataset.remembered
    delete page.dataset.script
    throw error
  }
}

// Prerendered markup stays until the code of its page is here; any other page reports itself that it did not load.
const arrival = isPrerendered
  ? retryUntilLoaded(loadPrerendered)
  : loadPage(location.pathname).catch(() => undefined)
// Evaluated in a separate task: together with this file it would delay an early press.
void Promise.all([import('react-dom/client'), arrival]).then(([{ createRoot, hydrateRoot }]) => {
  page.dataset.script = ''
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
})
