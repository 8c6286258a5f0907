import { mkdir, rm } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { languages } from '#content/languages.ts'
import { site as schoolSite } from '#content/site.ts'
import { decimalsOf } from '#lib/format.ts'
import { readCourse } from '#model/course.ts'
import { addDays } from '#model/dates/day.ts'
import { classDays } from '#model/dates/schedule.ts'
import { pictureHosts } from './pictures.ts'
import { readCatalogue } from './read-catalogue.ts'
import { publishable as course, temporaryCatalogue } from './support/temporary-catalogue.ts'

const post = `---
title: Counting
SmallDescription: One to ten
date: '2026-02-14'
---
<h2>One</h2>
<p><span lang="pa">ਇੱਕ</span></p>
<img src="/pictures/level-1.svg" alt="A field" width="640" height="360">
`

/** What a course may say besides, the first and the last day of its term among its breaks. */
const hours = {
  days: ['mon', 'wed'],
  daysPerWeek: 2,
  startTime: '16:30',
  endTime: '17:15',
  breaks: ['2027-01-11', '2027-05-28'],
  place: 'Online',
  bring: 'A pencil',
  atHome: 'A sheet a week',
  expect: 'Songs--Games',
  term: 'first-half',
  termName: 'First half',
  seats: 8,
}

const weekdays = 'mon, tue, wed, thu, fri, sat, sun'
const { currency } = schoolSite.money
const wholeAddress = (given: string) =>
  `paymentLink must be the whole address of a payment page, such as https://buy.stripe.com/abc123, not "${given}"`
const site = temporaryCatalogue({ 'posts/counting.html': post, 'courses/1.yaml': course })

function putCourse(changes: Record<string, unknown>, file = '1.yaml'): Promise<void> {
  return site.put(`courses/${file}`, { ...course, ...changes })
}

it('the catalogue of the school has four levels, each with 20 weeks, things to learn and activities, and four posts (B1.02)', async () => {
  const { courses, posts } = await readCatalogue('catalogue')
  expect(courses.map((entry) => entry.id)).toEqual(['1', '2', '3', '4'])
  for (const { id, fields } of courses) {
    const read = readCourse(id, fields)
    expect(read.level).toBe(Number(id))
    expect(read.endDate, '20 weeks, from Monday to Friday').toBe(addDays(read.startDate, 19 * 7 + 4))
    expect(classDays(read, ['mon'], [])[0]).toBe(read.startDate)
    expect(read.schedule).toMatchObject({ days: ['mon', 'tue', 'wed', 'thu', 'fri'], daysPerWeek: 2 })
    expect(read.isOnline).toBe(true)
    for (const text of [read.schedule.startTime, read.place, read.bring, read.atHome, ...read.expect]) {
      expect(text).not.toBe('')
    }
    expect(read.learn.length).toBeGreaterThanOrEqual(4)
    expect(read.activities.length).toBeGreaterThanOrEqual(3)
    // As the spec writes them.
    expect(`${String(fields.learn)} ${String(fields.activities)}`).not.toMatch(/\s--|--\s/)
  }
  expect(posts).toHaveLength(4)
})

