import { permissionDenied } from '../console-errors.ts'
import { deny } from '../connection.ts'
import { expect } from '../test.ts'
import type { Words } from '../site-language.ts'
import type { Open, ViewGroup } from './view.ts'

const reads = /:(batchGet|runQuery)(\?|$)/

// Each group reads the list of courses once at most: the device caches it.

/** What stands while the backend has not answered. */
export const waitingViews: ViewGroup = {
  who: 'a visitor who waits',
  views: {
    'courses-loading': waiting('/Courses', ({ courseList }) => courseList.loading),
    'course-loading': waiting('/Courses/1', ({ components }) => components.loading),
    'blog-loading': waiting('/Blog', ({ blog }) => blog.loading),
    'post-loading': waiting('/blogs/counting-to-twenty', ({ blog }) => blog.loading),
  },
}

/** What stands where the school has published nothing yet. */
export const emptyViews: ViewGroup = {
  who: 'a visitor of an empty school',
  views: {
    'courses-empty': empty('/Courses', ({ courseList }) => courseList.empty),
    'blog-empty': empty('/Blog', ({ blog }) => blog.empty),
  },
}

/** What stands where nothing can be read. */
export const failedViews: ViewGroup = {
  who: 'a visitor without a connection',
  views: {
    'courses-failed': failed('/Courses'),
    'course-failed': failed('/Courses/1'),
    'blog-failed': failed('/Blog'),
    'post-failed': failed('/blogs/counting-to-twenty'),
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

export function waiting(path: string, label: (words: Words) => string): Open {
  return async ({ page, words, goto }) => {
    await page.route(reads, () => undefined)
    await goto(path)
    // The heading shows that the page is loading, and no longer the session.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const status = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: label(words) })
    await expect(status.first()).toBeVisible()
  }
}

/** What a page shows ten seconds after a failed read; the clock is moved on. */
export function failed(path: string): Open {
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
