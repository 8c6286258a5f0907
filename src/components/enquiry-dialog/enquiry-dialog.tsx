import { useRef, useState } from 'react'
import { words } from '../../content/en/enquiry'
import type { EnquiryForm } from '../../model/enquiry'
import { Dialog } from '../dialog'
import { showMessage } from '../message'
import { EnquiryFields } from './enquiry-fields'
import { ThankYou } from './thank-you'

interface EnquiryDialogProps {
  /** The title of the course that the enquiry is about; without it, about any level. */
  courseTitle?: string | undefined
  /** Sends what was typed; rejects where that failed. */
  onSend: (enquiry: EnquiryForm) => Promise<void>
  onClose: () => void
}

/**
 * The Enquire Now modal (SPEC sections 4 and 5): the form, then the thank-you. It is open while it is rendered, so
 * closing resets the fields. A failure that comes after closing is still told (DESIGN section 2, Errors).
 */
export function EnquiryDialog({ courseTitle, onSend, onClose }: EnquiryDialogProps) {
  const [isSent, setIsSent] = useState(false)
  const isClosed = useRef(false)
  const title = courseTitle === undefined ? words.titleForAny : words.title(courseTitle)

  function handleClose() {
    isClosed.current = true
    onClose()
  }

  async function send(enquiry: EnquiryForm) {
    try {
      await onSend(enquiry)
      setIsSent(true)
    } catch (error) {
      if (isClosed.current) {
        void showMessage({ title: words.failed, icon: 'error', confirmLabel: words.okay })
      }
      throw error
    }
  }

  return (
    <Dialog title={isSent ? words.thanksTitle : title} onClose={handleClose}>
      {isSent ? <ThankYou onClose={handleClose} /> : <EnquiryFields onSend={send} onCancel={handleClose} />}
    </Dialog>
  )
}
