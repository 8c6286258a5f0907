import { arrayUnion, doc, serverTimestamp, writeBatch } from 'firebase/firestore/lite'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startProxy } from '../support/firestore-proxy.ts'
import { localFirestore } from 'firestore-emulator/testing/local-firestore'
import type { Ended } from '../support/school-command.ts'
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
    ...{ courseId: String(level), studentId: 'arjan', studentName: 'Arjan Singh' },
    enrollmentDate: serverTimestamp(),
  })
  batch.update(doc(parent, 'Users/gill/Students/arjan'), { coursesCompleted: arrayUnion(level) })
  return codeOf(batch.commit())
}

function writes(): number {
  const { writes: written, deletes } = school.counts
  return written + deletes
}

/** Runs a command whose first commit arrives only after `meanwhile`. */
async function runDuring(meanwhile: () => Promise<unknown>, ...command: string[]): Promise<Ended> {
  let commits = 0
  const proxy = await startProxy(local.origin, {
    async before(url) {
      if (url.includes(':commit') && commits++ === 0) await meanwhile()
      return undefined
    },
  })
  const ended = await school.through(proxy).run(...command)
  expect(commits).toBeGreaterThan(0)
  return ended
}

describe('place', () => {
  it('lets the parent enrol the child in the level, and says what is recorded', async () => {
    await storeChild({ coursesCompleted: [] })
    expect(await enrol(3)).toBe('permission-denied')
    expect(await school.run('place', 'gill/arjan', '--level', '3')).toEqual({
      code: 0,
      stdout: `Arjan Singh, completed levels: none → 1, 2
Arjan Singh can enrol in level 3: levels 1 and 2 are recorded as completed.
`,
      stderr: '',
    })
    expect(await completed()).toEqual([1, 2])
    expect(await enrol(3)).toBe('nothing failed')
  })

  it('takes the whole path, and one level is one level', async () => {
    await storeChild({})
    const { stdout } = await school.run('place', 'Users/gill/Students/arjan', '--level', '2')
    expect(stdout).toContain('Arjan Singh can enrol in level 2: level 1 is recorded as completed.')
    expect(await completed()).toEqual([1])
  })

  it('adds what is missing and moves nothing; old lists and text count', async () => {
    await storeChild({ coursesCompleted: [5, '2', 'x'], coursesComplete: ['3', 9] })
    const { stdout } = await school.run('place', 'gill/arjan', '--level', '5')
    expect(stdout).toContain('completed levels: 2, 3, 5, 9 → 1, 2, 3, 4, 5, 9')
    expect(await completed()).toEqual([5, '2', 'x', 1, 4])
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

  it('shows with --dry-run what it would write, and writes nothing', async () => {
    await storeChild({ coursesCompleted: [1] })
    const before = writes()
    const { code, stdout } = await school.run('place', 'gill/arjan', '--level', '3', '--dry-run')
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: 'Arjan Singh, completed levels: 1 → 1, 2\nNothing was written (--dry-run).\n',
    })
    expect(writes()).toBe(before)
  })

  it('loses nothing when the parent enrols the child at the same moment', async () => {
    await storeChild({ coursesCompleted: [] })
    const { code, stderr } = await runDuring(() => enrol(1), 'place', 'gill/arjan', '--level', '4')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(await completed()).toEqual([1, 2, 3])
    expect(await enrol(4)).toBe('nothing failed')
  })

  it('records also what a withdrawal has taken away at the same moment', async () => {
    await storeChild({ coursesCompleted: [1] })
    const withdrawal = () => storeChild({ coursesCompleted: [] })
    expect((await runDuring(withdrawal, 'place', 'gill/arjan', '--level', '3')).code).toBe(0)
    expect(await completed()).toEqual([1, 2])
  })

  it.each([
    [
      ['gill/nobody', '--level', '2'],
      "There is no child gill/nobody: `students --email ADDRESS` shows a family's children.",
    ],
    [
      ['arjan', '--level', '2'],
      'A child is named as UID/STUDENTID, not arjan: `students --email ADDRESS` shows it.',
    ],
    [
      ['Users/gill/Enrollments/1_arjan', '--level', '2'],
      'A child is named as UID/STUDENTID, not Users/gill/Enrollments/1_arjan: `students --email ADDRESS` shows it.',
    ],
    ...['../x', 'gill/..', '__x__/arjan', 'gill/__x__'].map((id): [string[], string] => [
      [id, '--level', '2'],
      `There is no child ${id}: \`students --email ADDRESS\` shows a family's children.`,
    ]),
    [['gill/arjan', '--level', '10'], '--level must be a level, 1 to 9, not 10.'],
    [['gill/arjan', '--level', '0'], '--level must be a level, 1 to 9, not 0.'],
  ])('explains %j in one sentence', async (command, sentence) => {
    await storeChild({})
    const before = writes()
    expect(await school.run('place', ...command)).toEqual({ code: 1, stdout: '', stderr: `${sentence}\n` })
    expect(writes()).toBe(before)
  })
})

