import { addDoc, collection } from 'firebase/firestore/lite'
import type { Enquiry } from '../model/enquiry'
import { beforePublicWrite, firestore } from './firestore'

/**
 * Sends an enquiry to the school, dated by this device in milliseconds (SPEC section 3, Enquiry).
 * @throws FirebaseError when the rules refuse it or the line fails.
 */
export async function addEnquiry(enquiry: Enquiry): Promise<void> {
  await beforePublicWrite()
  await addDoc(collection(firestore, 'Enquiries'), { ...enquiry, date: Date.now() })
}
