import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { language } from '#content/pa/language.ts'
import { site } from '#content/site.ts'
import { readCourse } from '#model/course.ts'
import { readEnrollment, referenceOf } from '#model/enrollment.ts'
import { readUser } from '#model/user.ts'
import { isName, inOneLine } from '#model/values/name.ts'
import { nameInLetter, writeConfirmation } from './letter.ts'

const { sign } = site.money

// What the letter says that confirms a registration.

const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const now = new Date('2026-11-20T12:00:00Z')
const term = { startDate: '2099-01-12', endDate: '2099-05-28' }
const agreed = { ...term, days: ['mon', 'wed'], cost: 100, hadLevel: false }
const course: Record<string, unknown> = {
  Title: 'First letters',
  pa: { Title: 'ਪਹਿਲੇ ਅੱਖਰ' },
  StartDate: term.startDate,
  EndDate: term.endDate,
  days: ['mon', 'tue', 'wed', 'thu', 'fri'],
  startTime: '16:30',
  endTime: '17:15',
  breaks: ['2099-01-12'],
}
/** A course whose hour is not known, in a term around today. */
const running = { ...course, StartDate: '2026-10-21', EndDate: '2026-12-20', days: everyDay, startTime: '' }

function textFor(
  fields: Record<string, unknown>,
  published: Record<string, unknown> | null = course,
  { name = 'Arjan Gill', parent = { firstName: 'Simran', lastName: 'Gill' } } = {},
): string {
  const registered = { courseId: '1', studentId: 'arjan', studentName: 'Arjan', enrollmentDate: now }
  const enrollment = readEnrollment('1_arjan', { ...registered, ...fields })
  const registration = {
    enrollment,
    name,
    reference: referenceOf('gill', enrollment),
    parent: readUser(parent),
    course: published && readCourse('1', published),
    publishedCourse: published,
  }
  return writeConfirmation(registration, now).text
}

