import { Banknote } from 'lucide-react'
import { Alert } from '#components/ui/alert.tsx'
import { Copyable } from '#components/ui/copyable.tsx'
import { Fact } from '#components/ui/fact.tsx'
import { useToday } from '#components/use-today.ts'
import { confirmation as copy } from '#copy/enrol.ts'
import { site } from '#content/site.ts'
import { formatDay, formatList } from '#copy/format.ts'
import { formatMoney } from '#lib/format.ts'
import { amountOwed, owedByReference, totalOwed } from '#model/enrollment.ts'
import styles from './enrolled.module.css'
import { fullName } from '#model/values/name.ts'
import { type Place, termOf } from './places.ts'

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
  const references = owedByReference(uid, places)
  const { bankDetails, sendsLetters } = site
  const isPaid = places.every(({ enrollment }) => enrollment.paidOn !== '')
  if (unpaid.length === 0) {
    return <Alert kind="ok" text={isPaid ? copy.payment.paid : copy.payment.processed} />
  }
  const sentences = [
    copy.payment.due,
    references.size > 0 && copy.payment.withReference,
    bankDetails.length === 0 && copy.payment.detailsFollow(),
    sendsLetters && email !== '' && copy.payment.letter(email),
  ]
  return (
    <Alert kind="warn" icon={Banknote} text={sentences.filter((sentence) => sentence !== false).join(' ')}>
      <dl className={styles.payment}>
        <Fact name={copy.payment.amount}>{formatMoney(totalOwed(places), site.money)}</Fact>
        <Fact name={copy.payment.before}>{startDate > today && formatDay(startDate)}</Fact>
        {references.size > 0 && (
          <div>
            <dt>{copy.payment.reference}</dt>
            {Array.from(references, ([reference, owed]) => (
              <dd key={reference}>
                {references.size > 1 && `${formatList(owed.map(({ student }) => fullName(student)))} `}
                <Copyable text={reference} />
              </dd>
            ))}
          </div>
        )}
      </dl>
      {bankDetails.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {email === '' && (sendsLetters || bankDetails.length === 0) && (
        <p className="on-screen">{copy.payment.unconfirmed}</p>
      )}
    </Alert>
  )
}
