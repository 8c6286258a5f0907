import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { languages } from '#content/languages.ts'
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
  term: '2027-winter',
  seats: 8,
}

const weekdays = 'mon, tue, wed, thu, fri, sat, sun'

let site: Awaited<ReturnType<typeof temporaryCatalogue>>

function putCourse(changes: Record<string, unknown>, file = '1.yaml'): Promise<void> {
  return site.put(`catalogue/courses/${file}`, { ...course, ...changes })
}

describe('the catalogue of the school', () => {
  it('has four levels, each with 20 weeks, things to learn and activities, and four posts (B1.02)', async () => {
    const { courses, posts } = await readCatalogue('catalogue')
    expect(courses.map((entry) => entry.id)).toEqual(['1', '2', '3', '4'])
    for (const { id, fields } of courses) {
      const read = readCourse(id, fields)
      expect(read.level).toBe(Number(id))
      expect(read.endDate, '20 weeks, from Monday to Friday').toBe(addDays(read.startDate, 19 * 7 + 4))
      expect(classDays(read, ['mon'], [])[0]).toBe(read.startDate)
      expect(read.schedule).toMatchObject({ days: ['mon', 'tue', 'wed', 'thu', 'fri'], daysPerWeek: 2 })
      for (const text of [read.schedule.startTime, read.place, read.bring, read.atHome]) {
        expect(text).not.toBe('')
      }
      expect(read.learn.length).toBeGreaterThanOrEqual(4)
      expect(read.activities.length).toBeGreaterThanOrEqual(3)
      // As the spec writes them.
      expect(`${String(fields.learn)} ${String(fields.activities)}`).not.toMatch(/\s--|--\s/)
    }
    expect(posts).toHaveLength(4)
  })
})

