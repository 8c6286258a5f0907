import type { Page } from '@playwright/test'
import { refused } from '../console-errors.ts'
import { expect } from '../test.ts'
import { emptyLists, failReads, leaveReadsUnanswered } from './answers.ts'
import type { View, ViewGroup } from './view.ts'

// Each group has the list of courses once, because the device keeps what it has read of it.

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
  who: 'a visitor whose line is cut',
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
      // Its heading is the sign that it is the page that waits, and no longer the session.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(label)
    },
  }
}

/** What stands ten seconds after nothing could be read; nobody waits for them here. */
export function failed(name: string, path: string): View {
  return {
    name,
    open: async ({ page, consoleErrors }) => {
      consoleErrors.allow(refused, /^A read failed:/)
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
