import type { Page } from '@playwright/test'
import {
  checkOut,
  choose,
  dismissMessage,
  expectDashboard,
  expectThanks,
  signInAt,
} from './support/journey.ts'
import { MeteredFirestore } from './support/metered-firestore.ts'
import { mehar, School, simran, type StoredParent } from './support/school.ts'
import { expect, test as base } from './support/test.ts'

// What each journey costs the school, in documents, as Firestore bills them (docs/performance.md).

const test = base.extend<{ firestore: MeteredFirestore }>({
  /** Stores documents in the metered server, past its meter. */
  school: async ({ firestore }, provide) => {
    await provide(new School(firestore.address))
  },
  firestore: async ({ context }, provide) => {
    const firestore = await MeteredFirestore.serve(context)
    await provide(firestore)
    await firestore.stop()
  },
})

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
  await page.waitForLoadState('networkidle')
  expect(firestore.used()).toEqual(whole)
  firestore.begin()
}

/** Opens the dashboard of a parent, and begins the count once all of it has been read. */
async function openDashboard(page: Page, firestore: MeteredFirestore, parent: StoredParent): Promise<void> {
  await signInAt(page, '/dashboard', parent)
  await expectDashboard(page)
  await page.waitForLoadState('networkidle')
  firestore.begin()
}

test('a visitor reads each course and each post once, courses not again within ten minutes, and subscribes with one read and one write', async ({
  page,
  firestore,
}) => {
  await page.goto('/')
  await expectCost(page, firestore, {})
  await page.goto('/courses')
  await expectCost(page, firestore, { reads: courses })

  await page.reload()
  await expect(page.getByRole('link', { name: /^Register Now for/ })).toHaveCount(courses)
  await expectCost(page, firestore, {})
  await page.getByRole('link', { name: 'FAQ' }).first().click()
  await page.getByRole('link', { name: 'Courses' }).first().click()
  await page
    .getByRole('link', { name: /^Register Now for/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Enrol Now' })).toBeVisible()
  await expectCost(page, firestore, {})

  await page.goto('/blog')
  await expectCost(page, firestore, { reads: posts })
  await page
    .getByRole('link', { name: /^Read More/ })
    .first()
    .click()
  await expect(page).toHaveURL(/Blogs/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expectCost(page, firestore, {})

  const box = page.getByRole('contentinfo')
  await box.getByLabel('Your email').fill('harleen@painti.example')
  await box.getByRole('button').click()
  await dismissMessage(page, 'Subscribed!')
  await expectCost(page, firestore, { reads: 1, writes: 1 })
})

test('enrolling two children, from the course to the confirmation', async ({ page, firestore, school }) => {
  await openDashboard(page, firestore, await school.addParent(simran, mehar))

  await test.step('a course', async () => {
    await page.goto('/courses/1')
    await expectCost(page, firestore, {})
  })
  await test.step('who joins', async () => {
    await page.getByRole('link', { name: 'Enrol Now' }).click()
    await choose(page, 'Simran Gill', 'Mehar Gill')
    const [course, children] = [1, 2]
    // A query that finds nothing counts as one: who is in this course, and in others that may clash with it.
    const [inCourse, inOthers] = [1, 1]
    await expectCost(page, firestore, { reads: course + children + inCourse + inOthers })
  })
  await test.step('checkout, until the confirmation stands', async () => {
    await checkOut(page)
    const [course, parent] = [1, 1]
    // Of each child: is there a place already, and which levels; afterwards the time of enrolling, for the reference.
    const [places, children, written] = [2, 2, 2]
    await expectCost(page, firestore, {
      reads: course + parent + places + children + written,
      writes: 4,
      lookUps: 10,
    })
  })
  await test.step('opened again, the confirmation writes nothing', async () => {
    await page.reload()
    await expectThanks(page)
    await expectCost(page, firestore, { reads: 6 })
  })
})

test('the dashboard reads the parent, each child, each place and the courses', async ({
  page,
  firestore,
  school,
}) => {
  const parent = await school.addParent(simran, mehar, { ...simran, firstName: 'Arjan' })
  await school.enrolChild(parent, 'Simran', 1, 2, 3)
  await school.enrolChild(parent, 'Mehar', 1, 2)
  await openDashboard(page, firestore, parent)
  await page.evaluate(() => localStorage.removeItem('courses'))
  await page.reload()
  await expectDashboard(page)
  await expectCost(page, firestore, { reads: 1 + 3 + 5 + courses })

  await page.reload()
  await expectDashboard(page)
  await expectCost(page, firestore, { reads: 1 + 3 + 5 })
})
