import { choose, signInAt, tryToChoose } from '../journey.ts'
import { expect } from '../test.ts'
import { at, toPay, type ViewGroup } from './view.ts'

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
  begin: async ({ page, school, addressOf }) => {
    const parent = await school.addParent(unbroken, spaced)
    await school.enrolChild(parent, unbroken.firstName, 1)
    await school.enrolChild(parent, spaced.firstName, 1)
    await signInAt(page, addressOf('/dashboard'), parent)
  },
  views: {
    'dashboard-long-names': at('/dashboard', ({ courses }) => courses.levelAndTitle(1, '')),
    'enrol-long-names': async ({ page, words, goto }) => {
      await goto('/courses/2')
      await page.getByRole('main').getByRole('link', { name: words.coursePage.enrol }).click()
      await choose(page, longName, `${spaced.firstName} ${spaced.lastName}`)
    },
    'enrol-not-ready-long-names': async ({ page, words, goto }) => {
      await goto('/courses/4/enroll')
      await tryToChoose(page, longName)
      await expect(page.getByRole('dialog', { name: words.enrol.notReady(longName) })).toBeVisible()
    },
    'confirmation-long-names': at('/courses/1/confirmation', toPay('$200')),
  },
}
