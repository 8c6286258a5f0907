import { readDocuments, writeAll } from '../documents.ts'
import type { School } from '../firebase.ts'

/** Sets apart who answered, where an older version of the office wrote it into the enquiry: its family reads that. */
export async function setApartAnswers(school: School): Promise<void> {
  const { firestore } = school
  const found = await readDocuments(school, firestore.collection('Enquiries').orderBy('answeredBy'))
  const writes = found.flatMap(({ path, id, fields: { answeredBy, ...others } }) => [
    { path: `Answers/${id}`, fields: { by: answeredBy } },
    { path, fields: others },
  ])
  await writeAll(school, writes)
}
