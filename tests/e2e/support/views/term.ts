import type { Page } from '@playwright/test'
import { askToWithdraw, signInAt } from '../journey.ts'
import { mehar, type School, simran } from '../school.ts'
import { expect } from '../test.ts'
import { at, type Open, type ViewGroup } from './view.ts'

/** What a parent sees in the term and after it, of places that are paid, not paid, and from before days were chosen. */
export const termViews: ViewGroup = {
  who: 'a parent in the term and after it',
  begin: async ({ page, school }) => {
    const parent = await school.addParent(simran, mehar, { ...simran, firstName: 'Biba' })
    await school.enrolChild(parent, 'Simran', 1)
    await school.enrolChild(parent, 'Mehar', 1)
    for (const { id, fields } of await school.enrollmentsOf(parent.uid))
      if (fields.studentName === 'Mehar Gill') await school.notePaid(parent.uid, id, '2026-01-05')
    await school.enrolWithoutDays(parent, 'Biba', 1)
    await signInAt(page, '/dashboard', parent)
  },
  views: {
    'dashboard-running': inTerm(at('/dashboard', 'Paid on 5 Jan 2026.')),
    'dashboard-withdraw-begun': inTerm(async ({ page }) => {
      await page.goto('/dashboard')
      await expect(await askToWithdraw(page, 'Simran Gill')).toContainText('The course began on')
    }),
    'dashboard-withdraw-without-term': inTerm(async ({ page }) => {
      await page.goto('/dashboard')
      const sentence = 'Only the school can take your child out of this course.'
      await expect(await askToWithdraw(page, 'Biba Gill')).toContainText(sentence)
    }),
    'course-running': inTerm(at('/courses/1', 'Running since')),
    'confirmation-running': inTerm(at('/courses/1/confirmation', 'Your order is processed: $100')),
    'dashboard-over': afterTerm(at('/dashboard', 'Paid on 5 Jan 2026.')),
    'courses-over': afterTerm(at('/courses', 'This term has ended.')),
    'course-over': afterTerm(at('/courses/1', 'This term has ended.')),
    'enrol-over': afterTerm(at('/courses/1/enroll', 'This term has ended.')),
    'confirmation-over': afterTerm(at('/courses/1/confirmation', 'Biba Gill, Mehar Gill and Simran Gill')),
    'confirmation-nobody-over': afterTerm(at('/courses/2/confirmation', 'This term has ended.')),
  },
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
