import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '#app/app.tsx'
import { loadPage } from '#app/routes.tsx'
import { language } from '#copy/language.ts'
import { type PrerenderedData, setPrerenderedData } from '#data/prerendered-data.ts'
import { queryClient } from '#data/read.ts'

/**
 * The markup of a page as a first-time visitor sees it: nobody is signed in and nothing is cached. The browser hydrates
 * it, so it must render it from the same data.
 *
 * @throws if the page, or a part of it, cannot be rendered.
 */
export async function renderPage(address: string, data: PrerenderedData): Promise<string> {
  queryClient.clear()
  setPrerenderedData(data)
  await loadPage(address)
  const markup = renderToString(
    <StaticRouter basename={language.basePath} location={address}>
      <App />
    </StaticRouter>,
  )
  // React's mark of a Suspense boundary that rendered its fallback.
  if (markup.includes('<!--$!-->')) throw new Error(`${address} could not be rendered.`)
  // React's preload hints for pictures: nothing should come before the page itself.
  return markup.replace(/<link rel="preload"[^>]*>/g, '')
}
