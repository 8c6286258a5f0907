import '#styles/global.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '#app/app.tsx'
import { preloadPage } from '#app/routes.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root".')

// `start.js` says so in built pages only, and takes it back where this file could not be loaded at first.
document.documentElement.dataset.script = ''

const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
)

// What was built stays until its page is here: nothing is drawn twice.
void preloadPage(location.pathname).then(() => {
  if (root.dataset.builtFor === location.pathname) hydrateRoot(root, app)
  else createRoot(root).render(app)
})
