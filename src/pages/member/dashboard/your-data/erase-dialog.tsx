import { useSignedInUser } from '#auth/auth.tsx'
import { Dialog } from '#components/dialog/dialog.tsx'
import { Form, FormActions, PrivacyNote, SubmitButton } from '#components/form/form.tsx'
import { useSubmit } from '#components/form/use-submit.ts'
import { Skeleton } from '#components/loading/loading.tsx'
import { focusOnMount } from '#components/page/focus-heading.ts'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { useToday } from '#components/use-today.ts'
import { site } from '#content/site.ts'
import { copy } from '#copy/dashboard.ts'
import { useEnrollments } from '#data/enrollment.ts'
import { askForErasure } from '#data/family-request.ts'
import { refetchPending } from '#data/read.ts'
import { formatMoney } from '#lib/format.ts'
import { totalOwed } from '#model/enrollment.ts'

const { erasure } = copy

/** Says what erasing takes and what comes before it, and asks the school for it. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const account = useSignedInUser()
  const enrollments = useEnrollments(account.uid)
  const today = useToday()
  const { onSubmit, isPending, failure } = useSubmit({
    read: () => ({ ok: true, value: null }),
    write: async () => {
      await askForErasure(account, erasure.nameless, erasure.comment)
      onClose()
    },
    explainFailure: () => erasure.failed,
  })
  const places = enrollments.data ?? []
  const owed = totalOwed(places.map((enrollment) => ({ enrollment })))
  const before = [
    places.some(({ endDate }) => endDate === '' || endDate >= today) && erasure.withdraw,
    owed > 0 && erasure.pay(formatMoney(owed, site.money)),
  ].filter((sentence) => sentence !== false)

  return (
    <Dialog title={erasure.title} onClose={onClose} isPending={isPending}>
      {enrollments.status === 'loading' ? (
        <Skeleton shape="text" onTryAgain={refetchPending} />
      ) : (
        <Form onSubmit={onSubmit} failure={failure}>
          <p>{erasure.text}</p>
          {before.length > 0 && <Alert kind="warn" text={before.join(' ')} />}
          <PrivacyNote />
          <FormActions>
            {/* First and main, so that a second Enter asks for nothing. */}
            <Button ref={focusOnMount} onClick={onClose} isPending={isPending}>
              {erasure.keep}
            </Button>
            <SubmitButton variant="second" isPending={isPending}>
              {erasure.submit}
            </SubmitButton>
          </FormActions>
        </Form>
      )}
    </Dialog>
  )
}
