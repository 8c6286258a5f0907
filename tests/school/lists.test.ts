import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { beforeAll, describe, expect, it } from 'vitest'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { WholeSchool } from '../support/whole-school.ts'
import { enrolled, escape, everyShape, formula } from './every-shape.ts'

// The lists of `npm run school`: registrations, students, enquiries, newsletter.

const local = localFirestore({ rulesSource: 'service cloud.firestore {}' })

let filled: WholeSchool

beforeAll(async () => {
  filled = new WholeSchool(local)
  await filled.store(everyShape)
})

describe('a list by date', () => {
  it('says how many have no date, and so are not in the list', async () => {
    const school = new WholeSchool(local)
    await school.store({
      'Users/a/Enrollments/1_x': enrolled('1', 'x', new Date()),
      'Users/a/Enrollments/2_x': { courseId: '2', studentId: 'x' },
      'Users/a/Enrollments/3_x': enrolled('3', 'x', '2020-05-01T12:00:00Z'),
      'Users/a/Enrollments/placeholder': {},
      'Enquiries/a': { email: 'a@example.org' },
      'Enquiries/b': { email: 'a@example.org' },
      'newsletter/a': { timestamp: new Date() },
    })
    const all = await school.run('registrations', '--all-terms')
    expect(all.stdout).toContain('2020-05-01 08:00')
    expect(all.stderr).toBe(
      '1 registration without a date is not in this list; `backup` has it.\n2 registrations\n',
    )
    const ofDays = await school.run('registrations', '--all-terms', '--from', '2020-01-01')
    expect(ofDays.stderr).toBe(
      '2 registrations without a date are not in this list; `backup` has them.\n1 registration\n',
    )
    const { stderr } = await school.run('enquiries')
    expect(stderr).toBe(
      '2 enquiries without a date are not in this list; `backup` has them.\nNo enquiries.\n',
    )
    expect((await school.run('newsletter')).stderr).toBe('1 subscription\n')
  })
})

describe('students', () => {
  it('lists all children, and those of one address however it was typed', async () => {
    const all = await filled.rows('students')
    expect(all.map(({ student }) => student)).toEqual(['gill/meher', 'gill/arjan', 'new/jas', 'old/kid'])
    const one = await filled.rows('students', '--email', ' SIMRAN@example.org')
    expect(one.map(({ student }) => student)).toEqual(['gill/meher', 'gill/arjan'])
    expect(await filled.rows('students', '--email', 'Old.Parent@Example.org')).toHaveLength(1)
    expect(await filled.rows('students', '--email', '<old.PARENT@example.org>')).toHaveLength(1)
    expect((await filled.run('students', '--email', 'no@example.org')).stderr).toBe('No students.\n')
  })
})

describe('enquiries', () => {
  it('lists them by date, with 23:59:59.999 of the day on which the clocks go back', async () => {
    const rows = await filled.rows('enquiries', '--from', '2026-11-01', '--to', '2026-11-01')
    expect(rows.map(({ date }) => date)).toEqual(['2026-11-01 00:00', '2026-11-01 23:59'])
    expect(rows[1]).toEqual({
      date: '2026-11-01 23:59',
      name: 'Jas ਬਰਾੜ',
      email: 'jas@example.org',
      phone: '',
      birthdate: '2018-01-02',
      courseId: '2',
      comment: 'Hello;=1+1\n@SUM(A1)',
    })
  })
})

describe('enquiries that the server has dated', () => {
  let school: WholeSchool
  const [date, day] = [Date.parse('2026-05-03T12:00:00Z'), Date.parse('2026-05-03T00:00:00-04:00')]
  const hour = 60 * 60 * 1000

  beforeAll(async () => {
    school = new WholeSchool(local)
    await school.store({
      // The clocks of these visitors are wrong by years; of the others it is known that they are not.
      'Enquiries/c': { email: 'c', courseId: '2', date: 1, received: new Date(day + 2 * hour) },
      'Enquiries/a': { email: 'a', courseId: '1', date: 4e12, received: new Date(day - 1) },
      'Enquiries/e': { email: 'e', courseId: '2', date, received: new Date(day + 24 * hour - 1) },
      'Enquiries/f': { email: 'f', courseId: '1', date, received: new Date(day + 24 * hour) },
      'Enquiries/b': { email: 'b', courseId: '2', date: day + hour },
      'Enquiries/d': { email: 'd', courseId: '1', date: day + 3 * hour },
      'Enquiries/never': { email: 'never' },
    })
  })

  it.each([
    [[], 'abcdef'],
    [['--from', '2026-05-03'], 'bcdef'],
    [['--from', '2026-05-03', '--to', '2026-05-03'], 'bcde'],
    [['--to', '2026-05-02'], 'a'],
    [['--course', '2'], 'bce'],
    [['--course', '2', '--from', '2026-05-04'], ''],
  ])('are in one order with those of a visitor’s clock: %j lists %s', async (filter, expected) => {
    const { stdout, stderr } = await school.run('enquiries', '--json', ...filter)
    const rows = JSON.parse(stdout) as { email: string; date: string }[]
    expect(rows.map(({ email }) => email).join('')).toBe(expected)
    expect(stderr).toContain('1 enquiry without a date is not in this list; `backup` has it.\n')
    const dates = rows.map((row) => row.date)
    expect(dates).toEqual(dates.toSorted())
  })
})

