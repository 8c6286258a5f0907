import * as v from 'valibot'
import { type CourseText, termIdPattern } from '#model/course.ts'
import { languageAt } from '#content/languages.ts'
import { site } from '#content/site.ts'
import { decimalsOf } from '#lib/format.ts'
import { patterns } from '#lib/paths.ts'
import { isRealDay } from '#model/dates/day.ts'
import { seasonOf } from '#model/dates/season.ts'
import { weekdays } from '#model/dates/schedule.ts'
import { isTime } from '#model/dates/time-zone.ts'
import { storedLink } from '#model/values/stored.ts'
import { gurmukhi, punjabiSpan } from './markdown.ts'
import { pathOf, pictureHosts, type Pictures } from './pictures.ts'

// The validation of what is published. Each message completes a sentence that begins with the field, for catalogue
// editors.

/** Elements a post may use; the site's sanitiser and styles support these. */
const elements = new Set('h2 h3 p ul ol li img strong em a span table thead tbody tr th td'.split(' '))
const followable = new Set(['https:', 'http:', 'mailto:', 'tel:'])
/** What Markdown leaves as it is if it does not recognise a link, a picture or emphasis. */
const leftovers = [
  {
    pattern: /!?\[[^\]\n]*\]\([^)\n]*\)/,
    mending: 'An address has no spaces (write %20) and stands in no quotes, or in straight ones',
  },
  {
    pattern: /\*+[^\s*][^*\n]*|[^\s*]+\*+/,
    mending: 'No space stands within the asterisks; for an asterisk that is meant write &#42;',
  },
]
const learnItem = /^[^:\s][^:]*: \S[^:]*$/

export interface Site {
  pictures: Pictures
  /** Each path of a page or of a file, as `siteKey` writes it. */
  paths: ReadonlySet<string>
}

const { currency } = site.money
const decimals = decimalsOf(currency)

const publishedText = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))
const day = v.pipe(v.string(), v.check(isRealDay, 'must be a day, written YYYY-MM-DD'))
const time = v.pipe(v.string(), v.check(isTime, 'must be a time on a 24-hour clock, written HH:MM'))
const weekday = v.pipe(
  v.string(),
  v.check((text) => weekdays.some((each) => each === text), `must be one of ${weekdays.join(', ')}`),
)
const termId = v.pipe(v.string(), v.regex(termIdPattern, 'must be 1 to 24 of a to z, 0 to 9 and hyphens'))
const count = v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1))

/** The card payment page of a payment service, with no user name or password in the address. */
const paymentLink = checkedText((text) =>
  /^https:\/\/[^/@]+\.[^/@]+\//.test(storedLink(text))
    ? []
    : [`must be the whole address of a payment page, such as https://buy.stripe.com/abc123, not "${text}"`],
)

/** A text with a check that reports every problem. */
function checkedText(problemsIn: (text: string) => string[]) {
  return v.pipe(
    publishedText,
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.issues !== undefined) return
      for (const message of problemsIn(dataset.value)) addIssue({ message })
    }),
  )
}

const listText = checkedText((text) =>
  itemsOf(text).includes('') ? ['has an empty item between two double dashes'] : [],
)

const price = v.pipe(
  v.number(),
  v.minValue(0),
  v.check(
    (cost) => Number(cost.toFixed(decimals)) === cost,
    ({ input }) => `must have at most ${decimals} decimals, as ${currency} has, not ${input}`,
  ),
)

/** The texts of a course; its lists are written with double dashes. */
const courseTexts = {
  Title: publishedText,
  information: publishedText,
  learn: checkedText((text) =>
    itemsOf(text)
      .filter((item) => !learnItem.test(item))
      .map((item) => `has an item that is not "heading: text" with one colon: "${item}"`),
  ),
  activities: listText,
  Description: publishedText,
  place: publishedText,
  bring: publishedText,
  atHome: publishedText,
  expect: listText,
  termName: publishedText,
} satisfies Record<CourseText, unknown>

const teacherTexts = {
  name: publishedText,
  about: publishedText,
  languages: v.pipe(v.array(publishedText), v.nonEmpty('must name a language')),
}

