import { collection, doc, serverTimestamp, setDoc } from 'firebase/firestore/lite'
import { isDenied } from '#lib/error-code.ts'
import { UnknownOutcome } from '#lib/unknown-outcome.ts'
import type { Enquiry } from '#model/enquiry.ts'
import { firestore } from './firestore.ts'
import { writeOnce } from './write.ts'

/** The ids under which enquiries were sent without ever being answered, by their text. */
const unanswered = new Map<string, string>()

/**
 * Sends an enquiry to the school, dated by this device in milliseconds (S3.15) and by the server. Sent again because
 * nobody knows whether it has arrived, it arrives once; changed meanwhile, it is another one.
 * @throws FirebaseError where the rules have refused it.
 * @throws UnknownOutcome where it cannot be known whether it has arrived; it may be sent again at any time.
 */
export async function addEnquiry(enquiry: Enquiry): Promise<void> {
  const text = JSON.stringify(enquiry)
  const id = unanswered.get(text) ?? doc(collection(firestore, 'Enquiries')).id

  async function write(): Promise<void> {
    try {
      const fields = { ...enquiry, date: Date.now(), received: serverTimestamp() }
      await setDoc(doc(firestore, 'Enquiries', id), fields)
    } catch (error) {
      // Nobody may read an enquiry to see whether it is there. But what was sent before without an answer, and is
      // refused now, has been stored by then: a second one under its id would be a change.
      if (isDenied(error) && unanswered.has(text)) return
      if (!isDenied(error)) unanswered.set(text, id)
      throw error
    }
  }

  try {
    await writeOnce(write, () => Promise.resolve(false))
  } catch (error) {
    if (error instanceof UnknownOutcome) unanswered.set(text, id)
    throw error
  }
  unanswered.delete(text)
}
