import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { words } from '#words/components.ts'
import { preloadMessage } from '../dialog/message.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import styles from './form.module.css'

type FormProps = Omit<ComponentProps<'form'>, 'noValidate' | 'method'> & {
  /** The sentence for the whole form, where something is missing or a write has failed. */
  failure?: string | undefined
}

/**
 * The shell of every form. The sentences shown are ours, never the browser's. `post`, so that nothing typed ends up in
 * an address, even where the form is sent before the script has loaded.
 */
export function Form({ failure, className, children, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      className={`${styles.form ?? ''} ${className ?? ''}`}
      noValidate
      method="post"
      onFocusCapture={preloadMessage}
    >
      {failure !== undefined && (
        <div className={styles.failure}>
          <Alert kind="error" role="alert" text={failure} />
        </div>
      )}
      {children}
    </form>
  )
}

/** The end of a form: its main button, and what goes beside it. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

export function SubmitButton({ pendingLabel = words.sending, ...rest }: ComponentProps<typeof Button>) {
  return <Button {...rest} type="submit" pendingLabel={pendingLabel} onClick={ignoreSecondClick} />
}

/** Of a double click, the second one may come after the answer, when the form is empty already. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}
