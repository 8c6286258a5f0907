import { beforeEach, expect, it } from 'vitest'
import { languages } from '#content/languages.ts'
import { site } from '#content/site.ts'
import { addDays } from '#model/dates/day.ts'
import { referenceOf } from '#model/enrollment.ts'
import { schoolDay } from '#school/school-time.ts'
import { sharedAuth } from '../support/local-auth.ts'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { MailServer } from '../support/mail-server.ts'
import { WholeSchool } from '../support/whole-school.ts'

const local = localFirestore({ rulesFile: 'firestore.rules' })
const auth = sharedAuth()
const now = new Date()
const looked = `Registrations were looked at from ${schoolDay(daysAgo(30))} on.\n`
const address = 'simran@example.org'
/** A subject in the languages of the site. */
const inAll = (...subjects: string[]) => subjects.slice(0, languages.length).join(' / ')
const account = { localId: 'gill', email: address, emailVerified: true }
let school: WholeSchool
let server: MailServer

beforeEach(async () => {
  school = new WholeSchool(local, undefined, auth)
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
  await auth.writeAccounts(school.project, [account])
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

const letters = (...options: string[]) => school.run('letters', ...options)
const idOf = (enrollmentId: string, date = now) => `registration-gill_${enrollmentId}_${date.getTime()}`
const subjects = () => server.received.map(({ head }) => /Subject: (.*)/.exec(head)?.[1]).sort()
const texts = () => server.received.map(({ text }) => text)
const written = async () => (await school.list('mail')).filter(({ fields }) => fields.uid !== '')

it('sends one letter for a registration, with the name of now, and for a new one another (B6.02, B6.26)', async () => {
  const subject = inAll('A place in First letters', 'ਥਾਂ ਪੱਕੀ ਹੈ: First letters')
  const shown = `+ mail/${idOf('1_arjan')}: ${address}, ${subject}\n`
  expect((await letters('--dry-run')).stdout).toBe(`${shown}Nothing was written (--dry-run).\n`)
  expect([...(await written()), ...server.received]).toEqual([])
  const sent = `1 letter sent from the local backend (${school.project}), 0 full days closed. ${looked}`
  expect(await letters()).toEqual({ code: 0, stdout: shown + sent, stderr: '' })
  const [letter] = server.received
  expect(letter?.to).toBe(address)
  expect(letter?.head).toMatch(
    new RegExp(`From: ${site.name} <${site.email}>.*Reply-To: .*${site.email}`, 's'),
  )
  expect(letter?.text).toContain('\nArjun Gill has a place in First letters.\n')
  const times = { sent: expect.any(Date) as Date, written: expect.any(Date) as Date }
  const fields = { uid: 'gill', kind: 'registration', to: address, ...times }
  expect(await written()).toEqual([{ id: idOf('1_arjan'), fields }])
  const nothing = `No letter to send and no day to close. ${looked}`
  expect((await letters()).stdout).toBe(nothing)
  // As the Trigger Email extension, which was used before, has left it.
  await school.store({ [`mail/${idOf('1_arjan')}`]: { to: [address], delivery: { state: 'SUCCESS' } } })
  expect((await letters()).stdout).toBe(nothing)
  await school.withdraw('gill', '1_arjan')
  await school.store({ 'Users/gill/Enrollments/1_arjan': place('arjan', daysAgo(1)) })
  await letters()
  expect(subjects()).toEqual([subject, subject, `New at ${site.name}: 1 withdrawal`])
})

it('two commands at once send each letter once, with no word of a parent in the subject', async () => {
  const courseId = 'Buy now http://evil.example'
  await school.store({ 'Users/gill/Enrollments/x1': place('Buy now', now, { courseId }) })
  expect((await school.runDuring(() => letters(), 'letters')).code).toBe(0)
  expect(subjects()).toEqual([
    inAll('A place in First letters', 'ਥਾਂ ਪੱਕੀ ਹੈ: First letters'),
    inAll('A place in our school', 'ਥਾਂ ਪੱਕੀ ਹੈ: ਸਾਡਾ ਸਕੂਲ'),
  ])
})

it('never sends again what may have arrived: the server broke off, or the command was killed', async () => {
  await school.store(places(2, daysAgo(1)))
  server.meanwhile = () => 'break off'
  expect((await letters()).stderr).toMatch(/^The SMTP server broke off, .+: Connection closed unexpectedly/)
  const running = school.begin('letters')
  server.meanwhile = () => running.kill()
  expect((await running.ended).code).toBeNull()
  server.meanwhile = () => undefined
  const { stdout } = await letters()
  const unmarked = (await written()).filter(({ fields }) => fields.sent === undefined)
  expect(unmarked).toHaveLength(2)
  for (const { id } of unmarked) expect(stdout).toContain(`  mail/${id} may have been sent or not: `)
  expect(stdout).toMatch(/\n1 letter sent .*\n2 letters did not go out/s)
  expect([server.received.length, new Set(texts()).size]).toEqual([3, 3])
})

it('writes down why the SMTP server refuses a letter, and tries it again at the next run', async () => {
  server.refused = address
  const { stdout } = await letters()
  expect(stdout).toMatch(
    /\n0 letters sent .*\n {2}mail\/registration-\S+ was refused: .* is unknown here\.\n1 l/,
  )
  expect((await written())[0]?.fields.refused).toContain('550 <simran@example.org> is unknown here.')
  server.refused = ''
  await letters()
  await letters()
  expect(server.received).toHaveLength(1)
  expect(Object.keys((await written())[0]?.fields ?? {})).not.toContain('refused')
})

it.each([
  ['', /^Letters need an SMTP server: /],
  ['https://mail.example.org', /^Letters need an SMTP server: /],
  ['smtp://school:secret@127.0.0.1:1', /^No letters can be sent by 127.0.0.1:1: connect ECONNREFUSED [^@]+$/],
])('writes nothing where SMTP_URL is "%s", and says why', async (SMTP_URL, sentence) => {
  school.variables = { SMTP_URL }
  expect((await letters()).stderr).toMatch(sentence)
  expect(await written()).toEqual([])
})

it.each([
  [null, 'there is no account for it.'],
  [{ emailVerified: false }, 'the address of the account is not verified.'],
  [{ disabled: true }, 'the account is disabled.'],
  [{ email: 'simran@nowhere' }, 'mail cannot go to the address of the account.'],
])('says that a family with the account %j gets no letter, and tries again', async (other, reason) => {
  await auth.ask('DELETE', `/emulator/v1/projects/${school.project}/accounts`)
  if (other !== null) await auth.writeAccounts(school.project, [{ ...account, ...other }])
  const { stdout } = await letters()
  expect(stdout).toContain(`\n  mail/${idOf('1_arjan')} cannot be sent: ${reason}\n1 letter did not go out`)
  await auth.ask('DELETE', `/emulator/v1/projects/${school.project}/accounts`)
  await auth.writeAccounts(school.project, [account])
  await letters()
  expect(server.received).toHaveLength(1)
})

it('sends at most 20 letters to a family in 24 hours, also by two commands at once', async () => {
  await school.store(places(30, daysAgo(2)))
  const longAgo = Object.entries(places(45, daysAgo(40))).slice(30)
  await school.store(Object.fromEntries(longAgo))
  // The second command chooses other registrations, and sends while the first one has chosen and not yet sent.
  const { stdout } = await school.runDuring(() => letters(), 'letters', '--from', schoolDay(daysAgo(50)))
  expect(stdout).toContain(' cannot be sent: the family has had 20 in 24 hours.\n')
  expect(server.received).toHaveLength(20)
  // A day later the others have their turn.
  for (const { id, fields } of await written())
    await school.store({ [`mail/${id}`]: { ...fields, written: daysAgo(1) } })
  await letters()
  expect(server.received).toHaveLength(31)
})

it('names nobody with --quiet, for a log that others can read (B7.07)', async () => {
  await school.store({ 'Users/x/Enrollments/1_x': place('x', now) })
  const sent = `1 letter sent from the local backend (${school.project}), 0 full days closed. ${looked}`
  const others = '1 letter did not go out: without --quiet it is said why.\n'
  expect((await letters('--quiet')).stdout).toBe(sent + others)
})

it('reminds a family once, a week before a term, of all that it owes for it', async () => {
  const owed = (id: string, term: string, startDate: string, others = {}) =>
    place(id, daysAgo(60), { term, startDate, endDate: '2099-05-28', cost: 100, ...others })
  const day = addDays(schoolDay(now), 7)
  const agreed = '2099-01-05'
  await school.store({
    // The school has corrected the term since.
    'Course/1/Terms/winter': { StartDate: day, EndDate: '2099-05-28' },
    'Course/2/Terms/winter': { StartDate: addDays(day, 2), EndDate: '2099-05-28' },
    'Users/gill/Enrollments/1_arjan': owed('arjan', 'winter', agreed),
    'Users/gill/Enrollments/1_b': owed('b', 'winter', agreed, { cost: 50 }),
    'Users/gill/Enrollments/2_b': owed('b', 'winter', agreed, { courseId: '2', cost: 80 }),
    'Users/gill/Enrollments/1_paid': owed('paid', 'winter', agreed, { paidOn: '2026-11-02' }),
    'Users/gill/Enrollments/1_later': owed('later', 'spring', addDays(day, 1)),
    'Users/gill/Enrollments/1_begun': owed('begun', 'fall', addDays(day, -8)),
    'Users/gill/Enrollments/1_new': owed('new', 'winter', agreed, { enrollmentDate: daysAgo(2) }),
  })
  await letters()
  // Two days later the other level has as many days to go.
  await school.store({ 'Course/2/Terms/winter': { StartDate: day, EndDate: '2099-05-28' } })
  await letters()
  expect(server.received).toHaveLength(2)
  expect(subjects()[1]).toMatch(/^Payment for First letters and level 2( \/ |$)/)
  const reference = referenceOf('gill', { id: '', courseId: '1', term: 'winter', enrolledAt: null })
  expect(texts()[1]).toContain('We look forward to seeing Arjun Gill and Child b. Your payment has not ')
  expect(texts()[1]).toMatch(
    new RegExp(
      `150, to pay .*\nReference: ${reference} .*80, to pay ${languages.length > 1 ? `.*: ${reference} ` : ''}`,
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
  const told = '2 full days:\n- First letters, Monday, 2 children\n- First letters, Tuesday, 2 children\n'
  expect(texts().at(-1)?.replaceAll('\r', '')).toContain(told)
})

it('closes full days also where no letter can be sent, and says so', async () => {
  school.variables = { SMTP_URL: '' }
  const course = { term: 'winter', EndDate: '2099-05-28', days: ['mon'], seats: 1 }
  await school.store({
    'Course/1': course,
    'Users/a/Enrollments/1_x_winter': place('x', daysAgo(60), { term: 'winter', days: ['mon'] }),
  })
  expect(await letters()).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Letters need an SMTP/) as string,
  })
  expect(await school.read('Course/1')).toEqual({ ...course, full: ['mon'] })
})

it('tells the school once what is new, and again what could not be sent', async () => {
  const received = new Date()
  const gone = place('a', daysAgo(60), { days: ['mon'], withdrawnAt: received })
  const asked = { received, firstName: 'Jas', lastName: 'Brar', courseId: '1' }
  await school.store({
    'Users/gill/Enrollments/1_arjan': place('arjan', received, { days: ['mon', 'wed'] }),
    'Users/gill/Enrollments/1_m': place('m', received, { movedFrom: '2_m_1' }),
    'Users/gill/Withdrawals/1_a_1': gone,
    'Users/gill/Withdrawals/1_a_2': { ...gone, withdrawnBy: 'school' },
    'Users/gill/Withdrawals/1_a_3': { ...gone, movedTo: '1_m' },
    'Users/x/Enrollments/1_x': place('x', daysAgo(1)),
    'Enquiries/a': asked,
    'Enquiries/b': { ...asked, kind: 'evaluation', courseId: '' },
    'Enquiries/erasure_x': { ...asked, kind: 'erasure', courseId: '' },
    'Enquiries/waiting_x': { ...asked, kind: 'waiting', days: ['mon'] },
  })
  server.refused = site.email
  expect((await letters()).stdout).toContain('2 letters sent')
  server.refused = ''
  await letters()
  await letters()
  expect(server.received.map(({ to }) => to)).toEqual([address, address, site.email])
  expect(server.received[2]?.head).toContain(`Subject: New at ${site.name}: 1 registration, 1 withdrawal, 1 `)
  expect(texts()[2]?.replaceAll('\r', '').split('\n\n').slice(1)).toEqual([
    '1 registration:\n- Arjun Gill, First letters, Monday and Wednesday',
    '1 withdrawal:\n- Child a, First letters, Monday',
    '1 question:\n- Jas Brar, level 1',
    '1 evaluation:\n- Jas Brar',
    '1 child waiting for a place:\n- Jas Brar, level 1, Monday',
    '1 family to erase:\n- Jas Brar',
    `${site.address}/office`,
    expect.stringMatching(/^mail\/registration-x_1_x_\d+ cannot be sent: there is no account for it\.\n?$/),
  ])
})
