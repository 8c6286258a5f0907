import { createContext, type MouseEvent, type ReactNode, use } from 'react'
import { Alert } from '../ui/alert.tsx'
import { FormShell, type FormShellProps } from './form-shell.tsx'
import styles from './form.module.css'
import type { Failure } from './use-submit.ts'

export { SubmitButton } from './form-shell.tsx'

/** The sentence above the buttons. */
const SendingFailure = createContext<string | null>(null)

/**
 * The shell of every form. What is to be corrected stands above the fields, because the first wrong one gets the focus;
 * what went wrong in sending stands above the buttons (decision 91).
 */
export function Form({
  failure,
  className,
  children,
  ...rest
}: FormShellProps & { failure?: Failure | undefined }) {
  const wrong = failure?.wrong ?? []
  return (
    <FormShell {...rest} className={`${styles.form ?? ''} ${className ?? ''}`}>
      {failure !== undefined && wrong.length > 0 && (
        <Alert
          kind="error"
          role="alert"
          text={failure.text}
          links={wrong.length > 1 && <WrongFields fields={wrong} />}
        />
      )}
      <SendingFailure value={failure !== undefined && wrong.length === 0 ? failure.text : null}>
        {children}
      </SendingFailure>
    </FormShell>
  )
}

/** Links to the fields that are to be corrected. The address stays: history keeps the state of the page with it. */
function WrongFields({ fields }: { fields: HTMLInputElement[] }) {
  function handleClick(event: MouseEvent, field: HTMLInputElement) {
    event.preventDefault()
    field.focus()
  }
  return (
    <ul className={styles.wrong}>
      {fields.map((field) => (
        <li key={field.id}>
          <a href={`#${field.id}`} onClick={(event) => handleClick(event, field)}>
            {nameOf(field)}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The label, after the name of the group that the field is in: a child has a first name too. */
function nameOf(field: HTMLInputElement): string {
  const parts = [field.closest('fieldset')?.querySelector('legend'), field.labels?.[0]?.firstChild]
  return parts.flatMap((part) => part?.textContent ?? []).join(': ')
}

interface FormActionsProps {
  /** Above the buttons, where the person looks who has pressed one. */
  message?: ReactNode
  children: ReactNode
}

/** The end of a form: its main button, and what goes beside it. */
export function FormActions({ message, children }: FormActionsProps) {
  const failure = use(SendingFailure)
  return (
    <div className={styles.end}>
      {failure !== null && <Alert kind="error" role="alert" text={failure} />}
      {message}
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