describe('a list for a spreadsheet', () => {
  it('begins with a byte order mark, quotes everything, keeps Gurmukhi and holds no formula', async () => {
    const { stdout, stderr } = await filled.run('newsletter', '--csv')
    expect(stdout).toBe(
      '\uFEFF"date","email"\r\n"2026-04-01 08:00","b@example.org"\r\n"2026-05-01 08:00","a@example.org"\r\n',
    )
    expect(stderr).toBe('2 subscriptions\n')
    const registrations = await filled.run('registrations', '--csv')
    expect(registrations.stdout).toContain('"","","ਅਰਜਨ ਗਿੱਲ","Simran Kaur ਗਿੱਲ","2016-09-03"')
    expect(registrations.stdout).toContain('"Level 2","","mon, wed","')
    // No formula, wherever a spreadsheet would begin a cell.
    expect(registrations.stdout).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")`)
    const enquiries = await filled.run('enquiries', '--csv')
    expect(enquiries.stdout).toContain(`"Hello;'=1+1\n'@SUM(A1)"`)
  })
})

describe('a list on a terminal', () => {
  it('shows stored text and obeys none of it', async () => {
    const { stdout } = await filled.run('students')
    // The line feeds end the rows.
    expect(stdout.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202A-\u202E]/u)
    expect(stdout).toContain('=HYPERLINK("http://evil…')
    const { stdout: programs } = await filled.run('students', '--json')
    expect(programs.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202A-\u202E]/u)
    expect(JSON.parse(programs)).toContainEqual(
      expect.objectContaining({ studentName: `${formula} ${escape}` }),
    )
  })

  it('says that there is nothing, and leaves files well formed', async () => {
    const empty = new WholeSchool(local)
    const none = { code: 0, stdout: '', stderr: 'No registrations.\n' }
    expect(await empty.run('registrations', '--all-terms')).toEqual(none)
    expect(await empty.run('newsletter', '--csv')).toEqual({
      code: 0,
      stdout: '\uFEFF"date","email"\r\n',
      stderr: '0 subscriptions\n',
    })
    expect(await empty.rows('enquiries')).toEqual([])
  })

  it('ends quietly when nobody reads on', async () => {
    const { firestore, project } = filled
    const list = `${process.execPath} --import tsx school/main.ts students --project ${project}`
    const lists = spawn('bash', ['-c', `${list} | true; exit \${PIPESTATUS[0]}`], {
      env: { ...process.env, FIRESTORE_EMULATOR_HOST: firestore },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    lists.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    expect(await once(lists, 'close')).toEqual([0, null])
    expect(said).toBe('4 students\n')
  })
})

describe('what cannot be meant is told in one sentence, and nothing is read', () => {
  it.each([
    [['registrations', '--course', '10'], "argument '10' is invalid. It must be a level, 1 to 9."],
    ...[
      ['enquiries', '--from', '2026-02-30'],
      ['newsletter', '--to', 'tomorrow'],
      ['registrations', '--to', '0000-01-01'],
    ].map(([list = '', option = '', day = '']): [string[], string] => [
      [list, option, day],
      `'${option} <day>' argument '${day}' is invalid. It must be a day of the calendar, written YYYY-MM-DD.`,
    ]),
    [
      ['registrations', '--from', '2026-03-02', '--to', '2026-03-01'],
      '--from 2026-03-02 is after --to 2026-03-01: no day lies between them.',
    ],
    [['registrations', '--term=x', '--all-terms'], "'--all-terms' cannot be used with option '--term"],
    [['students', '--csv', '--json'], "option '--json' cannot be used with option '--csv'"],
  ])('%j', async (command, sentence) => {
    const school = new WholeSchool(local)
    const { code, stdout, stderr } = await school.run(...command)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toMatch(/^.+\n$/)
    expect(stderr).toContain(sentence)
    expect(school.counts.reads).toBe(0)
  })
})
