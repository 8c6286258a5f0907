import { choose, signInAt, tryToChoose } from '../journey.ts'
import { expect } from '../test.ts'
import { at, type ViewGroup } from './view.ts'

const unbroken = { firstName: 'W'.repeat(60), lastName: 'ਪ'.repeat(60), birthdate: '2018-03-14' }
const spaced = {
  firstName: 'Maharani Jindan Kaur Sahiba of Lahore and all of the Punjab',
  lastName: 'Sandhanwalia-Majithia Attariwala of Raja Sansi, Amritsar',
  birthdate: '2016-09-02',
}
const longName = `${unbroken.firstName} ${unbroken.lastName}`

/** What a parent sees whose children have the longest names. */
export const longNameViews: ViewGroup = {
  who: 'a parent of children with long names',
  begin: async ({ page, school }) => {
    const parent = await school.addParent(unbroken, spaced)
    await school.enrolChild(parent, unbroken.firstName, 1)
    await school.enrolChild(parent, spaced.firstName, 1)
    await signInAt(page, '/dashboard', parent)
  },
  views: {
    'dashboard-long-names': at('/dashboard', 'Level 1: First letters'),
    'enrol-long-names': async ({ page }) => {
      await page.goto('/courses/2')
      await page.getByRole('link', { name: 'Enrol Now' }).click()
      await choose(page, longName, `${spaced.firstName} ${spaced.lastName}`)
    },
    'enrol-not-ready-long-names': async ({ page }) => {
      await page.goto('/courses/4/enroll')
      await tryToChoose(page, longName)
      await expect(page.getByRole('dialog', { name: /does not meet the prerequisites/ })).toBeVisible()
    },
    'confirmation-long-names': at('/courses/1/confirmation', 'Your order is processed: $200'),
  },
}
