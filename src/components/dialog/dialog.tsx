import { X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { words } from '#words/components.ts'
import styles from './dialog.module.css'
import { IconButton } from '../ui/icon-button.tsx'
import { useModal } from './use-modal.ts'

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
        <IconButton label={words.close} icon={X} onClick={close} aria-disabled={isPending} />
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}

function stay() {
  return undefined
}
