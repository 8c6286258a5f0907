import { beforeEach, describe, expect, it } from 'vitest'
import { schoolDay } from '#school/lists/school-time.ts'
import { sharedAuth } from '../support/local-auth.ts'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { WholeSchool } from '../support/whole-school.ts'

const local = localFirestore({ rulesFile: 'firestore.rules' })
const auth = sharedAuth()
const now = new Date()
let school: WholeSchool
let monthAgo = ''

beforeEach(async () => {
  monthAgo = schoolDay(daysAgo(30))
  school = new WholeSchool(local, undefined, auth)
  await school.store({
    'Course/1': { Title: 'First letters' },
    'Users/gill': { firstName: 'Simran', lastName: 'Gill', email: 'somebody.else@example.org' },
    'Users/gill/Students/arjan': { firstName: 'Arjun', lastName: 'Gill', coursesCompleted: [1] },
    'Users/gill/Enrollments/placeholder': {},
    'Users/gill/Enrollments/1_arjan': enrollment('1', 'arjan', 'Arjan Gill', now),
  })
  await auth.writeAccounts(school.project, [verified('gill', 'simran@example.org')])
})

function verified(localId: string, email: string) {
  return { localId, email, emailVerified: true }
}

function enrollment(courseId: string, studentId: string, studentName: string, enrollmentDate: Date) {
  return { courseId, studentId, studentName, enrollmentDate }
}

function daysAgo(days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000)
}

/** Registrations of one family, each a second after the one before. */
function registrations(uid: string, count: number, from: Date): Record<string, Record<string, unknown>> {
  const each = Array.from({ length: count }, (_, n) => [
    `Users/${uid}/Enrollments/1_child-${n}`,
    enrollment('1', `child-${n}`, `Child ${n}`, new Date(from.getTime() + n * 1000)),
  ])
  return Object.fromEntries(each) as Record<string, Record<string, unknown>>
}

const letters = () => school.list('mail')
const idOf = (enrollmentId: string, date = now) => `registration-gill_${enrollmentId}_${date.getTime()}`

