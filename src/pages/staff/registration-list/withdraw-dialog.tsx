import { Dialog } from '#components/dialog/dialog.tsx'
import { Form, FormActions, SubmitButton } from '#components/form/form.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { Button } from '#components/ui/button.tsx'
import { formatList } from '#copy/format.ts'
import { list, withdrawal as copy } from '#copy/office.ts'
import { refreshOffice } from '#data/office/pages.ts'
import { withdrawForFamily } from '#data/office/registrations.ts'
import type { RegistrationsDialogProps } from './payment-dialog.tsx'
import { levelOf, nameOf } from './registration-cells.tsx'

/** Asks before the school gives up places; it may at any time. */
export function WithdrawDialog({ registrations, onDone, onClose }: RegistrationsDialogProps) {
  const names = registrations.map((registration) => `${nameOf(registration)} (${levelOf(registration)})`)
  const paid = registrations.filter(({ enrollment }) => enrollment.paidOn !== '')
  const { onSubmit, isPending, failure } = useSubmit({
    read: () => ({ ok: true, value: null }),
    write: async () => {
      let gone = 0
      try {
        // One after the other: two of one child change the same list of levels.
        for (const registration of registrations) {
          await withdrawForFamily(registration)
          gone += 1
        }
        onDone(copy.done(names))
      } catch (error) {
        if (gone === 0) throw error
        onDone(copy.partly(names.slice(0, gone), names.slice(gone)))
      }
      void refreshOffice()
    },
    explainFailure: () => list.failed,
  })
  return (
    <Dialog title={copy.title(registrations.length)} onClose={onClose} isPending={isPending}>
      <Form onSubmit={onSubmit} failure={failure}>
        <p>{formatList(names)}.</p>
        <p>{copy.text}</p>
        {paid.length > 0 && <p>{copy.paid(paid.map(nameOf))}</p>}
        <FormActions>
          {/* First and main, so that the focus is on it: a second Enter takes nothing away. */}
          <Button onClick={onClose} isPending={isPending}>
            {copy.keep}
          </Button>
          <SubmitButton variant="second" isPending={isPending} pendingLabel={copy.pending}>
            {copy.open}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
