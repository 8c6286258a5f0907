import { Banknote } from 'lucide-react'
import { PayByCard } from '#components/course/pay-by-card.tsx'
import { Alert } from '#components/ui/alert.tsx'
import { Copyable } from '#components/ui/copyable.tsx'
import { Fact } from '#components/ui/fact.tsx'
import { useToday } from '#components/use-today.ts'
import { confirmation as copy } from '#copy/enrol.ts'
import { site } from '#content/site.ts'
import { formatDay, formatList } from '#copy/format.ts'
import { formatMoney } from '#lib/format.ts'
import { amountOwed, isPayableByCard, owedByReference, totalOwed } from '#model/enrollment.ts'
import styles from './enrolled.module.css'
import { fullName } from '#model/values/name.ts'
import { type Seat, termOf } from './seats.ts'

interface PaymentProps {
  uid: string
  seats: Seat[]
  /** The account's address; letters go there once it is verified. */
  email: string
  isEmailVerified: boolean
}

/** What is to be paid, by when and how (S2.82). */
export function Payment({ uid, seats, email, isEmailVerified }: PaymentProps) {
  const today = useToday()
  const startDate = termOf(seats)?.startDate ?? ''
  const unpaid = seats.filter((seat) => amountOwed(seat) !== null)
  const references = owedByReference(uid, seats)
  const { bankDetails, sendsLetters } = site
  const isPaid = seats.every(({ enrollment }) => enrollment.paidOn !== '')
  if (unpaid.length === 0) {
    return <Alert kind="ok" text={isPaid ? copy.payment.paid : copy.payment.processed} />
  }
  const byCard = isPayableByCard(unpaid)
  const sentences = [
    copy.payment.due(byCard),
    references.size > 0 && copy.payment.withReference(byCard),
    bankDetails.length === 0 && copy.payment.detailsFollow(),
    sendsLetters && isEmailVerified && copy.payment.letter(email),
  ]
  return (
    <Alert kind="warn" icon={Banknote} text={sentences.filter((sentence) => sentence !== false).join(' ')}>
      <dl className={styles.payment}>
        <Fact name={copy.payment.amount}>{formatMoney(totalOwed(seats), site.money)}</Fact>
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
      {!isEmailVerified && (sendsLetters || bankDetails.length === 0) && (
        <p className="on-screen">{copy.payment.unconfirmed}</p>
      )}
      <PayByCard
        parent={{ uid, email }}
        entries={unpaid.map(({ student, enrollment }) => ({ enrollment, name: fullName(student) }))}
      />
    </Alert>
  )
}
