import { beforeEach, expect, it } from 'vitest'
import { languages } from '#content/languages.ts'
import { site } from '#content/site.ts'
import { addDays } from '#model/dates/day.ts'
import { referenceOf } from '#model/enrollment.ts'
import { schoolDay } from '#school/school-time.ts'
import { MailServer } from '../support/mail-server.ts'
import { WholeSchool } from '../support/whole-school.ts'

const now = new Date()
const looked = `Registrations were looked at from ${schoolDay(daysAgo(30))} on.\n`
const address = 'simran@example.org'
const inAll = (...subjects: string[]) => subjects.slice(0, languages.length).join(' / ')
const account = { localId: 'gill', email: address, emailVerified: true }
let school: WholeSchool
let server: MailServer

beforeEach(async () => {
  school = new WholeSchool()
  server = new MailServer()
  school.variables = { SMTP_URL: await server.start() }
  await school.store({
    'Course/1': { Title: 'First letters' },
    'Users/gill': { firstName: 'Simran', lastName: 'Gill', email: 'somebody.else@example.org' },
    'Users/gill/Students/arjan': { firstName: 'Arjun', lastName: 'Gill', coursesCompleted: [1] },
    'Users/gill/Enrollments/placeholder': {},
    'Users/gill/Enrollments/1_arjan': place('arjan', now),
    // What was there before has been told to the school.
    'mail/news-2026-01-01': { kind: 'news', uid: '', until: new Date(), sent: now },
  })
  await school.accounts.write(account)
})

function place(studentId: string, enrollmentDate: Date, others = {}): Record<string, unknown> {
  return { courseId: '1', studentId, studentName: `Child ${studentId}`, enrollmentDate, ...others }
}

function daysAgo(days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
}

/** Registrations of one family, each a second after the one before. */
function places(count: number, from: Date): Record<string, Record<string, unknown>> {
  const nth = (n: number) => place(`child-${n}`, new Date(from.getTime() + n * 1000))
  const all = Array.from(
    { length: count },
    (_, n) => [`Users/gill/Enrollments/1_child-${n}`, nth(n)] as const,
  )
  return Object.fromEntries(all)
}

const letters = (...options: string[]) => school.done('letters', ...options)
const idOf = (enrollmentId: string, date = now) => `registration-gill_${enrollmentId}_${date.getTime()}`
const subjects = () => server.received.map(({ head }) => /Subject: (.*)/.exec(head)?.[1]).sort()
const texts = () => server.received.map(({ text }) => text)
const written = async () => (await school.list('mail')).filter(({ fields }) => fields.uid !== '')

/** What is written down by now was so a day earlier. */
async function waitDay(): Promise<void> {
  for (const { id, fields } of await written())
    await school.store({ [`mail/${id}`]: { ...fields, written: daysAgo(1) } })
}

it('sends one letter for a registration, with the name of now, and for a new one another (B6.02, B6.26)', async () => {
  const subject = inAll('A place in Level 1: First letters', 'ਥਾਂ ਪੱਕੀ ਹੈ: ਪੱਧਰ 1: First letters')
  const shown = `+ mail/${idOf('1_arjan')}: ${address}, ${subject}\n`
  for (const yes of [[], ['--yes']])
    expect(await letters('--dry-run', ...yes)).toBe(`${shown}Nothing was written (--dry-run).\n`)
  expect(await school.read('School/letters')).toBeNull()
  expect([...(await written()), ...server.received]).toEqual([])
  const sent = `1 letter sent from the local backend (${school.project}), 0 full days closed. ${looked}`
  expect(await letters()).toBe(shown + sent)
  const [letter] = server.received
  expect(letter?.to).toBe(address)
  expect(letter?.head).toMatch(
    new RegExp(`From: ${site.name} <${site.email}>.*Reply-To: .*${site.email}`, 's'),
  )
  expect(letter?.text).toContain('\nArjun Gill has a place in Level 1: First letters.\n')
  const times = { sent: expect.any(Date) as Date, written: expect.any(Date) as Date }
  const fields = { uid: 'gill', kind: 'registration', to: address, ...times }
  expect(await written()).toEqual([{ id: idOf('1_arjan'), fields }])
  const nothing = `No letter to send and no day to close. ${looked}`
  expect(await letters()).toBe(nothing)
  // As the Trigger Email extension, which was used before, has left it.
  await school.store({ [`mail/${idOf('1_arjan')}`]: { to: [address], delivery: { state: 'SUCCESS' } } })
  expect(await letters()).toBe(nothing)
  await school.withdraw('gill', '1_arjan')
  await school.store({ 'Users/gill/Enrollments/1_arjan': place('arjan', daysAgo(1)) })
  await letters()
  expect(subjects()).toEqual([subject, subject, `New at ${site.name}: 1 withdrawal`])
})

