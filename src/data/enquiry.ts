import { collection, doc, serverTimestamp, setDoc } from 'firebase/firestore/lite'
import { language } from '#copy/language.ts'
import { isDenied, UnknownOutcome } from '#lib/errors.ts'
import type { Enquiry } from '#model/enquiry.ts'
import { firestore } from './firestore.ts'
import { isRefusedWrite, writeOnce } from './write.ts'

/** The ids of enquiries that were sent without an answer, by their text. */
const unanswered = new Map<string, string>()

/**
 * Stores an enquiry, dated by this device in milliseconds (S3.16) and by the server. The same enquiry sent again while
 * its outcome is unknown is stored once; changed meanwhile, it is another one.
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
      // Enquiries cannot be read to check. But an id that was sent before and is refused now has been stored meanwhile:
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
