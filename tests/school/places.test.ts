import { arrayUnion, doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import { WholeSchool } from '../support/whole-school.ts'
import { clientOf, codeOf, endClients } from 'firestore-emulator/testing/lite-client'

// `npm run school -- place` and `withdraw`, beside parents whose writes the site's rules check.

const local = localFirestore({ rulesFile: 'firestore.rules' })
const student = 'Users/gill/Students/arjan'
let school: WholeSchool

beforeEach(async () => {
  school = new WholeSchool(local)
  const levels = [1, 2, 3, 4].map((level) => [`Course/${level}`, { Title: `Level ${level}` }])
  await school.store(Object.fromEntries(levels) as Record<string, Record<string, unknown>>)
})

afterAll(endClients)

/** Stores the child, with these completed levels or lists. */
function storeChild(lists: unknown[] | Record<string, unknown>): Promise<void> {
  const stored = Array.isArray(lists) ? { coursesCompleted: lists } : lists
  return school.store({ [student]: { firstName: 'Arjan', middleName: 'Singh', ...stored } })
}

async function completed(): Promise<unknown> {
  return (await school.read(student))?.coursesCompleted
}

/** The batch that the confirmation page commits, sent by the parent. Gives the code of a refusal. */
function enrol(level: number): Promise<string> {
  const parent = clientOf(local.server, school.project, 'gill')
  const batch = writeBatch(parent)
  batch.set(doc(parent, `Users/gill/Enrollments/${level}_arjan`), {
    ...{ courseId: String(level), studentId: 'arjan', studentName: 'Arjan Singh' },
    ...{ enrollmentDate: serverTimestamp(), days: [], cost: 0, startDate: '', endDate: '', hadLevel: false },
  })
  batch.update(doc(parent, student), { coursesCompleted: arrayUnion(level) })
  return codeOf(batch.commit())
}

/** A command that writes nothing and says why in one sentence. */
async function expectRefusal(command: string[], sentence: string): Promise<void> {
  const before = school.documents
  expect(await school.run(...command)).toEqual({ code: 1, stdout: '', stderr: `${sentence}\n` })
  expect(school.documents).toEqual(before)
}

/** A command with --dry-run, and then without: what both show, and what the second one says at its end. */
async function expectDone(command: string[], shown: string, done: string): Promise<void> {
  const before = school.documents
  const dry = `${shown}Nothing was written (--dry-run).\n`
  expect(await school.run(...command, '--dry-run')).toEqual({ code: 0, stdout: dry, stderr: '' })
  expect(school.documents).toEqual(before)
  expect(await school.run(...command)).toEqual({ code: 0, stdout: `${shown}${done}\n`, stderr: '' })
}

const noChild = (name: string) =>
  `There is no child ${name}: \`students --email ADDRESS\` shows a family's children, each as UID/STUDENTID.`
const noRegistration = (name: string) =>
  `There is no registration ${name}: \`registrations\` shows those that there are, each as UID/ENROLLMENTID.`

describe('place', () => {
  it('lets the parent enrol the child in the level, and says what is recorded', async () => {
    await storeChild([])
    expect(await enrol(3)).toBe('permission-denied')
    await expectDone(
      ['place', 'gill/arjan', '--level', '3'],
      'Arjan Singh, completed levels: none → 1, 2\n',
      'Arjan Singh can enrol in level 3: levels 1 and 2 are recorded as completed.',
    )
    expect(await completed()).toEqual([1, 2])
    expect(await enrol(3)).toBe('nothing failed')
  })

  it('adds what is missing and moves nothing; old lists and text count', async () => {
    await storeChild({ coursesCompleted: [5, '2', 'x'], coursesComplete: ['3', 9] })
    const { stdout } = await school.run('place', student, '--level', '5')
    expect(stdout).toContain('completed levels: 2, 3, 5, 9 → 1, 2, 3, 4, 5, 9')
    expect(await completed()).toEqual([5, '2', 'x', 1, 4])
    await storeChild({})
    const one = await school.run('place', 'gill/arjan', '--level', '2')
    expect(one.stdout).toContain('Arjan Singh can enrol in level 2: level 1 is recorded as completed.')
  })

  it.each([
    ['1', []],
    ['3', { coursesCompleted: [2], coursesComplete: ['1'] }],
  ])('writes nothing where a child can start in level %s already', async (level, lists) => {
    await storeChild(lists)
    const before = school.documents
    expect(await school.run('place', 'gill/arjan', '--level', level)).toEqual({
      code: 0,
      stdout: `Arjan Singh can enrol in level ${level} already: nothing was written.\n`,
      stderr: '',
    })
    expect(school.documents).toEqual(before)
  })

  it.each<[string, () => Promise<unknown>, number[]]>([
    ['loses nothing when the parent enrols the child', () => enrol(1), []],
    ['records also what a withdrawal has taken away', () => storeChild([]), [1]],
  ])('%s at the same moment', async (_, meanwhile, before) => {
    await storeChild(before)
    const { code, stderr } = await school.runDuring(meanwhile, 'place', 'gill/arjan', '--level', '4')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(await completed()).toEqual([1, 2, 3])
  })

  it.each([
    ...['arjan', 'Users/gill/Enrollments/1_arjan', 'gill/nobody'].map((id) => [id, '2', noChild(id)]),
    ...['../x', 'gill/..', '__x__/arjan', 'gill/__x__'].map((id) => [id, '2', noChild(id)]),
    ...['10', '0'].map((level) => [
      'gill/arjan',
      level,
      `error: option '--level <n>' argument '${level}' is invalid. It must be a level, 1 to 9.`,
    ]),
  ])('explains %s in level %s in one sentence', async (child = '', level = '', sentence = '') => {
    await storeChild({})
    await expectRefusal(['place', child, '--level', level], sentence)
  })
})

describe('withdraw', () => {
  const enrolledAt = new Date('2026-11-20T12:00:00.456Z')
  const enrollment = { courseId: '2', studentId: 'arjan', studentName: 'Arjan', enrollmentDate: enrolledAt }
  const path = 'Users/gill/Enrollments/2_arjan'
  const withdrawal = `Users/gill/Withdrawals/2_arjan_${enrolledAt.getTime()}`

  it('takes a child out of a course, after which the parent can enrol it again (B7.02)', async () => {
    await storeChild([1])
    expect(await enrol(2)).toBe('nothing failed')
    expect(await enrol(2)).toBe('permission-denied')
    const stored = await school.read(path)
    const record = `Users/gill/Withdrawals/2_arjan_${(stored?.enrollmentDate as Date).getTime()}`
    await expectDone(
      ['withdraw', 'gill/2_arjan'],
      `- ${path}: Arjan Singh, level 2\n+ ${record}\n~ ${student}: completed levels 1, 2 → 1\n`,
      'Arjan Singh is no longer enrolled in level 2.',
    )
    expect(await completed()).toEqual([1])
    expect(school.has(path)).toBe(false)
    expect(await school.read(record)).toEqual({ ...stored, withdrawnAt: expect.any(Date) as Date })
    expect(await enrol(2)).toBe('nothing failed')
    expect(await completed()).toEqual([1, 2])
  })

  it('keeps the enrollment whole as a withdrawal, and says that it was paid (B7.02)', async () => {
    await storeChild([1, 2])
    const agreed = { days: ['mon', 'wed'], cost: 99.5, startDate: '2027-01-11', endDate: '2027-05-28' }
    const whole = { ...enrollment, ...agreed, hadLevel: false, paidOn: '2026-11-21', note: 'by hand' }
    await school.store({ [path]: whole })
    const { stdout } = await school.run('withdraw', 'gill/2_arjan')
    expect(stdout).toContain(`+ ${withdrawal}\n  Mind: it was paid on 2026-11-21.\n`)
    expect(await school.read(withdrawal)).toEqual({ ...whole, withdrawnAt: expect.any(Date) as Date })
    expect(await completed()).toEqual([1])
  })

  it('takes the level off both lists, as number or text, also of an undated enrollment (B9.04)', async () => {
    await storeChild({ coursesCompleted: ['2', 1, 2, 'x'], coursesComplete: [2, ' 2 ', 3] })
    const undated = { courseId: 2, studentId: 'arjan', studentName: 'Arjan' }
    await school.store({ 'Users/gill/Enrollments/old': undated })
    expect((await school.run('withdraw', 'Users/gill/Enrollments/old')).code).toBe(0)
    expect(await school.read('Users/gill/Withdrawals/old_0')).toMatchObject(undated)
    const stored = await school.read(student)
    expect(stored).toMatchObject({ coursesCompleted: [1, 'x'], coursesComplete: [3] })
  })

  it('killed just after its commit has arrived, has done all of it, and nothing is left to do', async () => {
    await storeChild([1, 2])
    await school.store({ [path]: enrollment })
    await school.killedAt('after', 1, 'withdraw', 'gill/2_arjan')
    expect([school.has(path), school.has(withdrawal)]).toEqual([false, true])
    expect(await completed()).toEqual([1])
    // The school places the child in level 3 meanwhile: that level 2 is not the enrollment's.
    await storeChild([1, 2])
    await expectRefusal(['withdraw', 'gill/2_arjan'], noRegistration(path))
  })

  it.each([
    [
      'that the child had before',
      { [path]: { ...enrollment, hadLevel: true } },
      'The child had level 2 before, and keeps it.',
      [1, 2],
    ],
    [
      'that the child has in another term, too',
      { [path]: enrollment, 'Users/gill/Enrollments/2_arjan_summer': { ...enrollment, term: 'summer' } },
      'A second enrollment in level 2 stays, and the level with it.',
      [1, 2],
    ],
    [
      'that another one needs, with a warning',
      {
        [path]: enrollment,
        'Users/gill/Enrollments/3_arjan': { ...enrollment, courseId: '3' },
        'Users/gill/Enrollments/4_meher': { ...enrollment, courseId: '4', studentId: 'meher' },
      },
      'Mind: Arjan Singh stays enrolled in level 3, which needs level 2.',
      [1],
    ],
  ])('minds a level %s (B7.02)', async (_, stored, sentence, after) => {
    await storeChild([1, 2])
    await school.store(stored)
    const { stdout } = await school.run('withdraw', 'gill/2_arjan')
    expect(stdout).toContain(`\n  ${sentence}\n`)
    expect(await completed()).toEqual(after)
    expect(school.has(path)).toBe(false)
  })

  it.each(['arjan', '__x__'])('deletes only the enrollment of a child %s who is not stored', async (id) => {
    await school.store({ [path]: { ...enrollment, studentId: id } })
    await expectDone(
      ['withdraw', 'gill/2_arjan'],
      `- ${path}: Arjan, level 2\n+ ${withdrawal}\n  The child is not stored any more: only the enrollment goes.\n`,
      'Arjan is no longer enrolled in level 2.',
    )
    expect(Object.keys(school.documents).filter((at) => at.startsWith('Users/'))).toEqual([withdrawal])
  })

  it.each<[string, () => Promise<unknown>, string, number[]]>([
    [
      'once where two people do it',
      () => school.run('withdraw', 'gill/2_arjan'),
      `${noRegistration(path)}\n`,
      [1],
    ],
    ['and loses nothing when the parent enrols the child elsewhere', () => enrol(3), '', [1, 3]],
  ])('withdraws %s at the same moment', async (_, meanwhile, stderr, after) => {
    await storeChild([1, 2])
    await school.store({ [path]: enrollment })
    expect(await school.runDuring(meanwhile, 'withdraw', 'gill/2_arjan')).toMatchObject({ stderr })
    expect(await completed()).toEqual(after)
  })

  it.each([
    [
      'gill/placeholder',
      'Users/gill/Enrollments/placeholder is the empty entry that signing up makes: it is no registration, and it stays.',
    ],
    ...['2_arjan', 'u9/..', './x', 'gill/__x__'].map((id) => [id, noRegistration(id)]),
    ['gill/nothing', noRegistration('Users/gill/Enrollments/nothing')],
  ])('explains %s in one sentence', async (id = '', sentence = '') => {
    await school.store({ 'Users/gill/Enrollments/placeholder': {} })
    await expectRefusal(['withdraw', id], sentence)
  })
})
