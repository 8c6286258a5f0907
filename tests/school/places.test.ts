import { arrayUnion, doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { WholeSchool } from '../support/whole-school.ts'
import { clientOf, codeOf, endClients } from 'firestore-emulator/testing/lite-client'

// `npm run school -- place` and `withdraw`, beside parents whose writes the site's rules check.

const local = localFirestore({ rulesFile: 'firestore.rules' })
let school: WholeSchool

beforeEach(async () => {
  school = new WholeSchool(local)
  const levels = [1, 2, 3, 4].map((level) => [`Course/${level}`, { Title: `Level ${level}` }])
  await school.store(Object.fromEntries(levels) as Record<string, Record<string, unknown>>)
})

afterAll(endClients)

function storeChild(lists: Record<string, unknown>): Promise<void> {
  return school.store({ 'Users/gill/Students/arjan': { firstName: 'Arjan', middleName: 'Singh', ...lists } })
}

async function completed(): Promise<unknown> {
  return (await school.read('Users/gill/Students/arjan'))?.coursesCompleted
}

/** The batch that the confirmation page commits, sent by the parent. Gives the code of a refusal. */
function enrol(level: number): Promise<string> {
  const parent = clientOf(local.server, school.project, 'gill')
  const batch = writeBatch(parent)
  batch.set(doc(parent, `Users/gill/Enrollments/${level}_arjan`), {
    courseId: String(level),
    studentId: 'arjan',
    studentName: 'Arjan Singh',
    enrollmentDate: serverTimestamp(),
    days: [],
    cost: 0,
    startDate: '',
    endDate: '',
    hadLevel: false,
  })
  batch.update(doc(parent, 'Users/gill/Students/arjan'), { coursesCompleted: arrayUnion(level) })
  return codeOf(batch.commit())
}

function writes(): number {
  const { writes: written, deletes } = school.counts
  return written + deletes
}

const noChild = (name: string) =>
  `There is no child ${name}: \`students --email ADDRESS\` shows a family's children.`
const notNamed = (name: string) =>
  `A child is named as UID/STUDENTID, not ${name}: \`students --email ADDRESS\` shows it.`
const noRegistration = (name: string) =>
  `There is no registration ${name}: \`registrations\` shows those that there are.`

describe('place', () => {
  it('lets the parent enrol the child in the level, and says what is recorded', async () => {
    await storeChild({ coursesCompleted: [] })
    expect(await enrol(3)).toBe('permission-denied')
    const before = writes()
    const shown = 'Arjan Singh, completed levels: none → 1, 2\n'
    expect(await school.run('place', 'gill/arjan', '--level', '3', '--dry-run')).toEqual({
      code: 0,
      stdout: `${shown}Nothing was written (--dry-run).\n`,
      stderr: '',
    })
    expect(writes()).toBe(before)
    expect(await school.run('place', 'gill/arjan', '--level', '3')).toEqual({
      code: 0,
      stdout: `${shown}Arjan Singh can enrol in level 3: levels 1 and 2 are recorded as completed.\n`,
      stderr: '',
    })
    expect(await completed()).toEqual([1, 2])
    expect(await enrol(3)).toBe('nothing failed')
  })

  it('adds what is missing and moves nothing; old lists and text count', async () => {
    await storeChild({ coursesCompleted: [5, '2', 'x'], coursesComplete: ['3', 9] })
    const { stdout } = await school.run('place', 'Users/gill/Students/arjan', '--level', '5')
    expect(stdout).toContain('completed levels: 2, 3, 5, 9 → 1, 2, 3, 4, 5, 9')
    expect(await completed()).toEqual([5, '2', 'x', 1, 4])
    await storeChild({})
    const one = await school.run('place', 'gill/arjan', '--level', '2')
    expect(one.stdout).toContain('Arjan Singh can enrol in level 2: level 1 is recorded as completed.')
  })

  it.each([
    ['1', { coursesCompleted: [] }],
    ['3', { coursesCompleted: [2], coursesComplete: ['1'] }],
  ])('writes nothing where a child can start in level %s already', async (level, lists) => {
    await storeChild(lists)
    const before = writes()
    expect(await school.run('place', 'gill/arjan', '--level', level)).toEqual({
      code: 0,
      stdout: `Arjan Singh can enrol in level ${level} already: nothing was written.\n`,
      stderr: '',
    })
    expect(writes()).toBe(before)
  })

  it.each<[string, () => Promise<unknown>, number[]]>([
    ['loses nothing when the parent enrols the child', () => enrol(1), []],
    ['records also what a withdrawal has taken away', () => storeChild({ coursesCompleted: [] }), [1]],
  ])('%s at the same moment', async (_, meanwhile, before) => {
    await storeChild({ coursesCompleted: before })
    const { code, stderr } = await school.runDuring(meanwhile, 'place', 'gill/arjan', '--level', '4')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(await completed()).toEqual([1, 2, 3])
  })

  it.each([
    ['arjan', '2', notNamed('arjan')],
    ['Users/gill/Enrollments/1_arjan', '2', notNamed('Users/gill/Enrollments/1_arjan')],
    ...['gill/nobody', '../x', 'gill/..', '__x__/arjan', 'gill/__x__'].map((id) => [id, '2', noChild(id)]),
    ['gill/arjan', '10', '--level must be a level, 1 to 9, not 10.'],
    ['gill/arjan', '0', '--level must be a level, 1 to 9, not 0.'],
  ])('explains %s in level %s in one sentence', async (child = '', level = '', sentence = '') => {
    await storeChild({})
    const before = writes()
    const ended = await school.run('place', child, '--level', level)
    expect(ended).toEqual({ code: 1, stdout: '', stderr: `${sentence}\n` })
    expect(writes()).toBe(before)
  })
})

describe('withdraw', () => {
  const enrolledAt = new Date('2026-11-20T12:00:00.456Z')
  const enrollment = { courseId: '2', studentId: 'arjan', studentName: 'Arjan', enrollmentDate: enrolledAt }
  const withdrawal = `Users/gill/Withdrawals/2_arjan_${enrolledAt.getTime()}`

  it('takes a child out of a course, after which the parent can enrol it again (B7.02)', async () => {
    await storeChild({ coursesCompleted: [1] })
    expect(await enrol(2)).toBe('nothing failed')
    expect(await enrol(2)).toBe('permission-denied')
    const before = writes()
    const stored = await school.read('Users/gill/Enrollments/2_arjan')
    const record = `Users/gill/Withdrawals/2_arjan_${(stored?.enrollmentDate as Date).getTime()}`
    const shown = `- Users/gill/Enrollments/2_arjan: Arjan Singh, level 2
+ ${record}
~ Users/gill/Students/arjan: completed levels 1, 2 → 1
`
    const dry = await school.run('withdraw', 'gill/2_arjan', '--dry-run')
    expect(dry.stdout).toBe(`${shown}Nothing was written (--dry-run).\n`)
    expect(writes()).toBe(before)
    expect(await school.run('withdraw', 'gill/2_arjan')).toEqual({
      code: 0,
      stdout: `${shown}Arjan Singh is no longer enrolled in level 2.\n`,
      stderr: '',
    })
    expect(await completed()).toEqual([1])
    expect(school.has('Users/gill/Enrollments/2_arjan')).toBe(false)
    expect(await school.read(record)).toEqual({ ...stored, withdrawnAt: expect.any(Date) as Date })
    expect(await enrol(2)).toBe('nothing failed')
    expect(await completed()).toEqual([1, 2])
  })

  it('keeps the enrollment whole as a withdrawal, whatever it holds, and says that it was paid (B7.02)', async () => {
    await storeChild({ coursesCompleted: [1, 2] })
    const agreed = { days: ['mon', 'wed'], cost: 99.5, startDate: '2027-01-11', endDate: '2027-05-28' }
    const whole = { ...enrollment, ...agreed, hadLevel: false, paidOn: '2026-11-21', note: 'by hand' }
    await school.store({ 'Users/gill/Enrollments/2_arjan': whole })
    const { stdout } = await school.run('withdraw', 'gill/2_arjan')
    expect(stdout).toContain(`+ ${withdrawal}\n  Mind: it was paid on 2026-11-21.\n`)
    expect(await school.read(withdrawal)).toEqual({ ...whole, withdrawnAt: expect.any(Date) as Date })
    expect(await completed()).toEqual([1])
  })

  it('keeps one without a date, too (B9.04)', async () => {
    await storeChild({ coursesCompleted: [2] })
    const { enrollmentDate: _, ...undated } = enrollment
    await school.store({ 'Users/gill/Enrollments/old': undated })
    expect((await school.run('withdraw', 'gill/old')).code).toBe(0)
    expect(await school.read('Users/gill/Withdrawals/old_0')).toMatchObject(undated)
  })

  it('leaves a level that the child had before it enrolled (B7.02)', async () => {
    await storeChild({ coursesCompleted: [1, 2], coursesComplete: ['2'] })
    await school.store({ 'Users/gill/Enrollments/2_arjan': { ...enrollment, hadLevel: true } })
    const before = school.documents['Users/gill/Students/arjan']
    const { stdout } = await school.run('withdraw', 'gill/2_arjan')
    expect(stdout).toContain('  The child had level 2 before, and keeps it.\n')
    expect(school.documents['Users/gill/Students/arjan']).toEqual(before)
    expect(school.has('Users/gill/Enrollments/2_arjan')).toBe(false)
  })

  it('killed just after its commit has arrived, has done all of it, and nothing is left to do', async () => {
    await storeChild({ coursesCompleted: [1, 2] })
    await school.store({ 'Users/gill/Enrollments/2_arjan': enrollment })
    await school.killedAt('after', 1, 'withdraw', 'gill/2_arjan')
    const after = school.documents
    expect(Object.keys(after).filter((path) => path.startsWith('Users/'))).toEqual([
      'Users/gill/Students/arjan',
      withdrawal,
    ])
    expect(await completed()).toEqual([1])
    expect((await school.run('withdraw', 'gill/2_arjan')).code).toBe(1)
    expect(school.documents).toEqual(after)
  })

  it('takes the level off both lists, written as a number or as text, and leaves the others (B9.04)', async () => {
    await storeChild({ coursesCompleted: ['2', 1, 2, 'x'], coursesComplete: [2, ' 2 ', 3] })
    await school.store({ 'Users/gill/Enrollments/old': { ...enrollment, courseId: 2 } })
    expect((await school.run('withdraw', 'Users/gill/Enrollments/old')).code).toBe(0)
    const stored = await school.read('Users/gill/Students/arjan')
    expect(stored).toMatchObject({ coursesCompleted: [1, 'x'], coursesComplete: [3] })
  })

  it('warns where the child stays in a level that needs this one', async () => {
    await storeChild({ coursesCompleted: [1, 2, 3] })
    await school.store({
      'Users/gill/Enrollments/2_arjan': enrollment,
      'Users/gill/Enrollments/3_arjan': { ...enrollment, courseId: '3' },
      'Users/gill/Enrollments/4_meher': { ...enrollment, courseId: '4', studentId: 'meher' },
    })
    const { stdout } = await school.run('withdraw', 'gill/2_arjan')
    expect(stdout).toContain('\n  Mind: Arjan Singh stays enrolled in level 3, which needs level 2.\n')
    expect(await completed()).toEqual([1, 3])
  })

  it('leaves the level where an old enrollment holds the same place a second time', async () => {
    await storeChild({ coursesCompleted: [1, 2] })
    const twice = { 'Users/gill/Enrollments/2_arjan': enrollment, 'Users/gill/Enrollments/old': enrollment }
    await school.store(twice)
    const { stdout } = await school.run('withdraw', 'gill/old')
    expect(stdout).toContain('A second enrollment in level 2 stays, and the level with it.')
    expect(await completed()).toEqual([1, 2])
  })

  it.each(['arjan', '__x__'])('deletes only the enrollment of a child %s who is not stored', async (id) => {
    await school.store({ 'Users/gill/Enrollments/x': { ...enrollment, studentId: id } })
    expect(await school.run('withdraw', 'gill/x')).toEqual({
      code: 0,
      stdout: `- Users/gill/Enrollments/x: Arjan, level 2
+ Users/gill/Withdrawals/x_${enrolledAt.getTime()}
  The child is not stored any more: only the enrollment goes.
Arjan is no longer enrolled in level 2.
`,
      stderr: '',
    })
    expect(Object.keys(school.documents).filter((path) => path.startsWith('Users/'))).toEqual([
      `Users/gill/Withdrawals/x_${enrolledAt.getTime()}`,
    ])
  })

  it('changes nothing the second time', async () => {
    await storeChild({ coursesCompleted: [1, 2] })
    await school.store({ 'Users/gill/Enrollments/2_arjan': enrollment })
    await school.run('withdraw', 'gill/2_arjan')
    // The school places the child in level 3 meanwhile: that level 2 is not the enrollment's.
    await storeChild({ coursesCompleted: [1, 2] })
    const { stderr } = await school.run('withdraw', 'gill/2_arjan')
    expect(stderr).toBe(`${noRegistration('Users/gill/Enrollments/2_arjan')}\n`)
    expect(await completed()).toEqual([1, 2])
  })

  it.each<[string, () => Promise<unknown>, string, number[]]>([
    [
      'once where two people do it',
      () => school.run('withdraw', 'gill/2_arjan'),
      `${noRegistration('Users/gill/Enrollments/2_arjan')}\n`,
      [1],
    ],
    ['and loses nothing when the parent enrols the child elsewhere', () => enrol(3), '', [1, 3]],
  ])('withdraws %s at the same moment', async (_, meanwhile, stderr, after) => {
    await storeChild({ coursesCompleted: [1, 2] })
    await school.store({ 'Users/gill/Enrollments/2_arjan': enrollment })
    expect(await school.runDuring(meanwhile, 'withdraw', 'gill/2_arjan')).toMatchObject({ stderr })
    expect(await completed()).toEqual(after)
  })

  it.each([
    [
      'gill/placeholder',
      'Users/gill/Enrollments/placeholder is the empty entry that signing up makes: it is no registration, and it stays.',
    ],
    ['2_arjan', 'A registration is named as UID/ENROLLMENTID, not 2_arjan: `registrations` shows it.'],
    ...['u9/..', './x', 'gill/__x__'].map((id) => [id, noRegistration(id)]),
    ['gill/nothing', noRegistration('Users/gill/Enrollments/nothing')],
  ])('explains %s in one sentence', async (id = '', sentence = '') => {
    await school.store({ 'Users/gill/Enrollments/placeholder': {} })
    const before = school.documents
    expect(await school.run('withdraw', id)).toEqual({ code: 1, stdout: '', stderr: `${sentence}\n` })
    expect(school.documents).toEqual(before)
  })
})
