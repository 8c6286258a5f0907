import * as v from 'valibot'
import type { CourseText } from '#model/course.ts'
import { isRealDay } from '#model/day.ts'
import { weekdays } from '#model/schedule.ts'
import { isTime } from '#model/time-zone.ts'
import { gurmukhi, punjabiSpan } from './markdown.ts'
import { pictureHosts, type Pictures } from './pictures.ts'

// What publishing accepts. Each message ends a sentence that begins with the field, for who edits the catalogue.

/** Elements a post may use; the site's sanitiser and styles know these. */
const elements = new Set('h2 h3 p ul ol li img strong em a span table thead tbody tr th td'.split(' '))
/** Where a link may lead; a path on the site counts as https. */
const followable = new Set(['https:', 'http:', 'mailto:', 'tel:'])
const learnItem = /^[^:\s][^:]*: \S[^:]*$/

const publishedText = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))
const day = v.pipe(v.string(), v.check(isRealDay, 'must be a day, written YYYY-MM-DD'))
const time = v.pipe(v.string(), v.check(isTime, 'must be a time on a 24-hour clock, written HH:MM'))
const weekday = v.pipe(
  v.string(),
  v.check((text) => weekdays.some((each) => each === text), `must be one of ${weekdays.join(', ')}`),
)

/** A text of which a check tells all that is wrong. */
function checkedText(problemsIn: (text: string) => string[]) {
  return v.pipe(
    publishedText,
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.issues !== undefined) return
      for (const message of problemsIn(dataset.value)) addIssue({ message })
    }),
  )
}

/** The texts of a course; its lists are written with double dashes. */
const courseTexts = {
  Title: publishedText,
  information: publishedText,
  learn: checkedText((text) =>
    itemsOf(text)
      .filter((item) => !learnItem.test(item))
      .map((item) => `has an item that is not "heading: text" with one colon: "${item}"`),
  ),
  activities: checkedText((text) =>
    itemsOf(text).includes('') ? ['has an empty item between two double dashes'] : [],
  ),
  Description: publishedText,
  place: publishedText,
  bring: publishedText,
  atHome: publishedText,
} satisfies Record<CourseText, unknown>

/** @param id the name of its file, which is its level. */
export function publishedCourse(id: string, pictures: Pictures) {
  return v.pipe(
    v.strictObject({
      ...courseTexts,
      place: v.optional(courseTexts.place),
      bring: v.optional(courseTexts.bring),
      atHome: v.optional(courseTexts.atHome),
      imageUrl: checkedText((text) => coursePictureProblems(text, pictures)),
      number: v.pipe(
        v.number(),
        v.check(
          (number) => String(number) === id,
          ({ input }) => `must be ${id}, the name of the file, not ${input}`,
        ),
      ),
      cost: v.pipe(v.number(), v.minValue(0)),
      StartDate: day,
      EndDate: day,
      days: v.optional(
        v.pipe(
          v.array(weekday),
          v.nonEmpty('must name a day'),
          v.check((days) => new Set(days).size === days.length, 'must name each day once'),
        ),
      ),
      daysPerWeek: v.optional(v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1))),
      startTime: v.optional(time),
      endTime: v.optional(time),
      breaks: v.optional(v.array(day)),
    }),
    v.forward(
      v.check(
        ({ StartDate, EndDate }) => !isRealDay(StartDate) || !isRealDay(EndDate) || StartDate <= EndDate,
        'must not be before StartDate',
      ),
      ['EndDate'],
    ),
    v.forward(
      v.check(
        ({ days = [], daysPerWeek = 0 }) => daysPerWeek <= days.length,
        'must not exceed the number of days',
      ),
      ['daysPerWeek'],
    ),
    v.forward(
      v.check(
        ({ startTime, endTime }) => (startTime === undefined) === (endTime === undefined),
        'and endTime go together: give both or neither',
      ),
      ['startTime'],
    ),
    v.forward(
      v.check(
        ({ startTime = '', endTime = '' }) => !isTime(startTime) || !isTime(endTime) || startTime < endTime,
        'must be after startTime',
      ),
      ['endTime'],
    ),
    v.forward(
      v.check(
        ({ StartDate, EndDate, breaks = [] }) =>
          breaks.filter(isRealDay).every((day) => StartDate <= day && day <= EndDate),
        'must be days of the term, from StartDate to EndDate',
      ),
      ['breaks'],
    ),
  )
}

