import { formatTimes } from '#content/en/format.ts'
import { site, timeZone } from '#content/site.ts'
import { holdRequests } from '../data/support/connection.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { rememberSignedIn } from '#auth/known-device.ts'
import { readCourse } from '#model/course.ts'
import { isNight, localHours } from '#model/dates/schedule.ts'
import { enrol, signInSimran } from '../data/support/parent.ts'
import { compareWithCourses } from '../support/course-facts.ts'
import { emptySchool, seedCourses, writeDocument } from '../support/school.ts'
import { publish } from './visit-enrolled.ts'
import { hrefOf, present, sectionOf, stayIn, textsOf, user } from './visit-member.tsx'

beforeEach(emptySchool)

const words = {
  Title: 'First words',
  information: 'Family, food, colours and numbers.',
  imageUrl: '/pictures/level-2.svg',
  number: 2,
  cost: 99.5,
  StartDate: '2999-01-07',
  EndDate: '2999-02-28',
}
const over = { StartDate: '2020-01-06', EndDate: '2020-05-22' }

describe('The courses page', () => {
  it('has a banner, waits, and lists each course with a link (S2.38, S2.40, S7.12)', async () => {
    await seedCourses()
    user.open('/courses')
    await screen.findByRole('heading', { level: 1, name: 'Four levels, one small step at a time' })
    screen.getByText('Loading the courses')
    const cards = await screen.findAllByRole('article')
    expect(textsOf(cards.map((card) => within(card).getByRole('heading')))).toEqual([
      'First letters',
      'First words',
      'Sentences and stories',
      'Talk and culture',
    ])
    expect(screen.queryByText(/^There are no courses/)).toBeNull()
    expect(document.title).toBe(`Courses · ${site.name}`)
    const link = screen.getByRole('link', { name: 'Register Now for First letters' })
    expect([link.textContent, link.getAttribute('href')]).toEqual(['Register Now', '/courses/1'])
  })

  it('says on a card what the course says, and nothing else (S2.39, B3.02)', async () => {
    await writeDocument('Course/1', { Title: 'First letters', number: 1, cost: 100, ...over })
    await writeDocument('Course/2', words)
    await writeDocument('Course/spring', { Title: 'A weekend' })
    user.open('/courses')
    const [ended, full, bare] = await screen.findAllByRole('article')
    for (const text of ['Level 2', words.information, '7 Jan to 28 Feb 2999', 'After Level 1', words.Title])
      within(present(full)).getByText(text)
    expect(full?.textContent).toContain(`${site.money.sign}99.50 for each child`)
    expect(full?.querySelector('img')?.getAttribute('src')).toBe(words.imageUrl)
    expect(bare?.textContent).toBe('A weekendRegister NowYou see the whole course first.')
    expect(bare?.querySelector('img')).toBeNull()
    expect(ended?.textContent).not.toContain('for each child')
    within(present(ended)).getByText('No Punjabi needed')
    within(present(ended)).getByText('This term has ended.')
    screen.getByRole('link', { name: 'Enquire Now about First letters' })
  })

  it.each([
    [['mon', 'tue', 'wed', 'sun'], 'Room on Thursday and Friday', 'Enrol Now'],
    [['mon', 'tue', 'wed', 'thu'], 'This course is full for now.', 'Join the waiting list'],
    [[], undefined, 'Enrol Now'],
  ])('says as the course does where days are full: %j', async (full, sentence, action) => {
    await writeDocument('Course/2', { ...words, days: ['mon', 'tue', 'wed', 'thu', 'fri'], full })
    user.open('/courses')
    const card = await screen.findByRole('article')
    const saysSo = () => screen.queryByText(sentence ?? /^Room on|full/)?.textContent
    expect(saysSo()).toBe(sentence)
    await user.click(within(card).getByRole('link'))
    const ways = await screen.findAllByRole('link', { name: action })
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/courses/2/enroll', '/courses/2/enroll'])
    expect(saysSo()).toBe(sentence)
  })

  it('says where there are no courses, as the page of one does (S2.41, S2.48)', async () => {
    user.open('/courses')
    await screen.findByText('There are no courses available right now, please check again soon.')
    expect(screen.queryByRole('article')).toBeNull()
    cleanup()
    user.open('/courses/77')
    await screen.findByText('No course data available.')
    expect(screen.queryByText('Loading...')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Enrol Now' })).toBeNull()
  })
})

describe('A course page', () => {
  const course = {
    ...words,
    cost: 100,
    Description: 'Letters turn into words.\nWhen: Mondays and Wednesdays.',
    learn: 'Family words: Name the people at home: all of them.--Numbers: Count to fifty.--Just a heading',
    activities: 'Market day-- Song of the week --',
    days: ['mon', 'wed', 'fri'],
    daysPerWeek: 2,
    startTime: '17:30',
    endTime: '18:15',
    breaks: ['2999-02-04'],
    place: 'Online.',
    bring: 'A soft pencil.',
    atHome: 'Ten minutes a day.',
    expect: 'A group planned for about eight children, with a teacher who knows every child by name--Songs--',
  }

  async function items(title: string): Promise<string[]> {
    return textsOf(within(await sectionOf(title)).getAllByRole('listitem'))
  }

  it('waits in the place of the title, then says all that the course says (S2.42, S2.43, S2.44, S2.45, S2.47, B1.05, B1.06, B1.08)', async () => {
    const { Title, Description } = course
    await writeDocument('Course/2', course)
    const release = holdRequests('/documents')
    user.open('/courses/2')
    const heading = await screen.findByRole('heading', { level: 1 })
    expect(within(screen.getByRole('main')).getByRole('status').textContent).toBe('Loading...')
    release()
    const title = await screen.findByRole('heading', { level: 1, name: Title })
    expect(title, 'the focus on it is not lost').toBe(heading)
    expect(screen.queryByText('Loading...')).toBeNull()
    expect(document.title).toBe(`First words · ${site.name}`)
    for (const text of [
      'Level 2 of 4',
      course.information,
      `${site.money.sign}100`,
      '2 classes a week',
      'Comes after Level 1',
    ])
      screen.getByText(text)
    const main = screen.getByRole('main')
    expect(main.querySelector('img')?.getAttribute('src')).toBe(course.imageUrl)
    const about = await sectionOf('About this course')
    expect(textsOf(about.querySelectorAll('p'))).toEqual(Description.split('\n'))
    const learn = await sectionOf('What You Will Learn')
    const topics = textsOf(within(learn).getAllByRole('heading', { level: 3 }))
    expect(topics).toEqual(['Family words', 'Numbers', 'Just a heading'])
    within(learn).getByText('Name the people at home: all of them.')
    within(learn).getByText('Count to fifty.')
    expect(await items('Activities')).toEqual(['Market day', 'Song of the week'])
    expect(await items('What to Expect')).toEqual([
      'Two classes a week for 8 weeks, on two of three days',
      'A group planned for about eight children, with a teacher who knows every child by name',
      'Songs',
    ])
    const ways = screen.getAllByRole('link', { name: 'Enrol Now' })
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/courses/2/enroll', '/courses/2/enroll'])
    screen.getByRole('button', { name: 'Enquire Now' })
    expect(screen.queryByText('This term has ended.')).toBeNull()
    const cards = await sectionOf('When, where and what to bring')
    const heads = textsOf(within(cards).getAllByRole('term'))
    expect(heads).toEqual(['When', 'Where', 'What to bring', 'At home'])
    for (const line of [
      'Two of these days: Monday, Wednesday and Friday',
      '7 Jan to 28 Feb 2999',
      'No class on 4 Feb 2999',
      'Online.',
      'A soft pencil.',
      'Ten minutes a day.',
    ])
      within(cards).getByText(line)
    const hours = `5:30 to 6:15 pm in ${site.city}`
    expect(screen.getAllByText(new RegExp(`^${hours}`)), 'also beside the price').toHaveLength(2)
    screen.getAllByText(/(The same|\d+:\d\d [ap]m) where you are/i)
    screen.getByText('You choose 2 of 3 days')
  })

  it('says beside Enrol Now that it is in the night of the reader, before the way to an enquiry (B1.10)', async () => {
    const zones = ['Asia/Kolkata', 'Pacific/Honolulu', 'Europe/London']
    const taught = readCourse('2', course)
    const hoursIn = (one: string) => present(localHours(taught, taught.schedule, timeZone, one)[0])
    const zone = present(zones.find((one) => one !== timeZone && isNight(hoursIn(one))))
    stayIn(zone)
    const times = formatTimes(hoursIn(zone).startTime, hoursIn(zone).endTime)
    await writeDocument('Course/2', course)
    user.open('/courses/2')
    await screen.findByText(new RegExp(`^That is ${times}( the next day)? where you are\\.`))
    const here = new RegExp(`^${times}( the next day| the day before)? where you are$`)
    expect(screen.getAllByText(here)).toHaveLength(2)
    expect(screen.getByRole('main').textContent).toMatch(
      /Enrol NowThat is .*Ask us about other hours before you enrol\.Enquire Now/,
    )
  })

  it('says which of the family are in it already (B1.11)', async () => {
    await seedCourses()
    const { uid } = await signInSimran({ arjan: {}, biba: { firstName: 'Biba', middleName: '' } })
    await enrol(uid, '1', 'arjan')
    rememberSignedIn(true)
    user.open('/courses/1')
    await screen.findByText('Arjan Gill has a place.')
    expect(hrefOf('See the confirmation')).toBe('/courses/1/confirmation')
  })

  it('leaves out the parts and lines of what the course does not say', async () => {
    await writeDocument('Course/spring', { Title: 'A weekend' })
    user.open('/courses/spring')
    await screen.findByRole('heading', { level: 1, name: 'A weekend' })
    const main = screen.getByRole('main')
    expect(within(main).queryByRole('heading', { level: 2 })).toBeNull()
    within(main).getByText('Days: to be agreed')
    expect(main.textContent).not.toMatch(/Level|\$|for each child|\bweeks?\b|\bclass/)
    expect(main.querySelector('img')).toBeNull()
  })

  it('says since when it runs while its term lasts, and offers newsletter and enquiry once that is over (B3.01, B3.06)', async () => {
    await writeDocument('Course/2', { ...course, StartDate: over.StartDate })
    user.open('/courses/2')
    await screen.findByText('Running since 6 Jan 2020')
    screen.getAllByRole('link', { name: 'Enrol Now' })
    await publish('Course/2', over)
    user.open('/courses/2')
    await screen.findByText('This term has ended.')
    expect(screen.queryByRole('link', { name: 'Enrol Now' })).toBeNull()
    screen.getByRole('link', { name: 'Go to the newsletter' })
    screen.getByRole('button', { name: 'Enquire Now' })
  })
})

it('whatever the courses are, each number of weeks, classes a week and levels on a page is theirs', async () => {
  const count = String.raw`(\d+|one|two|three|four|five|six|seven|eight|nine)(?:(?: to |-)(\d+|[a-z]+))?`
  await compareWithCourses(
    {
      weeks: new RegExp(String.raw`\b${count}[ -]weeks?\b`, 'gi'),
      perWeek: new RegExp(String.raw`\b${count} class(?:es)? (?:a|per) week\b`, 'gi'),
      levels: new RegExp(String.raw`\b${count} levels?\b`, 'gi'),
    },
    ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  )
})
