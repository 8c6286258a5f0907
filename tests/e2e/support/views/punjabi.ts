import type { Locator, Page } from '@playwright/test'
import { words as account } from '#content/pa/account.ts'
import { words as confirmation } from '#content/pa/confirmation.ts'
import { words as contact } from '#content/pa/contact.ts'
import { words as courseWords } from '#content/pa/courses.ts'
import { words as dashboard } from '#content/pa/dashboard.ts'
import { words as enquiry } from '#content/pa/enquiry.ts'
import { words as enrol } from '#content/pa/enrol.ts'
import { words as evaluation } from '#content/pa/evaluation.ts'
import { words as faq } from '#content/pa/faq.ts'
import { words as notFound } from '#content/pa/not-found.ts'
import { words as students } from '#content/pa/students.ts'
import { signIn } from '../punjabi-journey.ts'
import { expect } from '../test.ts'
import { openDialog, type ViewGroup } from './view.ts'

// The views whose words take the most room in Punjabi: each page, and each kind of dialog and message.

/** What a visitor reads in Punjabi, and every form with its errors. */
export const punjabiVisitorViews: ViewGroup = {
  who: 'a visitor who reads Punjabi',
  views: {
    'pa-home': opening('/pa'),
    'pa-courses': opening('/pa/courses'),
    'pa-course': opening('/pa/courses/1'),
    'pa-faq': async ({ page }) => {
      await page.goto('/pa/faq')
      await page.getByText(faq.questions[0]?.question ?? '').click()
    },
    'pa-blog': opening('/pa/blog'),
    'pa-blog-post': opening('/pa/Blogs/counting-to-twenty'),
    'pa-privacy': opening('/pa/privacy'),
    'pa-not-found': opening('/pa/nowhere', notFound.title),
    'pa-menu': async ({ page }) => {
      await page.goto('/pa/faq')
      const button = page.getByRole('banner').getByRole('button')
      if (await button.isVisible()) await button.click()
    },
    'pa-contact-errors': async ({ page }) => {
      await page.goto('/pa/contact')
      await page.getByRole('main').getByRole('button', { name: contact.send }).click()
      await expect(page.getByRole('alert')).toContainText(contact.missing)
    },
    'pa-enquiry-errors': async ({ page }) => {
      await page.goto('/pa/courses/1')
      const dialog = await openDialog(page, courseWords.enquire, /./)
      await dialog.getByRole('button', { name: enquiry.send }).click()
      await expect(dialog.getByRole('alert')).toContainText(enquiry.missing)
    },
    'pa-login-errors': async ({ page }) => {
      await page.goto('/pa/login')
      await page.getByRole('main').getByRole('button', { name: account.signIn.submit }).first().click()
      await expect(page.getByRole('alert')).toContainText(account.signIn.missing)
    },
    'pa-reset': async ({ page }) => {
      await page.goto('/pa/login')
      await openDialog(page, account.signIn.forgot)
    },
    'pa-sign-up-errors': async ({ page }) => {
      await page.goto('/pa/courses/1/enroll')
      await page.getByRole('main').getByRole('button', { name: account.signUp.submit }).last().click()
      await expect(page.getByRole('alert')).toContainText(account.signUp.missing)
    },
    'pa-register-errors': async ({ page }) => {
      await page.goto('/pa/register')
      await page.getByRole('main').getByRole('button', { name: account.register.submit }).click()
      await expect(page.getByRole('alert')).toContainText(account.signUp.missing)
    },
  },
}

const [simran, noor] = ['Simran Gill', 'Noor Gill']

/** What a parent sees in Punjabi. */
export const punjabiMemberViews: ViewGroup = {
  who: 'a parent who reads Punjabi',
  begin: async ({ page, school }) => {
    const parent = await school.addParent(
      { firstName: 'Simran', lastName: 'Gill', birthdate: '2018-03-14' },
      { firstName: 'Noor', lastName: 'Gill', birthdate: '2019-06-30' },
    )
    await school.enrolChild(parent, 'Simran', 1)
    await signIn(page, parent)
  },
  views: {
    'pa-dashboard': ({ page }) => openDashboard(page),
    'pa-dashboard-add-student-errors': async ({ page }) => {
      await openDashboard(page)
      const dialog = await openDialog(page, dashboard.students.add)
      await dialog.getByRole('button', { name: students.submit }).click()
      await expect(dialog.getByRole('alert')).toContainText(students.dashboard.missing)
    },
    'pa-dashboard-remove-student': async ({ page }) => {
      const { edit, remove } = dashboard.students
      await openDashboard(page)
      await openDialog(page, edit.label(noor), edit.title(noor))
      await page.getByRole('button', { name: remove.open(noor) }).click()
      await expect(page.getByRole('button', { name: remove.keep(noor) })).toBeVisible()
    },
    'pa-dashboard-withdraw': async ({ page }) => {
      await openDashboard(page)
      await openDialog(page, dashboard.withdrawal.open, /./)
    },
    'pa-enrol': ({ page }) => openEnrol(page),
    'pa-enrol-days-refused': async ({ page }) => {
      await openEnrol(page)
      await page.getByText(simran, { exact: true }).click()
      await page.getByRole('button', { name: enrol.cart.checkout }).click()
      await expect(page.getByText(enrol.days.refused(simran, 2))).toBeVisible()
    },
    'pa-evaluation-errors': async ({ page }) => {
      await openEnrol(page)
      await page.getByText(noor, { exact: true }).click({ force: true })
      const message = page.getByRole('dialog', { name: enrol.notReady(noor) })
      await message.getByRole('button').click()
      const dialog = page.getByRole('dialog', { name: evaluation.title })
      await dialog.getByLabel(evaluation.name).fill('')
      await dialog.getByRole('button', { name: evaluation.submit }).click()
      await expect(dialog.getByRole('alert')).toContainText(evaluation.missing)
    },
    'pa-confirmation': async ({ page }) => {
      await page.goto('/pa/courses/1/confirmation')
      await expect(page.getByRole('main').getByText(confirmation.students)).toBeVisible()
    },
  },
}

function opening(path: string, title: string | RegExp = /./): ViewGroup['views'][string] {
  return async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/pa/dashboard')
  await expect(rowOf(page, simran)).toBeVisible()
}

async function openEnrol(page: Page): Promise<void> {
  await page.goto('/pa/courses/2')
  await page.goto('/pa/courses/2/enroll')
  await expect(page.getByText(simran, { exact: true })).toBeVisible()
}

function rowOf(page: Page, name: string): Locator {
  return page.getByRole('table', { name: dashboard.registrations.title }).getByRole('row', { name })
}
