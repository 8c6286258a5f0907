import { collection, doc, serverTimestamp, setDoc } from 'firebase/firestore/lite'
import { language } from '#copy/language.ts'
import { isDenied, UnknownOutcome } from '#lib/errors.ts'
import type { Enquiry } from '#model/enquiry.ts'
import { firestore } from './firestore.ts'
import { isRefusedWrite, writeOnce } from './write.ts'

/** The ids of enquiries that were sent without an answer, by their text. */
const unanswered = new Map<string, string>()

/**
 * Stores an enquiry, dated by this device in milliseconds (S3.16) and by the server. Sent again while its outcome is
 * unknown, it is stored once; with any change it is another enquiry.
 * @throws FirebaseError and UnknownOutcome as `writeOnce` does.
 */
export async function addEnquiry(enquiry: Enquiry): Promise<void> {
  const text = JSON.stringify(enquiry)
  const id = unanswered.get(text) ?? doc(collection(firestore, 'Enquiries')).id

  async function write(): Promise<void> {
    try {
      const more = { language: language.code, date: Date.now(), received: serverTimestamp() }
      await setDoc(doc(firestore, 'Enquiries', id), { ...enquiry, ...more })
    } catch (error) {
      // Enquiries cannot be read back. But if an id that was sent before is refused now, it has been stored since:
      // writing it again would be a change, which the rules forbid.
      if (isDenied(error) && unanswered.has(text)) return
      if (!isRefusedWrite(error)) unanswered.set(text, id)
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
