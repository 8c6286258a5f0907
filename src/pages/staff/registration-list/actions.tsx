import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { formatTerm } from '#copy/format.ts'
import { copy, families, list as listCopy, move, payment, withdrawal } from '#copy/office.ts'
import { schoolDayOf } from '#components/use-today.ts'
import { csvOf } from '#lib/csv.ts'
import { download } from '#lib/download.ts'
import { mailtoAll } from '#model/office/mailto.ts'
import { ageOn } from '#model/dates/day.ts'
import type { PublishedTerm } from '#model/office/term.ts'
import { childOf, contactOf, type OfficeRegistration } from '#model/office/registration.ts'
import { fullName } from '#model/values/name.ts'
import { MoveDialog } from './move-dialog.tsx'
import type { Outcome } from '../outcome.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { WithdrawRegistrationsDialog } from './withdraw-registrations-dialog.tsx'
import styles from '../staff.module.css'

interface ActionsProps {
  rows: OfficeRegistration[]
  terms: PublishedTerm[]
  isWithdrawn: boolean
  onDone: (outcome: Outcome) => void
}

export function Actions(props: ActionsProps) {
  const { rows, terms, isWithdrawn, onDone } = props
  const [asked, setAsked] = useState<'payment' | 'withdraw' | 'move' | null>(null)
  const [one] = rows
  const dialog = {
    registrations: rows,
    onDone: (sentence: string, undo?: Outcome['undo']) => onDone({ sentence, undo }),
    onClose: () => setAsked(null),
  }
  return (
    <div className={styles.actions}>
      <span>{copy.chosen(rows.length)}</span>
      <Button isSmall onClick={() => setAsked('payment')}>
        {payment.open}
      </Button>
      {!isWithdrawn && (
        <Button isSmall variant="second" onClick={() => setAsked('withdraw')}>
          {withdrawal.open}
        </Button>
      )}
      {rows.length === 1 && !isWithdrawn && (
        <Button isSmall variant="second" onClick={() => setAsked('move')}>
          {move.open}
        </Button>
      )}
      <WriteToFamilies rows={rows} onCopied={() => onDone({ sentence: copy.addressesCopied })} />
      <Button
        isSmall
        variant="second"
        onClick={() => download(csvOf(tableOf(rows)), `${copy.files.registrations}.csv`, 'text/csv')}
      >
        {listCopy.csv}
      </Button>
      {asked === 'payment' && <PaymentDialog {...dialog} />}
      {asked === 'withdraw' && <WithdrawRegistrationsDialog {...dialog} />}
      {asked === 'move' && one !== undefined && <MoveDialog {...dialog} registration={one} terms={terms} />}
    </div>
  )
}

/** Opens the mail program with the families in bcc; if they are too many for it, copies their addresses. */
function WriteToFamilies({ rows, onCopied }: { rows: OfficeRegistration[]; onCopied: () => void }) {
  const [hasFailed, setHasFailed] = useState(false)
  const addresses = [...new Set(rows.map((row) => contactOf(row).email))].filter((email) => email !== '')
  const href = mailtoAll(addresses)

  async function handleWrite() {
    if (href !== null) {
      location.href = href
      return
    }
    try {
      await navigator.clipboard.writeText(addresses.join(', '))
      onCopied()
    } catch {
      setHasFailed(true)
    }
  }

  return (
    <>
      <Button isSmall variant="second" onClick={() => void handleWrite()}>
        {copy.write(addresses.length)}
      </Button>
      {hasFailed && (
        <textarea readOnly aria-label={copy.write(addresses.length)} value={addresses.join(', ')} />
      )}
    </>
  )
}

/** For a spreadsheet: a header and a row for each; days are `YYYY-MM-DD`. */
function tableOf(rows: readonly OfficeRegistration[]): string[][] {
  const { child, age, level, parent, payment, enrolled } = copy.columns
  const { email, phone } = families.columns
  const heads = [child, age, level, copy.term, copy.day, parent, email, phone, copy.reference, copy.cost]
  return [
    [...heads, payment, copy.note, enrolled],
    ...rows.map((row) => {
      const { enrollment, student, reference, paymentNote } = row
      const { courseId, days, cost, paidOn, enrolledAt } = enrollment
      const contact = contactOf(row)
      const years = ageOn(student?.birthdate ?? '', schoolDayOf(Date.now()))
      return [
        ...[childOf(row), String(years ?? ''), courseId],
        ...[formatTerm(enrollment.termId, enrollment), days.join(' ')],
        ...[fullName(row.parent), contact.email, contact.phoneNumber, reference, String(cost ?? '')],
        ...[paidOn, paymentNote, schoolDayOf(enrolledAt)],
      ]
    }),
  ]
}
