import type { Locator } from '@playwright/test'
import { connectionLost, permissionDenied } from '../console-errors.ts'
import type { Child } from '../school.ts'
import {
  askToWithdraw,
  checkoutButton,
  choose,
  chooseChild,
  chooseDays,
  dismissMessage,
  openEdit,
  registration,
  signInAt,
  tryToChoose,
} from '../journey.ts'
import { changeDocuments, disconnectAtWrite, leaveWritesUnanswered, refuseNextWrite } from '../connection.ts'
import { expect } from '../test.ts'
import { asFarAs, at, openDialog, toPay, type ViewGroup, type Visit } from './view.ts'

function child(firstName: string, birthdate: string): Child {
  return { firstName, lastName: 'Gill', birthdate }
}

const [simran, mehar, jodh, noor] = ['Simran Gill', 'Mehar Gill', 'Jodh Gill', 'Noor Gill'] as const
const enrolPage = '/courses/2/enroll'

/** What a parent sees whose four children stand in all the ways to a course. */
export const memberViews: ViewGroup = {
  who: 'a parent of four',
  begin: async ({ page, school, addressOf }) => {
    const parent = await school.addParent(
      child('Simran', '2018-03-14'),
      // Older than the courses are for.
      child('Mehar', '2012-09-02'),
      child('Jodh', '2015-01-20'),
      child('Noor', '2019-06-30'),
    )
    await school.enrolChild(parent, 'Simran', 1)
    await school.enrolChild(parent, 'Mehar', 1)
    await school.enrolChild(parent, 'Jodh', 1, 2)
    await signInAt(page, addressOf(enrolPage), parent)
  },
  views: {
    dashboard: at('/dashboard', ({ courses }) => courses.levelAndTitle(2, '')),
    'dashboard-add-student': openAddStudent,
    'dashboard-add-student-errors': async (visit) => {
      const { dashboard, submit } = visit.words.students
      const dialog = await openAddStudent(visit)
      await dialog.getByRole('button', { name: submit }).click()
      await expect(dialog.getByRole('alert')).toContainText(dashboard.missing)
    },
    'dashboard-student-exists': async (visit) => {
      const { labels } = visit.words.fields
      const { dashboard, submit } = visit.words.students
      const dialog = await openAddStudent(visit)
      await dialog.getByLabel(labels.firstName).fill('Noor')
      await dialog.getByLabel(labels.lastName).fill('Gill')
      await dialog.getByLabel(labels.birthdate).fill('2019-06-30')
      await dialog.getByRole('button', { name: submit }).click()
      await expect(dialog.getByRole('alert')).toContainText(dashboard.duplicate)
    },
    'dashboard-edit-student': (visit) => openEditStudent(visit, noor),
    'dashboard-edit-student-errors': async (visit) => {
      const { dashboard, fields, students } = visit.words
      const dialog = await openEditStudent(visit, noor)
      await dialog.getByLabel(fields.labels.lastName).fill('')
      await dialog.getByRole('button', { name: dashboard.students.edit.submit }).click()
      await expect(dialog.getByRole('alert')).toContainText(students.dashboard.missing)
    },
    'dashboard-remove-student': async (visit) => {
      const { remove } = visit.words.dashboard.students
      const dialog = await openEditStudent(visit, noor)
      await dialog.getByRole('button', { name: remove.open(noor) }).click()
      await expect(visit.page.getByRole('button', { name: remove.keep(noor) })).toBeVisible()
    },
    'dashboard-remove-student-registered': async (visit) => {
      const { remove } = visit.words.dashboard.students
      const dialog = await openEditStudent(visit, simran)
      await dialog.getByRole('button', { name: remove.open(simran) }).click()
      await expect(visit.page.getByRole('dialog')).toContainText(remove.obstacles.registration(simran))
    },
    'dashboard-withdraw': async ({ page, goto }) => {
      await goto('/dashboard')
      await askToWithdraw(page, simran)
    },
    'dashboard-withdraw-later-level': async ({ page, words, goto }) => {
      const { later, open } = words.dashboard.withdrawal
      const level = words.courses.level(2)
      await goto('/dashboard')
      const row = registration(page, jodh).filter({ hasText: words.courses.level(1) })
      await row.getByRole('button', { name: open }).click()
      await expect(page.getByRole('dialog')).toContainText(asFarAs(level, later(jodh, level)))
    },
    'dashboard-details': openDetails,
    'dashboard-details-errors': async (visit) => {
      const { dashboard, fields } = visit.words
      const dialog = await openDetails(visit)
      await dialog.getByLabel(fields.labels.phoneNumber).fill('555')
      await dialog.getByRole('button', { name: dashboard.details.submit }).click()
      await expect(dialog).toContainText(fields.errors['not-a-phone'])
    },
    enrol: openEnrolPage,
    'enrol-chosen': async (visit) => {
      await openEnrolPage(visit)
      await choose(visit.page, simran)
    },
    'enrol-days-refused': async (visit) => {
      const { page, words } = visit
      await openEnrolPage(visit)
      for (const name of [simran, mehar]) await chooseChild(page, name)
      await chooseDays(page, mehar, words.format.formatWeekday('mon', 'long'))
      await checkoutButton(page).click()
      await expect(page.getByText(words.enrol.days.refused(simran, 2))).toBeVisible()
    },
    'enrol-clash': async ({ page, words: { coursePage, courses, enrol, format }, goto }) => {
      await goto('/courses/3')
      await page.getByRole('main').getByRole('link', { name: coursePage.enrol }).click()
      await choose(page, jodh)
      const [days, time] = [format.formatWeekdays(['mon', 'wed']), format.formatTime('17:30')]
      const clash = enrol.days.clash('Jodh', courses.level(2), days, time)
      await expect(page.getByText(clash, { exact: true })).toBeVisible()
    },
    'enrol-changed': async (visit) => {
      const { page, words } = visit
      await openEnrolPage(visit)
      await choose(page, simran, mehar)
      await changeDocuments(page, '17:30', '18:00')
      await page.reload()
      await expect(page.getByText(words.enrol.changed.title)).toBeVisible()
    },
    'enrol-nobody-chosen': async (visit) => {
      await openEnrolPage(visit)
      await checkoutButton(visit.page).click()
      await expect(visit.page.getByRole('alert')).toHaveText(visit.words.enrol.cart.chooseFirst)
    },
    'enrol-add-student': async (visit) => {
      await openEnrolPage(visit)
      await openDialog(visit.page, visit.words.enrol.addStudent, visit.words.students.enrol.title)
    },
    'enrol-already-enrolled': async (visit) => {
      await openEnrolPage(visit)
      await tryToChoose(visit.page, jodh)
      await expect(
        visit.page.getByRole('dialog', { name: visit.words.enrol.alreadyEnrolled(jodh) }),
      ).toBeVisible()
    },
    'enrol-not-ready': async (visit) => {
      await openEnrolPage(visit)
      await tryToChoose(visit.page, noor)
      await expect(visit.page.getByRole('dialog', { name: visit.words.enrol.notReady(noor) })).toBeVisible()
    },
    evaluation: async (visit) => {
      const { page, words } = visit
      await openEnrolPage(visit)
      await tryToChoose(page, noor)
      await dismissMessage(page, words.enrol.notReady(noor))
      await expect(page.getByRole('dialog', { name: words.evaluation.title })).toBeVisible()
    },
    'evaluation-errors': async (visit) => {
      const { evaluation, fields } = visit.words
      const dialog = await openEvaluation(visit)
      await dialog.getByLabel(evaluation.name).fill('')
      await dialog.getByLabel(fields.labels.email).fill('')
      await dialog.getByRole('button', { name: evaluation.submit }).click()
      await expect(dialog.getByRole('alert')).toContainText(evaluation.missing)
    },
    'evaluation-thanks': async (visit) => {
      const { evaluation } = visit.words
      const dialog = await openEvaluation(visit)
      await dialog.getByLabel(evaluation.child).selectOption(noor)
      await dialog.getByRole('button', { name: evaluation.submit }).click()
      await expect(dialog).toContainText(evaluation.sent)
    },
    confirmation: at('/courses/1/confirmation', toPay('$300')),
    'confirmation-writing': async (visit) => {
      const { page, words } = visit
      await openEnrolPage(visit)
      await choose(page, simran, mehar)
      await leaveWritesUnanswered(page)
      await checkoutButton(page).click()
      const title = words.confirmation.writing([mehar, simran])
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    },
    'confirmation-nobody-enrolled': async (visit) => {
      const { page, words } = visit
      visit.consoleErrors.allow(permissionDenied, /^Enrolling .* failed:/)
      await openEnrolPage(visit)
      await choose(page, simran)
      await refuseNextWrite(page)
      await checkoutButton(page).click()
      await expect(page.getByRole('alert')).toContainText(words.confirmation.failed.title([simran]))
    },
    'confirmation-unknown': async (visit) => {
      const { page, words } = visit
      visit.consoleErrors.allow(connectionLost, /^Enrolling .* failed:/, /^A read failed:/)
      await openEnrolPage(visit)
      await choose(page, simran)
      await disconnectAtWrite(page, {})
      await checkoutButton(page).click()
      await expect(page.getByRole('alert')).toContainText(words.confirmation.unknown.text)
    },
    // The last one, because one child is enrolled after it.
    'confirmation-one-not-enrolled': async (visit) => {
      const { page, words } = visit
      visit.consoleErrors.allow(permissionDenied, /^Enrolling .* failed:/)
      await openEnrolPage(visit)
      await choose(page, simran, mehar)
      await refuseNextWrite(page, simran)
      await checkoutButton(page).click()
      await expect(page.getByRole('alert')).toContainText(words.confirmation.failed.title([simran]))
    },
  },
}

