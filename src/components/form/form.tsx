import type { ComponentProps } from 'react'
import { Alert } from '../ui/alert.tsx'
import { prefetchMessage } from '../dialog/message.ts'
import styles from './form.module.css'

type FormProps = Omit<ComponentProps<'form'>, 'noValidate' | 'method'> & {
  /** The sentence for the whole form, where something is missing or a write has failed. */
  failure?: string | undefined
}

/**
 * The shell of every form. The sentences shown are ours, never the browser's. `post`, so that what is typed never ends
 * up in an address, even if it is sent before the script is there.
 */
export function Form({ failure, className, children, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      className={`${styles.form ?? ''} ${className ?? ''}`}
      noValidate
      method="post"
      onFocusCapture={prefetchMessage}
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
