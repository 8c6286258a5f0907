import type { Page } from '@playwright/test'
import { mehar, simran } from './support/families.ts'
import { checkOut, choose, signInAt } from './support/journey.ts'
import { expect, test } from './support/test.ts'

/** Each address, and something that stands when all of it has been drawn. */
const publicPages = {
  '/': 'Comprehensive resources',
  '/courses': 'Talk and culture',
  '/courses/1': 'What to Expect',
  '/courses/no-such-course': 'No course data available.',
  '/faq': 'What does it cost?',
  '/blog': 'Read More',
  '/Blogs/counting-to-twenty': 'All posts',
  '/Blogs/no-such-post': 'Blog not found!',
  '/contact': 'Write to us',
  '/login': 'New to Painti?',
  '/register': 'An account lets you add your children',
  '/nowhere': 'This page is not here',
}
const memberPages = {
  '/dashboard': 'Level 1: First letters',
  '/addstudent': 'We use it to work out the age.',
  '/courses/1/enroll': 'Already enrolled',
  '/courses/2/enroll': 'Level 2 comes after Level 1.',
  '/courses/1/confirmation': 'Simran Gill has a place.',
  '/courses/2/confirmation': 'Nobody is enrolled here yet',
}

for (const width of [360, 320]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } })

    for (const [path, sign] of Object.entries(publicPages)) {
      test(`${path} has no horizontal scroll`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByText(sign).first()).toBeVisible()
        await expectNoSidewaysScroll(page)
      })
    }

    test('the sign-up panel and the menu have no horizontal scroll', async ({ page }) => {
      await page.goto('/login')
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('group', { name: 'Your first child' })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await expectNoSidewaysScroll(page)
    })

    test('the pages for members have no horizontal scroll', async ({ page, school }) => {
      const family = await school.familyWith(simran, mehar)
      await signInAt(page, '/courses/1/enroll', family)
      await choose(page, 'Simran Gill')
      await expectNoSidewaysScroll(page)
      await checkOut(page)
      await expectNoSidewaysScroll(page)
      for (const [path, sign] of Object.entries(memberPages)) {
        await test.step(path, async () => {
          await page.goto(path)
          await expect(page.getByText(sign).filter({ visible: true }).first()).toBeVisible()
          await expectNoSidewaysScroll(page)
        })
      }
    })

    test('a name without a space that fills its fields has no horizontal scroll', async ({
      page,
      school,
    }) => {
      const longest = 'ਪ'.repeat(100)
      const family = await school.familyWith({ ...simran, firstName: longest, lastName: 'W'.repeat(100) })
      await signInAt(page, '/dashboard', family)
      await expect(page.getByText(longest).filter({ visible: true }).first()).toBeVisible()
      await expectNoSidewaysScroll(page)
      await page.goto('/courses/1/enroll')
      await expect(page.getByText(longest).first()).toBeVisible()
      await expectNoSidewaysScroll(page)
    })

    test('the dialogs have no horizontal scroll', async ({ page, school }) => {
      const family = await school.familyWith(simran)
      await signInAt(page, '/courses/2/enroll', family)
      for (const name of ['Add Student', 'Contact Us for Evaluation']) {
        await page.getByRole('button', { name, exact: true }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectNoSidewaysScroll(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
    })
  })
}

/** Nothing of the page, or of a dialog on it, lies beyond the right edge. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflowing = await page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
    return boxes
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => `${box.tagName.toLowerCase()}: ${box.scrollWidth} px in ${box.clientWidth} px`)
  })
  expect(overflowing).toEqual([])
}