it('two commands at once send each letter once, with no word of a parent in the subject', async () => {
  const courseId = 'Buy now http://evil.example'
  await school.store({ 'Users/gill/Enrollments/x1': place('Buy now', now, { courseId }) })
  expect((await school.runDuring(letters, 'letters')).code).toBe(0)
  expect(subjects()).toEqual([
    inAll('A place in Level 1: First letters', 'ਥਾਂ ਪੱਕੀ ਹੈ: ਪੱਧਰ 1: First letters'),
    inAll('A place in our school', 'ਥਾਂ ਪੱਕੀ ਹੈ: ਸਾਡਾ ਸਕੂਲ'),
  ])
})

it('never sends again what may have arrived: the server broke off, or the command was killed', async () => {
  await school.store(places(2, daysAgo(1)))
  server.meanwhile = () => 'break off'
  expect(await school.failed('letters')).toMatch(
    /the mail server broke off, .+: Connection closed unexpectedly[^]+\n1 letter did not go out, and 2 more wait for the next run\.\n$/,
  )
  const running = school.begin('letters')
  server.meanwhile = () => running.kill()
  expect((await running.ended).code).toBeNull()
  server.meanwhile = () => undefined
  // Another run may be about to mark them; a day later none is.
  expect(await letters()).toMatch(/\n1 letter sent [^]+\n2 letters may be going out by another run/)
  const unmarked = (await written()).filter(({ fields }) => fields.sent === undefined)
  expect(unmarked).toHaveLength(2)
  await waitDay()
  const stderr = await school.failed('letters')
  for (const { id } of unmarked)
    expect(stderr).toContain(`  mail/${id}: nobody knows whether it arrived: ask`)
  expect(stderr).toContain('\n2 letters did not go out.\n')
  expect([server.received.length, new Set(texts()).size]).toEqual([3, 3])
})

it.each([451, 550, 554])(
  'ends red where the mail server refuses with %i, names nobody with --quiet, and tries again (B7.07)',
  async (refusal) => {
    await school.store({
      'Enquiries/a': { received: new Date(), firstName: 'Jas' },
      'Users/x/Enrollments/1_x': place('x', now),
    })
    server.refuses = () => refusal
    const { code, stdout, stderr } = await school.run('letters', '--quiet')
    const why = `the mail server refused it: Can't send mail - all recipients were rejected: ${refusal} … is unknown here.`
    const news = `mail/news-${schoolDay(new Date())}`
    expect(stderr).toBe(`  mail/${idOf('1_arjan')}: ${why}\n  ${news}: ${why}\n2 letters did not go out.\n`)
    expect(stdout).toMatch(/^0 letters sent .+\n1 letter cannot be sent: no c/)
    expect(code).toBe(1)
    expect((await written())[0]?.fields.refused).toContain(`${refusal} <simran@example.org> is unknown here.`)
    server.refuses = () => undefined
    await letters()
    await letters()
    expect(server.received).toHaveLength(2)
    expect(Object.keys((await written())[0]?.fields ?? {})).not.toContain('refused')
  },
)

