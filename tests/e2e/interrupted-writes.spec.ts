import type { Browser, Page } from '@playwright/test'
import { setTimeout as wait } from 'node:timers/promises'
import { type Change, checkout, correction, removal, withdrawal } from './support/changes.ts'
import { type Interruption, interrupt, openWatchedPage } from './support/interrupted-requests.ts'
import { fillSignIn, signInAt } from './support/journey.ts'
import { mehar, type School, type StoredParent } from './support/school.ts'
import { expect, test } from './support/test.ts'

// What can happen between a press and the sentence that it is done. Whatever it is, the change is made once and wholly,
// nobody is told so before it is, and no page says that it failed: nothing here ever refuses a write.

/** What the parent does meanwhile, other than wait. */
const acts: Record<string, (page: Page, parent: StoredParent) => Promise<unknown>> = {
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

interface Attempt extends Interruption {
  isPressedTwice?: boolean
  act?: string
}

/** Each outcome of a write, each of a read and each act, at least once. */
const checkouts: Attempt[] = [
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

/** A write that comes too late, twice, or without its answer. */
const others: Attempt[] = [
  { write: 'through', isPressedTwice: true },
  { write: 'throttled', read: 'unavailable' },
  { write: 'unanswered' },
  { write: 'delivered, its answer lost', read: 'lost' },
  { write: 'lost, delivered later', read: 'slow' },
  { write: 'delivered, unanswered', act: 'reloads' },
]

// Most of an interruption is waiting, so six run side by side, each with a browser context and a parent of its own.
for (const [what, change, attempts] of [
  ['a checkout', checkout, checkouts.slice(0, 6)],
  ['a checkout that is left as well', checkout, checkouts.slice(6)],
  ['a correction', correction, others],
  ['a removal', removal, others],
  ['a withdrawal', withdrawal, others],
] as const) {
  test(`${what} is done once and wholly, however it is interrupted (B6.40)`, async ({ browser, school }) => {
    test.setTimeout(120_000)
    await Promise.all(
      attempts.map((attempt) =>
        test.step(JSON.stringify(attempt), () => expectDoneOnce(browser, school, change, attempt)),
      ),
    )
  })
}

async function expectDoneOnce(
  browser: Browser,
  school: School,
  { prepare, path, open, said, shown, stored }: Change,
  { isPressedTwice = false, act, ...interruption }: Attempt,
) {
  const parent = await school.addParent(mehar)
  await prepare?.(school, parent)
  const { page, failures } = await openWatchedPage(browser)
  await signInAt(page, path, parent)
  const button = await open(page)
  const allHandled = await interrupt(
    page,
    interruption,
    () => (isPressedTwice ? button.dblclick() : button.click()),
    async () => act !== undefined && acts[act]?.(page, parent),
  )
  // A dashboard that was loaded anew shows what is stored, and does not say it.
  if (path !== '/dashboard' || act !== 'reloads')
    await expect(page.getByText(said)).toBeVisible({ timeout: 45_000 })
  await expect(shown(page)).toBeVisible()
  expect(await school.storedOf(parent.uid)).toEqual(stored)
  // A late write changes nothing. First all outcomes: Playwright fails a request that is sent on after its routes ended.
  await allHandled()
  expect(await school.storedOf(parent.uid)).toEqual(stored)
  expect(failures).toEqual([])
  await page.context().unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
}
