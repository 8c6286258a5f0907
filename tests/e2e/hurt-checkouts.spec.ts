import type { Browser, Page } from '@playwright/test'
import { type Fate, hurt, openWatchedPage, wait } from './support/fates.ts'
import { checkoutButton, choose, fillSignIn, signInAt } from './support/journey.ts'
import { mehar, type School, type StoredParent } from './support/school.ts'
import { expect, test } from './support/test.ts'

// What can happen to a checkout between the press and the thank-you. Whatever it is, the child ends with one place, nobody
// is thanked before that, and no page says that it failed: nothing here ever refuses a write.

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

interface HurtCheckout {
  write: Fate
  read?: Fate
  act?: string
}

/** Each fate of a write, each fate of a read and each act, at least once. */
const checkouts: HurtCheckout[] = [
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
      batch.map((checkout) =>
        test.step(JSON.stringify(checkout), () => checkOutHurt(browser, school, checkout)),
      ),
    )
  })
}

async function checkOutHurt(browser: Browser, school: School, { act = 'waits', ...fates }: HurtCheckout) {
  const parent = await school.addParent(mehar)
  const { page, failures, close } = await openWatchedPage(browser)
  await signInAt(page, '/courses/1/enroll', parent)
  await choose(page, name)
  const allMet = await hurt(
    page,
    fates,
    () => checkoutButton(page).click(),
    async () => acts[act]?.(page, parent),
  )

  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible({ timeout: 45_000 })
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  expect(await school.placesOf(parent.uid)).toEqual([`${name}: enrolled in 1; completed 1`])
  // A late write changes nothing. All fates first: Playwright fails a request that is sent on after its routes ended.
  await allMet()
  expect(await school.placesOf(parent.uid)).toEqual([`${name}: enrolled in 1; completed 1`])
  expect(await school.enrollmentsOf(parent.uid)).toHaveLength(1)
  expect(failures).toEqual([])
  await close()
}
