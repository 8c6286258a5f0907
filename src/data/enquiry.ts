import { collection, doc, serverTimestamp, setDoc } from 'firebase/firestore/lite'
import { UnknownOutcome } from '../lib/unknown-outcome'
import type { Enquiry } from '../model/enquiry'
import { firestore } from './firestore'
import { isDenied, writeOnce } from './write'

/**
 * What sends the enquiries of one form to the school, dated by this device in milliseconds (S3.15) and by the server. An
 * enquiry that is sent again, because its answer was lost, arrives once; one that was changed meanwhile is another.
 * The sender rejects
 * - with FirebaseError where the rules have refused the enquiry;
 * - with UnknownOutcome where it cannot be known whether it has arrived; it may be sent again at any time.
 */
export function createEnquirySender(): (enquiry: Enquiry) => Promise<void> {
  let unanswered: { id: string; text: string } | null = null

  return async function sendEnquiry(enquiry) {
    const text = JSON.stringify(enquiry)
    let mayBeStored = unanswered?.text === text
    const id = mayBeStored && unanswered ? unanswered.id : doc(collection(firestore, 'Enquiries')).id

    async function write(): Promise<void> {
      try {
        const fields = { ...enquiry, date: Date.now(), received: serverTimestamp() }
        await setDoc(doc(firestore, 'Enquiries', id), fields)
      } catch (error) {
        // Nobody may read an enquiry to see whether it is there. But what was sent before without an answer, and is
        // refused now, has been stored by then: a second one under its id would be a change.
        if (mayBeStored && isDenied(error)) return
        mayBeStored = !isDenied(error)
        throw error
      }
    }

    try {
      await writeOnce(write, () => Promise.resolve(false))
      unanswered = null
    } catch (error) {
      unanswered = error instanceof UnknownOutcome ? { id, text } : null
      throw error
    }
  }
}
