import '#styles/type.css'
import '#styles/global.css'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { language } from '#words/language.ts'
import { App } from '#app/app.tsx'
import { loadPage } from '#app/routes.tsx'
import { type PrerenderedData, setPrerenderedData } from '#data/prerendered-data.ts'
import { queryClient } from '#data/read.ts'
import { sanitise } from '#pages/public/blog-post/sanitise.ts'

/**
 * The markup of a page as a first-time visitor sees it: nobody is signed in and nothing is cached. For the build alone
 * (`tools/build`); the browser hydrates this markup, so it must render it from the same data.
 *
 * @param pathname the page's address on the site, such as `/courses/1`
 * @throws where the page, or a part of it, cannot be rendered.
 */
export async function renderPage(pathname: string, data: PrerenderedData): Promise<string> {
  queryClient.clear()
  setPrerenderedData(data, data.post && sanitise(data.post.content))
  await loadPage(pathname)
  const markup = renderToString(
    <StaticRouter basename={language.basePath} location={pathname}>
      <App />
    </StaticRouter>,
  )
  // React's mark of a Suspense boundary that rendered its fallback.
  if (markup.includes('<!--$!-->')) throw new Error(`${pathname} could not be rendered.`)
  return markup
}
