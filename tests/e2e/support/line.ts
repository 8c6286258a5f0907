import type { BrowserContext, Page, Route } from '@playwright/test'
import { localBackend, originOf } from './backend.ts'

/** The line between the pages and their servers, for tests that cut it or hold it. */

const database = /\/v1\/projects\//
const writes = /\/documents:commit(\?|$)/

/** What becomes of one write: it goes through, it is cut before it arrives, or it arrives and its answer is lost. */
export type Fate = 'goes through' | 'cut' | 'answer lost'

/** Gives the next writes of a page their fates, in this order; later ones go through. */
export async function decideWrites(page: Page, ...fates: Fate[]): Promise<void> {
  await page.route(writes, async (route) => {
    const fate = fates.shift() ?? 'goes through'
    if (fate === 'goes through') return route.continue()
    if (fate === 'answer lost') await deliver(route)
    await route.abort('connectionreset')
  })
}

/**
 * Cuts the whole line of a page, reads and writes, from its next write on: after `goesThrough` writes, and where
 * `answerLost`, only once that write has arrived.
 *
 * @returns a function that restores the line.
 */
export async function cutLineAtWrite(
  page: Page,
  { goesThrough = 0, answerLost = false }: { goesThrough?: number; answerLost?: boolean },
): Promise<() => Promise<void>> {
  let left = goesThrough
  let isCut = false
  async function handle(route: Route): Promise<void> {
    const isWrite = writes.test(route.request().url())
    if (!isCut && isWrite && left === 0) {
      isCut = true
      if (answerLost) await deliver(route)
    }
    if (!isCut && isWrite) left -= 1
    await (isCut ? route.abort('internetdisconnected') : route.continue())
  }
  await page.route(database, handle)
  return () => page.unroute(database, handle)
}

/**
 * Has the next write, or the next one that speaks of `what`, refused by the rules, although it keeps them: the page
 * cannot tell the difference.
 */
export async function refuseNextWrite(page: Page, what = ''): Promise<void> {
  let isRefused = false
  await page.route(writes, async (route) => {
    if (isRefused || !route.request().postData()?.includes(what)) return route.fallback()
    isRefused = true
    const error = { code: 403, message: 'Missing or insufficient permissions.', status: 'PERMISSION_DENIED' }
    await route.fulfill({ status: 403, json: { error } })
  })
}

/**
 * Holds the first write of each page until as many pages have sent one as `count` says, and then lets all of them through at
 * once, so that every page has looked at what is stored before any of them has written.
 */
export async function holdWritesUntil(context: BrowserContext, count: number): Promise<void> {
  const waiting: (() => void)[] = []
  await context.route(
    writes,
    async (route) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        if (waiting.length === count) for (const release of waiting) release()
      })
      await route.continue()
    },
    { times: count },
  )
}

/**
 * Has the next write arrive, and never answers it.
 *
 * @returns `arrived`, which resolves when the write is stored.
 */
export async function leaveNextWriteUnanswered(page: Page): Promise<{ arrived: Promise<void> }> {
  let tell: () => void
  const arrived = new Promise<void>((resolve) => {
    tell = resolve
  })
  await page.route(
    writes,
    async (route) => {
      await deliver(route)
      tell()
    },
    { times: 1 },
  )
  return { arrived }
}

/** Has a request of a page arrive, and its answer stay here: Playwright asks by itself, and does not find the database by its name. */
async function deliver(route: Route): Promise<void> {
  const { pathname, search } = new URL(route.request().url())
  await route.fetch({ url: `${originOf(localBackend().firestore)}${pathname}${search}` })
}

/** Holds such requests of a page from now on. @returns a function that lets them go. */
export async function hold(page: Page, requests: RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(requests, async (route) => {
    await released
    await route.continue()
  })
  return letGo
}
