import type { Browser, Page, Route } from '@playwright/test'
import { waitForApp } from './app-ready.ts'
import { deliver } from './connection.ts'

/** What can become of a request. Nothing here ever refuses one. */
export type Fate = keyof typeof fates

const through = (route: Route): Promise<unknown> => route.continue()
const lost = (route: Route): Promise<unknown> => route.abort('connectionreset')
const unavailable = (route: Route): Promise<unknown> => answer(route, 503)
const unanswered = (): Promise<unknown> => Promise.resolve()

const fates = {
  through,
  lost,
  unavailable,
  throttled: (route: Route) => answer(route, 429),
  unanswered,
  slow: (route: Route) => wait(4_000).then(() => through(route)),
  'delivered, its answer lost': (route: Route) => deliver(route).then(() => lost(route)),
  'delivered, answered 503': (route: Route) => deliver(route).then(() => unavailable(route)),
  'delivered, unanswered': (route: Route) => deliver(route).then(() => unanswered()),
  'lost, delivered later': (route: Route) =>
    Promise.all([lost(route), wait(2_500).then(() => deliver(route))]),
  'lost, delivered much later': (route: Route) =>
    Promise.all([lost(route), wait(14_000).then(() => deliver(route))]),
}

/** What becomes of the writes, and after the first one of the look-ups of single documents; else they go through. */
export interface Hurt {
  write: Fate
  read?: Fate
}

/** Waits, in milliseconds. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** A page of its own, and the sentences on it that say that something failed. */
export interface WatchedPage {
  page: Page
  failures: string[]
  close: () => Promise<void>
}

export async function openWatchedPage(browser: Browser): Promise<WatchedPage> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await waitForApp(page)
  const failures: string[] = []
  await context.exposeFunction('noteFailure', (sentence: string) => failures.push(sentence))
  await context.addInitScript(watchForFailure)
  return {
    page,
    failures,
    async close() {
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    },
  }
}

/**
 * Hurts what a page sends to the database for 2.5 seconds after its next write, and tells it then that it is online.
 * @param press what leads to the write.
 * @param act what the person does meanwhile.
 * @returns a function that waits until each request has met its fate.
 */
export async function hurt(
  page: Page,
  { write, read = 'through' }: Hurt,
  press: () => Promise<unknown>,
  act: () => Promise<unknown> = () => Promise.resolve(),
): Promise<() => Promise<unknown>> {
  const context = page.context()
  let isHurt = true
  const met: unknown[] = []
  await context.route(/documents:commit/, (route) => {
    met.push((isHurt ? fates[write] : through)(route))
  })
  const seenWrite = page.waitForRequest(/documents:commit/)
  await press()
  await seenWrite
  await context.route(/documents:batchGet/, (route) => {
    met.push((isHurt ? fates[read] : through)(route))
  })
  const acting = act()
  await wait(2_500)
  isHurt = false
  await acting
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  return () => Promise.all(met)
}

/** In every page from its first moment: notes each sentence that says that something failed. */
function watchForFailure(): void {
  const pattern = /[^.]*(could not be (enrolled|saved|withdrawn)|did not work|was not removed|Failed to)[^.]*/
  new MutationObserver(() => {
    const sentence = pattern.exec(document.documentElement.textContent)
    const { noteFailure } = window as unknown as { noteFailure: (sentence: string) => void }
    if (sentence !== null) noteFailure(sentence[0])
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

function answer(route: Route, status: number): Promise<void> {
  return route.fulfill({
    status,
    json: { error: { code: status, message: 'Try later.', status: 'UNAVAILABLE' } },
  })
}
