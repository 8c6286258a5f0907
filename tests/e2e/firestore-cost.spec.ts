import type { Page } from '@playwright/test'
import { demoStaff } from '#tools/local/seed.ts'
import { checkOut, choose, expectDashboard, expectThanks, signInAt } from './support/journey.ts'
import { type MeteredFirestore, test } from './support/metered-firestore.ts'
import { referenceIn, storeFamilies, termId } from './support/office.ts'
import { mehar, simran, type StoredParent } from './support/school.ts'
import { expect } from './support/test.ts'

// What each journey costs the school, in documents, as Firestore bills them (docs/performance.md).

const courses = 4
const posts = 4

interface Cost {
  reads?: number
  writes?: number
  lookUps?: number
}

/** Exactly this was used since the last call, and nothing more once the page has come to rest. */
async function expectCost(page: Page, firestore: MeteredFirestore, cost: Cost): Promise<void> {
  const whole = { reads: 0, writes: 0, deletes: 0, lookUps: 0, ...cost }
  await expect.poll(() => firestore.used()).toEqual(whole)
  await rest(page)
  expect(firestore.used()).toEqual(whole)
  firestore.begin()
}

/** Opens the dashboard of a parent and leaves it. */
async function visitDashboard(page: Page, firestore: MeteredFirestore, parent: StoredParent): Promise<void> {
  await signInAt(page, '/dashboard', parent)
  await expectDashboard(page)
  await leave(page, firestore)
}

/** Waits until no request is under way and the page has dealt with the answers: a busy one caches them late. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })))
}

/** Leaves a page before the count begins: on a slow machine it may still be reading. */
async function leave(page: Page, firestore: MeteredFirestore): Promise<void> {
  await rest(page)
  await page.goto('about:blank')
  firestore.begin()
}

test('a visitor reads each course and post once', async ({ page, firestore }) => {
  const firstLink = (name: string | RegExp) => page.getByRole('link', { name }).first()
  await page.goto('/')
  await expectCost(page, firestore, {})
  await page.goto('/courses')
  await expectCost(page, firestore, { reads: courses })

  // Not again within ten minutes.
  await page.reload()
  await firstLink(/^Register Now for/).click()
  await expect(firstLink('Enrol Now')).toBeVisible()
  await expectCost(page, firestore, {})

  await page.goto('/blog')
  await expectCost(page, firestore, { reads: posts })
  await firstLink(/^Read More/).click()
  await expect(page).toHaveURL(/Blogs/)
  await expectCost(page, firestore, {})
})

test('enrolling two children, from the course to the confirmation', async ({ page, firestore, school }) => {
  await visitDashboard(page, firestore, await school.addParent(simran, mehar))
  await page.goto('/courses/1')
  const [course, children] = [1, 2]
  // Who is in which course: a query that finds nothing counts as one.
  await expectCost(page, firestore, { reads: children + 1 })

  await page.getByRole('link', { name: 'Enrol Now' }).first().click()
  await choose(page, 'Simran Gill', 'Mehar Gill')
  await expectCost(page, firestore, { reads: course + 1 })

  await checkOut(page)
  const parent = 1
  // Of each child: is there a place already, and which levels; afterwards the time of enrolling, for the reference.
  const [places, levels, written] = [2, 2, 2]
  const term = 1
  const reads = course + parent + places + levels + written + term
  await expectCost(page, firestore, { reads, writes: 4, lookUps: 12 })

  // Opened again, the confirmation writes nothing.
  await page.reload()
  await expectThanks(page)
  await expectCost(page, firestore, { reads: 6 })
})

test('the dashboard reads the parent, each child, each place, and for ten minutes once courses and terms', async ({
  page,
  firestore,
  school,
}) => {
  const parent = await school.addParent(simran, mehar, { ...simran, firstName: 'Arjan' })
  await school.enrolChild(parent, 'Simran', 1, 2, 3)
  await school.enrolChild(parent, 'Mehar', 1, 2)
  await visitDashboard(page, firestore, parent)
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (/^(courses|term:)/.test(key)) localStorage.removeItem(key)
  })
  const terms = 3
  // The parent, what was paid and withdrawn, and whether the family has asked to be erased.
  const own = 3
  for (const reads of [own + 3 + 5 + courses + terms, own + 3 + 5]) {
    await page.goto('/dashboard')
    await expectDashboard(page)
    await expectCost(page, firestore, { reads })
  }
})

test('the office reads what a page lists and whom a search finds', async ({ page, firestore, school }) => {
  await storeFamilies(school)
  await signInAt(page, '/dashboard', demoStaff)
  await leave(page, firestore)
  const [terms, parents, students, places, enquiries, total] = [5, 3, 4, 4, 4, 1]
  // Who has answered, the child that waits, and its place.
  const outcomes = 3
  // Which families no letter reaches.
  const unreached = 1
  const catalogue = courses + terms
  const [daysOfTerms, sums] = [terms * 5, 9]
  for (const [path, sign, reads] of [
    ['', 'unpaid', catalogue + daysOfTerms + sums],
    [
      `/registrations?term=${termId}`,
      'Anaya',
      catalogue + parents + students + places + total + 1 + unreached,
    ],
    [`/registrations/class-list?term=${termId}&level=1&day=mon`, 'Anaya', catalogue + 2 + 3 + 3],
    [
      '/families/00-virk',
      'When does it begin?',
      catalogue + 3 + 2 + 3 + 2 + enquiries + outcomes + unreached,
    ],
    ['/enquiries', 'When does it begin?', 1 + enquiries + outcomes + 2 * total],
    ['/families', 'Gurleen Sekhon', parents + total],
  ] as const) {
    await page.goto(`/office${path}`)
    await expect(page.getByText(sign).first()).toBeVisible()
    await expectCost(page, firestore, { reads })
  }
  await page.getByRole('searchbox').fill('00-virk@painti.example')
  await expectCost(page, firestore, { reads: parents + 5 })
  // Two places with their children and the parent.
  await page.getByRole('searchbox').fill(referenceIn('00-sekhon'))
  await expectCost(page, firestore, { reads: 5 })
})
