import { useState } from 'react'
import { words as commonWords } from '#words/components.ts'
import { words } from '#words/enquiry.ts'
import type { EnquiryForm } from '#model/enquiry.ts'
import { Dialog } from './dialog.tsx'
import { showMessage } from './message.ts'
import { ThankYou } from './thank-you.tsx'
import { EnquiryFields } from './enquiry-fields.tsx'

interface EnquiryDialogProps {
  /** The title of the course that the enquiry is about; without it, about any level. */
  courseTitle?: string | undefined
  /** Sends what was typed; rejects where that failed. */
  onSend: (enquiry: EnquiryForm) => Promise<void>
  onClose: () => void
}

/**
 * The Enquire Now modal (SPEC sections 4 and 5): the form, then the thank-you. It is open while it is rendered, so
 * closing resets the fields.
 */
export function EnquiryDialog({ courseTitle, onSend, onClose }: EnquiryDialogProps) {
  const [isSent, setIsSent] = useState(false)
  const title = courseTitle === undefined ? words.titleForAny : words.title(courseTitle)

  async function send(enquiry: EnquiryForm, form: HTMLFormElement) {
    await onSend(enquiry)
    if (form.isConnected) setIsSent(true)
    // The dialog was closed while nobody knew.
    else
      void showMessage({
        title: words.thanksTitle,
        text: words.thanks,
        icon: 'success',
        confirmLabel: commonWords.okay,
      })
  }

  return (
    <Dialog title={isSent ? words.thanksTitle : title} onClose={onClose}>
      {isSent ? (
        <ThankYou onClose={onClose}>{words.thanks}</ThankYou>
      ) : (
        <EnquiryFields onSend={send} onCancel={onClose} />
      )}
    </Dialog>
  )
}