/** @param _id the name of its file, which nobody sees. */
export function publishedTeacher(_id: string, { pictures }: Site) {
  return v.strictObject({
    ...teacherTexts,
    picture: checkedText((text) => coursePictureProblems(text, pictures)),
    levels: v.array(v.pipe(count, v.maxValue(9, 'must be a level, 1 to 9'))),
  })
}

export function publishedTeacherWords() {
  return v.partial(v.strictObject(teacherTexts))
}

const { Title, information, learn, activities, Description, ...optionalTexts } = courseTexts

/** @param id the name of its file, which is its level. */
export function publishedCourse(id: string, { pictures }: Site) {
  const fields = v.strictObject({
    ...{ Title, information, learn, activities, Description },
    ...v.partial(v.object(optionalTexts)).entries,
    online: v.boolean(),
    imageUrl: checkedText((text) => coursePictureProblems(text, pictures)),
    number: v.pipe(
      v.number(),
      v.check(
        (number) => String(number) === id,
        ({ input }) => `must be ${id}, the name of the file, not ${input}`,
      ),
    ),
    cost: price,
    term: v.optional(termId),
    seats: v.optional(count),
    StartDate: day,
    EndDate: day,
    days: v.optional(
      v.pipe(
        v.array(weekday),
        v.nonEmpty('must name a day'),
        v.check((days) => new Set(days).size === days.length, 'must name each day once'),
      ),
    ),
    daysPerWeek: v.optional(count),
    startTime: v.optional(time),
    endTime: v.optional(time),
    breaks: v.optional(v.array(day)),
    paymentLink: v.optional(paymentLink),
  })
  return v.pipe(
    fields,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const input = dataset.value
      for (const [key, message] of contradictionsIn(input))
        addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
    }),
  )
}

type PublishedCourse = v.InferOutput<ReturnType<typeof publishedCourse>>

/** Fields of a course that do not go together: which one to mend, and how. What is wrong by itself is said elsewhere. */
function* contradictionsIn(course: PublishedCourse): Generator<[keyof PublishedCourse, string]> {
  const { term, termName, days = [], daysPerWeek, StartDate, EndDate, startTime = '', endTime = '' } = course
  if (term !== undefined && termIdPattern.test(term) && termName === undefined && seasonOf(term) === null)
    yield [
      'termName',
      'is missing: what families call the term (an id such as 2027-winter says it by itself)',
    ]
  if (term === undefined && termName !== undefined) yield ['termName', 'needs a `term`']
  if ((course.days === undefined) !== (daysPerWeek === undefined))
    yield ['daysPerWeek', 'and days go together: on how many of which days a child comes']
  if (days.length > 0 && daysPerWeek !== undefined && daysPerWeek > days.length)
    yield ['daysPerWeek', 'must not exceed the number of days']
  if (course.paymentLink !== undefined && (term === undefined || course.cost <= 0))
    yield ['paymentLink', 'needs a `term`, and a cost above 0']
  if (isRealDay(StartDate) && isRealDay(EndDate) && StartDate > EndDate)
    yield ['EndDate', 'must not be before StartDate']
  if ((startTime === '') !== (endTime === ''))
    yield ['startTime', 'and endTime go together: give both or neither']
  if (isTime(startTime) && isTime(endTime) && startTime >= endTime)
    yield ['endTime', 'must be after startTime']
  if (course.breaks?.some((day) => isRealDay(day) && (day < StartDate || EndDate < day)))
    yield ['breaks', 'must be days of the term, from StartDate to EndDate']
}

const listTexts: readonly string[] = ['learn', 'activities', 'expect']

/**
 * A course's texts in another language: of those that it has, and with as many items in each list. A page that promises
 * something different in each language is most likely a mistake.
 * @param course its fields; none if they are invalid.
 */
