import { CreditCard } from 'lucide-react'
import { ButtonAnchor } from '#components/ui/button.tsx'
import { copy } from '#copy/courses.ts'
import { site } from '#content/site.ts'
import { formatList } from '#copy/format.ts'
import { formatMoney } from '#lib/format.ts'
import { cardPaymentOf, type Enrollment } from '#model/enrollment.ts'
import styles from './pay-by-card.module.css'

interface PayByCardProps {
  parent: { uid: string; email: string }
  entries: readonly { enrollment: Enrollment; name: string }[]
}

/** A link to the payment service for each unpaid registration that can be paid by card; nothing if there are none. */
export function PayByCard({ parent, entries }: PayByCardProps) {
  const payments = entries
    .map(({ enrollment, name }) => ({ name, enrollment, address: cardPaymentOf(parent, enrollment) }))
    .filter(({ address }) => address !== '')
  if (payments.length === 0) return null
  const hosts = new Set(payments.map(({ address }) => new URL(address).host))
  return (
    <div className={`on-screen ${styles.card ?? ''}`}>
      {payments.map(({ name, enrollment, address }) => (
        <ButtonAnchor
          key={enrollment.id}
          href={address}
          variant="second"
          isSmall
          icon={<CreditCard aria-hidden="true" size={20} strokeWidth={2.25} />}
        >
          {copy.card.pay(name, formatMoney(enrollment.cost ?? 0, site.money))}
        </ButtonAnchor>
      ))}
      <p>{copy.card.note(formatList([...hosts]))}</p>
    </div>
  )
}