describe('npm run school -- mail', () => {
  it('hands over one mail for a registration, with the name that the child has now (B6.02)', async () => {
    const shown = `+ mail/${idOf('1_arjan')}: simran@example.org, A place in First letters / ਥਾਂ ਪੱਕੀ ਹੈ: First letters\n`
    expect((await school.run('mail', '--dry-run')).stdout).toBe(`${shown}Nothing was written (--dry-run).\n`)
    expect(await letters()).toEqual([])
    const { code, stdout } = await school.run('mail')
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: `${shown}1 mail handed to the local backend (${school.project}): the Trigger Email extension sends them. Registrations were looked at from ${monthAgo} on.\n`,
    })
    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter).toMatchObject({
      id: idOf('1_arjan'),
      fields: {
        to: ['simran@example.org'],
        bcc: ['hello@painti.example'],
        replyTo: 'hello@painti.example',
        message: {
          subject: 'A place in First letters / ਥਾਂ ਪੱਕੀ ਹੈ: First letters',
          text: expect.stringContaining('Arjun Gill has a place in First letters.') as string,
        },
      },
    })
  })

  it('has the term of the registration, as it was corrected, and not the next one (B2.15)', async () => {
    const agreed = { term: 'winter', days: ['mon'], startDate: '2099-01-05', endDate: '2099-05-28' }
    await school.store({
      'Course/1': { StartDate: '2099-09-07', EndDate: '2099-12-18', startTime: '10:00', term: 'fall' },
      'Course/1/Terms/winter': { StartDate: '2099-01-12', EndDate: '2099-06-05', startTime: '16:30' },
      'Users/gill/Enrollments/1_arjan': null,
      'Users/gill/Enrollments/1_arjan_winter': { ...enrollment('1', 'arjan', '', now), ...agreed },
    })
    await school.run('mail')
    const [letter] = await letters()
    expect(letter?.id).toBe(idOf('1_arjan_winter'))
    expect(JSON.stringify(letter)).toMatch(/4:30 pm.*First class: 12 Jan 2099.*Term: 12 Jan to 5 Jun 2099/)
  })

  it('sends nothing twice, and leaves what the extension has noted', async () => {
    await school.run('mail')
    await school.store({ [`mail/${idOf('1_arjan')}`]: { delivery: { state: 'SUCCESS' } } })
    expect((await school.run('mail')).stdout).toBe(
      `No mail to send: each registration from ${monthAgo} on has had its own.\n`,
    )
    expect((await letters()).map(({ fields }) => fields)).toEqual([{ delivery: { state: 'SUCCESS' } }])
  })

  it('two commands at once send one mail each registration', async () => {
    expect((await school.runDuring(() => school.run('mail'), 'mail')).code).toBe(0)
    expect(await letters()).toHaveLength(1)
    expect(school.counts.writes).toBe(5 + 1)
  })

  it('killed between mails and run again, it sends the others and none twice', async () => {
    const families = Array.from({ length: 5 }, (_, n) => `family-${n}`)
    await school.store(
      Object.fromEntries(families.flatMap((uid) => Object.entries(registrations(uid, 1, now)))),
    )
    const accounts = families.map((uid) => verified(uid, `${uid}@example.org`))
    await auth.writeAccounts(school.project, accounts)
    const before = school.counts.writes
    await school.killedAt('before', 2, 'mail')
    const half = (await letters()).length
    expect(half).toBeGreaterThan(0)
    expect(half).toBeLessThan(6)
    await school.run('mail')
    expect(await letters()).toHaveLength(6)
    expect(school.counts.writes).toBe(before + 6)
  })

  it('goes back to the day that it is told, and 30 days else', async () => {
    const longAgo = new Date('2026-03-01T12:00:00Z')
    await school.store({
      'Users/gill/Enrollments/1_late': enrollment('1', 'late', 'Late Gill', daysAgo(29)),
      'Users/gill/Enrollments/1_old': enrollment('1', 'old', 'Old Gill', longAgo),
    })
    await school.run('mail')
    expect((await letters()).map(({ id }) => id)).toEqual([idOf('1_arjan'), idOf('1_late', daysAgo(29))])
    await school.run('mail', '--from', '2026-03-01')
    expect((await letters()).map(({ id }) => id)).toContain(idOf('1_old', longAgo))
    expect(await school.run('mail', '--from', 'yesterday')).toMatchObject({ code: 1, stdout: '' })
  })

  it.each([
    [null, 'there is no account for it.'],
    [{ emailVerified: false }, 'the address of the account is not verified.'],
    [{ disabled: true }, 'the account is disabled.'],
    [{ email: 'simran@nowhere' }, 'mail cannot go to the address of the account.'],
  ])(
    'says that a family with the account %j gets no letter, and tries again at the next run',
    async (other, reason) => {
      await auth.ask('DELETE', `/emulator/v1/projects/${school.project}/accounts`)
      const account = verified('gill', 'simran@example.org')
      if (other !== null) await auth.writeAccounts(school.project, [{ ...account, ...other }])
      expect(await school.run('mail')).toEqual({
        code: 0,
        stdout:
          `  gill/1_arjan gets no mail: ${reason}\n` +
          `No mail to send: each other registration from ${monthAgo} on has had its own.\n` +
          `1 registration got none: the next run tries again, as long as it goes back that far (--from).\n`,
        stderr: '',
      })
      expect(await letters()).toEqual([])
      await auth.ask('DELETE', `/emulator/v1/projects/${school.project}/accounts`)
      await auth.writeAccounts(school.project, [account])
      await school.run('mail')
      expect((await letters()).map(({ fields }) => fields.to)).toEqual([['simran@example.org']])
    },
  )

  it('takes nothing for the subject from what a parent can write', async () => {
    await school.store({
      'Users/gill/Enrollments/x1': enrollment('Buy now http://evil.example', 'arjan', 'Buy now', now),
    })
    await school.run('mail')
    const written = (await letters()).map(({ fields }) => (fields.message as { subject: string }).subject)
    expect(written.sort()).toEqual([
      'A place in First letters / ਥਾਂ ਪੱਕੀ ਹੈ: First letters',
      'A place in our school / ਥਾਂ ਪੱਕੀ ਹੈ: ਸਾਡਾ ਸਕੂਲ',
    ])
  })

  it('writes at most 20 letters to a family in 24 hours, also by two commands at once', async () => {
    await school.store(registrations('gill', 30, daysAgo(2)))
    const longAgo = Object.entries(registrations('gill', 45, daysAgo(40))).slice(30)
    await school.store(Object.fromEntries(longAgo))
    // The second command chooses other registrations, and writes while the first one has chosen and not yet written.
    const second = () => school.run('mail')
    const { code, stdout } = await school.runDuring(second, 'mail', '--from', schoolDay(daysAgo(50)))
    expect(code).toBe(0)
    expect(stdout).toContain(' gets no mail: the family has had 20 letters in 24 hours.\n')
    expect(await letters()).toHaveLength(20)
    expect((await school.run('mail')).stdout).toContain('No mail to send')
    // A day later the others have their turn.
    for (const { id, fields } of await letters()) {
      await school.store({ [`mail/${id}`]: { ...fields, written: daysAgo(1) } })
    }
    await school.run('mail')
    expect(await letters()).toHaveLength(31)
  })

  it('names nobody with --quiet, for a log that others can read (B7.07)', async () => {
    await school.store({ 'Users/x/Enrollments/1_x': enrollment('1', 'x', 'Nobody', now) })
    expect((await school.run('mail', '--quiet')).stdout).toBe(
      `1 mail handed to the local backend (${school.project}): the Trigger Email extension sends them. Registrations were looked at from ${monthAgo} on.
1 registration got none: the next run tries again, as long as it goes back that far (--from).
`,
    )
    expect(await letters()).toHaveLength(1)
  })

  it('sends a new letter for a child that enrols again after it was withdrawn (B6.26)', async () => {
    await school.run('mail')
    await school.run('withdraw', 'gill/1_arjan')
    const later = new Date(now.getTime() + 1)
    await school.store({ 'Users/gill/Enrollments/1_arjan': enrollment('1', 'arjan', 'Arjan Gill', later) })
    await school.run('mail')
    expect((await letters()).map(({ id }) => id)).toEqual([idOf('1_arjan'), idOf('1_arjan', later)])
    await school.run('mail')
    expect(await letters()).toHaveLength(2)
  })
})
