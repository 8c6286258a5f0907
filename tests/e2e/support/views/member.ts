import type { Locator, Page } from '@playwright/test'
import { connectionLost, permissionDenied } from '../console-errors.ts'
import type { Child } from '../school.ts'
import {
  askToWithdraw,
  checkoutButton,
  choose,
  chooseChild,
  chooseDays,
  dismissMessage,
  registration,
  signInAt,
  tryToChoose,
} from '../journey.ts'
import { changeDocuments, disconnectAtWrite, leaveWritesUnanswered, refuseNextWrite } from '../connection.ts'
import { expect } from '../test.ts'
import { at, openDialog, type ViewGroup } from './view.ts'

function child(firstName: string, birthdate: string): Child {
  return { firstName, lastName: 'Gill', birthdate }
}

const enrolPage = '/courses/2/enroll'

/** What a parent sees whose four children stand in all the ways to a course. */
export const memberViews: ViewGroup = {
  who: 'a parent of four',
  begin: async ({ page, school }) => {
    const parent = await school.addParent(
      child('Simran', '2018-03-14'),
      child('Mehar', '2016-09-02'),
      child('Jodh', '2015-01-20'),
      child('Noor', '2019-06-30'),
    )
    await school.enrolChild(parent, 'Simran', 1)
    await school.enrolChild(parent, 'Mehar', 1)
    await school.enrolChild(parent, 'Jodh', 1, 2)
    await signInAt(page, enrolPage, parent)
  },
  views: {
    dashboard: at('/dashboard', 'Level 2: First words'),
    'dashboard-add-student': ({ page }) => openAddStudent(page),
    'dashboard-add-student-errors': async ({ page }) => {
      const dialog = await openAddStudent(page)
      await dialog.getByRole('button', { name: 'Add Student' }).click()
      await expect(dialog.getByRole('alert')).toContainText('Please fill in all fields.')
    },
    'dashboard-student-exists': async ({ page }) => {
      const dialog = await openAddStudent(page)
      await dialog.getByLabel('First name').fill('Noor')
      await dialog.getByLabel('Last name').fill('Gill')
      await dialog.getByLabel('Birthdate').fill('2019-06-30')
      await dialog.getByRole('button', { name: 'Add Student' }).click()
      await expect(dialog.getByRole('alert')).toContainText('This student already exists!')
    },
    'dashboard-edit-student': ({ page }) => openEditStudent(page, 'Noor'),
    'dashboard-edit-student-errors': async ({ page }) => {
      const dialog = await openEditStudent(page, 'Noor')
      await dialog.getByLabel('Last name').fill('')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog.getByRole('alert')).toContainText('Please fill in all fields.')
    },
    'dashboard-remove-student': async ({ page }) => {
      await openEditStudent(page, 'Noor')
      await page.getByRole('button', { name: 'Remove Noor Gill…' }).click()
      await expect(page.getByRole('button', { name: 'Keep Noor Gill' })).toBeVisible()
    },
    'dashboard-remove-student-registered': async ({ page }) => {
      await openEditStudent(page, 'Simran')
      await page.getByRole('button', { name: 'Remove Simran Gill…' }).click()
      await expect(page.getByRole('dialog')).toContainText('Simran Gill has a registration.')
    },
    'dashboard-withdraw': async ({ page }) => {
      await page.goto('/dashboard')
      await askToWithdraw(page, 'Simran Gill')
    },
    'dashboard-withdraw-later-level': async ({ page }) => {
      await page.goto('/dashboard')
      const row = registration(page, 'Jodh Gill').filter({ hasText: 'Level 1' })
      await row.getByRole('button', { name: 'Withdraw' }).click()
      await expect(page.getByRole('dialog')).toContainText('Jodh Gill is also registered for Level 2')
    },
    'dashboard-details': ({ page }) => openDetails(page),
    'dashboard-details-errors': async ({ page }) => {
      const dialog = await openDetails(page)
      await dialog.getByLabel('Phone number').fill('555')
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toContainText('Please enter a phone number with at least seven digits.')
    },
    enrol: ({ page }) => openEnrolPage(page),
    'enrol-chosen': async ({ page }) => {
      await openEnrolPage(page)
      await choose(page, 'Simran Gill')
    },
    'enrol-days-refused': async ({ page }) => {
      await openEnrolPage(page)
      for (const name of ['Simran Gill', 'Mehar Gill']) await chooseChild(page, name)
      await chooseDays(page, 'Mehar Gill', 'Monday')
      await checkoutButton(page).click()
      await expect(page.getByText('Choose two days for Simran Gill.')).toBeVisible()
    },
    'enrol-clash': async ({ page }) => {
      await page.goto('/courses/3')
      await page.getByRole('link', { name: 'Enrol Now' }).click()
      await choose(page, 'Jodh Gill')
      await expect(
        page.getByText('Jodh is in Level 2 on Monday and Wednesday at 5:30 pm.', { exact: true }),
      ).toBeVisible()
    },
    'enrol-changed': async ({ page }) => {
      await openEnrolPage(page)
      await choose(page, 'Simran Gill', 'Mehar Gill')
      await changeDocuments(page, '17:30', '18:00')
      await page.reload()
      await expect(page.getByText('This course has changed since you chose.')).toBeVisible()
    },
    'enrol-nobody-chosen': async ({ page }) => {
      await openEnrolPage(page)
      await checkoutButton(page).click()
      await expect(page.getByRole('alert')).toHaveText('Choose a child first.')
    },
    'enrol-add-student': async ({ page }) => {
      await openEnrolPage(page)
      await openDialog(page, 'Add Student')
    },
    'enrol-already-enrolled': async ({ page }) => {
      await openEnrolPage(page)
      await tryToChoose(page, 'Jodh Gill')
      await expect(page.getByRole('dialog', { name: /has already enrolled/ })).toBeVisible()
    },
    'enrol-not-ready': async ({ page }) => {
      await openEnrolPage(page)
      await tryToChoose(page, 'Noor Gill')
      await expect(page.getByRole('dialog', { name: /does not meet the prerequisites/ })).toBeVisible()
    },
    evaluation: async ({ page }) => {
      await openEnrolPage(page)
      await tryToChoose(page, 'Noor Gill')
      await dismissMessage(page, 'Noor Gill does not meet the prerequisites for this course.')
      await expect(page.getByRole('dialog', { name: 'Contact Us for Evaluation' })).toBeVisible()
    },
    'evaluation-errors': async ({ page }) => {
      const dialog = await openEvaluation(page)
      await dialog.getByLabel('Your name').fill('')
      await dialog.getByLabel('Email').fill('')
      await dialog.getByRole('button', { name: 'Send' }).click()
      await expect(dialog.getByRole('alert')).toContainText('Please provide both your name and email.')
    },
    'evaluation-thanks': async ({ page }) => {
      const dialog = await openEvaluation(page)
      await dialog.getByLabel('Which child is it for?').selectOption('Noor Gill')
      await dialog.getByRole('button', { name: 'Send' }).click()
      await expect(dialog).toContainText('Thank you! We will get back to you')
    },
    confirmation: at('/courses/1/confirmation', 'Your order is processed: $300'),
    'confirmation-writing': async ({ page }) => {
      await openEnrolPage(page)
      await choose(page, 'Simran Gill', 'Mehar Gill')
      await leaveWritesUnanswered(page)
      await checkoutButton(page).click()
      await expect(page.getByRole('heading', { name: /^Enrolling/ })).toBeVisible()
    },
    'confirmation-nobody-enrolled': async ({ page, consoleErrors }) => {
      consoleErrors.allow(permissionDenied, /^Enrolling .* failed:/)
      await openEnrolPage(page)
      await choose(page, 'Simran Gill')
      await refuseNextWrite(page)
      await checkoutButton(page).click()
      await expect(page.getByRole('alert')).toContainText('Simran Gill could not be enrolled.')
    },
    'confirmation-unknown': async ({ page, consoleErrors }) => {
      consoleErrors.allow(connectionLost, /^Enrolling .* failed:/, /^A read failed:/)
      await openEnrolPage(page)
      await choose(page, 'Simran Gill')
      await disconnectAtWrite(page, {})
      await checkoutButton(page).click()
      await expect(page.getByRole('alert')).toContainText('We could not reach the school')
    },
    // The last one, because one child is enrolled after it.
    'confirmation-one-not-enrolled': async ({ page, consoleErrors }) => {
      consoleErrors.allow(permissionDenied, /^Enrolling .* failed:/)
      await openEnrolPage(page)
      await choose(page, 'Simran Gill', 'Mehar Gill')
      await refuseNextWrite(page, 'Simran Gill')
      await checkoutButton(page).click()
      await expect(page.getByRole('alert')).toContainText('Simran Gill could not be enrolled.')
    },
  },
}

/** Nobody is chosen yet: the page remembers a choice over a reload. */
async function openEnrolPage(page: Page): Promise<void> {
  await page.goto('/courses/2')
  await page.getByRole('link', { name: 'Enrol Now' }).click()
  await expect(page.getByText('Nobody is chosen yet.')).toBeVisible()
}

async function openAddStudent(page: Page): Promise<Locator> {
  await page.goto('/dashboard')
  return openDialog(page, 'Add New Student')
}

async function openEditStudent(page: Page, firstName: string): Promise<Locator> {
  await page.goto('/dashboard')
  return openDialog(page, `Edit ${firstName} Gill`)
}

async function openDetails(page: Page): Promise<Locator> {
  await page.goto('/dashboard')
  return openDialog(page, 'Edit your details', 'Your details')
}

/** Waits until the parent's name has been read, so that it does not come after what is typed. */
async function openEvaluation(page: Page): Promise<Locator> {
  await openEnrolPage(page)
  const dialog = await openDialog(page, 'Contact Us for Evaluation')
  await expect(dialog.getByLabel('Your name')).not.toHaveValue('')
  return dialog
}
