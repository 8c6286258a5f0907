import { deleteField, doc, type DocumentData, updateDoc } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  addChild,
  changeStored,
  type Child,
  enrol,
  enrolling,
  enrollmentOf,
  storedEnrollment,
  storedStudent,
  studentOf,
  withdraw,
  withdrawal,
} from './support/children.ts'
import { course, dayFromNow, enquiry, enrollment, student } from './support/documents.ts'
import { describeChanges } from './support/field-tests.ts'
import {
  assertAllowed,
  assertDenied,
  freshId,
  isOfficial,
  openRulesProject,
} from './support/rules-project.ts'

const project = openRulesProject('terms')

/** The school opens a term of level 1, `undefined` for none, and publishes it as one of the level's where it can. */
async function open(term: unknown, changes: DocumentData = {}): Promise<void> {
  await project.store('Course/1', { ...course, ...(term !== undefined && { term }), ...changes })
  if (term === 'a' || term === 'b') await project.store(`Course/1/Terms/${term}`, { ...course, ...changes })
}

/** A child, also one who has the level, enrols in the term that the school opens. */
async function enrolledIn(term: string | undefined, before?: Child): Promise<Child> {
  await open(term)
  const child = { ...(before ?? (await addChild(project))), term }
  await enrol(child, '1', { hadLevel: before !== undefined })
  return child
}

describe('The term of a registration', () => {
  const long = 'a'.repeat(24)
  const malformed = ['', `${long}a`, 'Winter', 'a/b', 'a_b', 'a b', 'ਪ', 'a\n', 7, null, ['a'], undefined]

  it.each<unknown[]>([
    ...['a', '2027-winter', long].map((term) => [term, term]),
    ...malformed.map((term) => [term]),
  ])('is the one that is open, and in its id; of %j this is %j (B2.24)', async (opened, term?: unknown) => {
    await open(opened)
    const child = await addChild(project)
    const right = { ...child, term: term as string | undefined }
    for (const other of [String(opened), 'b', ''])
      for (const place of [other.replace('/', '-'), 'b', undefined])
        if (other !== term || place !== term)
          await assertDenied(enrol({ ...child, term: place }, '1', { term: other }))
    if (term !== undefined) await assertDenied(enrol(child, '1'))
    await assertAllowed(enrol(right, '1'))
    await assertDenied(enrol(right, '1'))
  })

  it('may be a later one, for a level that stays when it is withdrawn (B2.25)', async () => {
    const child = await enrolledIn('a')
    await open('b')
    const later = { ...child, term: 'b' }
    await assertDenied(enrol({ ...(await addChild(project)), term: 'a' }, '1'))
    await assertDenied(enrol(later, '1'))
    await assertAllowed(enrol(later, '1', { hadLevel: true }))
    await assertDenied(withdraw(child, '1'))
    await assertAllowed(withdraw(later, '1'))
    expect(await storedStudent(child)).toMatchObject({ coursesCompleted: [1] })
    await assertAllowed(withdraw(child, '1'))
  })

  it.each([
    ['the same day', course.StartDate, assertDenied],
    ['another day', dayFromNow(29), assertAllowed],
    ['no day', deleteField(), assertAllowed],
  ])(
    'is closed to a child whose older registration, without a term, begins on the same day: %s',
    async (_, startDate, verdict) => {
      const child = await enrolledIn(undefined)
      await changeStored(child, enrollmentOf(child, '1'), { startDate })
      await open('a')
      await verdict(enrol({ ...child, term: 'a' }, '1', { hadLevel: true }))
    },
  )

  it.each([
    [dayFromNow(0), dayFromNow(-1), assertAllowed],
    [dayFromNow(-1), dayFromNow(0), assertDenied],
  ])(
    'is judged by its first day in a withdrawal: %s, agreed %s (B6.42)',
    async (StartDate, startDate, verdict) => {
      const child = await enrolledIn('a')
      await changeStored(child, enrollmentOf(child, '1'), { startDate })
      await open('a', { StartDate })
      await verdict(withdraw(child, '1'))
    },
  )

  it('is published, or the registration is the school’s to withdraw', async () => {
    await assertDenied(withdraw(await enrolledIn('unpublished'), '1'), 'Null value error.')
  })
})

