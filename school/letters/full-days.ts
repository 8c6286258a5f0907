import type { Transaction } from 'firebase-admin/firestore'
import { hasEnded, readListedCourse, termIdOf } from '#model/course.ts'
import { readDays, weekdays } from '#model/dates/schedule.ts'
import { isInOpenTerm } from '#model/enrollment.ts'
import { storedNumber } from '#model/values/stored.ts'
import { readDocuments, transact } from '../documents.ts'
import type { School } from '../firebase.ts'
import { countChildren, type Entry } from '../registrations.ts'
import { schoolDay } from '../school-time.ts'

/** A day of an open term on which a course has at least as many children as seats. */
export type FullDay = Awaited<ReturnType<typeof findFullDays>>[number]

export async function findFullDays(school: School, entries: readonly Entry[]) {
  const documents = await readDocuments(school, school.firestore.collection('Course'))
  const today = schoolDay(new Date())
  return documents.flatMap(({ path, id, fields }) => {
    const course = readListedCourse(id, fields)
    const seats = storedNumber(fields.seats)
    if (seats === null || course.termId === '' || hasEnded(course, today)) return []
    const enrolled = entries.filter(({ enrollment }) => isInOpenTerm(enrollment, course))
    const closed = readDays(fields.full)
    const days = course.schedule.days.map((day) => {
      const children = countChildren(enrolled.filter(({ enrollment }) => enrollment.days.includes(day)))
      return { path, course, day, children, seats, isClosed: closed.includes(day) }
    })
    return days.filter(({ children }) => children >= seats)
  })
}

/** Closes days for enrolling, in addition to those that staff have closed in the meantime. */
export async function closeDays(school: School, days: readonly FullDay[]): Promise<void> {
  for (const { path, course, day } of days) {
    const close = async (transaction: Transaction): Promise<void> => {
      const stored = await transaction.get(school.firestore.doc(path))
      if (termIdOf(stored.get('term')) !== course.termId) return
      const closed = [...readDays(stored.get('full')), day]
      transaction.update(stored.ref, { full: weekdays.filter((each) => closed.includes(each)) })
    }
    await transact(school, close, true)
  }
}
