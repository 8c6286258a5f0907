import * as v from 'valibot'
import { site } from '#content/site.ts'
import { email } from '#model/fields.ts'
import { levelFrom } from '#model/level.ts'
import { fullName } from '#model/name.ts'
import type { Registration } from '../lists/families.ts'
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
 * The letter that confirms a registration, to the address of the family's account: the one in the parent's document was
 * only typed. The subject has nothing that a parent typed, so that nobody can use it to send one of their own.
 *
 * @returns why there is none, as the end of a sentence, where nobody has proved that an address is theirs.
 */
export function letterFor(registration: Registration, account: Account | undefined): Letter | string {
  if (account === undefined) return 'there is no account for it'
  if (account.disabled === true) return 'the account is disabled'
  if (account.emailVerified !== true) return 'the address of the account is not verified'
  const address = v.safeParse(email, account.email)
  if (!address.success) return 'mail cannot go to the address of the account'
  const parent = printable(fullName(registration.parent))
  const child = printable(registration.name) || 'Your child'
  const course = courseOf(registration)
  const page = `${site.address}/courses/${encodeURIComponent(registration.enrollment.courseId)}`
  const text = [
    parent === '' ? 'Hello,' : `Hello ${parent},`,
    `${child} has a place in ${course}. Days, hours and what to bring are here:\n${page}`,
    `Payment is due by bank transfer before the first class. We send you the details; if they have not come, or if anything is not right, just answer this mail.`,
    `ਜੀ ਆਇਆਂ ਨੂੰ, welcome!\n${site.name}\n${site.email}`,
  ].join('\n\n')
  return {
    to: [address.output],
    bcc: [site.email],
    replyTo: site.email,
    message: { subject: `A place in ${course}`, text },
  }
}

/** In the school's own words, also where the registration names a course that is no longer published. */
function courseOf({ course, enrollment }: Registration): string {
  const title = printable(course)
  if (title !== '') return title
  const level = levelFrom(enrollment.courseId)
  return level === null ? 'our school' : `level ${level}`
}
