import { Label } from '#components/ui/label.tsx'
import { Link } from '#components/ui/link.tsx'
import { Whole } from '#components/ui/sentences.tsx'
import { site } from '#content/site.ts'
import { copy as courseCopy } from '#copy/courses.ts'
import { formatDay, formatDays, formatTerm, formatWeekday } from '#copy/format.ts'
import { copy, families } from '#copy/office.ts'
import { useUnreached } from '#data/office/families.ts'
import { formatMoney } from '#lib/format.ts'
import { mailto } from '#model/office/mailto.ts'
import { paths } from '#lib/paths.ts'
import { levelFrom } from '#model/values/level.ts'
import { amountOwed, totalOwed } from '#model/enrollment.ts'
import { childOf, contactOf, type OfficeRegistration } from '#model/office/registration.ts'
import type { SchoolTerm } from '#model/office/term.ts'
import { fullName } from '#model/values/name.ts'

export function nameOf(registration: OfficeRegistration): string {
  return childOf(registration) || copy.unknownChild
}

/** Such as `Level 1`. */
export function levelOf({ enrollment: { courseId } }: Pick<OfficeRegistration, 'enrollment'>): string {
  const level = levelFrom(courseId)
  return level === null ? courseId : courseCopy.level(level)
}

/** A term with its days: `Winter 2027 (11 Jan to 28 May 2027)`. */
export function termWithDays(term: SchoolTerm): string {
  const [name, days] = [formatTerm(term.id, term), formatDays(term.startDate, term.endDate)]
  return days === '' || days === name ? name : `${name} (${days})`
}

/** The sum owed for all of them, in words; '' if nothing is owed. */
export function owedInAll(registrations: readonly OfficeRegistration[]): string {
  const owed = totalOwed(registrations)
  return owed === 0 ? '' : formatMoney(owed, site.money)
}

export function LevelAndDays({ registration }: { registration: OfficeRegistration }) {
  const { days, termId } = registration.enrollment
  return (
    <>
      <span className="whole">{levelOf(registration)}</span>{' '}
      {days.map((day) => formatWeekday(day, 'short')).join(', ')}
      {termId !== '' && <br />}
      {formatTerm(termId, registration.enrollment)}
    </>
  )
}

/** The parent, linked to the family, with their contact. */
export function Parent({ registration }: { registration: OfficeRegistration }) {
  const { uid, parent } = registration
  const { email, phoneNumber } = contactOf(registration)
  return (
    <>
      <div>
        <Link to={paths.officeFamily(uid)}>{fullName(parent) || families.unnamed}</Link>
      </div>
      <Contact email={email} phoneNumber={phoneNumber} />
      <Unreached uid={uid} />
    </>
  )
}

/** A label if letters do not reach a family. */
export function Unreached({ uid }: { uid: string }) {
  return useUnreached().includes(uid) && <Label kind="warn" text={families.unreached} />
}

export function Contact({ email, phoneNumber }: { email: string; phoneNumber: string }) {
  return (
    <>
      {email !== '' && (
        <div>
          <a href={mailto(email)} translate="no">
            {email}
          </a>
        </div>
      )}
      {phoneNumber !== '' && (
        <div>
          <a href={`tel:${phoneNumber.replace(/[^\d+]/g, '')}`}>{phoneNumber}</a>
        </div>
      )}
    </>
  )
}

export function Payment({ registration }: { registration: OfficeRegistration }) {
  const { enrollment, reference, paymentNote, withdrawal } = registration
  const owed = amountOwed(registration)
  const price = enrollment.cost === null ? '' : `${formatMoney(enrollment.cost, site.money)} `
  return (
    <>
      {owed !== null && <Label kind="owed" text={copy.toPay(formatMoney(owed, site.money))} />}
      {enrollment.paidOn !== '' && (
        <Label kind="ok" text={price + copy.paidOn(formatDay(enrollment.paidOn))} />
      )}
      {owed === null && enrollment.paidOn === '' && withdrawal === null && copy.nothingToPay}
      {reference !== '' && (
        <div>
          <Whole text={reference} />
        </div>
      )}
      {paymentNote !== '' && <div>{paymentNote}</div>}
    </>
  )
}
