import { Banknote } from 'lucide-react'
import { useSignedInUser } from '#auth/auth.tsx'
import { PayByCard } from '#components/course/pay-by-card.tsx'
import { Alert } from '#components/ui/alert.tsx'
import { Copyable } from '#components/ui/copyable.tsx'
import { Sentences } from '#components/ui/sentences.tsx'
import { useToday } from '#components/use-today.ts'
import { copy } from '#copy/dashboard.ts'
import { site } from '#content/site.ts'
import { formatDay } from '#copy/format.ts'
import { formatMoney } from '#lib/format.ts'
import { isPayableByCard, owedByReference, totalOwed } from '#model/enrollment.ts'
import { calledName, levelOf, type Registration } from './registration-details.tsx'

/** What is still to pay, with each reference once: brothers and sisters in one term share it. */
export function ToPay({ uid, registrations }: { uid: string; registrations: Registration[] }) {
  const today = useToday()
  const { email } = useSignedInUser()
  const byReference = owedByReference(uid, registrations)
  if (byReference.size === 0) return null
  return (
    <Alert kind="warn" icon={Banknote} text={copy.registrations.due(isPayableByCard(registrations))}>
      {Array.from(byReference, ([reference, owed]) => (
        <div key={reference}>
          <Sentences text={sentenceOf(owed, today)} /> <Copyable text={reference} />
        </div>
      ))}
      <PayByCard
        parent={{ uid, email }}
        entries={Array.from(byReference.values()).flatMap((owed) =>
          owed.map((one) => ({
            enrollment: one.enrollment,
            name: [calledName(one), levelOf(one), byReference.size > 1 && formatDay(one.enrollment.startDate)]
              .filter(Boolean)
              .join(', '),
          })),
        )}
      />
    </Alert>
  )
}

function sentenceOf(owed: [Registration, ...Registration[]], today: string): string {
  const [first] = owed
  const { startDate } = first.enrollment
  return copy.registrations.dueFor(
    levelOf(first),
    owed.map(calledName),
    formatMoney(totalOwed(owed), site.money),
    startDate > today ? formatDay(startDate) : '',
  )
}
