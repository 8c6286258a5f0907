import type { Page } from '@playwright/test'
import { connectionLost, permissionDenied } from '../console-errors.ts'
import type { Child } from '../school.ts'
import {
  askToWithdraw,
  choose,
  chooseChild,
  chooseDays,
  dismissMessage,
  registration,
  signInAt,
  tryToChoose,
} from '../journey.ts'
import {
  changeDocuments,
  disconnectAtWrite,
  fillDays,
  leaveWritesUnanswered,
  refuseNextWrite,
} from '../connection.ts'
import { expect } from '../test.ts'
import type { Weekday } from '#model/dates/schedule.ts'
import type { Words } from '../site-language.ts'
import { asFarAs, at, type Open, type Step, type ViewGroup, type Visit } from './view.ts'

function child(firstName: string, birthdate: string): Child {
  return { firstName, lastName: 'Gill', birthdate }
}

const [simran, mehar, jodh, noor] = ['Simran Gill', 'Mehar Gill', 'Jodh Gill', 'Noor Gill'] as const
const enrolPage = '/courses/2/enroll'

/** Days without which too few are left to enrol. */
const tooMany: Weekday[] = ['mon', 'tue', 'wed', 'thu']

const amountToPay = ({ confirmation }: Words) => confirmation.payment.amount

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
    const { StartDate, EndDate } = await school.courseOf(2)
    await school.publish({ path: 'Course/3', fields: { ...(await school.courseOf(3)), StartDate, EndDate } })
    await signInAt(page, addressOf(enrolPage), parent)
  },
  views: {
    dashboard: at('/dashboard', ({ courses }) => courses.levelAndTitle(2, '')),
    'dashboard-add-student': at('/dashboard', ({ students }) => [students.dashboard.title, students.lead]),
    'dashboard-add-student-errors': at('/dashboard', ({ fields, students }) => [
      students.dashboard.title,
      students.submit,
      fields.allMissing,
    ]),
    'dashboard-student-exists': at('/dashboard', ({ fields: { labels }, students }) => [
      students.dashboard.title,
      [labels.firstName, 'Noor'],
      [labels.lastName, 'Gill'],
      [labels.birthdate, '2019-06-30'],
      students.submit,
      students.dashboard.duplicate,
    ]),
    'dashboard-edit-student': at('/dashboard', ({ dashboard: { students } }) => [
      students.edit.title(noor),
      students.edit.title(noor),
    ]),
    'dashboard-edit-student-errors': at('/dashboard', ({ dashboard, fields }) => [
      dashboard.students.edit.title(noor),
      [fields.labels.lastName, ''],
      dashboard.details.submit,
      fields.allMissing,
    ]),
    'dashboard-remove-student': at('/dashboard', (words) => [
      ...removing(words, noor),
      words.dashboard.students.remove.keep(noor),
    ]),
    'dashboard-remove-student-registered': at('/dashboard', (words) => [
      ...removing(words, simran),
      words.dashboard.students.remove.obstacles.registration(simran),
    ]),
    'dashboard-withdraw': at('/dashboard', () => [({ page }) => askToWithdraw(page, simran)]),
    'dashboard-withdraw-later-level': at('/dashboard', ({ courses, dashboard: { withdrawal } }) => [
      ({ page }) =>
        registration(page, jodh)
          .filter({ hasText: courses.level(1) })
          .getByRole('button', { name: withdrawal.open })
          .click(),
      asFarAs(courses.level(2), withdrawal.later(jodh, courses.level(2))),
    ]),
    'dashboard-days': at('/dashboard', ({ dashboard: { days } }) => [
      ({ page }) => registration(page, simran).getByRole('button', { name: days.open }).click(),
      days.stays,
    ]),
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
    'dashboard-email': at('/dashboard', ({ dashboard: { email } }) => [email.open, email.open]),
    enrol: at(enrolPage, ({ enrol }) => enrol.cart.empty),
    'enrol-chosen': at(enrolPage, () => [({ page }) => choose(page, simran)]),
    'enrol-days-refused': at(enrolPage, ({ enrol, format }) => [
      ({ page }) => chooseChild(page, simran),
      ({ page }) => chooseChild(page, mehar),
      ({ page }) => chooseDays(page, mehar, format.formatWeekday('mon', 'long')),
      enrol.cart.checkout,
      enrol.days.refused(simran, 2),
    ]),
    'enrol-clash': at('/courses/3/enroll', ({ enrol, format }) => [
      ({ page }) => choose(page, jodh),
      // Elsewhere the sentence also says the school's city.
      enrol.days.at(format.formatWeekdays(['mon', 'wed']), format.formatTime('17:30')),
    ]),
    'enrol-changed': at(enrolPage, ({ enrol }) => [
      ({ page }) => choose(page, simran, mehar),
      ({ page }) => changeDocuments(page, { '17:30': '18:00' }),
      ({ page }) => page.reload(),
      enrol.changed.title,
    ]),
    'enrol-full-day': full(['mon'], enrolPage, ({ enrol, format }) => [
      ({ page }) => chooseChild(page, simran),
      enrol.days.full(format.formatWeekdays(['mon']), 1),
    ]),
    'enrol-waiting': full(['mon'], enrolPage, ({ enrol }) => [
      ({ page }) => chooseChild(page, simran),
      enrol.waiting.open,
      enrol.waiting.days,
    ]),
    'enrol-no-room': full(tooMany, enrolPage, ({ enrol }) => enrol.waiting.instead),
    'courses-full-day': full(['mon'], '/courses', ({ courses, format }) =>
      courses.room(format.formatWeekdays(['tue', 'wed', 'thu', 'fri'])),
    ),
    'course-no-room': full(tooMany, '/courses/2', ({ courses }) => courses.full),
    'enrol-nobody-chosen': at(enrolPage, ({ enrol }) => [enrol.cart.checkout, enrol.cart.chooseFirst]),
    'enrol-add-student': at(enrolPage, ({ students }) => [students.submit, students.lead]),
    'enrol-already-enrolled': at(enrolPage, ({ enrol }) => [
      ({ page }) => tryToChoose(page, jodh),
      enrol.alreadyEnrolled(jodh),
    ]),
    'enrol-not-ready': at(enrolPage, ({ enrol }) => [
      ({ page }) => tryToChoose(page, noor),
      enrol.notReady(noor),
    ]),
    evaluation: at(enrolPage, ({ enrol, evaluation }) => [
      ({ page }) => tryToChoose(page, noor),
      ({ page }) => dismissMessage(page, enrol.notReady(noor)),
      ({ page }) => expect(page.getByRole('dialog', { name: evaluation.title })).toBeVisible(),
    ]),
    'evaluation-errors': at(enrolPage, ({ evaluation, fields }) => [
      evaluation.title,
      parentIsRead,
      [evaluation.name, ''],
      [fields.labels.email, ''],
      evaluation.submit,
      evaluation.missing,
    ]),
    'evaluation-thanks': at(enrolPage, ({ evaluation }) => [
      evaluation.title,
      parentIsRead,
      ({ page }) => page.getByRole('dialog').getByLabel(evaluation.child).selectOption(noor),
      evaluation.submit,
      evaluation.sent,
    ]),
    confirmation: at('/courses/1/confirmation', amountToPay),
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

/** A view while these days are full in all courses; a list that was kept before would be shown first. */
function full(days: Weekday[], path: string, steps: (words: Words) => string | Step[]): Open {
  return async (visit) => {
    await fillDays(visit.page, ...days)
    await visit.page.addInitScript(() => localStorage.removeItem('courses'))
    await at(path, steps)(visit)
  }
}

/** What a checkout leads to where something happens to its writes. */
function checkedOut(
  names: string[],
  interrupt: (page: Page) => Promise<unknown>,
  sign: (words: Words) => string,
): Open {
  return at(enrolPage, (words) => [
    ({ page }) => choose(page, ...names),
    ({ page, consoleErrors }) => {
      consoleErrors.allow(permissionDenied, connectionLost, /^Enrolling .* failed:/, /^A read failed:/)
      return interrupt(page)
    },
    words.enrol.cart.checkout,
    sign(words),
  ])
}

/** The buttons that lead to removing a child. */
function removing({ dashboard }: Words, name: string): string[] {
  return [dashboard.students.edit.title(name), dashboard.students.remove.open(name)]
}

/** Waits until the parent's name has been read, so that it does not come after what is typed. */
async function parentIsRead({ page, words }: Visit): Promise<void> {
  await expect(page.getByRole('dialog').getByLabel(words.evaluation.name)).not.toHaveValue('')
}

const unbroken = { firstName: 'W'.repeat(100), lastName: 'ਪ'.repeat(100), birthdate: '2018-03-14' }
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
    'enrol-long-names': at('/courses/2/enroll', () => [
      ({ page }) => choose(page, longName, `${spaced.firstName} ${spaced.lastName}`),
    ]),
    'enrol-not-ready-long-names': at('/courses/4/enroll', ({ enrol }) => [
      ({ page }) => tryToChoose(page, longName),
      enrol.notReady(longName),
    ]),
    'confirmation-long-names': at('/courses/1/confirmation', amountToPay),
  },
}
