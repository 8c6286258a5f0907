import { collection, doc, getDoc, getDocs, type Query, query, where } from 'firebase/firestore/lite'
import { firestore } from './firestore.ts'

/** A document whole, with its id: also what an older version of the site has stored in it. */
export type WholeDocument = Record<string, unknown>

/**
 * All that is stored of a family and that its parent may read.
 * @param account enquiries are found by its address, so only where that is verified.
 * @throws FirebaseError where one of the reads fails.
 */
export async function readFamilyData(
  uid: string,
  { email, isVerified }: { email: string; isVerified: boolean },
) {
  const user = doc(firestore, 'Users', uid)
  const enquiries = collection(firestore, 'Enquiries')
  const isSubscribable = email !== '' && !email.includes('/')
  const [profile, subscription, children, registrations, records, asked, sent] = await Promise.all([
    getDoc(user),
    isSubscribable ? getDoc(doc(firestore, 'newsletter', email.toLowerCase())) : null,
    readAll(collection(user, 'Students')),
    readAll(collection(user, 'Enrollments')),
    readAll(collection(user, 'Withdrawals')),
    readAll(query(enquiries, where('uid', '==', uid))),
    isVerified ? readAll(query(enquiries, where('email', '==', email))) : [],
  ])
  const others = sent.filter(({ id }) => asked.every((request) => request.id !== id))
  const documents = { children, registrations, records, enquiries: [...asked, ...others] }
  return { ...documents, profile: profile.data(), subscription: subscription?.data() }
}

async function readAll(listed: Query): Promise<WholeDocument[]> {
  return (await getDocs(listed)).docs.map((entry) => ({ id: entry.id, ...entry.data() }))
}
