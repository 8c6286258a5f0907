import * as v from 'valibot'
import { words } from '../../../src/content/en/registration-mail'
import { site } from '../../../src/content/site'
import { email } from '../../../src/model/fields'
import { type Row, textOf } from '../lists/columns'
import { printable } from '../terminal/printable'

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

/**
 * The letter for a registration, as the list has it.
 *
 * @returns `null` where no address is known that mail could go to.
 */
export function letterFor(registration: Row): Letter | null {
  const address = v.safeParse(email, textOf(registration.email))
  if (!address.success) return null
  const [child = '', parent = '', course = ''] = ['studentName', 'parent', 'course'].map((name) =>
    printable(textOf(registration[name])),
  )
  const about = {
    parent,
    child: child === '' ? 'Your child' : child,
    course: course === '' ? `level ${textOf(registration.courseId)}` : course,
    address: `${site.address}/courses/${encodeURIComponent(textOf(registration.courseId))}`,
  }
  return {
    to: [address.output],
    bcc: [site.email],
    replyTo: site.email,
    message: { subject: words.subject(about.child, about.course), text: words.text(about) },
  }
}