/**
 * Any of a course's texts in another language. Its lists have as many items as the course's own: a page that promises
 * something else in each language is most likely a mistake.
 *
 * @param course its fields; none where these cannot be published.
 */
export function publishedCourseWords(course: Record<string, unknown> = {}) {
  const asMany = (name: 'learn' | 'activities') => {
    const own = course[name]
    const count = typeof own === 'string' ? itemsOf(own).length : null
    return v.optional(
      v.pipe(
        courseTexts[name],
        v.check(
          (text) => count === null || itemsOf(text).length === count,
          ({ input }) =>
            `must have as many items as the course, which has ${String(count)}, not ${itemsOf(input).length}`,
        ),
      ),
    )
  }
  return v.strictObject({
    ...v.partial(v.object(courseTexts)).entries,
    learn: asMany('learn'),
    activities: asMany('activities'),
  })
}

/** A post of the blog, as HTML. */
export function publishedPost(_id: string, pictures: Pictures) {
  return v.strictObject({
    title: publishedText,
    SmallDescription: publishedText,
    date: v.optional(day),
    content: checkedText((html) => htmlProblems(html, pictures)),
  })
}

/** Checks a post's elements, links and pictures, and that Gurmukhi says its language. */
function htmlProblems(html: string, pictures: Pictures): string[] {
  // The page draws the title as its h1.
  const problems = /^<h2[\s>]/.test(html) ? [] : ['must begin with an h2']
  const used = new Set(
    [...html.matchAll(/<\/?([a-z][a-z0-9-]*)/gi)].map((match) => String(match[1]).toLowerCase()),
  )
  for (const name of used) {
    if (!elements.has(name)) problems.push(`uses <${name}>, which posts may not use`)
  }
  for (const [tag] of html.matchAll(/<img\b[^>]*>/gi)) {
    const picture = attribute(tag, 'src')
    if (!pictures.has(picture)) problems.push(missingPicture(picture))
    for (const name of ['alt', 'width', 'height']) {
      if (attribute(tag, name) === '') problems.push(`has a picture without ${name} (${picture})`)
    }
  }
  for (const [tag] of html.matchAll(/<a\b[^>]*>/gi)) {
    const address = attribute(tag, 'href')
    if (!followable.has(schemeOf(address))) {
      problems.push(`has a link that no visitor can follow: "${address}"`)
    }
  }
  const unmarked = gurmukhi.exec(html.replace(punjabiSpan, ''))
  if (unmarked !== null) problems.push(`has Gurmukhi outside <span lang="pa">: "${unmarked[0]}"`)
  return problems
}

/** The scheme of an address as a browser reads it on the site, such as `mailto:`. */
function schemeOf(address: string): string {
  const site = 'https://site.example'
  return URL.canParse(address, site) ? new URL(address, site).protocol : ''
}

function itemsOf(text: string): string[] {
  return text.split('--').map((item) => item.trim())
}

function coursePictureProblems(address: string, pictures: Pictures): string[] {
  if (!/^https?:\/\//i.test(address)) return pictures.has(address) ? [] : [missingPicture(address)]
  const { protocol, host } = URL.canParse(address) ? new URL(address) : { protocol: '', host: '' }
  if (protocol === 'https:' && pictureHosts.includes(host)) return []
  const where = `only from public/ and, by https, from Firebase Storage (${pictureHosts.join(', ')})`
  return [
    `names a picture elsewhere: "${address}". The site’s policy lets pictures in ${where}: every other host would learn who reads the site. Put it into one of these`,
  ]
}

function missingPicture(picture: string): string {
  return `names a picture that is not in public/: "${picture}"`
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''
}
