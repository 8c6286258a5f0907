import * as v from 'valibot'
import { words } from './registration-mail.ts'
import { site } from '#content/site.ts'
import { email } from '#model/fields.ts'
import { levelFrom } from '#model/level.ts'
import { type Row, textOf } from '../lists/columns.ts'
import type { Account } from '../target/accounts.ts'
import { printable } from '../terminal/text.ts'

/** A document as the Trigger Email extension sends it. Text only: what a parent typed cannot become markup. */
export interface Letter {
  to: string[]
  bcc: string[]
  replyTo: string
  message: { subject: string; text: string }
}

/**
 * The id of a registration's letter, made of its path `UID/ENROLLMENTID`, so that it cannot be there twice. A slash
 * cannot stand in an id.
 */
export function letterId(registration: Row): string {
  return `registration-${textOf(registration.enrollment).replaceAll('/', '_')}`
}

/** The id of the account whose registration this is; '' where it lies below nobody. */
export function familyOf(registration: Row): string {
  return /^([^/]+)\//.exec(textOf(registration.enrollment))?.[1] ?? ''
}

/**
 * The letter for a registration, as the list has it, to the address of the family's account: the one in the parent's
 * document was only typed.
 *
 * @returns why there is none, as the end of a sentence, where nobody has proved that an address is theirs.
 */
export function letterFor(registration: Row, account: Account | undefined): Letter | string {
  if (account === undefined) return 'there is no account for it'
  if (account.disabled === true) return 'the account is disabled'
  if (account.emailVerified !== true) return 'the address of the account is not verified'
  const address = v.safeParse(email, account.email)
  if (!address.success) return 'mail cannot go to the address of the account'
  const course = courseOf(registration)
  const text = words.text({
    parent: printable(textOf(registration.parent)),
    child: printable(textOf(registration.studentName)) || 'Your child',
    course,
    address: `${site.address}/courses/${encodeURIComponent(textOf(registration.courseId))}`,
  })
  return {
    to: [address.output],
    bcc: [site.email],
    replyTo: site.email,
    message: { subject: words.subject(course), text },
  }
}

/** In the school's own words, also where the registration names a course that is no longer published. */
function courseOf({ course, courseId }: Row): string {
  const title = printable(textOf(course))
  if (title !== '') return title
  const level = levelFrom(courseId)
  return level === null ? words.unknownCourse : `level ${level}`
}