describe('reading a catalogue', () => {
  it('gives each file as a document with the fields of the spec', async () => {
    const content = post.split('---\n')[2]?.trim()
    const fields = { title: 'Counting', SmallDescription: 'One to ten', date: '2026-02-14', content }
    expect(await site.read()).toEqual({
      courses: [{ id: '1', fields: course }],
      posts: [{ id: 'counting', fields }],
    })
  })

  it.each<[sentence: string, changes: Record<string, unknown>]>([
    ['Title is missing', { Title: undefined }],
    ['Title must not be empty', { Title: ' ' }],
    ['title is not a field that is published here', { title: 'x' }],
    ['cost must be a number, not "much"', { cost: 'much' }],
    ['cost must be >=0, not -1', { cost: -1 }],
    [
      `cost must have at most ${decimalsOf(currency)} decimals, as ${currency} has, not 99.99999`,
      { cost: 99.99999 },
    ],
    ['cost is missing', { cost: undefined }],
    ['EndDate is missing', { EndDate: undefined }],
    ['online is missing', { online: undefined }],
    ['expect has an empty item between two double dashes', { expect: 'Songs----Games' }],
    ['daysPerWeek and days go together: on how many of which days a child comes', { days: ['sat'] }],
    [
      'termName is missing: what families call the term (an id such as 2027-winter says it by itself)',
      { term: 'first-half' },
    ],
    ['termName needs a `term`', { termName: 'First half' }],
    ['number must be 1, the name of the file, not 2', { number: 2 }],
    ['EndDate must be a day, written YYYY-MM-DD', { EndDate: '28 May' }],
    ['StartDate must be a day, written YYYY-MM-DD', { StartDate: '2027-02-30' }],
    ['EndDate must not be before StartDate', { EndDate: '2027-01-10' }],
    ['learn has an item that is not "heading: text" with one colon: "Sounds"', { learn: 'A: All--Sounds' }],
    ['activities has an empty item between two double dashes', { activities: 'Songs----Games' }],
    ['days must be a list, not "mon"', { days: 'mon' }],
    ['days must name a day', { days: [], daysPerWeek: 1 }],
    ['days must name each day once', { ...hours, days: ['mon', 'mon'] }],
    [`days.1 must be one of ${weekdays}`, { ...hours, days: ['mon', 'Tuesday'] }],
    ['daysPerWeek must be a whole number', { ...hours, daysPerWeek: 1.5 }],
    ['daysPerWeek must not exceed the number of days', { ...hours, daysPerWeek: 3 }],
    ['startTime must be a time on a 24-hour clock, written HH:MM', { ...hours, startTime: '4:30' }],
    ['endTime must be after startTime', { ...hours, endTime: '16:30' }],
    ['startTime and endTime go together: give both or neither', { startTime: '16:30' }],
    ['breaks.0 must be a day, written YYYY-MM-DD', { breaks: ['Easter'] }],
    ['breaks must be days of the term, from StartDate to EndDate', { breaks: ['2027-01-10'] }],
    ['seats must be >=1, not 0', { seats: 0 }],
    ['paymentLink needs a `term`, and a cost above 0', { paymentLink: 'https://buy.stripe.com/abc' }],
    [wholeAddress('http://buy.stripe.com/a'), { ...hours, paymentLink: 'http://buy.stripe.com/a' }],
    [wholeAddress('buy.stripe.com/a'), { ...hours, paymentLink: 'buy.stripe.com/a' }],
    [wholeAddress('https://me:secret@a.example'), { ...hours, paymentLink: 'https://me:secret@a.example' }],
    ['term must be 1 to 24 of a to z, 0 to 9 and hyphens', { term: 'Winter' }],
  ])('refuses a course because %s: %j (B1.03)', async (sentence, changes) => {
    await putCourse(changes)
    expect(await site.problems()).toEqual([`courses/1.yaml: ${sentence}.`])
  })

  it.each([
    // With days and hours, breaks, the place, what to bring and to do at home.
    hours,
    ...pictureHosts.map((host) => ({ imageUrl: `https://${host}/v0/b/painti/o/level%201.jpg?alt=media` })),
  ])('takes a course with %j (B1.03)', async (more) => {
    await putCourse(more)
    const { courses } = await site.read()
    expect(courses).toEqual([{ id: '1', fields: { ...course, ...more } }])
  })

  const elsewhere =
    'The site’s policy lets pictures in only from public/ and, by https, from Firebase Storage (firebasestorage.googleapis.com, storage.googleapis.com): every other host would learn who reads the site. Put it into one of these.'

  it.each([
    '/pictures/no.svg',
    'pictures/level-1.svg',
    '//other.example/pictures/level-1.svg',
    '/pictures/../pictures/level-1.svg',
    '/pictures/level-1.svg#part',
    '/pictures/helper',
    'https://other.example/pictures/level-1.svg',
    'http://storage.googleapis.com/painti/level-1.jpg',
    'https://storage.googleapis.com.other.example/level-1.jpg',
    'https://storage.googleapis.com:8080/level-1.jpg',
    'HTTPS://',
  ])(
    'refuses a course with the picture %s, and says from where the site shows pictures',
    async (imageUrl) => {
      await site.put('../public/pictures/helper/smiling.svg', '<svg/>')
      await putCourse({ imageUrl })
      const sentence = /^https?:/i.test(imageUrl)
        ? `imageUrl names a picture elsewhere: "${imageUrl}". ${elsewhere}`
        : `imageUrl names a picture that is not in public/: "${imageUrl}".`
      expect(await site.problems()).toEqual([`courses/1.yaml: ${sentence}`])
    },
  )

  it.each(['0', '10', 'first'])('refuses a course whose id is %s', async (id) => {
    await putCourse({ number: 1 }, `${id}.yaml`)
    expect(await site.problems()).toContain(
      `courses/${id}.yaml: the name of the file is the level of the course and must be 1 to 9.`,
    )
  })

  it.each([
    ['title is missing', post.replace('title: Counting\n', '')],
    ['the file must begin with its fields between two lines of ---', '<h2>One</h2>'],
    ['content must not be empty', post.slice(0, post.indexOf('<h2>'))],
    ['content is what follows the second ---, it cannot stand', post.replace('title', 'content: x\ntitle')],
    ['content uses <script>, which posts may not use', `${post}<script>1</script>`],
    ['date must be a day, written YYYY-MM-DD', post.replace('2026-02-14', 'soon')],
    ['content has a picture without alt: "/pictures/level-1.svg"', post.replace(' alt="A field"', '')],
    ['content has Gurmukhi outside <span lang="pa">: "ਦੋ ਅੰਬ"', `${post}<p>ਦੋ ਅੰਬ</p>`],
    ['link that no visitor can follow: "JavaScript:x"', `${post}<a href=" JavaScript:x">x</a>`],
    ['link that no visitor can follow: "data:text/html,x"', `${post}<a href="data:text/html,x">x</a>`],
    ['link that no visitor can follow: "vbscript:x"', `${post}<a href="vbscript:x">x</a>`],
    ['link that no visitor can follow: "file:///etc"', `${post}<a href="file:///etc">x</a>`],
  ])('refuses a post because %s', async (sentence = '', text = '') => {
    await site.put('posts/counting.html', text)
    expect(await site.problems()).toEqual([expect.stringMatching(/^posts\/counting\.html(, line [89])?: /)])
    expect((await site.problems())[0]).toContain(sentence)
  })

  it.each<[file: string, sentence: string, text: string | Uint8Array]>([
    ['courses/1.yaml', 'the YAML is broken: Missing closing "quote at line 3, col', 'Title: 1\ncost: "100\n'],
    // The lines of a post are counted from the top of its file.
    ['posts/counting.html', ' at line 2, column ', post.replace('Counting', 'a: b: c')],
    ['courses/1.yaml', 'a list of fields, each written "name: value"', '- Title\n'],
    ['courses/2.yml', 'only .yaml files are published from here', ''],
    ['posts/to twenty.html', 'may have only letters', post],
    [`posts/${'a'.repeat(65)}.html`, '64 at most.', post],
    ['posts/counting.md', 'has the same name as counting.html: only one of them can be published', post],
    ['posts/counting.html', 'save it again, with UTF-8 as its', Buffer.from(`${post}caf\u00e9`, 'latin1')],
  ])('refuses the file %s because of its kind, its name or its text: %s', async (file, sentence, text) => {
    await site.put(file, text)
    const [problem, ...others] = await site.problems()
    expect(others).toEqual([])
    expect(problem).toContain(`${file}: `)
    expect(problem).toContain(sentence)
  })

  it('takes what is unusual and right', async () => {
    await putCourse({ EndDate: course.StartDate })
    await site.put('courses/.DS_Store', '')
    await site.put(`posts/${'a'.repeat(64)}.html`, `\uFEFF${post}`)
    const inPunjabi = `${languages.at(-1)?.basePath.toUpperCase()}/courses/1/`
    const elsewhere = ['https://example.org/a', 'mailto:a@example.org', 'tel:+14165550100']
    const onSite = ['/courses', '#one', 'a'.repeat(64), '/', '/pictures/level-1.svg', '/feed.xml?x#y']
    const anchors = [inPunjabi, ...elsewhere, ...onSite]
      .map((address) => `<a href="${address}">x</a>`)
      .join('')
    await site.put('posts/counting.html', post + anchors)
    const { posts } = await site.read()
    expect(posts).toHaveLength(2)
  })

  it('says which file or folder cannot be read, and all problems at once', async () => {
    await mkdir(site.at('posts/more.md'))
    await putCourse({ Title: '', cost: -1 })
    await putCourse({ number: 2, EndDate: '' }, '2.yaml')
    const [title, cost, end, folder, ...others] = await site.problems()
    expect([title, cost, end].join()).toMatch(/1.yaml: Title .+1.yaml: cost .+2.yaml: EndDate /)
    expect(folder).toMatch(/^posts\/more\.md: cannot be read \(EISDIR.*\)\.$/)
    expect(others).toEqual([])
    await rm(site.at('posts'), { recursive: true })
    await rm(site.at('courses'), { recursive: true })
    expect(await site.problems()).toEqual([expect.stringMatching(/^courses: the folder cannot be read/)])
  })

  it('has no posts where there is no folder of them, as in a clone of a school without', async () => {
    await rm(site.at('posts'), { recursive: true })
    expect(await site.read()).toMatchObject({ courses: [{ id: '1' }], posts: [] })
  })
})
