import { askToWithdraw, signInAt } from '../journey.ts'
import { mehar, simran } from '../school.ts'
import type { Words } from '../site-language.ts'
import { expect } from '../test.ts'
import { at, type Open, type ViewGroup } from './view.ts'

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
    'dashboard-running': after('StartDate', at('/dashboard', paid)),
    'dashboard-withdraw-begun': after('StartDate', async ({ page, school, words, goto }) => {
      const { StartDate } = await school.courseOf(1)
      await goto('/dashboard')
      const sentence = words.dashboard.withdrawal.begun(words.format.formatDay(StartDate as string))
      await expect(await askToWithdraw(page, 'Simran Gill')).toContainText(sentence)
    }),
    'dashboard-withdraw-without-term': after(
      'StartDate',
      at('/dashboard', ({ dashboard }) => [
        ({ page }) => askToWithdraw(page, 'Biba Gill'),
        dashboard.withdrawal.noTerm,
      ]),
    ),
    'course-running': after(
      'StartDate',
      at('/courses/1', ({ courses }) => courses.runningSince('')),
    ),
    'confirmation-running': after(
      'StartDate',
      at('/courses/1/confirmation', ({ confirmation }) => confirmation.payment.amount),
    ),
    'dashboard-over': after('EndDate', at('/dashboard', paid)),
    'courses-over': after('EndDate', at('/courses', over)),
    'course-over': after('EndDate', at('/courses/1', over)),
    'enrol-over': after('EndDate', at('/courses/1/enroll', over)),
    'confirmation-over': after(
      'EndDate',
      at('/courses/1/confirmation', ({ format }) =>
        format.formatList(['Biba Gill', 'Mehar Gill', 'Simran Gill']),
      ),
    ),
    'confirmation-nobody-over': after('EndDate', at('/courses/2/confirmation', over), 2),
  },
}

function paid({ dashboard, format }: Words): string {
  return dashboard.registrations.paid(format.formatDay('2026-01-05'))
}

function over({ courses }: Words): string {
  return courses.ended.title
}

/** Opens a view with the page's clock two days after the first or the last day of a level's term. */
function after(day: 'StartDate' | 'EndDate', open: Open, level = 1): Open {
  return async (visit) => {
    const course = await visit.school.courseOf(level)
    const noon = Date.parse(`${course[day] as string}T17:00:00Z`)
    await visit.page.clock.setFixedTime(noon + 2 * 24 * 60 * 60 * 1000)
    await open(visit)
  }
}
