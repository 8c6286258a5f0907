import { permissionDenied } from '../console-errors.ts'
import { deny } from '../connection.ts'
import { expect } from '../test.ts'
import type { Open, ViewGroup } from './view.ts'

const reads = /:(batchGet|runQuery)(\?|$)/

// Each group reads the list of courses once at most: the device caches it.

/** What stands while the backend has not answered. */
export const waitingViews: ViewGroup = {
  who: 'a visitor who waits',
  views: {
    'courses-loading': waiting('/Courses', 'Loading the courses'),
    'course-loading': waiting('/Courses/1', 'Loading...'),
    'blog-loading': waiting('/Blog', 'Loading'),
    'post-loading': waiting('/blogs/counting-to-twenty', 'Loading'),
  },
}

/** What stands where the school has published nothing yet. */
export const emptyViews: ViewGroup = {
  who: 'a visitor of an empty school',
  views: {
    'courses-empty': empty('/Courses', 'There are no courses available right now'),
    'blog-empty': empty('/Blog', 'There are no blogs available right now'),
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
    'page-failed': async ({ page, consoleErrors }) => {
      consoleErrors.allow(/net::ERR_/, /dynamically imported module/)
      await page.route(/\/assets\/contact-page-.*\.js/, (route) => route.abort())
      // Opened by its address, a prerendered page stays on the screen.
      await page.goto('/faq')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
      await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
    },
  },
}

export function waiting(path: string, label: string): Open {
  return async ({ page }) => {
    await page.route(reads, () => undefined)
    await page.goto(path)
    // The heading shows that the page is loading, and no longer the session.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: label }).first()).toBeVisible()
  }
}

/** What a page shows ten seconds after a failed read; the clock is moved on. */
export function failed(path: string): Open {
  return async ({ page, consoleErrors }) => {
    consoleErrors.allow(permissionDenied, /^A read failed:/)
    // Refused and not disconnected, because the SDK retries a lost request for seconds.
    await page.route(reads, deny)
    await page.clock.install()
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.clock.fastForward(11_000)
    await expect(page.getByText('We are reconnecting.').first()).toBeVisible()
    await page.clock.resume()
  }
}

function empty(path: string, sign: string): Open {
  return async ({ page }) => {
    await page.route(/:runQuery(\?|$)/, (route) =>
      route.fulfill({ json: [{ readTime: new Date().toISOString() }] }),
    )
    await page.goto(path)
    await expect(page.getByText(sign).first()).toBeVisible()
  }
}