describe('reading a catalogue', () => {
  beforeEach(async () => {
    site = await temporaryCatalogue()
    await site.put('catalogue/posts/counting.html', post)
    await putCourse({})
  })

  it('gives each file as a document with the fields of the spec', async () => {
    const content = post.split('---\n')[2]?.trim()
    const fields = { title: 'Counting', SmallDescription: 'One to ten', date: '2026-02-14', content }
    expect(await site.read()).toEqual({
      courses: [{ id: '1', fields: course }],
      posts: [{ id: 'counting', fields }],
    })
  })

  it.each([
    ['a missing field', { Title: undefined }, 'Title is missing'],
    ['an empty field', { Title: ' ' }, 'Title must not be empty'],
    ['an unknown field', { title: 'x' }, 'title is not a field that is published here'],
    ['a price in words', { cost: 'much' }, 'cost must be a number, not "much"'],
    ['a price below nothing', { cost: -1 }, 'cost must be >=0, not -1'],
    ['another level than its name', { number: 2 }, 'number must be 1, the name of the file, not 2'],
    ['a date in words', { EndDate: '28 May' }, 'EndDate must be a day, written YYYY-MM-DD'],
    ['a day that is not', { StartDate: '2027-02-30' }, 'StartDate must be a day, written YYYY-MM-DD'],
    ['an end before the start', { EndDate: '2027-01-10' }, 'EndDate must not be before StartDate'],
    [
      'a thing to learn without a heading',
      { learn: 'Letters: All--Sounds' },
      'learn has an item that is not "heading: text" with one colon: "Sounds"',
    ],
    [
      'an empty activity',
      { activities: 'Songs----Games' },
      'activities has an empty item between two double dashes',
    ],
    ['its days in a text', { days: 'mon' }, 'days must be a list, not "mon"'],
  ])('refuses a course with %s: %j', async (_what, changes, sentence) => {
    await putCourse({ ...changes })
    expect(await site.problems()).toEqual([`courses/1.yaml: ${sentence}.`])
  })

  it('takes a course with days and hours, breaks, the place, what to bring and to do at home (B1.03)', async () => {
    await putCourse(hours)
    const { courses } = await site.read()
    expect(courses).toEqual([{ id: '1', fields: { ...course, ...hours } }])
  })

  it.each([
    ['no day in its list', { days: [] }, 'days must name a day'],
    ['a day twice', { days: ['mon', 'mon'] }, 'days must name each day once'],
    ['a day written out', { days: ['mon', 'Tuesday'] }, `days.1 must be one of ${weekdays}`],
    ['half a day a week', { ...hours, daysPerWeek: 1.5 }, 'daysPerWeek must be a whole number'],
    [
      'more days a week than days',
      { ...hours, daysPerWeek: 3 },
      'daysPerWeek must not exceed the number of days',
    ],
    [
      'an hour of one digit',
      { ...hours, startTime: '4:30' },
      'startTime must be a time on a 24-hour clock, written HH:MM',
    ],
    ['an end at its start', { ...hours, endTime: '16:30' }, 'endTime must be after startTime'],
    [
      'a start without an end',
      { startTime: '16:30' },
      'startTime and endTime go together: give both or neither',
    ],
    ['a break in words', { breaks: ['Easter'] }, 'breaks.0 must be a day, written YYYY-MM-DD'],
    [
      'a break before its term',
      { breaks: ['2027-01-10'] },
      'breaks must be days of the term, from StartDate to EndDate',
    ],
    ['an empty place', { place: '' }, 'place must not be empty'],
    ['no seat', { seats: 0 }, 'seats must be >=1, not 0'],
    [
      'a card but no term',
      { paymentLink: 'https://buy.stripe.com/abc' },
      'paymentLink needs a `term`, and a cost above 0',
    ],
    ['a term in capitals', { term: 'Winter' }, 'term must be 1 to 24 of a to z, 0 to 9 and hyphens'],
  ])('refuses a course with %s: %j (B1.03)', async (_what, changes, sentence) => {
    await putCourse(changes)
    expect(await site.problems()).toEqual([`courses/1.yaml: ${sentence}.`])
  })

  it.each(['http://buy.stripe.com/a', 'buy.stripe.com/a', 'https://me:secret@bank.example'])(
    'sends no family to %s',
    async (paymentLink) => {
      await putCourse({ ...hours, paymentLink })
      expect((await site.problems()).join()).toContain(
        `such as https://buy.stripe.com/abc123, not "${paymentLink}"`,
      )
    },
  )

  it.each([
    '/pictures/no.svg',
    'pictures/level-1.svg',
    '//other.example/pictures/level-1.svg',
    '/pictures/../pictures/level-1.svg',
    '/pictures/level-1.svg#part',
    '/pictures/helper',
  ])('refuses a course with the picture %s, which is not its own', async (imageUrl) => {
    await site.put('public/pictures/helper/smiling.svg', '<svg/>')
    await putCourse({ imageUrl })
    const sentence = `imageUrl names a picture that is not in public/: "${imageUrl}".`
    expect(await site.problems()).toEqual([`courses/1.yaml: ${sentence}`])
  })

  it('takes a course with a picture in Firebase Storage', async () => {
    for (const host of pictureHosts) {
      const imageUrl = `https://${host}/v0/b/painti/o/level%201.jpg?alt=media`
      await putCourse({ imageUrl })
      const { courses } = await site.read()
      expect(courses.map(({ fields }) => fields.imageUrl)).toEqual([imageUrl])
    }
  })

  it.each([
    'https://other.example/pictures/level-1.svg',
    'http://storage.googleapis.com/painti/level-1.jpg',
    'https://storage.googleapis.com.other.example/level-1.jpg',
    'https://storage.googleapis.com:8080/level-1.jpg',
    'HTTPS://',
  ])(
    'refuses a course with the picture %s, and says from where the site shows pictures',
    async (imageUrl) => {
      await putCourse({ imageUrl })
      expect(await site.problems()).toEqual([
        `courses/1.yaml: imageUrl names a picture elsewhere: "${imageUrl}". The site’s policy lets pictures in only from public/ and, by https, from Firebase Storage (firebasestorage.googleapis.com, storage.googleapis.com): every other host would learn who reads the site. Put it into one of these.`,
      ])
    },
  )

  it.each(['0', '10', 'first'])('refuses a course whose id is %s', async (id) => {
    await putCourse({ number: 1 }, `${id}.yaml`)
    expect(await site.problems()).toContain(
      `courses/${id}.yaml: the name of the file is the level of the course and must be 1 to 9.`,
    )
  })

  it.each([
    ['a missing title', post.replace('title: Counting\n', ''), 'title is missing'],
    ['no fields', '<h2>One</h2>', 'the file must begin with its fields between two lines of ---'],
    ['no content', post.slice(0, post.indexOf('<h2>')), 'content must not be empty'],
    [
      'its content among the fields',
      post.replace('title:', 'content: x\ntitle:'),
      'content is what follows the second ---, it cannot stand among the fields',
    ],
    ['a script', `${post}<script>1</script>`, 'content uses <script>, which posts may not use'],
    ['a day in words', post.replace('2026-02-14', 'soon'), 'date must be a day, written YYYY-MM-DD'],
    [
      'a picture that is not there',
      post.replace('level-1', 'no'),
      'content names a picture that is not in public/: "/pictures/no.svg"',
    ],
    [
      'a picture without words for it',
      post.replace(' alt="A field"', ''),
      'content has a picture without alt: "/pictures/level-1.svg"',
    ],
    [
      'Gurmukhi that does not say its language',
      `${post}<p>ਦੋ ਅੰਬ</p>`,
      'content has Gurmukhi outside <span lang="pa">: "ਦੋ ਅੰਬ"',
    ],
    ...['javascript:alert(1)', ' JavaScript:x', 'data:text/html,x', 'vbscript:x', 'file:///etc'].map(
      (address) => [
        `a link to ${address}`,
        `${post}<a href="${address}">x</a>`,
        `content has a link that no visitor can follow: "${address.trim()}"`,
      ],
    ),
  ])('refuses a post with %s', async (_what, text = '', sentence = '') => {
    await site.put('catalogue/posts/counting.html', text)
    expect(await site.problems()).toEqual([expect.stringMatching(/^posts\/counting\.html(, line [89])?: /)])
    expect((await site.problems())[0]).toContain(`: ${sentence}.`)
  })

  it.each<[string, string, string | Uint8Array, string]>([
    [
      'broken YAML, with its place',
      'courses/1.yaml',
      'Title: One\ncost: "100\n',
      'the YAML is broken: Missing closing "quote at line 3, column 1',
    ],
    [
      'the lines of a post counted from the top of its file',
      'posts/counting.html',
      post.replace('Counting', 'a: b: c'),
      ' at line 2, column ',
    ],
    [
      'YAML that is no list of fields',
      'courses/1.yaml',
      '- Title\n',
      'a list of fields, each written "name: value"',
    ],
    ['another kind', 'courses/2.yml', '', 'only .yaml files are published from here'],
    ['a name that cannot be an address', 'posts/to twenty.html', post, 'and may have only letters'],
    ['a name that is too long', `posts/${'a'.repeat(65)}.html`, post, '64 at most.'],
    [
      'the name of another one',
      'posts/counting.md',
      post,
      'has the same name as counting.html: only one of them can be published',
    ],
    [
      'an encoding that is not UTF-8',
      'posts/counting.html',
      Buffer.from(`${post}caf\u00e9`, 'latin1'),
      'is not written in UTF-8: save it again, with UTF-8 as its encoding',
    ],
  ])('refuses a file with %s', async (_what, file, text, sentence) => {
    await site.put(`catalogue/${file}`, text)
    const [problem, ...others] = await site.problems()
    expect(others).toEqual([])
    expect(problem).toContain(`${file}: `)
    expect(problem).toContain(sentence)
  })

  it('takes what is unusual and right', async () => {
    await putCourse({ EndDate: course.StartDate })
    await site.put('catalogue/courses/.DS_Store', '')
    await site.put(`catalogue/posts/${'a'.repeat(64)}.html`, `\uFEFF${post}`)
    const links = ['https://example.org/a', 'mailto:a@example.org', '/courses', '#one', 'a'.repeat(64)]
    links.push(
      `${languages.at(-1)?.basePath.toUpperCase()}/courses/1/`,
      '/',
      'tel:+14165550100',
      '/pictures/level-1.svg',
      '/feed.xml?x#y',
    )
    const anchors = links.map((address) => `<a href="${address}">x</a>`).join('')
    await site.put('catalogue/posts/counting.html', post + anchors)
    const { posts } = await site.read()
    expect(posts).toHaveLength(2)
  })

  it('says which file or folder cannot be read, and all problems at once', async () => {
    await mkdir(join(site.root, 'catalogue/posts/more.md'))
    await putCourse({ Title: '', cost: -1 })
    await putCourse({ number: 2, EndDate: '' }, '2.yaml')
    const [title, cost, end, folder, ...others] = await site.problems()
    expect([title, cost, end].join()).toMatch(/1.yaml: Title .+1.yaml: cost .+2.yaml: EndDate /)
    expect(folder).toMatch(/^posts\/more\.md: cannot be read \(EISDIR.*\)\.$/)
    expect(others).toEqual([])
    await rm(join(site.root, 'catalogue/posts'), { recursive: true })
    expect(await site.problems()).toContainEqual(expect.stringMatching(/^posts: the folder cannot be read/))
  })
})
