import { FormDialog } from '#components/dialog/dialog.tsx'
import { Field } from '#components/form/field.tsx'
import { explainFields, useSubmit } from '#components/form/use-submit.ts'
import { useToday } from '#components/use-today.ts'
import { formatDay } from '#copy/format.ts'
import { copy as registration, list, payment as copy } from '#copy/office.ts'
import { notePayment } from '#data/office/registrations.ts'
import { readForm } from '#lib/read-form.ts'
import { paymentForm } from '#model/office/payment.ts'
import { amountOwed } from '#model/enrollment.ts'
import type { Registration } from '#model/office/registration.ts'
import { type Outcome, saving } from '../outcome.tsx'
import { nameOf, owedInAll } from './registration-cells.tsx'

export interface RegistrationsDialogProps {
  registrations: Registration[]
  /** Takes the sentence that says what was done, and what undoes it where something does. */
  onDone: (sentence: string, undo?: Outcome['undo']) => void
  onClose: () => void
}

/**
 * Notes when registrations were paid, with a word where the sum was another one; also that they were not. Of several those
 * count that are owed; where none is, one takes the note of a second payment.
 */
export function PaymentDialog({ registrations, onDone, onClose }: RegistrationsDialogProps) {
  const today = useToday()
  const owed = registrations.filter(isOwed)
  const places = registrations.filter(({ withdrawal }) => withdrawal === null)
  const meant = owed.length > 0 ? owed : [...places, ...registrations].slice(0, 1)
  const others = registrations.filter((registration) => !meant.includes(registration))
  const [one] = meant.length === 1 ? meant : []
  const sending = useSubmit({
    read: (form) => readForm(paymentForm, form),
    explain: (codes) => explainFields(codes, undefined, { 'not-a-day': copy.notADay }),
    write: async ({ paidOn, note }) => {
      // Nobody has seen the notes of several.
      const noted = { paidOn, note: one === undefined && note === '' ? undefined : note }
      const changed = await notePayment(meant, noted)
      if (changed.length === 0) onDone(copy.elsewhere)
      else onDone(copy.done(changed.map(nameOf), formatDay(paidOn)), () => undo(changed, noted))
    },
    explainFailure: () => list.failed,
  })
  return (
    <FormDialog {...saving} title={copy.title} sending={sending} onClose={onClose}>
      <p>{copy.lead(meant.map(nameOf), owedInAll(meant))}</p>
      {others.length > 0 && <p>{copy.others(others.map(nameOf))}</p>}
      <Field
        label={copy.paidOn}
        name="paidOn"
        type="date"
        max={today}
        hint={copy.paidOnHint}
        defaultValue={one === undefined || isOwed(one) ? today : one.enrollment.paidOn}
        isOptional
      />
      <Field
        label={registration.note}
        name="note"
        maxLength={200}
        hint={copy.noteHint}
        defaultValue={one?.paymentNote}
        autoComplete="off"
        isOptional
      />
    </FormDialog>
  )
}

function isOwed(registration: Registration): boolean {
  return amountOwed(registration) !== null
}

/** Puts back what was noted before. @returns whether nobody else has changed it meanwhile. */
async function undo(changed: Registration[], noted: { paidOn: string; note: string | undefined }) {
  const undone = await Promise.all(
    changed.map((before) => {
      const enrollment = { ...before.enrollment, paidOn: noted.paidOn }
      const now = { ...before, enrollment, paymentNote: noted.note ?? before.paymentNote }
      return notePayment([now], { paidOn: before.enrollment.paidOn, note: before.paymentNote })
    }),
  )
  return undone.every((rows) => rows.length > 0)
}
