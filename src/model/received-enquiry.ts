import { readDays } from './dates/schedule.ts'
import type { Enrollment } from './enrollment.ts'
import { levelFrom, levelsFrom } from './values/level.ts'
import type { Student } from './student.ts'
import { type Fields, namePartsOf, storedDay, storedList, storedMoment, storedText } from './values/stored.ts'

export type ReceivedEnquiry = ReturnType<typeof readEnquiry>

const kinds = ['question', 'evaluation', 'waiting', 'erasure'] as const

export function readEnquiry(id: string, fields: Fields) {
  return {
    id,
    kind: kinds.find((kind) => kind === fields.kind) ?? 'question',
    /** The code of the language in which it was written. */
    language: storedText(fields.language),
    ...namePartsOf(fields),
    email: storedText(fields.email),
    comment: storedText(fields.comment),
    phoneNumber: storedText(fields.phoneNumber),
    birthdate: storedDay(fields.birthdate),
    courseId: storedText(fields.courseId),
    /** By the server's clock, or the visitor's, in milliseconds. */
    receivedAt: storedMoment(fields.received) ?? storedMoment(fields.date),
    /** The account and child of a family that waits or requests an evaluation or erasure; '' if it names none. */
    uid: storedText(fields.uid),
    studentId: storedText(fields.studentId),
    /** For a waiting child: the term and the requested days; otherwise '' and empty. */
    termId: storedText(fields.term),
    days: readDays(fields.days),
    /** For an evaluation: the child's levels at the time of the request. */
    levels: levelsFrom(storedList(fields.levels)),
    /** '' while it is open. */
    answeredOn: storedDay(fields.answeredOn),
    answeredBy: storedText(fields.answeredBy),
  }
}

/**
 * Whether a request has been fulfilled, by whomever, and no longer needs an answer: a waiting child has a seat in the
 * term or no longer exists, or a child to be evaluated has a new level that no registration has brought.
 * @param student `null` if no longer stored, `undefined` if unknown.
 * @param enrollments of the family.
 */
export function isFulfilled(
  { kind, courseId, studentId, termId, levels }: ReceivedEnquiry,
  student: Pick<Student, 'completedLevels'> | null | undefined,
  enrollments: readonly Pick<Enrollment, 'courseId' | 'studentId' | 'termId'>[],
): boolean {
  const seats = enrollments.filter((seat) => seat.studentId === studentId)
  if (kind === 'evaluation') {
    const known = [...levels, ...seats.map((seat) => levelFrom(seat.courseId))]
    return studentId !== '' && student?.completedLevels.some((level) => !known.includes(level)) === true
  }
  return (
    kind === 'waiting' &&
    (student === null || seats.some((seat) => seat.courseId === courseId && seat.termId === termId))
  )
}