it.each([
  ['', /^Letters need an SMTP server: /],
  ['https://mail.example.org', /^Letters need an SMTP server: /],
  ['smtp://school:secret@127.0.0.1:1', /^No letters can be sent by 127.0.0.1:1: connect ECONNREFUSED [^@]+$/],
])('sends nothing where SMTP_URL is "%s", says why, and closes full days', async (SMTP_URL, sentence) => {
  school.variables = { SMTP_URL }
  const course = { term: 'winter', EndDate: '2099-05-28', days: ['mon'], seats: 1 }
  await school.store({
    'Course/1': course,
    'Users/a/Enrollments/1_x_winter': place('x', daysAgo(60), { term: 'winter', days: ['mon'] }),
  })
  expect(await school.failed('letters')).toMatch(sentence)
  expect(await school.read('Course/1')).toEqual({ ...course, full: ['mon'] })
  expect(await written()).toEqual([])
})

it.each([
  [null, 'there is no account'],
  [{ emailVerified: false }, 'the address is not confirmed yet: the dashboard sends its link again'],
  [{ disabled: true }, 'the account is disabled'],
  [{ email: 'simran@nowhere' }, 'mail cannot go to the address of the account'],
])(
  'says that a family with the account %j gets no letter, to the office too, and tries again',
  async (other, reason) => {
    await school.accounts.deleteAll()
    if (other !== null) await school.accounts.write({ ...account, ...other })
    expect(await letters('--yes')).toContain(`\n  mail/${idOf('1_arjan')}: ${reason}\n`)
    expect(await school.read('School/letters')).toEqual({ unreached: ['gill'] })
    await school.accounts.deleteAll()
    await school.accounts.write(account)
    await letters('--yes')
    expect(await school.read('School/letters')).toEqual({ unreached: [] })
    expect(server.received).toHaveLength(1)
  },
)

it('sends at most 20 letters to a family in 24 hours, also by two commands at once', async () => {
  await school.store(places(30, daysAgo(2)))
  const longAgo = Object.entries(places(45, daysAgo(40))).slice(30)
  await school.store(Object.fromEntries(longAgo))
  const meanwhile = () => school.failed('letters')
  // The second command chooses other registrations, and sends while the first one has chosen and not yet sent.
  const { stderr } = await school.runDuring(meanwhile, 'letters', '--from', schoolDay(daysAgo(50)))
  expect(stderr).toContain(': the family has had 20 in 24 hours, so it has to wait.\n')
  expect(server.received).toHaveLength(20)
  // A day later the others have their turn.
  await waitDay()
  await letters()
  expect(server.received).toHaveLength(31)
})