describe('The letter in English and Punjabi', () => {
  it('says days, hours, first class, term, price and how to pay, in two languages (B4.04, B7.05, B11.08)', () => {
    const reference = referenceOf('gill', readEnrollment('1_arjan', { courseId: '1', enrollmentDate: now }))
    expect(textFor(agreed)).toBe(`(ਪੰਜਾਬੀ ਵਿੱਚ ਹੇਠਾਂ ਪੜ੍ਹੋ)

Hello Simran Gill,

Arjan Gill has a place in Level 1: First letters.

Days: Monday and Wednesday
Hours: 4:30 to 5:15 pm in ${site.city}
First class: 14 Jan 2099
Term: 12 Jan to 28 May 2099

Price: ${sign}100, to pay by bank transfer before 12 Jan 2099
Reference: ${reference} (please write it on the transfer)

We will write to you with the bank details.

More about the course:
${site.address}/courses/1

If anything is not right, just answer this mail.

ਜੀ ਆਇਆਂ ਨੂੰ, welcome!
${site.name}
${site.email}

* * *

ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ Simran Gill ਜੀ,

Arjan Gill ਲਈ ਥਾਂ ਪੱਕੀ ਹੈ: ਪੱਧਰ 1: ਪਹਿਲੇ ਅੱਖਰ।

ਦਿਨ: ਸੋਮਵਾਰ ਅਤੇ ਬੁੱਧਵਾਰ
${language.city} ਦਾ ਸਮਾਂ: ਸ਼ਾਮ 4:30 ਤੋਂ 5:15 ਵਜੇ\u00a0ਤੱਕ
ਜਮਾਤ ਦਾ ਪਹਿਲਾ ਦਿਨ: 14 ਜਨਵਰੀ 2099
ਸੈਸ਼ਨ: 12 ਜਨਵਰੀ ਤੋਂ 28 ਮਈ 2099\u00a0ਤੱਕ

ਫ਼ੀਸ: ${sign}100, ਕਿਰਪਾ ਕਰਕੇ 12 ਜਨਵਰੀ 2099 ਤੋਂ ਪਹਿਲਾਂ ਬੈਂਕ ਟ੍ਰਾਂਸਫ਼ਰ ਨਾਲ ਭਰੋ
ਹਵਾਲਾ ਨੰਬਰ: ${reference} (ਕਿਰਪਾ ਕਰਕੇ ਟ੍ਰਾਂਸਫ਼ਰ ਵਿੱਚ ਲਿਖੋ)

ਅਸੀਂ ਤੁਹਾਨੂੰ ਬੈਂਕ ਖਾਤੇ ਦੀ ਜਾਣਕਾਰੀ ਲਿਖ ਕੇ ਭੇਜਾਂਗੇ।

ਕੋਰਸ ਬਾਰੇ ਹੋਰ ਜਾਣਕਾਰੀ:
${site.address}/pa/courses/1

ਜੇ ਕੁਝ ਠੀਕ ਨਾ ਹੋਵੇ, ਤਾਂ ਬੱਸ ਇਸ ਈਮੇਲ ਦਾ ਜਵਾਬ ਦਿਓ।

ਜੀ ਆਇਆਂ ਨੂੰ!
${language.siteName}
${site.email}`)
  })

  it('greets in Punjabi, too, who has stored no name', () => {
    const text = textFor(agreed, course, { name: '', parent: { firstName: '', lastName: '' } })
    expect(text).toContain('\nHello,\n\nYour child has a place in Level 1: First letters.\n')
    expect(text).toContain('\nਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਜੀ,\n\nਤੁਹਾਡੇ ਬੱਚੇ ਲਈ ਥਾਂ ਪੱਕੀ ਹੈ: ਪੱਧਰ 1: ਪਹਿਲੇ ਅੱਖਰ।\n')
  })

  it('makes no link of a name that a parent chose, and leaves other names as they are', () => {
    const name = 'Sign in again www.office.example'
    const text = textFor(agreed, course, { name, parent: { firstName: name, lastName: '' } })
    expect(text.match(/Sign in again www\. office\. example/g)).toHaveLength(4)
    expect(text).not.toContain(name)
    const parts = ['\n', ' ', ...'www . office @ https:// ਸਿ é O’ - 7 \u200d 。'.split(' ')]
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...parts) }), (typed) => {
        const tidy = inOneLine(typed)
        expect(nameInLetter(typed)).not.toMatch(/[@:/。]|\.\S/)
        if (isName(tidy) && !/\.\S/.test(tidy)) expect(nameInLetter(typed)).toBe(tidy)
      }),
    )
  })

  it('has the bank details where the school has given them (B7.06)', () => {
    const { bankDetails } = site
    onTestFinished(() => void Object.assign(site, { bankDetails }))
    site.bankDetails = ['Painti School', 'Account 12345-678']
    const text = textFor(agreed)
    expect(text).toContain('\n\nOur bank details:\nPainti School\nAccount 12345-678\n\n')
    expect(text).toContain('\n\nਸਾਡੇ ਬੈਂਕ ਖਾਤੇ ਦੀ ਜਾਣਕਾਰੀ:\nPainti School\nAccount 12345-678\n\n')
    expect(text).not.toMatch(/We will write to you|ਲਿਖ ਕੇ ਭੇਜਾਂਗੇ/)
  })

  it('asks nobody for money who enrolled with an earlier version of the site (B9.02)', () => {
    const text = textFor({})
    expect(text).toContain('\n\nDays: to be agreed\n\nMore about the course:')
    expect(text).toContain('\n\nਦਿਨ: ਮਿਲ ਕੇ ਤੈਅ ਕਰਾਂਗੇ\n\nਕੋਰਸ ਬਾਰੇ ਹੋਰ ਜਾਣਕਾਰੀ:')
    expect(text).not.toMatch(/Price|pay|bank|Reference|Hours|class|Term|ਫ਼ੀਸ|ਭਰੋ|ਬੈਂਕ|ਹਵਾਲਾ|ਸਮਾਂ|ਜਮਾਤ|ਸੈਸ਼ਨ/i)
    expect(textFor({}, { Title: 'First letters' })).not.toMatch(/Days|ਦਿਨ/)
  })

  it.each([
    [{ paidOn: '2026-11-02' }, '100, paid on 2 Nov 2026', '100, 2 ਨਵੰਬਰ 2026 ਨੂੰ ਭਰੀ ਗਈ'],
    [{ cost: 0 }, '0, nothing to pay', '0, ਕੁਝ ਭਰਨ ਦੀ ਲੋੜ ਨਹੀਂ'],
  ])('asks for no money that is not owed: %j (B4.08)', (fields, price, inPunjabi) => {
    const text = textFor({ ...agreed, ...fields })
    expect(text).toContain(`\n\nPrice: ${sign}${price}\n\nMore about`)
    expect(text).toContain(`\n\nਫ਼ੀਸ: ${sign}${inPunjabi}\n\nਕੋਰਸ ਬਾਰੇ ਹੋਰ`)
    expect(text).not.toMatch(/transfer|bank|Reference|ਟ੍ਰਾਂਸਫ਼ਰ|ਬੈਂਕ|ਹਵਾਲਾ/)
  })

  it('says the next class in a term that has begun, and asks to pay soon (B7.05)', () => {
    const fields = { ...agreed, startDate: '2026-10-21', endDate: '2026-12-20', days: everyDay, cost: 99.5 }
    const text = textFor(fields, { ...running, breaks: ['2026-11-20'] })
    expect(text).toContain('\nNext class: 21 Nov 2026\n')
    expect(text).toContain(`\nPrice: ${sign}99.50, to pay by bank transfer as soon as you can\n`)
    expect(text).toContain('\nਜਮਾਤ ਦਾ ਅਗਲਾ ਦਿਨ: 21 ਨਵੰਬਰ 2026\n')
    expect(text).toContain(`\nਫ਼ੀਸ: ${sign}99.50, ਕਿਰਪਾ ਕਰਕੇ ਜਿੰਨੀ ਛੇਤੀ ਹੋ ਸਕੇ ਬੈਂਕ ਟ੍ਰਾਂਸਫ਼ਰ ਨਾਲ ਭਰੋ\n`)
    expect(text).not.toContain('Hours')
  })

  it('counts the first day as one of the term, with its class still to come', () => {
    const today = '2026-11-20'
    const text = textFor(
      { ...agreed, startDate: today, days: everyDay },
      { ...running, StartDate: today, breaks: [] },
    )
    expect(text).toContain('\nFirst class: 20 Nov 2026\n')
    expect(text).toContain(`\nPrice: ${sign}100, to pay by bank transfer as soon as you can\n`)
  })

  it.each<[string, Record<string, unknown> | null]>([
    ['another term', { ...course, StartDate: '2099-09-07', EndDate: '2099-12-18' }],
    ['no term', { ...course, StartDate: 'in spring' }],
    ['no course any more', null],
  ])('takes no hours from a course that is published for %s (B2.15)', (_, published) => {
    const text = textFor(agreed, published)
    expect(text).toContain(`\n\nDays: Monday and Wednesday\nTerm: 12 Jan to 28 May 2099\n\nPrice: ${sign}100`)
    expect(text).toContain(`has a place in ${published === null ? 'Level 1' : 'Level 1: First letters'}.`)
    expect(text).toContain(`ਲਈ ਥਾਂ ਪੱਕੀ ਹੈ: ${published === null ? 'ਪੱਧਰ 1' : 'ਪੱਧਰ 1: ਪਹਿਲੇ ਅੱਖਰ'}।`)
    expect(text.includes('/courses/1')).toBe(published !== null)
  })

  it('writes hours from a start alone', () => {
    const text = textFor(agreed, { ...course, startTime: '12:00', endTime: '' })
    expect(text).toContain(`Hours: from 12:00 pm in ${site.city}\n`)
    expect(text).toContain(`${language.city} ਦਾ ਸਮਾਂ: ਦੁਪਹਿਰ 12:00 ਵਜੇ ਤੋਂ\n`)
  })

  it('says the first day where the last is not known, and pays before the first class without either', () => {
    const withoutEnd = textFor({ ...agreed, endDate: '' })
    expect(withoutEnd).toContain('\nFirst day: 12 Jan 2099\n\nPrice')
    expect(withoutEnd).toContain('\nਸੈਸ਼ਨ ਦਾ ਪਹਿਲਾ ਦਿਨ: 12 ਜਨਵਰੀ 2099\n\nਫ਼ੀਸ')
    const text = textFor({ ...agreed, startDate: '', endDate: '' })
    expect(text).toContain(`\n\nPrice: ${sign}100, to pay by bank transfer before the first class\n`)
    expect(text).toContain(`\nਫ਼ੀਸ: ${sign}100, ਕਿਰਪਾ ਕਰਕੇ ਜਮਾਤ ਦੇ ਪਹਿਲੇ ਦਿਨ ਤੋਂ ਪਹਿਲਾਂ ਬੈਂਕ ਟ੍ਰਾਂਸਫ਼ਰ ਨਾਲ ਭਰੋ\n`)
  })
})
