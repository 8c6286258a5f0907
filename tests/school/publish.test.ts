import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { site } from '#content/site.ts'
import { readCatalogue } from '#school/catalogue/read-catalogue.ts'
import { schoolDay } from '#school/school-time.ts'
import { begin } from '../support/school-command.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { WholeSchool } from '../support/whole-school.ts'

let catalogue: string
let school: WholeSchool

beforeEach(async () => {
  school = new WholeSchool()
  const site = await temporaryFolder()
  catalogue = join(site, 'catalogue')
  await cp('catalogue', catalogue, { recursive: true })
  await symlink(resolve('public'), join(site, 'public'))
})

const command = (...options: string[]) => ['publish', '--catalogue', catalogue, '--yes', ...options]
const publish = (...options: string[]) => school.done(...command(...options))

async function edit(file: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(join(catalogue, file), 'utf8')
  expect(text).toMatch(from)
  await writeFile(join(catalogue, file), text.replace(from, to))
}

async function published() {
  const [courses, posts] = await Promise.all(['Course', 'Blogs'].map((name) => school.list(name)))
  return { courses, posts }
}

describe('npm run school -- publish', () => {
  it('puts the whole catalogue into an empty project, and then has nothing to do', async () => {
    expect(await publish('--dry-run')).toMatch(/^\+ Course\/1\n[^]+Nothing was written \(--dry-run\)\.\n$/)
    expect(await published()).toEqual({ courses: [], posts: [] })
    const first = await publish()
    expect(first).toContain('+ Course/1\n')
    expect(first).toContain(`Published to the local backend (${school.project}): 12 documents.`)
    expect(await published()).toEqual(await readCatalogue('catalogue'))
    expect(await publish()).toBe(
      `Nothing to publish: the local backend (${school.project}) has the catalogue as it is.\n`,
    )
  })

  it('shows what has changed in a field, and writes that document alone', async () => {
    await publish()
    await school.store({ 'Course/9': { Title: 'By hand' } })
    await edit('courses/2.yaml', 'cost: 100', 'cost: 120')
    const before = school.counts.writes
    expect(await publish()).toBe(
      '~ Course/2\n    cost: now 100, becomes 120\n~ Course/2/Terms/2027-summer\n    cost: now 100, becomes 120\n' +
        '  Course/9 is published and not in the catalogue: it stays (--prune removes it).\n' +
        `Published to the local backend (${school.project}): 2 documents.\n`,
    )
    expect(school.counts.writes).toBe(before + 2)
    expect(await school.read('Course/2')).toMatchObject({ cost: 120 })
  })

  it('shows and writes changed texts in Punjabi, and takes away what is not in the catalogue', async () => {
    await publish()
    const fields = (await school.read('Course/1')) ?? {}
    await school.store({ 'Course/1': { ...fields, 'old.name': 1, Title: '😀'.repeat(40) } })
    await edit('courses/2.pa.yaml', /^Title: .*/m, 'Title: ਨਵਾਂ ਨਾਂ')
    expect(await publish()).toMatch(
      /^~ Course\/1\n {4}Title: now "😀{29}…, becomes .+\n {4}old\.name: now 1, becomes none\n~ Course\/2\n {4}pa\.Title: now "[^\n]+", becomes "ਨਵਾਂ ਨਾਂ"\nPublished/u,
    )
    expect(await school.read('Course/1')).toEqual(fields)
    expect(await school.read('Course/2')).toMatchObject({ pa: { Title: 'ਨਵਾਂ ਨਾਂ' } })
    await rm(join(catalogue, 'courses/2.pa.yaml'))
    expect(await publish()).toContain('    pa.Title: now "ਨਵਾਂ ਨਾਂ", becomes none\n')
    expect(await school.read('Course/2')).not.toHaveProperty('pa')
  })

  it('tells a correction of a term from the next one, which changes nothing for those in it', async () => {
    await publish()
    const winter = 'Course/1/Terms/2027-winter'
    const term = (await school.read(winter)) ?? {}
    const names = [term, Object(term.pa)].map((fields: object) => Object.keys(fields).sort().join(' '))
    expect(names).toEqual(['EndDate StartDate cost days daysPerWeek endTime pa place startTime', 'place'])
    expect(await school.read('Course/1')).toMatchObject(term)
    const [courseId, startDate] = ['1', '2027-01-11']
    await school.store({
      'Users/gill/Enrollments/1_arjan_2027-winter': { courseId, studentId: 'arjan', term: '2027-winter' },
      'Users/gill/Enrollments/1_meher_2026-winter': { courseId, studentId: 'meher', term: '2026-winter' },
      'Users/gill/Enrollments/1_arjan': { courseId, studentId: 'arjan', startDate },
      'Users/gill/Enrollments/old': { courseId: 1, studentId: 'jas', startDate },
    })
    await edit('courses/1.yaml', '2027-05-28', '2027-06-04')
    expect(await publish()).toContain(
      `~ ${winter}: 1 child is enrolled in it and will see the change; price and days stay as agreed.\n    EndDate: now "2027-05-28", becomes "2027-06-04"\n`,
    )
    const corrected = await school.read(winter)
    expect(corrected).toEqual({ ...term, EndDate: '2027-06-04' })
    await edit('courses/1.yaml', '2027-winter', '2027-fall')
    await edit('courses/1.yaml', startDate, '2027-02-08')
    expect(await publish()).toContain(
      '+ Course/1/Terms/2027-fall: the next term. 1 child stays in 2027-winter, and nothing changes for them.\n',
    )
    expect(await school.read(winter)).toEqual(corrected)
    expect(await school.read('Course/1')).toMatchObject({ openSince: schoolDay(new Date()) })
    expect(await publish()).toMatch(/^Nothing to publish/)
  })

  it('publishes the seats, and leaves the days that the office has closed until the next term (B12.08)', async () => {
    await edit('courses/1.yaml', 'cost: 100', 'cost: 100\nseats: 8')
    await publish()
    for (const path of ['Course/1', 'Course/1/Terms/2027-winter'])
      expect(await school.read(path)).toMatchObject({ seats: 8 })
    const closed = { ...(await school.read('Course/1')), full: ['mon'] }
    await school.store({ 'Course/1': closed })
    expect(await publish()).toMatch(/^Nothing to publish/)
    await edit('courses/1.yaml', 'cost: 100', 'cost: 120')
    const output = [await publish()]
    expect(await school.read('Course/1')).toEqual({ ...closed, cost: 120 })
    await edit('courses/1.yaml', '2027-winter', '2027-fall')
    output.push(await publish())
    // On the same day begins no next term, of which it would be known when it was opened.
    for (const field of ['full', 'openSince']) expect(await school.read('Course/1')).not.toHaveProperty(field)
    for (const stdout of output) expect(stdout).not.toContain('full:')
  })

  it('asks about what is probably a slip, on the local backend too, and about each once', async () => {
    await publish()
    const enrollment = { courseId: '3', studentId: 'arjan', term: '2028-winter', days: ['fri'] }
    await school.store({ 'Users/gill/Enrollments/3_arjan_2028-winter': enrollment })
    await edit('courses/1.yaml', '2027-01-11', '2026-01-11')
    await edit('courses/1.yaml', '2027-winter', '2026-winter')
    await edit('courses/4.yaml', '2028-summer', '2028-autumn')
    await edit('courses/3.yaml', /(StartDate|EndDate): '2028/g, "$1: '2029")
    await edit('courses/2.yaml', /(StartDate|EndDate): '2027/g, "$1: '2999")
    await edit('courses/3.yaml', 'cost: 100', 'paymentLink: https://buy.stripe.com/abc\ncost: 150')
    await edit('courses/3.yaml', 'thu, fri', 'thu')
    await edit('posts/counting-to-twenty.html', /date: .*/, "date: '2999-01-01'")
    const asked = await school.run('publish', '--catalogue', catalogue)
    const slips = [
      'Course/1 begins on 2026-01-11, more than a month ago.',
      'Course/1 lasts more than a year, until 2027-05-28.',
      'Course/2 begins on 2999-06-07, in more than two years.',
      `Course/3 sends families to buy.stripe.com to pay by card: its page must ask for 150 ${site.money.currency}, for one child.`,
      'Course/3 begins on 2029-01-10, in more than two years.',
      'Course/3 costs 150 instead of 100.',
      'Course/4 has another `term` that begins on the same day: children could enrol in it twice.',
      'Course/3/Terms/2028-winter no longer has fri, which 1 child chose.',
      'Course/3/Terms/2028-winter changes its days: 1 child keeps those agreed.',
      'Course/3/Terms/2028-winter changes its price: 1 child keeps the one agreed.',
      'Course/3/Terms/2028-winter begins after it was to end: the next term needs a `term` of its own.',
      'Blogs/counting-to-twenty is dated 2999-01-01, which is still to come.',
    ]
    expect(asked.stdout.match(/(?<=^Mind: ).*/gm)).toEqual(slips)
    expect(asked.stderr).toMatch(
      /^Nobody is here to say yes: add --yes to write 9 documents to the local .+ Nothing was written\.\n$/,
    )
    expect((await publish()).match(/(?<=^Mind: ).*/gm)).toEqual(slips)
    await edit('courses/1.yaml', 'cost: 100', 'cost: 101')
    expect((await school.run('publish', '--catalogue', catalogue)).stdout).not.toContain('Mind')
  })

  it('removes with --prune alone, and says how many children are enrolled in a course', async () => {
    await publish()
    await school.store({
      'Users/gill/Enrollments/4_arjan': { courseId: '4', studentId: 'arjan' },
      'Users/gill/Enrollments/old-id-of-the-same': { courseId: 4, studentId: 'arjan' },
      'Users/brar/Enrollments/4_arjan': { courseId: '4', studentId: 'arjan' },
      'Users/brar/Enrollments/3_arjan': { courseId: '3', studentId: 'arjan' },
      'Course/summer': { Title: 'By hand' },
      'Users/brar/Enrollments/x': { courseId: 'summer', studentId: 'arjan' },
    })
    const gone = ['courses/4.yaml', 'courses/4.pa.yaml', 'posts/counting-to-twenty.html']
    await Promise.all(gone.map((file) => rm(join(catalogue, file))))
    await publish()
    expect((await published()).courses).toHaveLength(5)
    expect(await publish('--prune')).toBe(
      '- Course/4: 2 children are enrolled in it.\n' +
        '- Course/summer: 1 child is enrolled in it.\n' +
        '- Blogs/counting-to-twenty\n' +
        `Published to the local backend (${school.project}): 3 documents (3 removed).\n`,
    )
    expect(school.has('Course/4/Terms/2028-summer')).toBe(true)
    expect(await published()).toEqual(await readCatalogue(catalogue))
  })

  it.each([
    ['courses', 'course'],
    ['posts', 'post'],
  ])('does not remove everything for an empty %s/', async (folder, one) => {
    await publish()
    await rm(join(catalogue, folder), { recursive: true })
    await mkdir(join(catalogue, folder))
    expect(await school.refused(...command('--prune'))).toBe(
      `${catalogue}/${folder} is empty: with --prune every ${one} would be removed. Nothing was written.\n`,
    )
    expect(await published()).toEqual(await readCatalogue('catalogue'))
    expect(await publish()).toContain('it stays (--prune removes it).')
  })

  it('says what is wrong with a file, and writes nothing', async () => {
    await edit('courses/2.yaml', 'cost: 100', 'cost: much')
    await edit('posts/counting-to-twenty.html', /title: .*/, 'title:')
    expect(await school.refused(...command())).toBe(
      'The catalogue cannot be published:\n' +
        '  courses/2.yaml: cost must be a number, not "much".\n' +
        '  posts/counting-to-twenty.html: title must be a string, not null.\n',
    )
    expect((await published()).courses).toEqual([])
  })

  it('overwrites nothing that somebody else has published since it looked', async () => {
    await publish()
    await edit('courses/1.yaml', 'cost: 100', 'cost: 110')
    await edit('courses/2.yaml', 'cost: 100', 'cost: 120')
    const theirs = () => school.store({ 'Course/2': { Title: 'Theirs' } })
    expect(await school.runDuring(theirs, ...command())).toMatchObject({
      code: 1,
      stderr: 'Somebody else has published in the meantime: run the command again. Nothing was written.\n',
    })
    expect(await school.read('Course/1')).toMatchObject({ cost: 100 })
    expect(await school.read('Course/2')).toEqual({ Title: 'Theirs' })
  })

  it.each([
    ['before', 0],
    ['after', 12],
  ] as const)('killed %s its commit has arrived, it has written %i documents', async (moment, count) => {
    await school.killedAt(moment, 1, ...command())
    expect(Object.keys(school.documents)).toHaveLength(count)
    await publish()
    expect(await published()).toEqual(await readCatalogue(catalogue))
  })
})

describe('on a connection on which an answer', () => {
  it('never comes, it ends with one sentence', async () => {
    // Long enough for what does answer on a busy machine.
    vi.stubEnv('PAINTI_TIMEOUT', '1500')
    onTestFinished(() => void vi.unstubAllEnvs())
    let asked = 0
    // The first question is whether it is there at all.
    const before = () => (asked++ === 0 ? undefined : new Promise<never>(() => undefined))
    expect(await (await school.behind({ before })).failed('publish')).toMatch(
      /^The local backend does not answer at http:\/\/127\.0\.0\.1:\d+\. Start it .+\n$/,
    )
  })

  it('to its write is lost, it says that it may have been written, which it has', async () => {
    const seen = await school.behind({
      after(url, cut) {
        if (url.includes(':commit')) cut()
        return undefined
      },
    })
    expect(await seen.failed('publish', '--yes')).toMatch(
      /^The local backend does not answer at .+ may have been written all the same: run the command again, and it shows\.\n$/,
    )
    expect(school.has('Course/1')).toBe(true)
  })
})

describe('without a school to work on', () => {
  // Where this machine is one of Google's, it is not asked for credentials.
  const nowhere = { HOME: '/nonexistent', METADATA_SERVER_DETECTION: 'none' }

  const publishing = (id: string) => ['publish', '--project', id]
  const real = publishing('painti-school')
  const beside = (variable: string) =>
    `names a real project, and ${variable} a local backend: take one of the`

  it.each<[command: string[], variables: Record<string, string>, sentence: string]>([
    [['forget'], {}, "error: missing required argument 'email'\n"],
    [['publich'], {}, "error: unknown command 'publich'\n"],
    [real, {}, 'There are no Google credentials on this machine. Run `gcloud auth '],
    [
      real,
      { GOOGLE_APPLICATION_CREDENTIALS: '/none/key.json' },
      'credentials of this machine cannot be used: ',
    ],
    [publishing('My School'), {}, '"My School" cannot be the id of a project: ids have 6 to 30 '],
    [publishing('demo-a/b'), {}, '"demo-a/b" cannot be the id of a project: ids have 6 to 30 '],
    [real, { FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080' }, beside('FIRESTORE_EMULATOR_HOST')],
    [real, { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:8080' }, beside('FIREBASE_AUTH_EMULATOR_HOST')],
  ])('says why it cannot do %j with %j', async (command, variables, sentence) => {
    const ended = await begin(command, { ...nowhere, ...variables }).ended
    expect(ended).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining(sentence) as string })
    expect(ended.stderr).not.toContain('    at ')
  })

  it('says with --help how a real one is reached', async () => {
    const stdout = expect.stringContaining('A real project is reached with your own Google cred') as string
    expect(await begin(['--help']).ended).toEqual({ code: 0, stdout, stderr: '' })
  })
})
