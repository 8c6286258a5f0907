import type { ReactNode } from 'react'
import { Form, FormActions, SubmitButton } from './form.tsx'
import { useSubmit } from './use-submit.ts'

interface ActionFormProps {
  label: string
  pending?: string
  variant?: 'second' | 'third'
  onSend: (form: HTMLFormElement) => Promise<void>
  failed: string
  children?: ReactNode
}

export function ActionForm({
  label,
  pending,
  variant = 'second',
  onSend,
  failed,
  children,
}: ActionFormProps) {
  const sending = useSubmit({ write: (_, form) => onSend(form), explainFailure: () => failed })
  return (
    <Form sending={sending}>
      {children}
      <FormActions>
        <SubmitButton variant={variant} pendingLabel={pending}>
          {label}
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
