import '#styles/global.css'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '#app/app.tsx'
import { preloadPage } from '#app/routes.tsx'
import { type BuiltWith, buildWith } from '#data/built.ts'
import { queryClient } from '#data/read.ts'
import { sanitise } from '#pages/public/blog-post/sanitise.ts'

export { builtWithId } from '#data/built.ts'

/**
 * The markup of a page as a visitor sees it whose device knows nothing: nobody is signed in. For the build alone
 * (`tools/build`); the browser takes this markup over, so it must be drawn from the same documents there.
 *
 * @param pathname the page's address on the site, such as `/courses/1`
 * @throws where the page, or a part of it, cannot be drawn.
 */
export async function renderPage(pathname: string, builtWith: BuiltWith): Promise<string> {
  queryClient.clear()
  const content = builtWith.post?.fields.content
  buildWith(builtWith, typeof content === 'string' ? sanitise(content) : undefined)
  await preloadPage(pathname)
  const markup = renderToString(
    <StaticRouter location={pathname}>
      <App />
    </StaticRouter>,
  )
  // React's sign of a boundary that did not get beyond its fallback.
  if (markup.includes('<!--$!-->')) throw new Error(`${pathname} could not be drawn.`)
  return markup
}
