import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cacheCourses } from '#data/course.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { seedCourses, writeDocument } from '../support/school.ts'
import { emptySchool, reopenSchool, visit, visitClosed } from './visit-public.tsx'

async function cardTitles(): Promise<string[]> {
  const cards = await screen.findAllByRole('article')
  return cards.map((card) => within(card).getByRole('heading').textContent)
}

describe('The courses page', () => {
  beforeEach(emptySchool)
  afterEach(reopenSchool)

  it('has a banner, says that it is loading, and lists what the school publishes, each card with a link of its own (S2.38, S2.40)', async () => {
    await seedCourses()
    visit('/courses')
    screen.getByRole('heading', { level: 1, name: 'Four levels, one small step at a time' })
    expect(screen.getByRole('status').textContent).toBe('Loading the courses')
    expect(await cardTitles()).toEqual([
      'First letters',
      'First words',
      'Sentences and stories',
      'Talk and culture',
    ])
    expect(screen.queryByText(/^There are no courses/)).toBeNull()
    expect(document.title).toBe('Courses · Painti')
    const first = screen.getByRole('link', { name: 'Register Now for First letters' })
    expect(first.textContent).toBe('Register Now')
    expect(first.getAttribute('href')).toBe('/courses/1')
    const link = screen.getByRole('link', { name: 'Register Now for First words' })
    expect(link.getAttribute('href')).toBe('/courses/2')
  })

  it('lists the courses in the order of their levels, not of their ids', async () => {
    await writeDocument('Course/a', { Title: 'Second', number: 2 })
    await writeDocument('Course/b', { Title: 'First', number: 1 })
    await writeDocument('Course/c', { Title: 'Without a level' })
    visit('/courses')
    expect(await cardTitles()).toEqual(['First', 'Second', 'Without a level'])
  })

  it('shows picture, title, level, information, dates, what comes before and the price (S2.39)', async () => {
    await writeDocument('Course/2', {
      Title: 'First words',
      information: 'Family, food, colours.',
      imageUrl: '/pictures/level-2.svg',
      number: 2,
      cost: 99.5,
      StartDate: '2999-01-11',
      EndDate: '2999-05-28',
    })
    visit('/courses')
    const card = await screen.findByRole('article')
    for (const text of ['Level 2', 'Family, food, colours.', '11 Jan to 28 May 2999', 'After Level 1']) {
      within(card).getByText(text)
    }
    within(card).getByRole('heading', { name: 'First words' })
    expect(card.textContent).toContain('$99.50 for each child')
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/pictures/level-2.svg')
    expect(within(card).queryByText('No Punjabi needed')).toBeNull()
  })

  it('says of level 1 that no Punjabi is needed', async () => {
    await writeDocument('Course/1', { Title: 'First letters', number: 1 })
    visit('/courses')
    await screen.findByText('No Punjabi needed')
    expect(screen.queryByText(/^After Level/)).toBeNull()
  })

  it('leaves out the lines of what a course does not say', async () => {
    await writeDocument('Course/spring', { Title: 'A weekend' })
    visit('/courses')
    const card = await screen.findByRole('article')
    expect(card.textContent).toBe('A weekendRegister NowYou see the whole course first.')
    expect(card.querySelector('img')).toBeNull()
  })

  it('says of a term that is over that it has ended, and leads to an enquiry (B3.02)', async () => {
    await writeDocument('Course/2', { Title: 'First words', EndDate: '2020-05-22' })
    visit('/courses')
    await screen.findByText('This term has ended.')
    screen.getByRole('link', { name: 'Enquire Now about First words' })
  })

  it('says that there are no courses where there are none (S2.41)', async () => {
    visit('/courses')
    await screen.findByText('There are no courses available right now, please check again soon.')
    expect(screen.queryByRole('article')).toBeNull()
  })

  it('keeps waiting where the courses cannot be read, only logs why, and shows them once they can (S8.08)', async () => {
    const failed = expectConsoleError(/A read failed/)
    await seedCourses()
    const empty = 'There are no courses available right now, please check again soon.'
    await visitClosed('/courses', failed, empty)
    expect(await cardTitles()).toHaveLength(4)
  })

  it('shows the list kept on this device', async () => {
    cacheCourses([{ id: '1', fields: { Title: 'Kept letters', number: 1 } }])
    visit('/courses')
    expect(await cardTitles()).toEqual(['Kept letters'])
  })

  it('opens an enquiry about any level', async () => {
    visit('/courses')
    screen.getByRole('button', { name: 'Enquire Now' }).click()
    await screen.findByRole('dialog', { name: 'Enquire about a level' })
  })
})
