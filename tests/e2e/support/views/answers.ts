import type { Page } from '@playwright/test'

const reads = /:(batchGet|runQuery)(\?|$)/

/** From now on nothing that a page reads is answered. */
export async function leaveReadsUnanswered(page: Page): Promise<void> {
  await page.route(reads, () => undefined)
}

/** From now on every read of a list finds nothing. */
export async function emptyLists(page: Page): Promise<void> {
  await page.route(/:runQuery(\?|$)/, (route) =>
    route.fulfill({ json: [{ readTime: new Date().toISOString() }] }),
  )
}

/** From now on every read fails; refused and not cut, because what is cut is tried again for seconds. */
export async function failReads(page: Page): Promise<void> {
  await page.route(reads, (route) =>
    route.fulfill({
      status: 403,
      json: { error: { code: 403, message: 'Missing permissions.', status: 'PERMISSION_DENIED' } },
    }),
  )
}

/** From now on no write of a page is answered, or arrives: when the page is left it is cut, and not let go. */
export async function leaveWritesUnanswered(page: Page): Promise<void> {
  await page.route(/:commit(\?|$)/, (route) => {
    page.once('domcontentloaded', () => void route.abort())
  })
}
