import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { eventsOf } from './support/calendar-file.ts'
import {
  askToWithdraw,
  checkOut,
  chooseChild,
  chooseDays,
  expectDashboard,
  openEdit,
  registration,
  signInAt,
  table,
} from './support/journey.ts'
import { MeteredFirestore } from './support/metered-firestore.ts'
import { mehar, School, simran } from './support/school.ts'
import { expect, test as base } from './support/test.ts'

// A family from the first visit to the end of the term. The clocks of the page and of the database are moved together;
// the first visit is on 1 December 2020, and the term goes from 11 January to 28 May 2021.

let now = 0

const test = base.extend<{ firestore: MeteredFirestore }>({
  firestore: async ({ context }, provide) => {
    now = Date.parse('2020-12-01T17:00:00Z')
    const firestore = await MeteredFirestore.serve(context, () => now)
    await provide(firestore)
    await firestore.stop()
  },
  school: async ({ firestore }, provide) => {
    await provide(new School(firestore.address))
  },
})

// Where clocks are never changed: Toronto's half past four is half past two, and from 14 March on half past one.
test.use({ timezoneId: 'America/Phoenix' })

const hours = '4:30 to 5:15 pm in Toronto, 2:30 pm where you are; 1:30 pm from 16 Mar 2021'

const enrolPage = '/courses/1/enroll'
const simranGill = 'Simran Gill'
const meharGill = 'Mehar Gill'

/** It is noon in Toronto, or an hour later. */
async function move(page: Page, day: string): Promise<void> {
  now = Date.parse(`${day}T17:00:00Z`)
  await page.clock.setFixedTime(now)
}

