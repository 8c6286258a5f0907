import type { Day } from '../dates/day.ts'
import { readDays, type Weekday } from '../dates/schedule.ts'
import type { Enquiry } from '../enquiry.ts'
import type { NameParts } from '../values/name.ts'
import { namePartsOf, storedDay, storedMoment, storedText } from '../values/stored.ts'

/** An enquiry as the school sees it. */
export interface ReceivedEnquiry extends Omit<Enquiry, 'kind' | 'language'>, NameParts {
  id: string
  kind: (typeof kinds)[number]
  /** The code of the language that it was written in. */
  language: string
  /** By the server's clock, or the visitor's, in milliseconds. */
  receivedAt: number | null
  /** Of a family that waits for a place: its account, the term and the days it wishes; '' and none of the others. */
  uid: string
  term: string
  days: Weekday[]
  /** '' as long as it is open. */
  answeredOn: Day
  answeredBy: string
}

const kinds = ['question', 'evaluation', 'waiting', 'erasure'] as const

export function readEnquiry(id: string, fields: Record<string, unknown>): ReceivedEnquiry {
  return {
    id,
    kind: kinds.find((kind) => kind === fields.kind) ?? 'question',
    language: storedText(fields.language),
    ...namePartsOf(fields),
    email: storedText(fields.email),
    comment: storedText(fields.comment),
    phoneNumber: storedText(fields.phoneNumber),
    birthdate: storedDay(fields.birthdate),
    courseId: storedText(fields.courseId),
    receivedAt: storedMoment(fields.received) ?? storedMoment(fields.date),
    uid: storedText(fields.uid),
    term: storedText(fields.term),
    days: readDays(fields.days),
    answeredOn: storedDay(fields.answeredOn),
    answeredBy: storedText(fields.answeredBy),
  }
}

/**
 * The command that erases the family of an address (`school/program.ts`). An address can hold what a shell would carry
 * out, so any but the usual characters stand in quotes.
 */
export function forgetCommand(email: string, projectId: string): string {
  const word = /^[\p{L}\p{M}\p{N}@._+-]+$/u.test(email) ? email : `'${email.replace(/'/g, "'\\''")}'`
  const project = projectId.startsWith('demo-') ? '' : ` --project ${projectId}`
  return `npm run school -- forget ${word}${project}`
}
