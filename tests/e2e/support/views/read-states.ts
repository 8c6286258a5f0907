import { permissionDenied } from '../console-errors.ts'
import { deny } from '../connection.ts'
import { expect } from '../test.ts'
import type { Words } from '../site-language.ts'
import type { Open, ViewGroup } from './view.ts'

const reads = /:(batchGet|runQuery)(\?|$)/

// Each group reads the list of courses once at most: the device caches it.

/** What stands where the school has published nothing yet. */
export const emptyViews: ViewGroup = {
  who: 'a visitor of an empty school',
  views: {
    'courses-empty': empty('/Courses', ({ courseList }) => courseList.empty),
    'blog-empty': empty('/Blog', ({ blog }) => blog.empty),
  },
}

/** What stands while the backend has not answered, and where nothing can be read. */
export const unreadViews: ViewGroup = {
  who: 'a visitor who waits, or has no connection',
  views: {
    ...unread({
      courses: '/Courses',
      course: '/Courses/1',
      blog: '/Blog',
      post: '/blogs/counting-to-twenty',
    }),
    'page-failed': async ({ page, consoleErrors, words: { errorPage, layout }, goto }) => {
      consoleErrors.allow(/net::ERR_/, /A page did not come/)
      await page.route(/\/assets\/contact-page-.*\.js/, (route) => route.abort())
      // Opened by its address, a prerendered page stays on the screen.
      await goto('/faq')
      await page.getByRole('contentinfo').getByRole('link', { name: layout.contact }).click()
      await expect(page.getByRole('heading', { name: errorPage.lost.title })).toBeVisible()
    },
  },
}

/** Two views of each path: waiting, and failed. */
export function unread(paths: Record<string, string>): Record<string, Open> {
  const views = Object.entries(paths).flatMap(([name, path]) => [
    [`${name}-loading`, waiting(path)] as const,
    [`${name}-failed`, failed(path)] as const,
  ])
  return Object.fromEntries(views)
}

function waiting(path: string): Open {
  return async ({ page, goto }) => {
    await page.route(reads, () => undefined)
    await goto(path)
    // The heading shows that the page is loading, and no longer the session.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const status = page.getByRole('main').getByRole('status').filter({ hasText: /\S/ })
    await expect(status.first()).toBeVisible()
  }
}

/** What a page shows ten seconds after a failed read; the clock is moved on. */
function failed(path: string): Open {
  return async ({ page, consoleErrors, words, goto }) => {
    consoleErrors.allow(permissionDenied, /^A read failed:/)
    // Refused and not disconnected, because the SDK retries a lost request for seconds.
    await page.route(reads, deny)
    await page.clock.install()
    await goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.clock.fastForward(11_000)
    await expect(page.getByText(words.components.reconnecting).first()).toBeVisible()
    await page.clock.resume()
  }
}

export function empty(path: string, sign: (words: Words) => string): Open {
  return async ({ page, words, goto }) => {
    await page.route(/:runQuery(\?|$)/, (route) =>
      route.fulfill({ json: [{ readTime: new Date().toISOString() }] }),
    )
    await goto(path)
    await expect(page.getByText(sign(words)).first()).toBeVisible()
  }
}
