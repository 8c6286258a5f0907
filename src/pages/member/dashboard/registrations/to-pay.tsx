import { Banknote } from 'lucide-react'
import { useSignedInUser } from '#auth/auth.tsx'
import { PayByCard } from '#components/course/pay-by-card.tsx'
import { SchoolEmail } from '#components/page/school-contact.tsx'
import { Alert } from '#components/ui/alert.tsx'
import { Copyable } from '#components/ui/copyable.tsx'
import { Sentences } from '#components/ui/sentences.tsx'
import { useToday } from '#components/use-today.ts'
import { copy as courseCopy } from '#copy/courses.ts'
import { copy } from '#copy/dashboard.ts'
import { confirmation } from '#copy/enrol.ts'
import { site } from '#content/site.ts'
import { formatDay } from '#copy/format.ts'
import { usePaidWithdrawals } from '#data/enrollment.ts'
import { formatMoney } from '#lib/format.ts'
import { hasEnded } from '#model/course.ts'
import { isPayableByCard, owedByReference, totalOwed } from '#model/enrollment.ts'
import { levelFrom } from '#model/values/level.ts'
import { displayNameOf, shortCourseNameOf, type CourseRegistration } from './registration-details.tsx'

/** What is to be paid and how, once per reference: brothers and sisters in one term share it. */
export function ToPay({ uid, registrations }: { uid: string; registrations: CourseRegistration[] }) {
  const today = useToday()
  const { email } = useSignedInUser()
  const byReference = owedByReference(uid, registrations)
  if (byReference.size === 0) return null
  const { bankDetails } = site
  const due = copy.registrations.due(isPayableByCard(registrations))
  return (
    <Alert
      kind="warn"
      icon={Banknote}
      text={bankDetails.length === 0 ? `${due} ${confirmation.payment.detailsFollow()}` : due}
    >
      {Array.from(byReference, ([reference, owed]) => (
        <div key={reference}>
          <Sentences text={sentenceOf(owed, today)} /> <Copyable text={reference} />
        </div>
      ))}
      {bankDetails.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <PayByCard
        parent={{ uid, email }}
        entries={Array.from(byReference.values()).flatMap((owed) =>
          owed.map((one) => ({
            enrollment: one.enrollment,
            // Tells apart two terms of one level.
            name: `${displayNameOf(one)}, ${shortCourseNameOf(one)}${byReference.size > 1 ? ` (${copy.registrations.begins(formatDay(one.enrollment.startDate))})` : ''}`,
          })),
        )}
      />
    </Alert>
  )
}

/** What was paid for and then withdrawn, and whom to ask for a refund, until its term would have ended. */
export function PaidWithdrawals({ uid }: { uid: string }) {
  const today = useToday()
  const { withdrawn, unknownCourse } = copy.registrations
  const records = usePaidWithdrawals(uid).data?.filter((record) => !hasEnded(record, today)) ?? []
  if (records.length === 0) return null
  const said = records.map(({ courseId, studentName, cost, paidOn }) => {
    const what = `${courseCopy.levelOrTitle(levelFrom(courseId), unknownCourse)}, ${studentName}`
    return withdrawn.of(what, formatMoney(cost ?? 0, site.money), formatDay(paidOn))
  })
  return (
    <Alert kind="info" icon={Banknote} text={[withdrawn.title, ...said, withdrawn.write()].join(' ')}>
      <SchoolEmail />
    </Alert>
  )
}

function sentenceOf(owed: [CourseRegistration, ...CourseRegistration[]], today: string): string {
  const [first] = owed
  const { startDate } = first.enrollment
  return copy.registrations.dueFor(
    shortCourseNameOf(first),
    owed.map(displayNameOf),
    formatMoney(totalOwed(owed), site.money),
    startDate > today ? formatDay(startDate) : '',
  )
}
