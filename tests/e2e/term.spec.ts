import { readFile } from 'node:fs/promises'
import {
  askToWithdraw,
  checkOut,
  chooseChild,
  chooseDays,
  registration,
  signInAt,
  table,
} from './support/journey.ts'
import { site } from '#content/site.ts'
import { test } from './support/metered-firestore.ts'
import { mehar, simran } from './support/school.ts'
import { expect } from './support/test.ts'

// A family from the first visit to the end of the term. The clocks of the page and of the database are moved together;
// the first visit is on 1 December 2020, and the term goes from 11 January to 28 May 2021.

// Where clocks are never changed, as they are in most schools.
test.use({ timezoneId: 'America/Phoenix', startsOn: '2020-12-01', viewport: { width: 360, height: 640 } })

const enrolPage = '/courses/1/enroll'
const simranGill = 'Simran Gill'
const meharGill = 'Mehar Gill'

test('a family enrols, withdraws, pays, and comes back until the term is over (B0.05) @journey', async ({
  page,
  school,
  firestore,
}) => {
  test.slow()
  async function move(day: string): Promise<void> {
    const noon = Date.parse(`${day}T17:00:00Z`)
    firestore.now = () => noon
    await page.clock.setFixedTime(noon)
  }
  const term = { StartDate: '2021-01-11', EndDate: '2021-05-28', breaks: ['2021-03-15', '2021-03-17'] }
  await school.publishTerm(1, term)
  const parent = await school.addParent(simran, mehar)
  const { uid } = parent
  const students = table(page, 'Your Students')
  const main = page.getByRole('main')
  await move('2020-12-01')

  await test.step('enrols both, each on days of its own', async () => {
    await signInAt(page, enrolPage, parent)
    await chooseChild(page, simranGill)
    await chooseDays(page, simranGill, 'Monday', 'Wednesday')
    await chooseChild(page, meharGill)
    await chooseDays(page, meharGill, 'Tuesday', 'Thursday')
    await checkOut(page)
    await expect(main).toContainText(`Amount${site.money.sign}200Pay before11 Jan 2021`)
    await expect(main.getByRole('listitem').filter({ hasText: simranGill })).toContainText(
      new RegExp(`First class: 11 Jan 2021, .* where you are11 Jan 2021, 4:30 to 5:15 pm in ${site.city}`),
    )
    await expect(main.getByRole('listitem').filter({ hasText: meharGill })).toContainText(
      'First class: 12 Jan',
    )
  })

  await test.step('puts every class into a calendar', async () => {
    await page.getByRole('link', { name: 'Go to your dashboard' }).click()
    const downloading = page.waitForEvent('download')
    await registration(page, simranGill).getByRole('button', { name: 'Add to calendar' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/\.ics$/)
    // 20 weeks without two days of the break.
    expect((await readFile(await download.path(), 'utf8')).match(/^DTSTART/gm)).toHaveLength(38)
  })

  await test.step('withdraws one, who has no level and no place then', async () => {
    await (await askToWithdraw(page, simranGill)).getByRole('button', { name: 'Withdraw' }).click()
    await expect(registration(page, simranGill)).toBeHidden()
    await expect(page.getByText('Simran Gill is no longer in')).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Your Registrations' })).toBeInViewport()
    await expect(registration(page, meharGill)).toBeVisible()
    expect(await school.placesOf(uid)).toEqual([
      'Mehar Gill: enrolled in 1; completed 1',
      'Simran Gill: enrolled in nothing; completed nothing',
    ])
    expect(await school.documents.list(`Users/${uid}/Withdrawals`)).toHaveLength(1)
  })

  await test.step('enrols it again on other days', async () => {
    await move('2020-12-02')
    await page.goto(enrolPage)
    await chooseChild(page, simranGill)
    await chooseDays(page, simranGill, 'Tuesday', 'Friday')
    await checkOut(page)
    await page.getByRole('link', { name: 'Go to your dashboard' }).click()
    await expect(registration(page, simranGill)).toContainText('Tuesday and Friday')
  })

  await test.step('comes back a week later: one is paid, the other is to be paid', async () => {
    await move('2020-12-08')
    await school.notePaid(uid, meharGill, '2020-12-07')
    await page.reload()
    await expect(registration(page, meharGill)).toContainText('Paid on 7 Dec 2020')
    await expect(registration(page, meharGill)).not.toContainText('To pay')
    await registration(page, simranGill).getByRole('link', { name: 'See the confirmation' }).click()
    await expect(main).toContainText('Mehar Gill and Simran Gill have a place.')
    await expect(main).toContainText(`Amount${site.money.sign}100Pay before11 Jan 2021`)
  })

  await test.step('can no longer withdraw after the first class', async () => {
    await move('2021-01-13')
    await page.goto('/dashboard')
    const dialog = await askToWithdraw(page, simranGill)
    await expect(dialog).toContainText('The course began on 11 Jan 2021')
    await expect(dialog.getByRole('button', { name: 'Withdraw' })).toBeHidden()
    await page.goto('/courses/1')
    await expect(main).toContainText('Running since 11 Jan 2021')
    await expect(main).toContainText(`where you are4:30 to 5:15 pm in ${site.city}`)
  })

  await test.step('has done a level after the term, which nobody can join any more', async () => {
    await move('2021-05-29')
    await page.goto('/dashboard')
    await expect(students.getByRole('img', { name: '1 of 4 levels done', exact: true })).toHaveCount(2)
    for (const path of ['/courses/1', enrolPage]) {
      await page.goto(path)
      await expect(main).toContainText('This term has ended.')
      await expect(page.getByRole('link', { name: 'Enrol Now' }).or(page.getByRole('checkbox'))).toHaveCount(
        0,
      )
    }
  })
})
