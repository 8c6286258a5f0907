import { collection, doc, getDoc, serverTimestamp, writeBatch } from 'firebase/firestore/lite'
import type { Enquiry } from '../model/enquiry'
import { firestore } from './firestore'
import { writeOnce } from './write'

/** An id for an enquiry that is about to be written. */
export function newEnquiryId(): string {
  return doc(collection(firestore, 'Enquiries')).id
}

/**
 * Sends an enquiry to the school, dated by this device in milliseconds (S3.15) and by the server. Sent again under the
 * same id, it arrives once. Nobody may read enquiries: that it has arrived is seen by the id of the latest one.
 * @throws FirebaseError where the rules have refused it.
 * @throws UnknownOutcome where it cannot be known whether it has arrived; it may be tried again at any time.
 */
export async function addEnquiry(id: string, enquiry: Enquiry): Promise<void> {
  const latest = doc(firestore, 'Latest', 'enquiry')
  await writeOnce(
    () => {
      const batch = writeBatch(firestore)
      batch.set(doc(firestore, 'Enquiries', id), {
        ...enquiry,
        date: Date.now(),
        received: serverTimestamp(),
      })
      batch.set(latest, { id })
      return batch.commit()
    },
    async () => (await getDoc(latest)).get('id') === id,
  )
}
