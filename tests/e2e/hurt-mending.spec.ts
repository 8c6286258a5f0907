import type { Browser, Locator, Page } from '@playwright/test'
import { isDeepStrictEqual } from 'node:util'
import { type Hurt, hurt, openWatchedPage, wait } from './support/fates.ts'
import { askToWithdraw, openEdit, signInAt, table } from './support/journey.ts'
import { mehar, type School, type StoredParent } from './support/school.ts'
import { expect, test } from './support/test.ts'

// What can happen to a correction, a removal or a withdrawal between the press and the sentence that it is done. Whatever
// it is, it is done once and wholly, and no page says that it failed: nothing here ever refuses a write.

const { firstName, lastName } = mehar
const name = `${firstName} ${lastName}`

interface Mending {
  prepare?: (school: School, parent: StoredParent) => Promise<unknown>
  /** Opens its dialog on the dashboard. @returns the button that sends it. */
  open: (page: Page) => Promise<Locator>
  /** What the dashboard says once, when it is done. */
  said: string
  /** What the dashboard shows from then on. */
  shown: (page: Page) => Locator
  stored: (school: School, uid: string) => Promise<unknown>
  expected: unknown
}

const mendings: Record<string, Mending> = {
  'a correction is stored': {
    async open(page) {
      const dialog = await openEdit(page, name)
      await dialog.getByLabel('Birthdate').fill('2016-02-09')
      return dialog.getByRole('button', { name: 'Save' })
    },
    said: `${name} is saved.`,
    shown: (page) => table(page, 'Your Students').getByRole('row', { name: '9 Feb 2016' }),
    stored: async (school, uid) =>
      (await school.studentsOf(uid)).map(({ fields }) => [fields.firstName, fields.birthdate]),
    expected: [[firstName, '2016-02-09']],
  },
  'a child is removed': {
    async open(page) {
      await (await openEdit(page, name)).getByRole('button', { name: `Remove ${name}…` }).click()
      return page.getByRole('dialog').getByRole('button', { name: `Remove ${name}`, exact: true })
    },
    said: `${name} is removed.`,
    shown: (page) => page.getByText('Three small steps to the first class'),
    stored: (school, uid) => school.studentsOf(uid),
    expected: [],
  },
  'a place and its level are given up, with one record': {
    prepare: (school, parent) => school.enrolChild(parent, firstName, 1),
    open: async (page) => (await askToWithdraw(page, name)).getByRole('button', { name: 'Withdraw' }),
    said: `${name} is no longer in Level 1: First letters.`,
    shown: (page) => page.getByText('No registrations found'),
    stored: async (school, uid) => ({
      places: await school.placesOf(uid),
      enrollments: (await school.enrollmentsOf(uid)).length,
      withdrawals: (await school.withdrawalsOf(uid)).length,
    }),
    expected: { places: [`${name}: enrolled in nothing; completed nothing`], enrollments: 0, withdrawals: 1 },
  },
}

interface HurtMending extends Hurt {
  /** What the parent does, other than press once and wait. */
  act?: 'presses twice' | 'reloads'
}

/** A write that comes too late, twice, never, or without its answer; `hurt-checkouts.spec.ts` tries every fate. */
const hurtMendings: HurtMending[] = [
  { write: 'through', act: 'presses twice' },
  { write: 'throttled', read: 'unavailable' },
  { write: 'unanswered' },
  { write: 'delivered, its answer lost', read: 'lost' },
  { write: 'lost, delivered later', read: 'slow' },
  { write: 'lost', act: 'reloads' },
]

// Side by side, each with a browser context and a parent of its own: most of it is waiting.
for (const [what, mending] of Object.entries(mendings)) {
  test(`${what}, however the write is hurt (B6.40)`, async ({ browser, school }) => {
    test.setTimeout(120_000)
    await Promise.all(
      hurtMendings.map((hurtMending) =>
        test.step(JSON.stringify(hurtMending), () => mendHurt(browser, school, mending, hurtMending)),
      ),
    )
  })
}

async function mendHurt(
  browser: Browser,
  school: School,
  { prepare, open, said, shown, stored, expected }: Mending,
  { act, ...fates }: HurtMending,
) {
  const parent = await school.addParent(mehar)
  await prepare?.(school, parent)
  const { page, failures, close } = await openWatchedPage(browser)
  await signInAt(page, '/dashboard', parent)
  const button = await open(page)
  const allMet = await hurt(
    page,
    fates,
    () => (act === 'presses twice' ? button.dblclick() : button.click()),
    async () => {
      if (act !== 'reloads') return
      await wait(1_500)
      await page.reload()
    },
  )
  const isDone = isDeepStrictEqual(await stored(school, parent.uid), expected)
  // The page that was reloaded shows what is stored: then there is either nothing to do any more, or a button to press.
  if (act === 'reloads' && !isDone) await (await open(page)).click()

  if (act !== 'reloads' || !isDone) await expect(page.getByText(said)).toBeVisible({ timeout: 45_000 })
  await expect(shown(page)).toBeVisible()
  expect(await stored(school, parent.uid)).toEqual(expected)
  // A late write changes nothing.
  await allMet()
  expect(await stored(school, parent.uid)).toEqual(expected)
  expect(failures).toEqual([])
  await close()
}
