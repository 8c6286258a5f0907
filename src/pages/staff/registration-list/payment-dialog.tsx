import { FormDialog } from '#components/dialog/dialog.tsx'
import { Field } from '#components/form/field.tsx'
import { explainFields, useSubmit } from '#components/form/use-submit.ts'
import { useToday } from '#components/use-today.ts'
import { formatDay } from '#copy/format.ts'
import { copy as registrationCopy, list, payment as copy } from '#copy/office.ts'
import { notePayment } from '#data/office/registrations.ts'
import { readForm } from '#lib/read-form.ts'
import { paymentForm } from '#model/office/payment.ts'
import { amountOwed } from '#model/enrollment.ts'
import type { OfficeRegistration } from '#model/office/registration.ts'
import { type Outcome, saving } from '../outcome.tsx'
import { nameOf, owedInAll } from './registration-cells.tsx'

export interface RegistrationsDialogProps {
  registrations: OfficeRegistration[]
  /** Called with a sentence that says what was done, and an undo function if there is one. */
  onDone: (sentence: string, undo?: Outcome['undo']) => void
  onClose: () => void
}

/**
 * Marks registrations as paid, with a note if the sum differed, or as unpaid. Of several, only the unpaid ones are
 * marked; if all are paid, one takes the note of a second payment.
 */
export function PaymentDialog({ registrations, onDone, onClose }: RegistrationsDialogProps) {
  const today = useToday()
  const owed = registrations.filter(isOwed)
  const current = registrations.filter(({ withdrawal }) => withdrawal === null)
  const toMark = owed.length > 0 ? owed : [...current, ...registrations].slice(0, 1)
  const alreadyPaid = registrations.filter((registration) => !toMark.includes(registration))
  const [single] = toMark.length === 1 ? toMark : []
  const sending = useSubmit({
    read: (form) => readForm(paymentForm, form),
    explain: (codes) => explainFields(codes, undefined, { 'not-a-day': copy.notADay }),
    write: async ({ paidOn, note }) => {
      // The notes of several registrations are not shown.
      const noted = { paidOn, note: single === undefined && note === '' ? undefined : note }
      const changed = await notePayment(toMark, noted)
      if (changed.length === 0) onDone(copy.elsewhere)
      else onDone(copy.done(changed.map(nameOf), formatDay(paidOn)), () => undo(changed, noted))
    },
    explainFailure: () => list.failed,
  })
  return (
    <FormDialog {...saving} title={copy.title} sending={sending} onClose={onClose}>
      <p>{copy.lead(toMark.map(nameOf), owedInAll(toMark))}</p>
      {alreadyPaid.length > 0 && <p>{copy.others(alreadyPaid.map(nameOf))}</p>}
      <Field
        label={copy.paidOn}
        name="paidOn"
        type="date"
        max={today}
        hint={copy.paidOnHint}
        defaultValue={single === undefined || isOwed(single) ? today : single.enrollment.paidOn}
        isOptional
      />
      <Field
        label={registrationCopy.note}
        name="note"
        maxLength={200}
        hint={copy.noteHint}
        defaultValue={single?.paymentNote}
        autoComplete="off"
        isOptional
      />
    </FormDialog>
  )
}

function isOwed(registration: OfficeRegistration): boolean {
  return amountOwed(registration) !== null
}

/** Restores the earlier payments. @returns whether nobody else has changed them since. */
async function undo(changed: OfficeRegistration[], noted: { paidOn: string; note: string | undefined }) {
  const undone = await Promise.all(
    changed.map((before) => {
      const enrollment = { ...before.enrollment, paidOn: noted.paidOn }
      const now = { ...before, enrollment, paymentNote: noted.note ?? before.paymentNote }
      return notePayment([now], { paidOn: before.enrollment.paidOn, note: before.paymentNote })
    }),
  )
  return undone.every((rows) => rows.length > 0)
}
