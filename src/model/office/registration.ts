import type { CourseTerm } from '../course.ts'
import { amountOwed, type Enrollment, readEnrollment, referenceOf, totalOwed } from '../enrollment.ts'
import type { Student } from '../student.ts'
import type { User } from '../user.ts'
import { foldedName, fullName } from '../values/name.ts'
import { storedMoment, storedText } from '../values/stored.ts'

/** A registration as the school sees it, or the record of one that was withdrawn or moved. */
export interface Registration {
  /** Of its document: `Users/{uid}/Enrollments/{id}`, or `Withdrawals` where it is a record. */
  path: string
  uid: string
  enrollment: Enrollment
  /** What the parent writes on the transfer; '' where it cannot be known. */
  reference: string
  /** The school's word on the payment, such as a part or a refund; '' where there is none. */
  paymentNote: string
  /** `null` where the child has its place. */
  withdrawal: Withdrawal | null
  /** `null` where the child is stored no more. */
  student: Student | null
  parent: User
}

interface Withdrawal {
  /** By the server's clock, in milliseconds. */
  at: number | null
  isBySchool: boolean
  /** The id of the registration that it was moved to; '' where it was not moved. */
  movedTo: string
}

/** @param published the registration's term as it is now. */
export function readRegistration(
  path: string,
  fields: Record<string, unknown>,
  published: CourseTerm | null,
  { student, parent }: Pick<Registration, 'student' | 'parent'>,
): Registration {
  const [, uid = '', collection, id = ''] = path.split('/')
  const isRecord = collection === 'Withdrawals'
  const enrollment = readEnrollment(isRecord ? id.replace(/_[^_]*$/, '') : id, fields, published)
  return {
    path,
    uid,
    enrollment,
    reference: referenceOf(uid, enrollment),
    paymentNote: storedText(fields.paymentNote),
    withdrawal: isRecord
      ? {
          at: storedMoment(fields.withdrawnAt),
          isBySchool: fields.withdrawnBy === 'school',
          movedTo: storedText(fields.movedTo),
        }
      : null,
    student,
    parent,
  }
}

/** The child's name; of a child that is stored no more, as it was registered. */
export function childOf({ student, enrollment }: Pick<Registration, 'student' | 'enrollment'>): string {
  return (student === null ? '' : fullName(student)) || enrollment.studentName
}

/** What is still to pay for it; `null` where nothing is known to be owed, or the child has no place any more. */
export function owedFor({ enrollment, withdrawal }: Registration): number | null {
  return withdrawal === null ? amountOwed(enrollment) : null
}

export function totalOwedFor(registrations: readonly Registration[]): number {
  return totalOwed(registrations.filter(({ withdrawal }) => withdrawal === null))
}

/** The order of a class: by the child's name; for `sort`. */
export function byChild(one: Registration, other: Registration): number {
  return folded(childOf(one)).localeCompare(folded(childOf(other)), 'en')
}

/** Where nothing is stored of the parent, the contact that is stored with the child. */
export function contactOf({ parent, student }: Pick<Registration, 'student' | 'parent'>) {
  return {
    email: parent.email || (student?.email ?? ''),
    phoneNumber: parent.phoneNumber || (student?.phoneNumber ?? ''),
  }
}

/**
 * Whether a search finds it: by a part of the child's or the parent's name or address, by digits of the phone number, or by
 * the reference however it is spelt. An empty search finds all.
 */
export function isFound(registration: Registration, search: string): boolean {
  const { email, phoneNumber } = contactOf(registration)
  return isFoundIn(search, {
    names: [childOf(registration), fullName(registration.parent)],
    email,
    phoneNumber,
    reference: registration.reference,
  })
}

interface Searched {
  names: readonly string[]
  email: string
  phoneNumber: string
  reference?: string
}

export function isFoundIn(search: string, { names, email, phoneNumber, reference = '' }: Searched): boolean {
  const text = folded(search)
  const digits = /^[\d\s+().-]{3,}$/.test(text) ? text.replace(/\D/g, '') : ''
  return (
    text === '' ||
    [...names, email].some((name) => folded(name).includes(text)) ||
    (digits !== '' && phoneNumber.replace(/\D/g, '').includes(digits)) ||
    (reference !== '' && normalizeReference(search) === normalizeReference(reference))
  )
}

/** Without what banks put in and parents leave out: hyphens, spaces, case. */
export function normalizeReference(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** In which two texts are compared, whatever their case and the forms of their characters. */
export function folded(text: string): string {
  return foldedName({ firstName: text, middleName: '', lastName: '' })
}
