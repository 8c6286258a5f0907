import { type ComponentProps, type MouseEvent, type ReactNode, use } from 'react'
import { useHref } from 'react-router-dom'
import { fields as fieldCopy } from '#copy/forms.ts'
import { components as copy } from '#copy/layout.ts'
import { fillCarried } from '#lib/carried-page.ts'
import { paths } from '#lib/paths.ts'
import { preloadMessage } from '../dialog/message.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import styles from './form.module.css'
import { noSending, type Sending, SendingContext } from './use-submit.ts'

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'noValidate' | 'method' | 'onSubmit'> {
  sending?: Sending
}

/**
 * Every form. Field errors are listed above the fields, because the first invalid one gets the focus; failures to send
 * are shown above the buttons (decision 93). The sentences are ours, never the browser's. `post`, so that nothing typed
 * ends up in an address, even if the form is sent before the script has loaded.
 */
export function Form({ sending = noSending, className, children, ...rest }: FormProps) {
  const { failure } = sending
  const wrong = failure?.wrong ?? []
  return (
    <form
      {...rest}
      className={`${styles.form ?? ''} ${className ?? ''}`}
      ref={fillCarried}
      noValidate
      method="post"
      onSubmit={sending.onSubmit}
      onInput={preloadMessage}
      onSubmitCapture={preloadMessage}
    >
      {failure !== undefined && wrong.length > 0 && (
        <Alert
          kind="error"
          role="alert"
          text={failure.text}
          links={wrong.length > 1 && <WrongFields fields={wrong} />}
        />
      )}
      <SendingContext value={sending}>{children}</SendingContext>
    </form>
  )
}

/** Links to the invalid fields. The address stays: the history entry keeps the state of the page. */
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

/** The label, after the name of its group: a child has a first name too. */
function nameOf(field: HTMLInputElement): string {
  const parts = [field.closest('fieldset')?.querySelector('legend'), field.labels?.[0]?.firstChild]
  return parts.flatMap((part) => part?.textContent ?? []).join(': ')
}

interface FormActionsProps {
  /** Above the buttons, where somebody who has pressed one is looking. */
  message?: ReactNode
  /** The label of the main button, and the label while the form is being sent. */
  submit?: string
  pending?: string | undefined
  onCancel?: () => void
  children?: ReactNode
}

export function FormActions(props: FormActionsProps) {
  const { message, submit, pending, onCancel, children } = props
  const { isPending, failure } = use(SendingContext)
  return (
    <div className={styles.end}>
      {failure?.wrong.length === 0 && <Alert kind="error" role="alert" text={failure.text} />}
      {message}
      <div className={`row ${styles.actions ?? ''}`}>
        {submit !== undefined && <SubmitButton pendingLabel={pending}>{submit}</SubmitButton>}
        {onCancel !== undefined && (
          <Button variant="third" onClick={onCancel} isPending={isPending}>
            {copy.cancel}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}

export function SubmitButton({ pendingLabel = copy.sending, ...rest }: ComponentProps<typeof Button>) {
  const { isPending } = use(SendingContext)
  return (
    <>
      <Button
        {...rest}
        type="submit"
        isPending={isPending}
        pendingLabel={pendingLabel}
        onClick={ignoreSecondClick}
      />
      <span className="visually-hidden" aria-live="polite">
        {isPending && pendingLabel}
      </span>
    </>
  )
}

/** The second click of a double click may come after the response, when the form is already empty. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}

/** For each form with a birthdate. Opens in a new tab, so that a half-filled form is not lost. */
export function PrivacyNote() {
  const href = useHref(paths.privacy)
  const { text, link, newTab } = fieldCopy.privacyNote
  return (
    <p className={`small ${styles.note ?? ''}`}>
      {text}{' '}
      <a href={href} target="_blank" rel="noreferrer">
        {link} {newTab}
      </a>
    </p>
  )
}