it('reminds a family once, a week before a term, of all that it owes for it', async () => {
  const owed = (id: string, term: string, startDate: string, others = {}) =>
    place(id, daysAgo(60), { term, startDate, endDate: '2099-05-28', cost: 100, ...others })
  const day = addDays(schoolDay(now), 7)
  const agreed = '2099-01-05'
  const term = { EndDate: '2099-05-28', cost: 100, paymentLink: 'https://pay.example' }
  await school.store({
    // The school has corrected the term since.
    'Course/1/Terms/winter': { StartDate: day, ...term },
    'Course/2/Terms/winter': { StartDate: addDays(day, 2), ...term, paymentLink: '' },
    'Users/gill/Enrollments/1_arjan': owed('arjan', 'winter', agreed),
    'Users/gill/Enrollments/1_b': owed('b', 'winter', agreed, { cost: 50 }),
    'Users/gill/Enrollments/2_b': owed('b', 'winter', agreed, { courseId: '2' }),
    'Users/gill/Enrollments/1_paid': owed('paid', 'winter', agreed, { paidOn: '2026-11-02' }),
    'Users/gill/Enrollments/1_later': owed('later', 'spring', addDays(day, 1)),
    'Users/gill/Enrollments/1_begun': owed('begun', 'fall', addDays(day, -8)),
    'Users/gill/Enrollments/1_new': owed('new', 'winter', agreed, { enrollmentDate: daysAgo(2) }),
  })
  // What is new is confirmed first, and a reminder waits for the next run.
  await letters()
  expect(texts()).toEqual([expect.stringContaining('100, to pay by bank transfer or by card before ')])
  await letters()
  // Two days later the other level has as many days to go.
  await school.store({ 'Course/2/Terms/winter': { StartDate: day } })
  await letters()
  expect(server.received).toHaveLength(2)
  expect(subjects()[1]).toMatch(/^Payment for Level 1: First letters and Level 2( \/ |$)/)
  const reference = referenceOf('gill', { id: '', courseId: '1', termId: 'winter', enrolledAt: null })
  expect(texts()[1]).toContain('We look forward to seeing Arjun Gill and Child b. Your payment has not ')
  expect(texts()[1]).toMatch(
    new RegExp(
      `150, to pay by bank transfer before .*\nReference: ${reference} .*100, to pay by bank transfer before .*\nTo pay by card, .*\n${site.address}/dashboard${languages.length > 1 ? `.*: ${reference} ` : ''}`,
      's',
    ),
  )
  if (languages.length > 1)
    expect(texts()[1]).toContain('ਸਾਨੂੰ Arjun Gill ਅਤੇ Child b ਦੀ ਉਡੀਕ ਹੈ। ਤੁਹਾਡੀ ਫ਼ੀਸ ਅਜੇ ਸਾਡੇ ਤੱਕ ਨਹੀਂ ਪਹੁੰਚੀ।\n')
  expect(await school.read(`mail/reminder-gill_winter`)).toMatchObject({ uid: 'gill', to: address })
})

it('closes the days that have as many children as seats, and leaves what staff have closed', async () => {
  const term = { term: 'winter', StartDate: '2099-01-12', EndDate: '2099-05-28' }
  const course = { ...term, Title: 'First letters', days: ['mon', 'tue', 'wed', 'thu'], seats: 2 }
  const child = (id: string, days: string[], others = {}) =>
    place(id, daysAgo(60), { term: 'winter', days, ...others })
  await school.store({
    'Course/1': { ...course, full: ['thu'] },
    'Course/2': { ...course, EndDate: '2026-01-31', seats: 1 },
    'Users/a/Enrollments/1_x_winter': child('x', ['mon', 'tue'], { courseId: 1 }),
    'Users/a/Enrollments/1_y_winter': child('y', ['mon']),
    'Users/b/Enrollments/1_y': child('y', ['tue', 'wed'], { term: '', startDate: '2099-01-12' }),
    'Users/b/Enrollments/1_z_fall': child('z', ['wed'], { term: 'fall' }),
    'Users/b/Enrollments/2_y_winter': child('y', ['wed'], { courseId: '2' }),
  })
  // Meanwhile staff close another day.
  const staff = () => school.store({ 'Course/1': { ...course, full: ['thu', 'wed'] } })
  const { stdout } = await school.runDuring(staff, 'letters')
  expect(stdout).toMatch(/^~ Course\/1: mon is full, 2 of 2\n~ .+: tue is .+\n\+.*, 2 full days closed/s)
  expect(await school.read('Course/1')).toEqual({ ...course, full: ['mon', 'tue', 'wed', 'thu'] })
  expect(await school.read('Course/2')).not.toHaveProperty('full')
  const told = ['Monday', 'Tuesday'].map((day) => `\n- Level 1: First letters, ${day}, 2 children`).join('')
  expect(texts().at(-1)?.replaceAll('\r', '')).toContain(`2 full days:${told}\n`)
})