/** Nobody is chosen yet: the page remembers a choice over a reload. */
async function openEnrolPage({ page, words, goto }: Visit): Promise<void> {
  await goto('/courses/2')
  await page.getByRole('main').getByRole('link', { name: words.coursePage.enrol }).click()
  await expect(page.getByText(words.enrol.cart.empty)).toBeVisible()
}

async function openAddStudent({ page, words, goto }: Visit): Promise<Locator> {
  await goto('/dashboard')
  return openDialog(page, words.dashboard.students.add, words.students.dashboard.title)
}

async function openEditStudent({ page, goto }: Visit, name: string): Promise<Locator> {
  await goto('/dashboard')
  return openEdit(page, name)
}

async function openDetails({ page, words, goto }: Visit): Promise<Locator> {
  await goto('/dashboard')
  return openDialog(page, words.dashboard.details.edit, words.dashboard.details.title)
}

/** Waits until the parent's name has been read, so that it does not come after what is typed. */
async function openEvaluation(visit: Visit): Promise<Locator> {
  await openEnrolPage(visit)
  const dialog = await openDialog(visit.page, visit.words.enrol.evaluate, visit.words.evaluation.title)
  await expect(dialog.getByLabel(visit.words.evaluation.name)).not.toHaveValue('')
  return dialog
}
