import type { Locator, Page } from '@playwright/test'
import { askToWithdraw, checkoutButton, choose, openEdit, table } from './journey.ts'
import { mehar, type School, type StoredParent } from './school.ts'

const name = 'Mehar Gill'

type Stored = Awaited<ReturnType<School['storedOf']>>

/** A change that a parent makes to what is stored of Mehar, their only child. */
export interface Change {
  prepare?: (school: School, parent: StoredParent) => Promise<unknown>
  path: string
  /** @returns the button that sends it. */
  open: (page: Page) => Promise<Locator>
  /** What the page says once when it is done. */
  said: string
  /** What the page shows from then on. */
  shown: (page: Page) => Locator
  /** What is stored when it is done. */
  stored: Stored
}

const inLevelOne = ['Mehar Gill: enrolled in 1; completed 1']
const inNoLevel = ['Mehar Gill: enrolled in nothing; completed nothing']

export const checkout: Change = {
  path: '/courses/1/enroll',
  async open(page) {
    await choose(page, name)
    return checkoutButton(page)
  },
  said: `${name} has a place.`,
  shown: (page) => page.getByRole('heading', { name: /^Thank you/ }),
  stored: { birthdates: [mehar.birthdate], places: inLevelOne, enrollments: 1, withdrawals: 0 },
}
export const correction: Change = {
  path: '/dashboard',
  async open(page) {
    const dialog = await openEdit(page, name)
    await dialog.getByLabel('Birthdate').fill('2016-02-09')
    return dialog.getByRole('button', { name: 'Save' })
  },
  said: `${name} is saved.`,
  shown: (page) => table(page, 'Your Students').getByRole('row', { name: '9 Feb 2016' }),
  stored: { birthdates: ['2016-02-09'], places: inNoLevel, enrollments: 0, withdrawals: 0 },
}
export const removal: Change = {
  path: '/dashboard',
  async open(page) {
    await (await openEdit(page, name)).getByRole('button', { name: `Remove ${name}…` }).click()
    return page.getByRole('dialog').getByRole('button', { name: `Remove ${name}`, exact: true })
  },
  said: `${name} is removed.`,
  shown: (page) => page.getByText('Three small steps to the first class'),
  stored: { birthdates: [], places: [], enrollments: 0, withdrawals: 0 },
}
export const withdrawal: Change = {
  prepare: (school, parent) => school.enrolChild(parent, mehar.firstName, 1),
  path: '/dashboard',
  open: async (page) => (await askToWithdraw(page, name)).getByRole('button', { name: 'Withdraw' }),
  said: `${name} is no longer in Level 1: First letters.`,
  shown: (page) => page.getByText('No registrations found'),
  stored: { birthdates: [mehar.birthdate], places: inNoLevel, enrollments: 0, withdrawals: 1 },
}
