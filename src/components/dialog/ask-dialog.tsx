import type { ComponentProps } from 'react'
import { Form, FormActions, SubmitButton } from '../form/form.tsx'
import { useSubmit } from '../form/use-submit.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from './dialog.tsx'

interface AskDialogProps extends Omit<ComponentProps<typeof Dialog>, 'isPending'> {
  /** The buttons, cancel and confirm; what confirm says while pending, and the failure. */
  keep: string
  go: string
  pending?: string
  failed: string
  onGo: () => Promise<void>
  describedBy?: { keep?: string; go?: string }
}

export function AskDialog(props: AskDialogProps) {
  const { keep, go, pending, failed, onGo, describedBy = {}, children, ...rest } = props
  const sending = useSubmit({ write: onGo, explainFailure: () => failed })
  const { isPending } = sending
  return (
    <Dialog {...rest} isPending={isPending}>
      <Form sending={sending}>
        {children}
        <FormActions>
          {/* First and main, so that the focus is on it: a second Enter takes nothing away. */}
          <Button aria-describedby={describedBy.keep} onClick={rest.onClose} isPending={isPending}>
            {keep}
          </Button>
          <SubmitButton variant="second" aria-describedby={describedBy.go} pendingLabel={pending}>
            {go}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
