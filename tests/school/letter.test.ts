import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { site, timeZone } from '#content/site.ts'
import { formatDay } from '#content/en/format.ts'
import { formatDay as formatDayInPunjabi } from '#content/pa/format.ts'
import { addDays } from '#model/dates/day.ts'
import { referenceOf } from '#model/enrollment.ts'
import { dayIn } from '#model/dates/time-zone.ts'
import { sharedAuth } from '../support/local-auth.ts'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { WholeSchool } from '../support/whole-school.ts'

// What the letter says that confirms a registration.

const local = localFirestore({ rulesFile: 'firestore.rules' })
const auth = sharedAuth()
const now = new Date()
const registration = { courseId: '1', studentId: 'arjan', studentName: 'Arjan', enrollmentDate: now }
let school: WholeSchool
let today = ''

describe('The letter', () => {
  const term = { startDate: '2099-01-12', endDate: '2099-05-28' }
  const course = {
    Title: 'First letters',
    pa: { Title: 'ਪਹਿਲੇ ਅੱਖਰ' },
    StartDate: term.startDate,
    EndDate: term.endDate,
    days: ['mon', 'tue', 'wed', 'thu', 'fri'],
    startTime: '16:30',
    endTime: '17:15',
    breaks: ['2099-01-12'],
  }
  const agreed = { ...term, days: ['mon', 'wed'], cost: 100, hadLevel: false }
  const { bankDetails } = site

  beforeEach(async () => {
    today = dayIn(timeZone, new Date())
    school = new WholeSchool(local, undefined, auth)
    await school.store({
      'Users/gill': { firstName: 'Simran', lastName: 'Gill' },
      'Users/gill/Students/arjan': { firstName: 'Arjan', lastName: 'Gill', coursesCompleted: [1] },
    })
    const account = { localId: 'gill', email: 'simran@example.org', emailVerified: true }
    await auth.writeAccounts(school.project, [account])
  })

  afterEach(() => {
    site.bankDetails = bankDetails
  })

  async function textFor(
    fields: Record<string, unknown>,
    published: Record<string, unknown> | null = course,
  ) {
    const written = await school.list('mail')
    await school.store({
      ...Object.fromEntries(written.map(({ id }) => [`mail/${id}`, null])),
      'Course/1': published,
      'Users/gill/Enrollments/1_arjan': { ...registration, ...fields },
    })
    await school.run('mail')
    const [letter] = await school.list('mail')
    return (letter?.fields.message as { text: string }).text
  }

  it('says days, hours, first class, term, price, how to pay and where to read more, and all of it in Punjabi (B4.04, B7.05, B11.08)', async () => {
    const reference = referenceOf('gill', { id: '1_arjan', enrolledAt: now.getTime() })
    expect(await textFor(agreed)).toBe(`(ਪੰਜਾਬੀ ਵਿੱਚ ਹੇਠਾਂ ਪੜ੍ਹੋ)

Hello Simran Gill,

Arjan Gill has a place in First letters.

Days: Monday and Wednesday
Hours: 4:30 to 5:15 pm in Toronto
First class: 14 Jan 2099
Term: 12 Jan to 28 May 2099

Price: $100, to pay by bank transfer before 12 Jan 2099
Reference: ${reference} (please write it on the transfer)

We will write to you with the bank details.

More about the course:
https://painti.example/courses/1

If anything is not right, just answer this mail.

ਜੀ ਆਇਆਂ ਨੂੰ, welcome!
Painti
hello@painti.example

* * *

ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ Simran Gill ਜੀ,

Arjan Gill ਲਈ ਥਾਂ ਪੱਕੀ ਹੈ: ਪਹਿਲੇ ਅੱਖਰ।

ਦਿਨ: ਸੋਮਵਾਰ ਅਤੇ ਬੁੱਧਵਾਰ
ਟੋਰਾਂਟੋ ਦਾ ਸਮਾਂ: ਸ਼ਾਮ 4:30 ਤੋਂ 5:15 ਵਜੇ\u00a0ਤੱਕ
ਜਮਾਤ ਦਾ ਪਹਿਲਾ ਦਿਨ: 14 ਜਨਵਰੀ 2099
ਸੈਸ਼ਨ: 12 ਜਨਵਰੀ ਤੋਂ 28 ਮਈ 2099\u00a0ਤੱਕ

ਫ਼ੀਸ: $100, ਕਿਰਪਾ ਕਰਕੇ 12 ਜਨਵਰੀ 2099 ਤੋਂ ਪਹਿਲਾਂ ਬੈਂਕ ਟ੍ਰਾਂਸਫ਼ਰ ਨਾਲ ਭਰੋ
ਹਵਾਲਾ ਨੰਬਰ: ${reference} (ਕਿਰਪਾ ਕਰਕੇ ਟ੍ਰਾਂਸਫ਼ਰ ਵਿੱਚ ਲਿਖੋ)

ਅਸੀਂ ਤੁਹਾਨੂੰ ਬੈਂਕ ਖਾਤੇ ਦੀ ਜਾਣਕਾਰੀ ਲਿਖ ਕੇ ਭੇਜਾਂਗੇ।

ਕੋਰਸ ਬਾਰੇ ਹੋਰ ਜਾਣਕਾਰੀ:
https://painti.example/pa/courses/1

ਜੇ ਕੁਝ ਠੀਕ ਨਾ ਹੋਵੇ, ਤਾਂ ਬੱਸ ਇਸ ਈਮੇਲ ਦਾ ਜਵਾਬ ਦਿਓ।

ਜੀ ਆਇਆਂ ਨੂੰ!
ਪੈਂਤੀ
hello@painti.example`)
  })

  it('has the English title in both languages where the school has written no other', async () => {
    const text = await textFor(agreed, { ...course, pa: {} })
    expect(text).toContain('\nArjan Gill has a place in First letters.\n')
    expect(text).toContain('\nArjan Gill ਲਈ ਥਾਂ ਪੱਕੀ ਹੈ: First letters।\n')
  })

  it('greets in Punjabi, too, who has stored no name', async () => {
    await school.store({ 'Users/gill': {}, 'Users/gill/Students/arjan': null })
    const text = await textFor({ ...agreed, studentName: '' })
    expect(text).toContain('\nHello,\n\nYour child has a place in First letters.\n')
    expect(text).toContain('\nਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਜੀ,\n\nਤੁਹਾਡੇ ਬੱਚੇ ਲਈ ਥਾਂ ਪੱਕੀ ਹੈ: ਪਹਿਲੇ ਅੱਖਰ।\n')
  })

  it('has the bank details where the school has given them (B7.06)', async () => {
    site.bankDetails = ['Painti School', 'Account 12345-678']
    const text = await textFor(agreed)
    expect(text).toContain('\n\nOur bank details:\nPainti School\nAccount 12345-678\n\n')
    expect(text).toContain('\n\nਸਾਡੇ ਬੈਂਕ ਖਾਤੇ ਦੀ ਜਾਣਕਾਰੀ:\nPainti School\nAccount 12345-678\n\n')
    expect(text).not.toMatch(/We will write to you|ਲਿਖ ਕੇ ਭੇਜਾਂਗੇ/)
  })

  it('takes the name that the child has now (B6.02)', async () => {
    await school.store({ 'Users/gill/Students/arjan': { firstName: 'Arjun', lastName: 'Gill' } })
    expect(await textFor(agreed)).toContain('\nArjun Gill has a place in First letters.\n')
  })

  it('asks nobody for money who enrolled with an earlier version of the site (B9.02)', async () => {
    const text = await textFor({})
    expect(text).toContain('\n\nDays: to be agreed\n\nMore about the course:')
    expect(text).toContain('\n\nਦਿਨ: ਮਿਲ ਕੇ ਤੈਅ ਕਰਾਂਗੇ\n\nਕੋਰਸ ਬਾਰੇ ਹੋਰ ਜਾਣਕਾਰੀ:')
    expect(text).not.toMatch(/Price|pay|bank|Reference|Hours|class|Term|ਫ਼ੀਸ|ਭਰੋ|ਬੈਂਕ|ਹਵਾਲਾ|ਸਮਾਂ|ਜਮਾਤ|ਸੈਸ਼ਨ/i)
    expect(await textFor({}, { Title: 'First letters' })).not.toMatch(/Days|ਦਿਨ/)
  })

  it.each([
    [
      { ...agreed, paidOn: '2026-11-02' },
      ['Price: $100, paid on 2 Nov 2026', 'ਫ਼ੀਸ: $100, 2 ਨਵੰਬਰ 2026 ਨੂੰ ਭਰੀ ਗਈ'],
    ],
    [{ ...agreed, cost: 0 }, ['Price: $0, nothing to pay', 'ਫ਼ੀਸ: $0, ਕੁਝ ਭਰਨ ਦੀ ਲੋੜ ਨਹੀਂ']],
  ])('asks for no money that is not owed: %j (B4.08)', async (fields, [price, inPunjabi]) => {
    const text = await textFor(fields)
    expect(text).toContain(`\n\n${price}\n\nMore about`)
    expect(text).toContain(`\n\n${inPunjabi}\n\nਕੋਰਸ ਬਾਰੇ ਹੋਰ`)
    expect(text).not.toMatch(/transfer|bank|Reference|ਟ੍ਰਾਂਸਫ਼ਰ|ਬੈਂਕ|ਹਵਾਲਾ/)
  })

  it('says the next class in a term that has begun, and asks to pay soon (B7.05)', async () => {
    const [startDate, endDate] = [addDays(today, -30), addDays(today, 30)]
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
    const running = {
      ...course,
      StartDate: startDate,
      EndDate: endDate,
      days,
      startTime: '',
      breaks: [today],
    }
    const text = await textFor({ ...agreed, startDate, endDate, days, cost: 99.5 }, running)
    expect(text).toContain(`\nNext class: ${formatDay(addDays(today, 1))}\n`)
    expect(text).toContain('\nPrice: $99.50, to pay by bank transfer as soon as you can\n')
    expect(text).toContain(`\nਜਮਾਤ ਦਾ ਅਗਲਾ ਦਿਨ: ${formatDayInPunjabi(addDays(today, 1))}\n`)
    expect(text).toContain('\nਫ਼ੀਸ: $99.50, ਕਿਰਪਾ ਕਰਕੇ ਜਿੰਨੀ ਛੇਤੀ ਹੋ ਸਕੇ ਬੈਂਕ ਟ੍ਰਾਂਸਫ਼ਰ ਨਾਲ ਭਰੋ\n')
    expect(text).not.toContain('Hours')
  })

  it('counts the first day as one of the term, and its class as still to come where the hour is not known', async () => {
    const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
    const begins = { ...course, StartDate: today, days, startTime: '', breaks: [] }
    const text = await textFor({ ...agreed, startDate: today, days }, begins)
    expect(text).toContain(`\nFirst class: ${formatDay(today)}\n`)
    expect(text).toContain('\nPrice: $100, to pay by bank transfer as soon as you can\n')
  })

  it.each<[string, Record<string, unknown> | null]>([
    ['another term', { ...course, StartDate: '2099-09-07', EndDate: '2099-12-18' }],
    ['no term', { ...course, StartDate: 'in spring' }],
    ['no course any more', null],
  ])('takes no hours from a course that is published for %s (B2.15)', async (_, published) => {
    const text = await textFor(agreed, published)
    expect(text).toContain('\n\nDays: Monday and Wednesday\nTerm: 12 Jan to 28 May 2099\n\nPrice: $100')
    expect(text).toContain(`has a place in ${published === null ? 'level 1' : 'First letters'}.`)
    expect(text).toContain(`ਲਈ ਥਾਂ ਪੱਕੀ ਹੈ: ${published === null ? 'ਪੱਧਰ 1' : 'ਪਹਿਲੇ ਅੱਖਰ'}।`)
    expect(text.includes('/courses/1')).toBe(published !== null)
  })

  it.each([
    ['09:00', '09:45', '9:00 to 9:45 am', 'ਸਵੇਰੇ 9:00 ਤੋਂ 9:45 ਵਜੇ\u00a0ਤੱਕ'],
    ['11:30', '12:15', '11:30 am to 12:15 pm', 'ਸਵੇਰੇ 11:30 ਵਜੇ ਤੋਂ ਦੁਪਹਿਰ 12:15 ਵਜੇ\u00a0ਤੱਕ'],
    ['12:00', '', 'from 12:00 pm', 'ਦੁਪਹਿਰ 12:00 ਵਜੇ ਤੋਂ'],
  ])('writes hours from %s to %s as %s and %s', async (startTime, endTime, words, inPunjabi) => {
    const text = await textFor(agreed, { ...course, startTime, endTime })
    expect(text).toContain(`Hours: ${words} in Toronto\n`)
    expect(text).toContain(`ਟੋਰਾਂਟੋ ਦਾ ਸਮਾਂ: ${inPunjabi}\n`)
  })

  it('says the first day where the last is not known, and pays before the first class where neither is', async () => {
    const withoutEnd = await textFor({ ...agreed, endDate: '' })
    expect(withoutEnd).toContain('\nFirst day: 12 Jan 2099\n\nPrice')
    expect(withoutEnd).toContain('\nਸੈਸ਼ਨ ਦਾ ਪਹਿਲਾ ਦਿਨ: 12 ਜਨਵਰੀ 2099\n\nਫ਼ੀਸ')
    const text = await textFor({ ...agreed, startDate: '', endDate: '' })
    expect(text).toContain(
      '\n\nDays: Monday and Wednesday\n\nPrice: $100, to pay by bank transfer before the first class\n',
    )
    expect(text).toContain('\nਫ਼ੀਸ: $100, ਕਿਰਪਾ ਕਰਕੇ ਜਮਾਤ ਦੇ ਪਹਿਲੇ ਦਿਨ ਤੋਂ ਪਹਿਲਾਂ ਬੈਂਕ ਟ੍ਰਾਂਸਫ਼ਰ ਨਾਲ ਭਰੋ\n')
  })
})
