import type { Browser, Page, Route } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { waitForApp } from './support/app-ready.ts'
import { deliver } from './support/connection.ts'
import { checkoutButton, choose, signInAt } from './support/journey.ts'
import { mehar, type School } from './support/school.ts'
import { expect, test } from './support/test.ts'

// What can happen between a press and the sentence that it is done. Whatever it is, the checkout is made once and wholly,
// nobody is told so before it is, and no page says that it failed: nothing here ever refuses a write. All other writes are
// sent by the same function, and tests/data/writing.test.ts loses the answer of each. Who is signed out meanwhile,
// tests/pages/interrupted-checkout.test.tsx tells.

const through = (route: Route): Promise<unknown> => route.continue()
const lost = (route: Route): Promise<unknown> => route.abort('connectionreset')
const unavailable = (route: Route): Promise<unknown> => answer(route, 503)

/** What can become of a request. None of these refuses it, so no page may say that anything failed. */
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

type Outcome = keyof typeof outcomes

interface Attempt {
  /** What becomes of the writes. */
  write: Outcome
  /** What becomes of the look-ups of single documents, after the first write. */
  read?: Outcome
  /** What the parent does meanwhile, other than wait. */
  act?: (page: Page) => Promise<unknown>
}

/** Each outcome of a write, each of a read and each act, at least once. */
const attempts: Attempt[] = [
  { write: 'lost', read: 'unanswered' },
  { write: 'unavailable', read: 'lost' },
  { write: 'throttled', read: 'unavailable' },
  { write: 'unanswered' },
  { write: 'delivered, unanswered', read: 'unanswered' },
  { write: 'delivered, its answer lost', read: 'lost' },
  { write: 'delivered, answered 503', read: 'unavailable' },
  { write: 'lost, delivered later', read: 'slow' },
  { write: 'lost, delivered much later' },
  { write: 'delivered, unanswered', act: (page) => page.reload() },
  { write: 'slow', act: (page) => page.goBack().then(() => page.goForward()) },
]

// Most of an interruption is waiting, so six run side by side, each with a browser context and a parent of its own.
for (const [what, six] of [
  ['a checkout', attempts.slice(0, 6)],
  ['a checkout that is left as well', attempts.slice(6)],
] as const) {
  test(`${what} is done once and wholly, however it is interrupted (B6.40)`, async ({ browser, school }) => {
    test.setTimeout(120_000)
    await Promise.all(
      six.map((attempt) =>
        test.step(JSON.stringify(attempt), () => expectDoneOnce(browser, school, attempt)),
      ),
    )
  })
}

async function expectDoneOnce(browser: Browser, school: School, attempt: Attempt) {
  const parent = await school.addParent(mehar)
  const page = await browser.newPage()
  await waitForApp(page)
  await page.addInitScript(watchForFailure)
  await signInAt(page, '/courses/1/enroll', parent)
  await choose(page, 'Mehar Gill')
  const handled = await checkOutInterrupted(page, attempt)
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible({ timeout: 45_000 })
  await expect(page.getByText('Mehar Gill has a place.')).toBeVisible()
  const stored = await school.storedOf(parent.uid)
  const places = ['Mehar Gill: enrolled in 1; completed 1']
  expect(stored).toEqual({ birthdates: [mehar.birthdate], places, enrollments: 1, withdrawals: 0 })
  // A late write changes nothing. First all outcomes: Playwright fails a request that is sent on after its routes ended.
  await Promise.all(handled)
  expect(await school.storedOf(parent.uid)).toEqual(stored)
  expect(await page.evaluate(() => sessionStorage.getItem('failure'))).toBeNull()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
}

/**
 * Checks out while what the page sends to the database is interrupted, from the write on for 2.5 seconds, and tells the
 * page then that it is online.
 * @returns the outcomes of the requests, some of which are still to come about.
 */
async function checkOutInterrupted(
  page: Page,
  { write, read = 'through', act }: Attempt,
): Promise<unknown[]> {
  let isInterrupted = true
  const handled: unknown[] = []
  await page.route(/documents:commit/, (route) => {
    handled.push(outcomes[isInterrupted ? write : 'through'](route))
  })
  const seenWrite = page.waitForRequest(/documents:commit/)
  await checkoutButton(page).click()
  await seenWrite
  await page.route(/documents:batchGet/, (route) => {
    handled.push(outcomes[isInterrupted ? read : 'through'](route))
  })
  const acting = wait(1_000).then(() => act?.(page))
  await wait(2_500)
  isInterrupted = false
  await acting
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  return handled
}

/** In every page from its first moment: notes a sentence that says that something failed. */
function watchForFailure(): void {
  const pattern = /[^.]*(could not be enrolled|did not work|Failed to)[^.]*/
  new MutationObserver(() => {
    const failure = pattern.exec(document.documentElement.textContent)
    if (failure !== null) sessionStorage.setItem('failure', failure[0])
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

function answer(route: Route, status: number): Promise<void> {
  return route.fulfill({
    status,
    json: { error: { code: status, message: 'Try later.', status: 'UNAVAILABLE' } },
  })
}
