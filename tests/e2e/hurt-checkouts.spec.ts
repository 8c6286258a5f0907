import type { Browser, Page, Route } from '@playwright/test'
import { waitForApp } from './support/app-ready.ts'
import { deliver } from './support/connection.ts'
import { checkoutButton, choose, fillSignIn, signInAt } from './support/journey.ts'
import { mehar, type School, type StoredParent } from './support/school.ts'
import { expect, test } from './support/test.ts'

// What can happen to a checkout between the press and the thank-you. Whatever it is, the child ends with one place, nobody
// is thanked before that, and no page says that it failed: nothing here ever refuses a write.

type Fate = (route: Route) => Promise<unknown>

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const through: Fate = (route) => route.continue()
const lost: Fate = (route) => route.abort('connectionreset')
const unavailable: Fate = (route) => answer(route, 503)
const throttled: Fate = (route) => answer(route, 429)
const unanswered: Fate = () => Promise.resolve()
const fates: Record<string, Fate> = {
  through,
  lost,
  unavailable,
  throttled,
  unanswered,
  slow: (route) => wait(4_000).then(() => through(route)),
  'delivered, its answer lost': (route) => deliver(route).then(() => lost(route)),
  'delivered, answered 503': (route) => deliver(route).then(() => unavailable(route)),
  'delivered, unanswered': (route) => deliver(route).then(() => unanswered(route)),
  'lost, delivered later': (route) => Promise.all([lost(route), wait(2_500).then(() => deliver(route))]),
  'lost, delivered much later': (route) =>
    Promise.all([lost(route), wait(14_000).then(() => deliver(route))]),
}

/** What the parent does meanwhile. */
const acts: Record<string, (page: Page, parent: StoredParent) => Promise<unknown>> = {
  waits: () => Promise.resolve(),
  reloads: async (page) => {
    await wait(1_500)
    await page.reload()
  },
  'goes back and on': async (page) => {
    await wait(1_000)
    await page.goBack()
    await wait(250)
    await page.goForward()
  },
  'is signed out elsewhere': async (page, parent) => {
    await wait(500)
    const other = await page.context().newPage()
    await other.goto('/dashboard')
    await other.getByRole('button', { name: 'Sign Out' }).first().click()
    await expect(page).toHaveURL('/login')
    await other.close()
    const sentence = 'You were signed out. Sign in again, and you go on where you were.'
    await expect(page.getByText(sentence)).toBeVisible()
    await fillSignIn(page, parent)
  },
}

interface Hurt {
  write: string
  read?: string
  act?: string
}

/** Each fate of a write, each fate of a read and each act, at least once. */
const checkouts: Hurt[] = [
  { write: 'lost', read: 'unanswered' },
  { write: 'unavailable', read: 'lost' },
  { write: 'throttled', read: 'unavailable' },
  { write: 'unanswered' },
  { write: 'delivered, unanswered', read: 'unanswered' },
  { write: 'delivered, its answer lost', read: 'lost' },
  { write: 'delivered, answered 503', read: 'unavailable' },
  { write: 'lost, delivered later', read: 'slow' },
  { write: 'lost, delivered much later' },
  { write: 'delivered, unanswered', act: 'reloads' },
  { write: 'slow', act: 'goes back and on' },
  { write: 'slow', act: 'is signed out elsewhere' },
]
const atOnce = 6
const { firstName, lastName } = mehar
const name = `${firstName} ${lastName}`

// Most of a hurt checkout is waiting, so several run side by side, each with a browser context and a parent of its own.
for (let first = 0; first < checkouts.length; first += atOnce) {
  const batch = checkouts.slice(first, first + atOnce)
  test(`a child ends with one place, however the checkout is hurt: ${first + 1} to ${first + batch.length}`, async ({
    browser,
    school,
  }) => {
    test.setTimeout(120_000)
    await Promise.all(
      batch.map((hurt) => test.step(JSON.stringify(hurt), () => checkOutHurt(browser, school, hurt))),
    )
  })
}

async function checkOutHurt(
  browser: Browser,
  school: School,
  { write, read = 'through', act = 'waits' }: Hurt,
) {
  const parent = await school.addParent(mehar)
  const context = await browser.newContext()
  const page = await context.newPage()
  await waitForApp(page)
  const failures: string[] = []
  await context.exposeFunction('noteFailure', (sentence: string) => failures.push(sentence))
  await context.addInitScript(watchForFailure)
  await signInAt(page, '/courses/1/enroll', parent)
  await choose(page, name)

  let isHurt = true
  const dealtWith: unknown[] = []
  await context.route(/documents:commit/, (route) => {
    dealtWith.push((isHurt ? fates[write] : through)?.(route))
  })
  const seenWrite = page.waitForRequest(/documents:commit/)
  await checkoutButton(page).click()
  await seenWrite
  await context.route(/documents:batchGet/, (route) => {
    dealtWith.push((isHurt ? fates[read] : through)?.(route))
  })
  const acting = acts[act]?.(page, parent)
  await wait(2_500)
  isHurt = false
  await acting
  await page.evaluate(() => window.dispatchEvent(new Event('online')))

  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible({ timeout: 45_000 })
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  expect(await school.placesOf(parent.uid)).toEqual([`${name}: enrolled in 1; completed 1`])
  // A late write changes nothing. All fates first: Playwright fails a request that is sent on after its routes ended.
  await Promise.all(dealtWith)
  expect(await school.placesOf(parent.uid)).toEqual([`${name}: enrolled in 1; completed 1`])
  expect(await school.enrollmentsOf(parent.uid)).toHaveLength(1)
  expect(failures).toEqual([])
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

/** In every page from its first moment: notes each sentence that says that something failed. */
function watchForFailure(): void {
  new MutationObserver(() => {
    const sentence = /[^.]*(could not be enrolled|Failed to)[^.]*/.exec(document.documentElement.textContent)
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
