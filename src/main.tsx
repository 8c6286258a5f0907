import '#styles/global.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '#app/app.tsx'
import { preloadPage } from '#app/routes.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root".')

// Prerendered pages have it from `start.js`, which removes it again where this file could not be loaded at first.
document.documentElement.dataset.script = ''

const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
)

// The prerendered markup stays until the code of its page is here.
void preloadPage(location.pathname).then(() => {
  if (root.dataset.prerenderedPath === location.pathname) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
})
