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
import type { Words } from '../site-language.ts'
import { asFarAs, at, type Open, openDialog, toPay, type ViewGroup, type Visit } from './view.ts'

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
    'dashboard-add-student': at('/dashboard', ({ dashboard, students }) => [
      dashboard.students.add,
      students.dashboard.title,
    ]),
    'dashboard-add-student-errors': at('/dashboard', ({ dashboard, students }) => [
      dashboard.students.add,
      students.submit,
      students.dashboard.missing,
    ]),
    'dashboard-student-exists': at('/dashboard', ({ dashboard, fields: { labels }, students }) => [
      dashboard.students.add,
      [labels.firstName, 'Noor'],
      [labels.lastName, 'Gill'],
      [labels.birthdate, '2019-06-30'],
      students.submit,
      students.dashboard.duplicate,
    ]),
    'dashboard-edit-student': at('/dashboard', ({ dashboard: { students } }) => [
      students.edit.label(noor),
      students.edit.title(noor),
    ]),
    'dashboard-edit-student-errors': at('/dashboard', ({ dashboard, fields, students }) => [
      dashboard.students.edit.label(noor),
      [fields.labels.lastName, ''],
      dashboard.students.edit.submit,
      students.dashboard.missing,
    ]),
    'dashboard-remove-student': at('/dashboard', (words) => [
      ...removing(words, noor),
      words.dashboard.students.remove.keep(noor),
    ]),
    'dashboard-remove-student-registered': at('/dashboard', (words) => [
      ...removing(words, simran),
      words.dashboard.students.remove.obstacles.registration(simran),
    ]),
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
    'dashboard-details': at('/dashboard', ({ dashboard }) => [
      dashboard.details.edit,
      dashboard.details.title,
    ]),
    'dashboard-details-errors': at('/dashboard', ({ dashboard: { details }, fields }) => [
      details.edit,
      [fields.labels.phoneNumber, '555'],
      details.submit,
      fields.errors['not-a-phone'],
    ]),
    enrol: at(enrolPage, ({ enrol }) => enrol.cart.empty),
    'enrol-chosen': async ({ page, goto }) => {
      await goto(enrolPage)
      await choose(page, simran)
    },
    'enrol-days-refused': async ({ page, words, goto }) => {
      await goto(enrolPage)
      for (const name of [simran, mehar]) await chooseChild(page, name)
      await chooseDays(page, mehar, words.format.formatWeekday('mon', 'long'))
      await checkoutButton(page).click()
      await expect(page.getByText(words.enrol.days.refused(simran, 2))).toBeVisible()
    },
    'enrol-clash': async ({ page, words: { courses, enrol, format }, goto }) => {
      await goto('/courses/3/enroll')
      await choose(page, jodh)
      const [days, time] = [format.formatWeekdays(['mon', 'wed']), format.formatTime('17:30')]
      const clash = enrol.days.clash('Jodh', courses.level(2), days, time)
      await expect(page.getByText(clash, { exact: true })).toBeVisible()
    },
    'enrol-changed': async ({ page, words, goto }) => {
      await goto(enrolPage)
      await choose(page, simran, mehar)
      await changeDocuments(page, { '17:30': '18:00' })
      await page.reload()
      await expect(page.getByText(words.enrol.changed.title)).toBeVisible()
    },
    'enrol-nobody-chosen': at(enrolPage, ({ enrol }) => [enrol.cart.checkout, enrol.cart.chooseFirst]),
    'enrol-add-student': at(enrolPage, ({ enrol, students }) => [enrol.addStudent, students.enrol.title]),
    'enrol-already-enrolled': tryToEnrol(jodh, ({ enrol }) => enrol.alreadyEnrolled(jodh)),
    'enrol-not-ready': tryToEnrol(noor, ({ enrol }) => enrol.notReady(noor)),
    evaluation: async ({ page, words, goto }) => {
      await goto(enrolPage)
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
    'confirmation-writing': checkedOut([simran, mehar], leaveWritesUnanswered, ({ confirmation }) =>
      confirmation.writing([mehar, simran]),
    ),
    'confirmation-nobody-enrolled': checkedOut([simran], refuseNextWrite, ({ confirmation }) =>
      confirmation.failed.title([simran]),
    ),
    'confirmation-unknown': checkedOut(
      [simran],
      disconnectAtWrite,
      ({ confirmation }) => confirmation.unknown.text,
    ),
    // The last one, because one child is enrolled after it.
    'confirmation-one-not-enrolled': checkedOut(
      [simran, mehar],
      (page) => refuseNextWrite(page, simran),
      ({ confirmation }) => confirmation.failed.title([simran]),
    ),
  },
}

/** What a checkout leads to where something happens to its writes. */
function checkedOut(
  names: string[],
  interrupt: (page: Page) => Promise<unknown>,
  sign: (words: Words) => string,
): Open {
  return async ({ page, consoleErrors, words, goto }) => {
    consoleErrors.allow(permissionDenied, connectionLost, /^Enrolling .* failed:/, /^A read failed:/)
    await goto(enrolPage)
    await choose(page, ...names)
    await interrupt(page)
    await checkoutButton(page).click()
    await expect(page.getByRole('main').getByText(sign(words)).first()).toBeVisible()
  }
}

function tryToEnrol(name: string, message: (words: Words) => string): Open {
  return async ({ page, words, goto }) => {
    await goto(enrolPage)
    await tryToChoose(page, name)
    await expect(page.getByRole('dialog', { name: message(words) })).toBeVisible()
  }
}

/** The buttons that lead to removing a child. */
function removing({ dashboard }: Words, name: string): string[] {
  return [dashboard.students.edit.label(name), dashboard.students.remove.open(name)]
}

/** Waits until the parent's name has been read, so that it does not come after what is typed. */
async function openEvaluation({ page, words, goto }: Visit): Promise<Locator> {
  await goto(enrolPage)
  const dialog = await openDialog(page, words.enrol.evaluate, words.evaluation.title)
  await expect(dialog.getByLabel(words.evaluation.name)).not.toHaveValue('')
  return dialog
}
