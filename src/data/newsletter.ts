import { doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite'
import { withTimeout } from '#lib/retry.ts'
import { firestore } from './firestore.ts'
import { writeTimeout } from './write.ts'

/**
 * Subscribes an address (lower case, from the model's `newsletterForm`) unless it already is. The address is the
 * document's id, so the lookup is a get; if two tabs write at once, the refused one reads again.
 * @throws FirebaseError when the lookup or the write fails.
 */
export async function subscribe(email: string): Promise<'subscribed' | 'already-subscribed'> {
  const subscription = doc(firestore, 'newsletter', email)
  if ((await withTimeout(getDoc(subscription), writeTimeout)).exists()) return 'already-subscribed'
  try {
    await withTimeout(setDoc(subscription, { email, timestamp: serverTimestamp() }), writeTimeout)
    return 'subscribed'
  } catch (error) {
    if ((await withTimeout(getDoc(subscription), writeTimeout)).exists()) return 'already-subscribed'
    throw error
  }
}
