import { FieldValue, type Transaction } from 'firebase-admin/firestore'
import { readDocuments, transact } from '../documents.ts'
import type { School } from '../firebase.ts'

/**
 * Stores separately who answered, if an older version of the office wrote it into the enquiry, which its family can
 * read. What the family or the office write in the meantime stays.
 */
export async function setApartAnswers(school: School): Promise<void> {
  const { firestore } = school
  for (const { path, id } of await readDocuments(
    school,
    firestore.collection('Enquiries').orderBy('answeredBy'),
  )) {
    const setApart = async (transaction: Transaction): Promise<void> => {
      const stored = await transaction.get(firestore.doc(path))
      const by: unknown = stored.get('answeredBy')
      if (by === undefined) return
      transaction.set(firestore.doc(`Answers/${id}`), { by })
      transaction.update(stored.ref, { answeredBy: FieldValue.delete() })
    }
    await transact(school, setApart, true)
  }
}
