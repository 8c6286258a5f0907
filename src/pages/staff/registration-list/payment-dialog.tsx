import { Dialog } from '#components/dialog/dialog.tsx'
import { Field } from '#components/form/field.tsx'
import { Form, FormActions } from '#components/form/form.tsx'
import { explainFields, useSubmit } from '#components/form/use-submit.ts'
import { useToday } from '#components/use-today.ts'
import { formatDay } from '#copy/format.ts'
import { copy as registration, list, payment as copy } from '#copy/office.ts'
import { notePayment } from '#data/office/registrations.ts'
import { readForm } from '#lib/read-form.ts'
import { isRealDay } from '#model/dates/day.ts'
import { paymentForm } from '#model/office/payment.ts'
import type { Registration } from '#model/office/registration.ts'
import { nameOf, owedFor } from './registration-cells.tsx'

export interface RegistrationsDialogProps {
  registrations: Registration[]
  /** Takes the sentence that says what was done, and what undoes it where something does. */
  onDone: (sentence: string, undo?: () => Promise<unknown>) => void
  onClose: () => void
}

/** Notes when registrations were paid, with a word where the sum was another one; also that they were not. */
export function PaymentDialog({ registrations, onDone, onClose }: RegistrationsDialogProps) {
  const today = useToday()
  const names = registrations.map(nameOf)
  const paid = registrations.filter(({ enrollment }) => enrollment.paidOn !== '')
  const { onSubmit, isPending, errors, failure } = useSubmit({
    read: (form) => readForm(paymentForm, form),
    explain: (codes) => explainFields(codes, undefined, { 'not-a-day': copy.notADay }),
    write: async ({ paidOn, note }) => {
      const changed = await notePayment(registrations, { paidOn, note })
      if (changed.length === 0) onDone(copy.elsewhere)
      else
        onDone(copy.done(changed.map(nameOf), isRealDay(paidOn) ? formatDay(paidOn) : ''), () =>
          Promise.all(changed.map((before) => undo(before, { paidOn, note }))),
        )
    },
    explainFailure: () => list.failed,
  })
  return (
    <Dialog title={copy.title} onClose={onClose} isPending={isPending}>
      <Form onSubmit={onSubmit} failure={failure}>
        <p>{copy.lead(names, owedFor(registrations))}</p>
        {paid.length > 0 && <p>{copy.alreadyPaid(paid.map(nameOf))}</p>}
        <Field
          label={copy.paidOn}
          name="paidOn"
          type="date"
          max={today}
          hint={copy.paidOnHint}
          defaultValue={paid.length < registrations.length ? today : paid[0]?.enrollment.paidOn}
          error={errors.paidOn}
          isOptional
        />
        <Field
          label={registration.note}
          name="note"
          maxLength={200}
          hint={copy.noteHint}
          defaultValue={registrations[0]?.paymentNote}
          error={errors.note}
          autoComplete="off"
          isOptional
        />
        <FormActions submit={list.save} pending={list.saving} isPending={isPending} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}

/** Puts back what was noted before. */
function undo(before: Registration, noted: { paidOn: string; note: string }) {
  const enrollment = { ...before.enrollment, paidOn: noted.paidOn }
  const now = { ...before, enrollment, paymentNote: noted.note }
  return notePayment([now], { paidOn: before.enrollment.paidOn, note: before.paymentNote })
}
