import { type DocumentData, updateDoc } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, test } from 'vitest'
import { Batch } from './support/batch.ts'
import { addChild, type Child } from './support/children.ts'
import { course, dayFromNow, enrollment, student } from './support/documents.ts'
import { assertAllowed, assertDenied, openRulesProject } from './support/rules-project.ts'

const project = openRulesProject('terms')

/** The school opens a term of level 1, `undefined` for none, and publishes it as one of the level's where it can. */
async function open(term: unknown, changes: DocumentData = {}): Promise<void> {
  await project.store('Course/1', { ...course, ...(term !== undefined && { term }), ...changes })
  if (term === 'a' || term === 'b') await project.store(`Course/1/Terms/${term}`, { ...course, ...changes })
}

/** A child, also one who has the level, enrols in the term that the school opens. */
async function enrolledIn(term: string | undefined, before?: Child): Promise<Child> {
  await open(term)
  const child = (before ?? (await addChild(project))).with({ term })
  await child.enrol('1', { hadLevel: before !== undefined })
  return child
}

const it = test.extend('child', () => enrolledIn('a'))

describe('The term of a registration', () => {
  const long = 'a'.repeat(24)
  const malformed = ['', `${long}a`, 'Winter', 'a/b', 'a_b', 'a b', 'ਪ', 'a\n', 7, null, ['a'], undefined]

  it.each<unknown[]>([
    ...['a', '2027-winter', long, 'z-9'].map((term) => [term, term]),
    ...malformed.map((term) => [term]),
  ])('is the one that is open, and in its id; of %j this is %j (B2.24)', async (opened, term?: unknown) => {
    await open(opened)
    const child = await addChild(project)
    const right = child.with({ term: term as string | undefined })
    for (const other of [String(opened), 'b', ''])
      for (const place of [other.replace('/', '-'), 'b', undefined])
        if (other !== term || place !== term)
          await assertDenied(child.with({ term: place }).enrol('1', { term: other }))
    if (term !== undefined) await assertDenied(child.enrol('1'))
    await assertAllowed(right.enrol('1'))
    await assertDenied(right.enrol('1'))
  })

  it('may be a later one, for a level that stays when it is withdrawn (B2.25)', async ({ child }) => {
    await open('b')
    const later = child.with({ term: 'b' })
    await assertDenied((await addChild(project)).with({ term: 'a' }).enrol('1'))
    await assertDenied(later.enrol('1'))
    await assertAllowed(later.enrol('1', { hadLevel: true }))
    await assertDenied(child.withdraw('1'))
    await assertAllowed(later.withdraw('1'))
    expect(await child.storedStudent()).toMatchObject({ coursesCompleted: [1] })
    await assertAllowed(child.withdraw('1'))
  })

  it.each([
    [dayFromNow(0), dayFromNow(-1), assertAllowed],
    [dayFromNow(-1), dayFromNow(0), assertDenied],
  ])(
    'is judged by its first day in a withdrawal: %s, agreed %s (B6.42)',
    async (StartDate, startDate, verdict) => {
      const child = await enrolledIn('a')
      await project.change(child.enrollment('1'), { startDate })
      await open('a', { StartDate })
      await verdict(child.withdraw('1'))
    },
  )

  it('is not the one of an older registration that the same batch ends (B2.25)', async () => {
    const older = await enrolledIn(undefined)
    await project.change(older.enrollment('1'), { hadLevel: true })
    await open('a')
    const batch = await older.withdrawal('1')
    const anew = { ...enrollment('1', older.studentId, 'a'), hadLevel: true }
    const again = batch.set(older.with({ term: 'a' }).enrollment('1'), anew)
    await assertDenied(again.commit())
    await open('a', { StartDate: dayFromNow(200), EndDate: dayFromNow(300) })
    const later = { startDate: dayFromNow(200), endDate: dayFromNow(300) }
    const batchOfLater = (await older.withdrawal('1')).set(older.with({ term: 'a' }).enrollment('1'), {
      ...anew,
      ...later,
    })
    await assertAllowed(batchOfLater.commit())
    await open('a')
  })

  it('is published, or the registration is the school’s to withdraw', async () => {
    await assertDenied((await enrolledIn('unpublished')).withdraw('1'), 'Null value error.')
  })
})

describe('The days of a registration', () => {
  let child: Child
  beforeAll(async () => {
    child = await enrolledIn('a')
  })

  function change(fields: DocumentData, whose = child): Promise<void> {
    return updateDoc(whose.enrollment('1'), fields)
  }

  it('change alone, by the parent, and to as many as there were', async () => {
    const stored = await child.storedEnrollment('1')
    const change = new Batch(child.parent).update(child.enrollment('1'), { ...stored, days: ['fri', 'tue'] })
    await change.assertExact(project.strangers, { optional: Object.keys(stored) })
  })

  it('change to none that is full, but may stay on one', async () => {
    const onMonday = await enrolledIn('a')
    await open('a', { full: ['mon', 'thu'] })
    const changeTo = (days: string) => change({ days: days.split(' ') }, onMonday)
    for (const days of ['mon thu', 'thu fri']) await assertDenied(changeTo(days))
    for (const days of ['mon fri', 'fri tue']) await assertAllowed(changeTo(days))
    await assertDenied(changeTo('mon tue'))
    await open('a')
  })

  it('change until the first day of its term is over in UTC, while the term is open (B6.41)', async () => {
    const older = await enrolledIn(undefined)
    const days = ['tue', 'fri']
    await open('a', { StartDate: dayFromNow(0) })
    await assertAllowed(change({ days }))
    for (const StartDate of [dayFromNow(-1), '', null]) {
      await open('a', { StartDate })
      await assertDenied(change({ days: ['mon', 'thu'] }))
    }
    for (const term of ['b', undefined, '']) {
      await open(term)
      for (const whose of [child, older]) await assertDenied(change({ days: ['mon', 'thu'] }, whose))
    }
  })
})

describe('The registration that a withdrawal names', () => {
  it('is that of the level and the child', async ({ child }) => {
    await project.store(child.enrollment('2').path, enrollment('2', child.studentId, 'a'))
    const naming = (withdrawnFrom: unknown) =>
      child.withdraw('1', { student: { coursesCompleted: [], withdrawnFrom } })
    await assertDenied(naming(child.enrollment('2').id))
    for (const id of [`1_${child.studentId}`, `1_${child.studentId}_b`, '', 'a/b/c'])
      await assertDenied(naming(id), 'Null value error.')
    await assertDenied(naming(1), 'Type error. A path is made of strings and paths.')
    const sibling = child.with({ studentId: 'sibling' })
    await project.store(sibling.student.path, student)
    await sibling.enrol('1')
    await open('b')
    const both = await sibling.withdrawal('1')
    const change = { coursesCompleted: [], withdrawnFrom: sibling.enrollment('1').id }
    await assertDenied(both.update(child.student, change).commit())
  })

  it('is deleted in the same batch, and had brought the level', async ({ child }) => {
    const later = await enrolledIn('b', child)
    await open('c')
    const [gone, withdrawnFrom] = [{ coursesCompleted: [] }, child.enrollment('1').id]
    for (const student of [gone, { ...gone, withdrawnFrom }])
      await assertDenied(later.withdraw('1', { student }))
    for (const student of [{}, gone, { firstName: 'Fateh' }])
      await assertDenied(updateDoc(child.student, { ...student, withdrawnFrom }))
    const other = (await addChild(project)).with({ term: 'c' })
    const grown = { coursesCompleted: [1], withdrawnFrom }
    await assertDenied(other.enrolling('1').update(other.student, grown).commit())
  })
})