export function publishedCourseWords(course?: Record<string, unknown>) {
  const translated = Object.entries(courseTexts).map(([name, text]) => {
    const own = course?.[name]
    const count = listTexts.includes(name) && typeof own === 'string' ? itemsOf(own).length : null
    const words = v.pipe(
      text,
      v.check(() => course === undefined || own !== undefined, 'must be in the course too'),
      v.check(
        (input) => count === null || itemsOf(input).length === count,
        ({ input }) =>
          `must have as many items as the course, which has ${String(count)}, not ${itemsOf(input).length}`,
      ),
    )
    return [name, words] as const
  })
  return v.partial(v.strictObject(Object.fromEntries(translated)))
}

export function publishedPost(id: string, { pictures, paths }: Site) {
  return v.strictObject({
    title: publishedText,
    SmallDescription: publishedText,
    date: v.optional(day),
    content: checkedText((html) => [
      ...htmlProblems(html, pictures),
      ...linkProblems(html, patterns.blogPost.replace(':blogId', id), paths),
    ]),
  })
}

/** Checks a post's elements and pictures, that Gurmukhi has a `lang`, and that no Markdown is left. */
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
    problems.push(...pictureProblems(picture, pictures))
    for (const name of ['alt', 'width', 'height']) {
      if (attribute(tag, name) === '') problems.push(`has a picture without ${name}: "${picture}"`)
    }
  }
  const words = html.replace(/<[^>]*>/g, '\n')
  for (const { pattern, mending } of leftovers) {
    const [left] = pattern.exec(words) ?? []
    if (left !== undefined) problems.push(`would show "${left.trim()}" as it is written. ${mending}`)
  }
  const unmarked = gurmukhi.exec(html.replace(punjabiSpan, ''))
  if (unmarked !== null) problems.push(`has Gurmukhi outside <span lang="pa">: "${unmarked[0]}"`)
  return problems
}

/** Checks where the links of a post lead from its own path; an address without a scheme is a page of the site. */
function linkProblems(html: string, from: string, paths: ReadonlySet<string>): string[] {
  return [...html.matchAll(/(<a\b[^>]*>)([^<]*)/gi)].flatMap(([, tag = '', words = '']) => {
    const address = attribute(tag, 'href')
    if (address === '') return [`has a link without an address: "${words}"`]
    const site = 'https://site.example'
    const url = URL.canParse(address, site + from) ? new URL(address, site + from) : null
    if (url === null || !followable.has(url.protocol))
      return [`has a link that no visitor can follow: "${address}"`]
    if (url.origin !== site || paths.has(siteKey(url.pathname))) return []
    const mending =
      'Write / before a page of the site, https:// before another site, mailto: before an email address'
    return [`has a link to a page that is not there: "${address}". ${mending}`]
  })
}

/** A normalised path without its language: the site's addresses are case-insensitive. */
export function siteKey(path: string): string {
  const key = pathOf(path).toLowerCase()
  return key.slice(languageAt(key).basePath.length).replace(/\/$/, '') || '/'
}

function itemsOf(text: string): string[] {
  return text.split('--').map((item) => item.trim())
}

function coursePictureProblems(address: string, pictures: Pictures): string[] {
  if (!/^https?:\/\//i.test(address)) return pictureProblems(address, pictures)
  const { protocol, host } = URL.canParse(address) ? new URL(address) : { protocol: '', host: '' }
  if (protocol === 'https:' && pictureHosts.includes(host)) return []
  const where = `only from public/ and, by https, from Firebase Storage (${pictureHosts.join(', ')})`
  return [
    `names a picture elsewhere: "${address}". The site’s policy lets pictures in ${where}: every other host would learn who reads the site. Put it into one of these`,
  ]
}

function pictureProblems(address: string, pictures: Pictures): string[] {
  const picture = pictures.get(pathOf(address))
  if (picture === undefined) return [`names a picture that is not in public/: "${address}"`]
  if (picture.isShown) return []
  return [`names a file that browsers do not show: "${address}". Save the picture as JPEG, PNG, WebP or SVG`]
}

/** The value of an attribute, in any quotes or none; '' if the tag has none. */
function attribute(tag: string, name: string): string {
  const [, inDouble, inSingle, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(tag) ?? []
  return (inDouble ?? inSingle ?? bare ?? '').trim()
}
