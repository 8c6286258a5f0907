import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { words } from '../content/en/components'
import styles from './dialog.module.css'
import { useModal } from './use-modal'

interface DialogProps {
  title: string
  /** Asked for by the close button, Escape or a click on the backdrop: the parent stops rendering the dialog. */
  onClose: () => void
  /** While what it sends is under way it stays open, so that its end is seen. */
  isPending?: boolean
  children: ReactNode
}

/**
 * A modal window on the native `<dialog>`, open as long as it is rendered: `{isOpen && <Dialog …>}`. Closing unmounts
 * it, so that what was typed is gone (SPEC section 4, Enquiry modal), and the focus returns to where it was.
 */
export function Dialog({ title, onClose, isPending = false, children }: DialogProps) {
  const titleId = useId()
  const close = isPending ? stay : onClose
  const dialog = useModal(close)
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId}>
      <div className="edge edge-small" aria-hidden="true" />
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <button
          type="button"
          className={styles.close}
          aria-label={words.close}
          onClick={close}
          aria-disabled={isPending}
        >
          <X aria-hidden="true" size={24} strokeWidth={2.25} />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}

function stay() {
  return undefined
}