describe('The days of a registration', () => {
  let child: Child
  beforeAll(async () => {
    child = await enrolledIn('a')
  })

  function change(fields: DocumentData, whose = child): Promise<void> {
    return updateDoc(enrollmentOf(whose, '1'), fields)
  }

  const refused = [[], ['tue'], ['tue', 'tue'], ['mon', 'tue', 'wed'], ['tue', 'sat'], 'tue', null]
  const days = { accepted: [['fri', 'tue'], course.days.slice(0, 2)], refused }
  const more = { paidOn: '', paymentNote: '', reference: '' }
  const kept = Object.keys({ ...enrollment('1', 'own', 'a'), ...more }).filter((field) => field !== 'days')
  const others = Object.fromEntries(kept.map((field) => [field, { refused: ['', 'b', null] }]))
  for (const given of [{}, { days: ['mon', 'fri'] }])
    describeChanges(JSON.stringify(given), { ...others, days }, (more) => change({ ...given, ...more }))

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
    for (const parent of project.strangers) await assertDenied(change({ days }, { ...child, parent }))
    const enrolled = await storedEnrollment(child, '1')
    await assertAllowed(change({ days }))
    expect(await storedEnrollment(child, '1')).toEqual({ ...enrolled, days })
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
  it('is that of the level and the child', async () => {
    const child = await enrolledIn('a')
    await project.store(enrollmentOf(child, '2').path, enrollment('2', child.studentId, 'a'))
    const naming = (withdrawnFrom: unknown) =>
      withdraw(child, '1', { student: { coursesCompleted: [], withdrawnFrom } })
    await assertDenied(naming(enrollmentOf(child, '2').id))
    for (const id of [`1_${child.studentId}`, `1_${child.studentId}_b`, '', 'a/b/c'])
      await assertDenied(naming(id), 'Null value error.')
    await assertDenied(naming(1), 'Type error. A path is made of strings and paths.')
    const sibling = { ...child, studentId: 'sibling' }
    await project.store(studentOf(sibling).path, student)
    await enrol(sibling, '1')
    await open('b')
    const both = await withdrawal(sibling, '1')
    const change = { coursesCompleted: [], withdrawnFrom: enrollmentOf(sibling, '1').id }
    await assertDenied(both.update(studentOf(child), change).commit())
  })

  it('is deleted in the same batch, and had brought the level', async () => {
    const child = await enrolledIn('a')
    const later = await enrolledIn('b', child)
    await open('c')
    const [gone, withdrawnFrom] = [{ coursesCompleted: [] }, enrollmentOf(child, '1').id]
    for (const student of [gone, { ...gone, withdrawnFrom }])
      await assertDenied(withdraw(later, '1', { student }))
    for (const student of [{}, gone, { firstName: 'Fateh' }])
      await assertDenied(updateDoc(studentOf(child), { ...student, withdrawnFrom }))
    const other = { ...(await addChild(project)), term: 'c' }
    const grown = { coursesCompleted: [1], withdrawnFrom }
    await assertDenied(enrolling(other, '1').update(studentOf(other), grown).commit())
  })

  // Google's emulator does not count look-ups over a whole batch.
  it.skipIf(isOfficial)('leaves twelve of the twenty look-ups of a batch', async () => {
    for (const count of [12, 13]) {
      const child = await enrolledIn('a')
      await open('b')
      const batch = await withdrawal(child, '1')
      const ids = Array.from({ length: count }, () => freshId('enquiry'))
      for (const id of ids) batch.set(doc(child.parent, 'Enquiries', id), enquiry)
      const path = `/databases/(default)/documents/Enquiries/${ids.at(-1) ?? ''}`
      const error = `Service call error. Function: [getAfter], Argument: [${path}].`
      await (count === 12 ? assertAllowed(batch.commit()) : assertDenied(batch.commit(), error))
    }
  })
})
