import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { components as words } from '#words/layout.ts'
import { FormActions } from '../form/form.tsx'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import styles from './dialog.module.css'
import { useModal } from './use-modal.ts'

interface DialogProps {
  title: string
  /** The close button, Escape or a click on the backdrop: the parent then stops rendering the dialog. */
  onClose: () => void
  /** Keeps the dialog open while its form is being sent, so that the outcome is seen. */
  isPending?: boolean
  /** Once its form has been sent: the sentence that takes the form's place, and the focus with it. */
  thanks?: string | undefined
  /** The form. */
  children: ReactNode
}

/**
 * Open as long as it is rendered: `{isOpen && <Dialog …>}`. Closing resets its fields and restores the focus. It is put
 * at the end of the document: inside the page, its neighbours would be styled anew (decision 115).
 */
export function Dialog({ title, onClose, isPending = false, thanks, children }: DialogProps) {
  const titleId = useId()
  const close = isPending ? () => undefined : onClose
  const dialog = useModal(close)
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      <div className="edge edge-small" aria-hidden="true" />
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <IconButton label={words.close} icon={X} onClick={close} aria-disabled={isPending} />
      </div>
      <div className={styles.body}>
        {/* There before the thanks are, so that screen readers notice them. */}
        <div role="status">{thanks !== undefined && <Thanks>{thanks}</Thanks>}</div>
        {thanks === undefined ? (
          children
        ) : (
          <FormActions>
            <Button onClick={close}>{words.close}</Button>
          </FormActions>
        )}
      </div>
    </dialog>,
    document.body,
  )
}

/** Takes the focus, because the field that had it is gone. */
function Thanks({ children }: { children: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => text.current?.focus(), [])
  return (
    <p className={styles.thanks} ref={text} tabIndex={-1}>
      {children}
    </p>
  )
}