describe('withdraw', () => {
  const enrollment = { courseId: '2', studentId: 'arjan', studentName: 'Arjan', enrollmentDate: new Date() }

  it('takes a child out of a course, after which the parent can enrol it again', async () => {
    await storeChild({ coursesCompleted: [1] })
    expect(await enrol(2)).toBe('nothing failed')
    expect(await enrol(2)).toBe('permission-denied')
    expect(await school.run('withdraw', 'gill/2_arjan')).toEqual({
      code: 0,
      stdout: `- Users/gill/Enrollments/2_arjan: Arjan Singh, level 2
~ Users/gill/Students/arjan: completed levels 1, 2 → 1
Arjan Singh is no longer enrolled in level 2.
`,
      stderr: '',
    })
    expect(await completed()).toEqual([1])
    expect(await school.read('Users/gill/Enrollments/2_arjan')).toBeNull()
    expect(await enrol(2)).toBe('nothing failed')
    expect(await completed()).toEqual([1, 2])
  })

  it('takes the level off both lists, written as a number or as text, and leaves the others', async () => {
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
    await school.store({
      'Users/gill/Enrollments/2_arjan': enrollment,
      'Users/gill/Enrollments/old': enrollment,
    })
    const { stdout } = await school.run('withdraw', 'gill/old')
    expect(stdout).toContain('A second enrollment in level 2 stays, and the level with it.')
    expect(await completed()).toEqual([1, 2])
  })

  it('deletes only the enrollment of a child who is not stored any more', async () => {
    await school.store({ 'Users/gill/Enrollments/2_arjan': enrollment })
    const { code, stdout } = await school.run('withdraw', 'gill/2_arjan')
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: `- Users/gill/Enrollments/2_arjan: Arjan, level 2
  The child is not stored any more: only the enrollment goes.
Arjan is no longer enrolled in level 2.
`,
    })
    expect(await school.read('Users/gill/Students/arjan')).toBeNull()
  })

  it('shows with --dry-run what it would do, and does nothing', async () => {
    await storeChild({ coursesCompleted: [1, 2] })
    await school.store({ 'Users/gill/Enrollments/2_arjan': enrollment })
    const before = writes()
    const { stdout } = await school.run('withdraw', 'gill/2_arjan', '--dry-run')
    expect(stdout).toMatch(/completed levels 1, 2 → 1\nNothing was written \(--dry-run\)\.\n$/)
    expect(writes()).toBe(before)
  })

  it('changes nothing the second time', async () => {
    await storeChild({ coursesCompleted: [1, 2] })
    await school.store({ 'Users/gill/Enrollments/2_arjan': enrollment })
    await school.run('withdraw', 'gill/2_arjan')
    // The school places the child in level 3 meanwhile: that level 2 is not the enrollment's.
    await storeChild({ coursesCompleted: [1, 2] })
    expect(await school.run('withdraw', 'gill/2_arjan')).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'There is no registration Users/gill/Enrollments/2_arjan: `registrations` shows those that there are.\n',
    })
    expect(await completed()).toEqual([1, 2])
  })

  it('withdraws once where two people do it at the same moment', async () => {
    await storeChild({ coursesCompleted: [1, 2] })
    await school.store({ 'Users/gill/Enrollments/2_arjan': enrollment })
    const other = () => school.run('withdraw', 'gill/2_arjan')
    const { code, stderr } = await runDuring(other, 'withdraw', 'gill/2_arjan')
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr:
        'There is no registration Users/gill/Enrollments/2_arjan: `registrations` shows those that there are.\n',
    })
    expect(await completed()).toEqual([1])
  })

  it('loses nothing when the parent enrols the child elsewhere at the same moment', async () => {
    await storeChild({ coursesCompleted: [1, 2] })
    await school.store({ 'Users/gill/Enrollments/2_arjan': enrollment })
    const { code } = await runDuring(() => enrol(3), 'withdraw', 'gill/2_arjan')
    expect(code).toBe(0)
    expect(await completed()).toEqual([1, 3])
    expect(await school.read('Users/gill/Enrollments/3_arjan')).not.toBeNull()
  })

  it('never deletes the empty entry of the sign-up', async () => {
    await school.store({ 'Users/gill/Enrollments/placeholder': {} })
    expect(await school.run('withdraw', 'gill/placeholder')).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'Users/gill/Enrollments/placeholder is the empty entry that signing up makes: it is no registration, and it stays.\n',
    })
    expect(await school.read('Users/gill/Enrollments/placeholder')).toEqual({})
  })

  it.each(['u9/..', './x', 'gill/__x__', 'gill/nothing'])('knows no registration %s', async (id) => {
    const { code, stderr } = await school.run('withdraw', id)
    expect(stderr).toMatch(/^There is no registration .+: `registrations` shows those that there are\.\n$/)
    expect(code).toBe(1)
  })

  it('takes a child out whose id cannot be stored', async () => {
    await school.store({ 'Users/gill/Enrollments/x': { ...enrollment, studentId: '__x__' } })
    expect((await school.run('withdraw', 'gill/x')).stdout).toContain('The child is not stored any more')
  })

  it('explains what it takes in one sentence', async () => {
    expect((await school.run('withdraw', '2_arjan')).stderr).toBe(
      'A registration is named as UID/ENROLLMENTID, not 2_arjan: `registrations` shows it.\n',
    )
  })
})
