import * as v from 'valibot'
import { dayOf, isBirthdate } from './dates/day.ts'
import { readDays } from './dates/schedule.ts'
import type { Enrollment } from './enrollment.ts'
import type { Student } from './student.ts'
import {
  email,
  enquiryPhone,
  limits,
  optionalBirthdate,
  type PhoneFormat,
  requiredName,
  requiredText,
} from './values/fields.ts'
import { type Level, levelFrom, levelsFrom } from './values/level.ts'
import { fullName } from './values/name.ts'
import { type Fields, namePartsOf, storedDay, storedList, storedMoment, storedText } from './values/stored.ts'
import { beginningOf } from './values/text.ts'
import { cleanText } from './values/typed-text.ts'

/** The Enquire Now form; the phone number and the child's birthdate are optional. */
export function enquiryForm(phone: PhoneFormat) {
  return v.object({
    firstName: requiredName,
    lastName: requiredName,
    email,
    phoneNumber: enquiryPhone(phone),
    birthdate: optionalBirthdate,
    comment: requiredText(limits.comment),
  })
}
export type EnquiryForm = v.InferOutput<ReturnType<typeof enquiryForm>>

/** Room in a comment for the line with the child's name, and more. */
const lineOfChild = limits.fullName + 80

/** The same if one of the sender's own children was chosen. */
export function enquiryAboutChild(phone: PhoneFormat) {
  return v.object({
    ...enquiryForm(phone).entries,
    comment: requiredText(limits.comment - lineOfChild),
  })
}

/** The Contact Us for Evaluation form; the comment is optional, and the child is required if there are any. */
export const evaluationForm = v.object({
  child: v.optional(v.pipe(v.string(), v.nonEmpty('not-chosen'))),
  name: requiredName,
  email,
  comment: v.optional(
    v.pipe(v.string(), v.transform(cleanText), v.maxLength(limits.comment / 2, 'too-long')),
    '',
  ),
})

/** As it is sent; `date` and the page's language are added when it is stored (S3.16). */
export interface Enquiry extends EnquiryForm {
  kind: 'question' | 'evaluation'
  courseId: string
  /** For an evaluation of the sender's own child: account and child, and the child's levels. */
  uid?: string
  studentId?: string
  levels?: Level[]
}

/**
 * A child as an enquiry stores it, within its fields: the name goes to the beginning of the comment.
 * @param student `undefined` for a child who is not known.
 * @param line formats the line with the child's name.
 */
export function aboutChild(
  student: Student | undefined,
  line: (name: string) => string,
  comment: string,
): Pick<Enquiry, 'comment' | 'birthdate'> {
  const first = line(student === undefined ? '' : beginningOf(fullName(student), limits.fullName))
  const birthdate = student?.birthdate ?? ''
  return {
    comment: comment === '' ? first : `${first}\n\n${comment}`,
    birthdate: isBirthdate(birthdate, dayOf(new Date())) ? birthdate : '',
  }
}

/** Within how many days of receiving the request the school erases a family. */
export const daysToErase = 30

/** A parent's number as an enquiry stores it, '' if it cannot. */
export function phoneOfEnquiry(phoneNumber: string, phone: PhoneFormat): string {
  const { success, output } = v.safeParse(enquiryPhone(phone), phoneNumber)
  return success ? output : ''
}

/** An enquiry as it is stored. */
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
