import type { Page } from '@playwright/test'
import { askToWithdraw, signInAt } from '../journey.ts'
import { mehar, type School, simran } from '../school.ts'
import type { Words } from '../site-language.ts'
import { expect } from '../test.ts'
import { at, type Open, toPay, type ViewGroup } from './view.ts'

/** What a parent sees in the term and after it, of places that are paid, not paid, and from before days were chosen. */
export const termViews: ViewGroup = {
  who: 'a parent in the term and after it',
  begin: async ({ page, school, addressOf }) => {
    const parent = await school.addParent(simran, mehar, { ...simran, firstName: 'Biba' })
    await school.enrolChild(parent, 'Simran', 1)
    await school.enrolChild(parent, 'Mehar', 1)
    await school.notePaid(parent.uid, 'Mehar Gill', '2026-01-05')
    await school.enrolWithoutDays(parent, 'Biba', 1)
    await signInAt(page, addressOf('/dashboard'), parent)
  },
  views: {
    'dashboard-running': inTerm(at('/dashboard', paid)),
    'dashboard-withdraw-begun': inTerm(async ({ page, school, words, goto }) => {
      const { StartDate } = await school.courseOf(1)
      await goto('/dashboard')
      const sentence = words.dashboard.withdrawal.begun(words.format.formatDay(StartDate as string))
      await expect(await askToWithdraw(page, 'Simran Gill')).toContainText(sentence)
    }),
    'dashboard-withdraw-without-term': inTerm(async ({ page, words, goto }) => {
      await goto('/dashboard')
      await expect(await askToWithdraw(page, 'Biba Gill')).toContainText(words.dashboard.withdrawal.noTerm)
    }),
    'course-running': inTerm(at('/courses/1', ({ courses }) => courses.runningSince(''))),
    'confirmation-running': inTerm(at('/courses/1/confirmation', toPay('$100'))),
    'dashboard-over': afterTerm(at('/dashboard', paid)),
    'courses-over': afterTerm(at('/courses', over)),
    'course-over': afterTerm(at('/courses/1', over)),
    'enrol-over': afterTerm(at('/courses/1/enroll', over)),
    'confirmation-over': afterTerm(
      at('/courses/1/confirmation', ({ format }) =>
        format.formatList(['Biba Gill', 'Mehar Gill', 'Simran Gill']),
      ),
    ),
    'confirmation-nobody-over': afterTerm(at('/courses/2/confirmation', over)),
  },
}

function paid({ dashboard, format }: Words): string {
  return dashboard.registrations.paid(format.formatDay('2026-01-05'))
}

function over({ courses }: Words): string {
  return courses.ended.title
}

function inTerm(open: Open): Open {
  return async (visit) => {
    await move(visit.page, visit.school, 'StartDate')
    await open(visit)
  }
}

function afterTerm(open: Open): Open {
  return async (visit) => {
    await move(visit.page, visit.school, 'EndDate')
    await open(visit)
  }
}

/** Moves the page's clock to two days after the first or the last day of the term. */
async function move(page: Page, school: School, day: 'StartDate' | 'EndDate'): Promise<void> {
  const course = await school.courseOf(1)
  const noon = Date.parse(`${course[day] as string}T17:00:00Z`)
  await page.clock.setFixedTime(noon + 2 * 24 * 60 * 60 * 1000)
}
