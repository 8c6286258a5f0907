import type { CourseTerm } from '../course.ts'
import { type Enrollment, placedAt, readEnrollment, referenceOf, type Registration } from '../enrollment.ts'
import { levelFrom, levelsBelow, levelsFrom } from '../values/level.ts'
import type { Student } from '../student.ts'
import { type Contact, reachedBy, type User } from '../user.ts'
import { foldedName, fullName } from '../values/name.ts'
import { type Fields, storedList, storedMoment, storedText } from '../values/stored.ts'
import { matches } from './search.ts'

export type OfficeRegistration = ReturnType<typeof readRegistration>

/**
 * A registration as the school sees it, or the record of one that was withdrawn or moved.
 * @param path of its document: `Users/{uid}/Enrollments/{id}`, or `Withdrawals` for a record.
 * @param published the registration's term as it is now.
 * @param family its child, `null` if no longer stored, and its parent.
 */
export function readRegistration(
  path: string,
  fields: Fields,
  published: CourseTerm | null,
  family: { student: Student | null; parent: User },
) {
  const [, uid = '', collection, id = ''] = path.split('/')
  const isRecord = collection === 'Withdrawals'
  const enrollment = readEnrollment(isRecord ? id.replace(/_[^_]*$/, '') : id, fields, published)
  return {
    ...family,
    path,
    uid,
    enrollment,
    /** The reference on the transfer; '' if it is unknown. */
    reference: referenceOf(uid, enrollment),
    /** The school's note on the payment, such as a part or a refund; '' if there is none. */
    paymentNote: storedText(fields.paymentNote),
    /** `null` while the child has its seat. */
    withdrawal: isRecord
      ? {
          /** By the server's clock, in milliseconds. */
          at: storedMoment(fields.withdrawnAt),
          isBySchool: fields.withdrawnBy === 'school',
          /** The id of the registration that it was moved to; '' if it was not moved. */
          movedTo: storedText(fields.movedTo),
        }
      : null,
  }
}

/** Whether the stored registration is still as somebody saw it when they decided. */
export function isAsSeen(fields: Fields, seen: Enrollment): boolean {
  const asText = (each: Enrollment) => JSON.stringify([placedAt(each), each.days, each.paidOn])
  return asText(readEnrollment(seen.id, fields)) === asText(seen)
}

/** The child's name, or the name in the registration if the child is no longer stored. */
export function childOf({ student, enrollment }: Registration): string {
  return (student === null ? '' : fullName(student)) || enrollment.studentName
}

/** The order of a class: by the child's name; comparator for `sort`. */
export function byChild(one: OfficeRegistration, other: OfficeRegistration): number {
  return folded(childOf(one)).localeCompare(folded(childOf(other)), 'en')
}

/** The parent's contact, or if the parent is not stored, the copy stored with the child. */
export function contactOf({ parent, student }: Pick<OfficeRegistration, 'student' | 'parent'>): Contact {
  return reachedBy(student ?? parent, parent)
}

export function isFound(registration: OfficeRegistration, search: string): boolean {
  const { email, phoneNumber } = contactOf(registration)
  return matches(search, {
    names: [childOf(registration), fullName(registration.parent)],
    email,
    phoneNumber,
    reference: registration.reference,
  })
}

/** A form for comparing texts regardless of case and Unicode form. */
export function folded(text: string): string {
  return foldedName({ firstName: text, middleName: '', lastName: '' })
}

/** The new seat of a move; the days are among those of the term. */
export type Destination = Pick<Enrollment, 'courseId' | 'termId' | 'days'>

/**
 * What the school writes to move a child: the new registration, which keeps price and payment, without the server's
 * time; the level that the child loses by moving down; and the completed levels, which are all those below the new one:
 * the school knows the child.
 * @param stored the old registration's document, and the child's.
 * @param published the new term.
 */
export function movedDocuments(
  { courseId, termId, days }: Destination,
  stored: { enrollment: Fields; student: Fields },
  published: CourseTerm,
) {
  const { enrollment, student } = stored
  const [from, to] = [levelFrom(enrollment.courseId), levelFrom(courseId) ?? 0]
  const all = levelsFrom(storedList(student.coursesCompleted), storedList(student.coursesComplete))
  const hadLevel = all.includes(to) && (enrollment.hadLevel === true || to !== from)
  const { startDate, endDate } = published
  return {
    enrollment: { ...enrollment, courseId, term: termId, days, startDate, endDate, hadLevel },
    levels: [...levelsBelow(to), to],
    lost: enrollment.hadLevel !== true && from !== null && from > to ? from : null,
  }
}
