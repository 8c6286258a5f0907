import type { Page } from '@playwright/test'
import { permissionDenied } from '../console-errors.ts'
import { emptyLists, failReads, leaveReadsUnanswered } from '../connection.ts'
import { expect } from '../test.ts'
import type { View, ViewGroup } from './view.ts'

// Each group reads the list of courses once at most: the device caches it.

/** What stands while the backend has not answered. */
export const waitingViews: ViewGroup = {
  who: 'a visitor who waits',
  views: [
    waiting('courses-loading', '/Courses', 'Loading the courses'),
    waiting('course-loading', '/Courses/1', 'Loading...'),
    waiting('blog-loading', '/Blog', 'Loading'),
    waiting('post-loading', '/blogs/counting-to-twenty', 'Loading'),
  ],
}

/** What stands where the school has published nothing yet. */
export const emptyViews: ViewGroup = {
  who: 'a visitor of an empty school',
  views: [
    answered('courses-empty', emptyLists, '/Courses', 'There are no courses available right now'),
    answered('blog-empty', emptyLists, '/Blog', 'There are no blogs available right now'),
  ],
}

/** What stands where nothing can be read. */
export const failedViews: ViewGroup = {
  who: 'a visitor without a connection',
  views: [
    failed('courses-failed', '/Courses'),
    failed('course-failed', '/Courses/1'),
    failed('blog-failed', '/Blog'),
    failed('post-failed', '/blogs/counting-to-twenty'),
    {
      name: 'page-failed',
      open: async ({ page, consoleErrors }) => {
        consoleErrors.allow(/net::ERR_/, /dynamically imported module/)
        await page.route(/\/assets\/contact-page-.*\.js/, (route) => route.abort())
        await page.goto('/contact')
        await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
      },
    },
  ],
}

export function waiting(name: string, path: string, label: string): View {
  return {
    name,
    open: async ({ page }) => {
      await leaveReadsUnanswered(page)
      await page.goto(path)
      // The heading shows that the page is loading, and no longer the session.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(label)
    },
  }
}

/** What a page shows ten seconds after a failed read; the clock is moved on. */
export function failed(name: string, path: string): View {
  return {
    name,
    open: async ({ page, consoleErrors }) => {
      consoleErrors.allow(permissionDenied, /^A read failed:/)
      await failReads(page)
      await page.clock.install()
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await page.clock.fastForward(11_000)
      await expect(page.getByText('We are reconnecting.').first()).toBeVisible()
      await page.clock.resume()
    },
  }
}

function answered(name: string, answer: (page: Page) => Promise<void>, path: string, sign: string): View {
  return {
    name,
    open: async ({ page }) => {
      await answer(page)
      await page.goto(path)
      await expect(page.getByText(sign).first()).toBeVisible()
    },
  }
}