test('a family enrols two children on different days, mends what was wrong, pays, and comes back until the term is over (B0.05) @journey', async ({
  page,
  school,
}) => {
  test.slow()
  const course = await school.courseOf(1)
  const term = { StartDate: '2021-01-11', EndDate: '2021-05-28', breaks: ['2021-03-15', '2021-03-17'] }
  await school.publish({ path: 'Course/1', fields: { ...course, ...term } })
  const parent = await school.addParent(simran, mehar)
  const { uid } = parent
  const students = table(page, 'Your Students')
  const main = page.getByRole('main')
  await move(page, '2020-12-01')

  await test.step('enrols both, each on days of its own', async () => {
    await signInAt(page, enrolPage, parent)
    await chooseChild(page, simranGill)
    await chooseDays(page, simranGill, 'Monday', 'Wednesday')
    await chooseChild(page, meharGill)
    await chooseDays(page, meharGill, 'Tuesday', 'Thursday')
    await checkOut(page)
  })

  await test.step('reads what was agreed, what is to be paid, and what happens next', async () => {
    const sentence = 'Your order is processed: $200, to pay by bank transfer before 11 Jan 2021.'
    await expect(main).toContainText(sentence)
    const place = (name: string) => main.getByRole('listitem').filter({ hasText: name })
    await expect(place(simranGill)).toContainText('Monday and Wednesday')
    await expect(place(simranGill)).toContainText('First class: 11 Jan 2021')
    await expect(place(meharGill)).toContainText('Tuesday and Thursday')
    await expect(place(meharGill)).toContainText('First class: 12 Jan 2021')
    await expect(main).toContainText(hours)
    await expect(main).toContainText('Until 10 Jan 2021')
  })

  await test.step('finds the same on the dashboard', async () => {
    await page.getByRole('link', { name: 'Go to your dashboard' }).click()
    await expectDashboard(page)
    await expect(registration(page, simranGill)).toContainText('Level 1: First letters')
    await expect(registration(page, simranGill)).toContainText('11 Jan to 28 May 2021')
    await expect(registration(page, simranGill)).toContainText('Monday and Wednesday')
    await expect(registration(page, simranGill)).toContainText(hours)
    await expect(registration(page, simranGill)).toContainText('To pay: $100 before 11 Jan 2021, reference')
    await expect(students.getByRole('img', { name: '0 of 4 levels done, 1 joined' })).toHaveCount(2)
  })
  const firstReference = await referenceOf(page, simranGill)
  const meharsReference = await referenceOf(page, meharGill)
  expect(firstReference).not.toBe(meharsReference)

  await test.step('puts every class of both into a calendar', async () => {
    const simrans = await classesOf(page, simranGill)
    // 20 weeks without two days of the break; in winter Toronto is five hours behind UTC, in summer four.
    expect(simrans).toHaveLength(38)
    expect([simrans[0], simrans.at(-1)]).toEqual(['20210111T213000Z', '20210526T203000Z'])
    expect(simrans.filter((start) => start.startsWith('202103'))).toEqual([
      '20210301T213000Z',
      '20210303T213000Z',
      '20210308T213000Z',
      '20210310T213000Z',
      '20210322T203000Z',
      '20210324T203000Z',
      '20210329T203000Z',
      '20210331T203000Z',
    ])
    const mehars = await classesOf(page, meharGill)
    expect(mehars).toHaveLength(40)
    expect([mehars[0], mehars.at(-1)]).toEqual(['20210112T213000Z', '20210527T203000Z'])
  })

  await test.step('corrects a birthdate', async () => {
    const dialog = await openEdit(page, meharGill)
    await dialog.getByLabel('Birthdate').fill('2016-02-09')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(`${meharGill} is saved.`)).toBeVisible()
    await expect(students.getByRole('row', { name: 'Mehar' })).toContainText('9 Feb 2016')
    await page.reload()
    await expect(students.getByRole('row', { name: 'Mehar' })).toContainText('9 Feb 2016')
  })

  await test.step('withdraws one, who has no level and no place then', async () => {
    const dialog = await askToWithdraw(page, simranGill)
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await expect(registration(page, simranGill)).toBeHidden()
    await expect(registration(page, meharGill)).toBeVisible()
    await expect(
      students
        .getByRole('row', { name: 'Simran' })
        .getByRole('img', { name: '0 of 4 levels done', exact: true }),
    ).toBeVisible()
    expect(await school.storedOf(uid)).toMatchObject({
      places: [
        'Mehar Gill: enrolled in 1; completed 1',
        'Simran Gill: enrolled in nothing; completed nothing',
      ],
      enrollments: 1,
      withdrawals: 1,
    })
  })

  await test.step('enrols it again on other days, with a new reference', async () => {
    await move(page, '2020-12-02')
    await page.goto(enrolPage)
    await chooseChild(page, simranGill)
    await chooseDays(page, simranGill, 'Tuesday', 'Friday')
    await checkOut(page)
    await page.getByRole('link', { name: 'Go to your dashboard' }).click()
    await expect(registration(page, simranGill)).toContainText('Tuesday and Friday')
    expect(await referenceOf(page, simranGill)).not.toBe(firstReference)
    expect(await referenceOf(page, meharGill)).toBe(meharsReference)
    expect(await school.placesOf(uid)).toEqual([
      'Mehar Gill: enrolled in 1; completed 1',
      'Simran Gill: enrolled in 1; completed 1',
    ])
  })

  await test.step('comes back a week later: one is paid, the other is to be paid', async () => {
    await move(page, '2020-12-08')
    const enrollment = (await school.enrollmentsOf(uid)).find(
      ({ fields }) => fields.studentName === meharGill,
    )
    await school.notePaid(uid, enrollment?.id ?? '', '2020-12-07')
    await page.reload()
    await expect(registration(page, meharGill)).toContainText('Paid on 7 Dec 2020.')
    await expect(registration(page, meharGill)).not.toContainText('To pay')
    await expect(registration(page, simranGill)).toContainText('To pay: $100 before 11 Jan 2021')
    await registration(page, simranGill).getByRole('link', { name: 'See the confirmation' }).click()
    await expect(main).toContainText('Mehar Gill and Simran Gill have a place.')
    const sentence = 'Your order is processed: $100, to pay by bank transfer before 11 Jan 2021.'
    await expect(main).toContainText(sentence)
    await expect(main).not.toContainText(`the reference ${meharsReference}`)
  })

  await test.step('can no longer withdraw after the first class', async () => {
    await move(page, '2021-01-13')
    await page.goto('/dashboard')
    await expect(registration(page, simranGill)).toContainText('To pay: $100, reference')
    const dialog = await askToWithdraw(page, simranGill)
    await expect(dialog).toContainText(
      'The course began on 11 Jan 2021, so only the school can take your child out of it.',
    )
    await expect(dialog.getByRole('link', { name: 'hello@painti.example' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Withdraw' })).toBeHidden()
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(students.getByRole('img', { name: '0 of 4 levels done, 1 joined' })).toHaveCount(2)
    await page.goto('/courses/1')
    await expect(main).toContainText('Running since 11 Jan 2021')
    await expect(main).toContainText('2:30 pm where you are, at first')
    await expect(main).toContainText('2:30 pm where you are; 1:30 pm from 16 Mar 2021')
    await expect(page.getByRole('link', { name: 'Enrol Now' })).toBeVisible()
  })

  await test.step('has done a level after the term, which nobody can join any more', async () => {
    await move(page, '2021-05-29')
    await page.goto('/dashboard')
    await expect(students.getByRole('img', { name: '1 of 4 levels done', exact: true })).toHaveCount(2)
    await page.goto('/courses/1')
    await expect(main).toContainText('This term has ended.')
    await expect(page.getByRole('link', { name: 'Enrol Now' })).toBeHidden()
    await page.goto(enrolPage)
    await expect(main).toContainText('This term has ended.')
    await expect(page.getByRole('checkbox')).toHaveCount(0)
  })
})

/** The reference that the dashboard shows for a registration. */
async function referenceOf(page: Page, name: string): Promise<string> {
  const row = registration(page, name)
  await expect(row).toContainText(/reference [A-Z0-9]{4}-[A-Z0-9]{4}/)
  return /reference (\S{9})/.exec((await row.textContent()) ?? '')?.[1] ?? ''
}

/** Downloads the calendar of a registration. @returns the beginnings of its classes. */
async function classesOf(page: Page, name: string): Promise<string[]> {
  const downloading = page.waitForEvent('download')
  await registration(page, name).getByRole('button', { name: 'Add to calendar' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/\.ics$/)
  const events = eventsOf(await readFile(await download.path(), 'utf8'))
  expect(new Set(events.map(({ UID }) => UID)).size, 'each class has an id of its own').toBe(events.length)
  return events.map(({ DTSTART = '' }) => DTSTART)
}
