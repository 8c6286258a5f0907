import { Alert } from '#components/ui/alert.tsx'
import { useToday } from '#components/use-today.ts'
import { copy } from '#copy/confirmation.ts'
import { site } from '#content/site.ts'
import { formatDay } from '#copy/format.ts'
import { formatMoney } from '#lib/format.ts'
import { amountOwed, referenceOf } from '#model/enrollment.ts'
import styles from './enrolled.module.css'
import { type Place, sumOf, termOf } from './places.ts'

interface PaymentProps {
  uid: string
  places: Place[]
  /** Where letters go; '' where the address is not confirmed. */
  email: string
}

/** What is to be paid, until when and how (S2.82). */
export function Payment({ uid, places, email }: PaymentProps) {
  const today = useToday()
  const startDate = termOf(places)?.startDate ?? ''
  const unpaid = places.filter(({ enrollment }) => amountOwed(enrollment) !== null)
  const references = unpaid
    .map(({ enrollment }) => referenceOf(uid, enrollment))
    .filter((text) => text !== '')
  const { bankDetails, sendsLetters } = site
  const isPaid = places.every(({ enrollment }) => enrollment.paidOn !== '')
  if (unpaid.length === 0) {
    return <Alert kind="ok" text={isPaid ? copy.payment.paid : copy.payment.processed} />
  }
  const amount = sumOf(unpaid.map(({ enrollment }) => amountOwed(enrollment) ?? 0))
  const sentences = [
    copy.payment.due(formatMoney(amount, site.money), startDate > today ? formatDay(startDate) : ''),
    references.length > 0 && copy.payment.references(references),
    bankDetails.length === 0 && copy.payment.detailsFollow(),
    sendsLetters && email !== '' && copy.payment.letter(email),
  ]
  return (
    <Alert kind="ok" text={sentences.filter((sentence) => sentence !== false).join(' ')}>
      {bankDetails.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {email === '' && (sendsLetters || bankDetails.length === 0) && (
        <p className={styles.onScreen}>{copy.payment.unconfirmed}</p>
      )}
    </Alert>
  )
}
