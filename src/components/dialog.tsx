import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { words } from '../content/en/common-form'
import styles from './dialog.module.css'
import { useModal } from './use-modal'

interface DialogProps {
  title: string
  /** Asked for by the close button, Escape or a click on the backdrop: the parent stops rendering the dialog. */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal window on the native `<dialog>`, open as long as it is rendered: `{isOpen && <Dialog …>}`. Closing unmounts
 * it, so that what was typed is gone (SPEC section 4, Enquiry modal), and the focus returns to where it was.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const titleId = useId()
  const dialog = useModal(onClose)
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      <div className="edge edge-small" aria-hidden="true" />
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={words.close} onClick={onClose}>
          <X aria-hidden="true" size={24} strokeWidth={2.25} />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