it('keeps what a family has sent anew while it set apart who answered', async () => {
  const anew = { kind: 'waiting', days: ['mon'] }
  await school.store({
    'Users/gill/Enrollments/1_arjan': place('arjan', now),
    'Enquiries/waiting_gill_1': { answeredOn: '2026-01-05', answeredBy: 'asha@example.org' },
  })
  await school.runDuring(() => school.store({ 'Enquiries/waiting_gill_1': anew }), 'letters')
  expect(await school.read('Enquiries/waiting_gill_1')).toEqual(anew)
  expect(await school.read('Answers/waiting_gill_1')).toBeNull()
})

it('tells the school once what is new, in words, and again what could not be sent', async () => {
  const received = new Date()
  const gone = place('a', daysAgo(60), { days: ['mon'], withdrawnAt: received })
  const asked = { received, firstName: 'Jas', lastName: 'Brar', courseId: '1' }
  const ofArjun = { ...asked, uid: 'gill', studentId: 'arjan', term: 'winter', days: ['mon'], levels: [] }
  await school.store({
    'Users/gill/Enrollments/1_arjan': place('arjan', received, { days: ['mon', 'wed'] }),
    'Users/gill/Enrollments/1_m': place('m', received, { movedFrom: '2_m_1' }),
    'Users/gill/Withdrawals/1_a_1': gone,
    'Users/gill/Withdrawals/1_a_2': { ...gone, withdrawnBy: 'school' },
    'Users/gill/Withdrawals/1_a_3': { ...gone, movedTo: '1_m' },
    'Users/x': { name: 'www.office.example' },
    'Users/x/Enrollments/1_x': place('x', daysAgo(1)),
    'Enquiries/a': asked,
    'Enquiries/answered': { answeredOn: '2026-01-05', answeredBy: 'asha@example.org' },
    'Enquiries/b': { ...asked, kind: 'evaluation', courseId: '' },
    'Enquiries/c': { ...ofArjun, kind: 'evaluation', courseId: '', levels: [1] },
    // The child has a level by now that no registration has brought, and another one its place.
    'Users/gill/Students/jas': { firstName: 'Jas', lastName: 'Gill', coursesCompleted: [2] },
    'Enquiries/d': { ...ofArjun, kind: 'evaluation', studentId: 'jas' },
    'Enquiries/e': { ...ofArjun, kind: 'evaluation' },
    'Enquiries/waiting_gill_1': { ...ofArjun, kind: 'waiting', term: '' },
    'Enquiries/erasure_x': { ...asked, kind: 'erasure', courseId: '' },
    'Enquiries/waiting_gill_2': { ...ofArjun, kind: 'waiting' },
    'Enquiries/waiting_gill_3': { ...ofArjun, kind: 'waiting', studentId: 'nobody' },
  })
  server.refuses = (to) => (to === site.email ? 550 : undefined)
  const { stdout } = await school.run('letters')
  expect(stdout).toContain('2 letters sent')
  // Its family reads the enquiry, and not who answered it.
  expect(await school.read('Enquiries/answered')).toEqual({ answeredOn: '2026-01-05' })
  expect(await school.read('Answers/answered')).toEqual({ by: 'asha@example.org' })
  server.refuses = () => undefined
  await letters()
  await letters()
  expect(server.received.map(({ to }) => to)).toEqual([address, address, site.email])
  expect(server.received[2]?.head).toContain(`Subject: New at ${site.name}: 1 registration, 1 withdrawal, 1 `)
  expect(texts()[2]?.replaceAll('\r', '').trimEnd().split('\n\n').slice(1)).toEqual([
    '1 registration:\n- Arjun Gill, Level 1: First letters, Monday and Wednesday',
    '1 withdrawal:\n- Child a, Level 1: First letters, Monday',
    '1 question:\n- Jas Brar, Level 1',
    '3 evaluations:\n- Jas Brar\n- Arjun Gill, Monday\n- Arjun Gill, Level 1, Monday',
    '1 child waiting for a place:\n- Arjun Gill, Level 1, Monday',
    '1 family to erase:\n- Jas Brar',
    `${site.address}/office`,
    'Letters that did not go out:\n- www. office. example, Child x: there is no account',
  ])
})
