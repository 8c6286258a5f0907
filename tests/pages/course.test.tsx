import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '#data/read.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { writeDocument } from '../support/school.ts'
import { present } from './visit-member.tsx'
import { closeSchool, emptySchool, reopenSchool, visit, visitClosed } from './visit-public.tsx'

const course = {
  Title: 'First words',
  information: 'Family, food, colours and numbers.',
  Description: 'Letters turn into words.\nWhen: Mondays and Wednesdays.',
  learn: 'Family words: Name the people at home: all of them.--Numbers: Count to fifty.--Just a heading',
  activities: 'Market day-- Song of the week --',
  imageUrl: '/pictures/level-2.svg',
  number: 2,
  cost: 100,
  StartDate: '2999-01-11',
  EndDate: '2999-05-28',
}

async function section(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 2, name: title })
  return present(heading.closest('section'))
}

async function items(title: string): Promise<string[]> {
  return within(await section(title))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
}

describe('A course page', () => {
  beforeEach(emptySchool)
  afterEach(reopenSchool)

  it('says Loading... in the place of the title, then shows level, title, lead, picture, and each line of the description (S2.42, S2.47)', async () => {
    await writeDocument('Course/2', {
      ...course,
      Title: 'First words',
      Description: 'Letters turn into words.\nWhen: Mondays and Wednesdays.',
    })
    visit('/courses/2')
    const heading = screen.getByRole('heading', { level: 1 })
    expect(screen.getByRole('status').textContent).toBe('Loading...')
    expect(screen.queryByText('No course data available.')).toBeNull()
    const title = await screen.findByRole('heading', { level: 1, name: 'First words' })
    expect(title, 'the focus on it is not lost').toBe(heading)
    screen.getByText('Level 2 of 4')
    screen.getByText('Family, food, colours and numbers.')
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/pictures/level-2.svg')
    expect(document.title).toBe('First words · Painti')
    expect(screen.queryByText('Loading...')).toBeNull()
    const paragraphs = (await section('About this course')).querySelectorAll('p')
    expect([...paragraphs].map((each) => each.textContent)).toEqual([
      'Letters turn into words.',
      'When: Mondays and Wednesdays.',
    ])
  })

  it('draws a tile where its picture, which may stand elsewhere, does not come', async () => {
    await writeDocument('Course/2', { ...course, imageUrl: 'https://storage.googleapis.com/painti/2.jpg' })
    visit('/courses/2')
    await section('About this course')
    const picture = present(document.querySelector('img'))
    expect(picture.getAttribute('src')).toBe('https://storage.googleapis.com/painti/2.jpg')
    fireEvent.error(picture)
    expect(document.querySelector('img')).toBeNull()
    expect(document.querySelectorAll('svg[width="320"]')).toHaveLength(1)
  })

  it('makes What You Will Learn and Activities of the items between double dashes, and What to Expect of fixed words (S2.43, S2.44, S2.45, B1.08)', async () => {
    await writeDocument('Course/2', course)
    visit('/courses/2')
    const learn = await section('What You Will Learn')
    const headings = within(learn).getAllByRole('heading', { level: 3 })
    expect(headings.map((each) => each.textContent)).toEqual(['Family words', 'Numbers', 'Just a heading'])
    within(learn).getByText('Name the people at home: all of them.')
    within(learn).getByText('Count to fifty.')
    expect(await items('Activities')).toEqual(['Market day', 'Song of the week'])
    expect(await items('What to Expect')).toEqual([
      'Two classes a week for 20 weeks, on two of five days',
      'A group planned for about eight children, with a teacher who knows every child by name',
      'Songs, stories and games in every class',
      'A short letter sheet to finish at home, with help from you',
    ])
  })

  it('shows price, dates and what comes before, beside the way to enrolling, and no end before it has come', async () => {
    await writeDocument('Course/2', course)
    visit('/courses/2')
    const enrol = await screen.findByRole('link', { name: 'Enrol Now' })
    expect(enrol.getAttribute('href')).toBe('/courses/2/enroll')
    for (const text of ['$100', '11 Jan to 28 May 2999', '2 classes a week', 'Comes after Level 1']) {
      screen.getByText(text)
    }
    screen.getByRole('button', { name: 'Enquire Now' })
    expect(screen.queryByText('This term has ended.')).toBeNull()
  })

  it('leaves out the parts and lines of what the course does not say', async () => {
    await writeDocument('Course/spring', { Title: 'A weekend' })
    visit('/courses/spring')
    await screen.findByRole('heading', { level: 1, name: 'A weekend' })
    const parts = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
    expect(parts).toEqual(['What to Expect'])
    expect(document.body.textContent).not.toMatch(/Level|\$|for each child|20 weeks$/)
    expect(document.querySelector('img')).toBeNull()
  })

  it('says that the term has ended once its last day is over (B3.01)', async () => {
    await writeDocument('Course/2', { ...course, StartDate: '2020-01-06', EndDate: '2020-05-22' })
    visit('/courses/2')
    await screen.findByText('This term has ended.')
    expect(screen.queryByRole('link', { name: 'Enrol Now' })).toBeNull()
    screen.getByRole('link', { name: 'Go to the newsletter' })
    screen.getByRole('button', { name: 'Enquire Now' })
  })

  it('says since when it runs while its term lasts (B3.06)', async () => {
    await writeDocument('Course/2', { ...course, StartDate: '2020-01-06' })
    visit('/courses/2')
    await screen.findByText('Running since 6 Jan 2020')
    screen.getByRole('link', { name: 'Enrol Now' })
  })

  it('shows when, where, what to bring and what to do at home as cards, and the hours beside the price, in the school’s time and in the reader’s (B1.05, B1.06)', async () => {
    await writeDocument('Course/2', {
      ...course,
      StartDate: '2999-01-07',
      EndDate: '2999-02-28',
      days: ['mon', 'wed', 'fri'],
      daysPerWeek: 2,
      startTime: '17:30',
      endTime: '18:15',
      breaks: ['2999-02-04'],
      place: 'Online.',
      bring: 'A soft pencil.',
      atHome: 'Ten minutes a day.',
    })
    visit('/courses/2')
    const cards = await section('When, where and what to bring')
    const titles = within(cards).getAllByRole('term')
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'When',
      'Where',
      'What to bring',
      'At home',
    ])
    within(cards).getByText('Two of these days: Monday, Wednesday and Friday')
    within(cards).getByText('7 Jan to 28 Feb 2999')
    within(cards).getByText('No class on 4 Feb 2999')
    for (const text of ['Online.', 'A soft pencil.', 'Ten minutes a day.']) within(cards).getByText(text)
    const hours = '5:30 to 6:15 pm in Toronto'
    expect(screen.getAllByText(new RegExp(`^${hours}`))).toHaveLength(2)
    screen.getAllByText(/^(The same|\d+:\d\d [ap]m.*) where you are/)
    screen.getByText('You choose 2 of 3 days')
  })

  it('says that there is no course data where there is no such course (S2.48)', async () => {
    visit('/courses/77')
    await screen.findByText('No course data available.')
    expect(screen.queryByText('Loading...')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Enrol Now' })).toBeNull()
  })

  it('keeps waiting where the course cannot be read, only logs why, and shows it once it can (S8.09)', async () => {
    const failed = expectConsoleError(/A read failed/)
    await writeDocument('Course/2', course)
    await visitClosed('/courses/2', failed, 'No course data available.')
    await screen.findByRole('heading', { level: 1, name: course.Title })
  })

  it('shows the course of an old kept list where it cannot be read', async () => {
    expectConsoleError(/A read failed/)
    const aDayAgo = Date.now() - 24 * 60 * 60 * 1000
    const documents = [{ id: '2', fields: { ...course, Title: 'Kept words' } }]
    localStorage.setItem('courses', JSON.stringify({ readAt: aDayAgo, documents }))
    await closeSchool()
    visit('/courses/2')
    await screen.findByRole('heading', { level: 1, name: 'Kept words' })
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    screen.getByRole('heading', { level: 1, name: 'Kept words' })
    screen.getByRole('link', { name: 'Enrol Now' })
  })
})
