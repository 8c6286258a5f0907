import { readDays } from './dates/schedule.ts'
import type { Enrollment } from './enrollment.ts'
import { levelFrom, levelsFrom } from './values/level.ts'
import type { Student } from './student.ts'
import { type Fields, namePartsOf, storedDay, storedList, storedMoment, storedText } from './values/stored.ts'

export type ReceivedEnquiry = ReturnType<typeof readEnquiry>

const kinds = ['question', 'evaluation', 'waiting', 'erasure'] as const

/** An enquiry as it is stored, with what it is about. */
export function readEnquiry(id: string, fields: Fields) {
  return {
    id,
    kind: kinds.find((kind) => kind === fields.kind) ?? 'question',
    /** The code of the language that it was written in. */
    language: storedText(fields.language),
    ...namePartsOf(fields),
    email: storedText(fields.email),
    comment: storedText(fields.comment),
    phoneNumber: storedText(fields.phoneNumber),
    birthdate: storedDay(fields.birthdate),
    courseId: storedText(fields.courseId),
    /** By the server's clock, or the visitor's, in milliseconds. */
    receivedAt: storedMoment(fields.received) ?? storedMoment(fields.date),
    /** The account of the family that waits, asks for an evaluation or to be erased, and its child; '' if it names none. */
    uid: storedText(fields.uid),
    studentId: storedText(fields.studentId),
    /** Of a child that waits for a place: the term and the days wished; '' and none of the others. */
    termId: storedText(fields.term),
    days: readDays(fields.days),
    /** Of a child that is to be evaluated: the levels that it had when that was asked for. */
    levels: levelsFrom(storedList(fields.levels)),
    /** '' as long as it is open. */
    answeredOn: storedDay(fields.answeredOn),
    answeredBy: storedText(fields.answeredBy),
  }
}

/**
 * Whether a wish has come true, whoever brought it about: a child that waited has a place in the term or is there no
 * more, or one that was to be evaluated has a level more that no registration has brought. Nobody waits for an answer to
 * it any more.
 * @param student `null` if it is no longer stored, `undefined` if that is not known.
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
