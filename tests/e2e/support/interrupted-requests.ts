import type { Browser, Page, Route } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { waitForApp } from './app-ready.ts'
import { deliver } from './connection.ts'

/** What can become of a request. None of these refuses it, so no page may say that anything failed. */
export type Outcome = keyof typeof outcomes

const through = (route: Route): Promise<unknown> => route.continue()
const lost = (route: Route): Promise<unknown> => route.abort('connectionreset')
const unavailable = (route: Route): Promise<unknown> => answer(route, 503)

const outcomes = {
  through,
  lost,
  unavailable,
  throttled: (route: Route) => answer(route, 429),
  unanswered: () => Promise.resolve(),
  slow: (route: Route) => wait(4_000).then(() => through(route)),
  'delivered, its answer lost': (route: Route) => deliver(route).then(() => lost(route)),
  'delivered, answered 503': (route: Route) => deliver(route).then(() => unavailable(route)),
  'delivered, unanswered': (route: Route) => deliver(route),
  'lost, delivered later': (route: Route) =>
    Promise.all([lost(route), wait(2_500).then(() => deliver(route))]),
  'lost, delivered much later': (route: Route) =>
    Promise.all([lost(route), wait(14_000).then(() => deliver(route))]),
}

/** What becomes of the writes, and after the first one of the look-ups of single documents. */
export interface Interruption {
  write: Outcome
  read?: Outcome
}

/** A page of its own, and the sentences on it that say that something failed. */
export async function openWatchedPage(browser: Browser): Promise<{ page: Page; failures: string[] }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await waitForApp(page)
  const failures: string[] = []
  await context.exposeFunction('noteFailure', (sentence: string) => failures.push(sentence))
  await context.addInitScript(watchForFailure)
  return { page, failures }
}

/**
 * Interrupts what a page sends to the database for 2.5 seconds after its next write, and tells it then that it is online.
 * @param press what leads to the write.
 * @param act what the person does meanwhile.
 * @returns a function that waits until the outcome of each request has come about.
 */
export async function interrupt(
  page: Page,
  { write, read = 'through' }: Interruption,
  press: () => Promise<unknown>,
  act: () => Promise<unknown>,
): Promise<() => Promise<unknown>> {
  const context = page.context()
  let isInterrupted = true
  const handled: unknown[] = []
  await context.route(/documents:commit/, (route) => {
    handled.push(outcomes[isInterrupted ? write : 'through'](route))
  })
  const seenWrite = page.waitForRequest(/documents:commit/)
  await press()
  await seenWrite
  await context.route(/documents:batchGet/, (route) => {
    handled.push(outcomes[isInterrupted ? read : 'through'](route))
  })
  const acting = act()
  await wait(2_500)
  isInterrupted = false
  await acting
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  return () => Promise.all(handled)
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
