import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite'
import { withTimeout } from '#lib/with-timeout.ts'
import { firestore } from './firestore.ts'
import { patience } from './write.ts'

/**
 * Subscribes an address (lower case, as the model's `subscriber` gives it) unless it is there already. The address is
 * the document's id, so the lookup is a get, and of two tabs the refused one reads again (DESIGN section 4, Newsletter).
 * @throws FirebaseError when the lookup or the write fails.
 */
export async function subscribe(email: string): Promise<'subscribed' | 'already-subscribed'> {
  const subscription = doc(firestore, 'newsletter', email)
  if ((await withTimeout(getDoc(subscription), patience)).exists()) return 'already-subscribed'
  try {
    await withTimeout(setDoc(subscription, { email, timestamp: serverTimestamp() }), patience)
    return 'subscribed'
  } catch (error) {
    if ((await withTimeout(getDoc(subscription), patience)).exists()) return 'already-subscribed'
    throw error
  }
}
