import { type DocumentReference, getDoc, updateDoc } from 'firebase/firestore/lite'
import { writeOnce } from './write.ts'

type Fields = Record<string, unknown>

/**
 * Changes fields of a document by what is stored in it, not by what a page knows of it.
 * @param changeOf gives the fields as they are to be; for a document that has them already, the same ones again.
 * @returns all fields of the document afterwards.
 * @throws FirebaseError where the rules have refused it, also because there is no such document.
 * @throws UnknownOutcome where it is unknown whether it is stored; it may be tried again at any time.
 */
export async function updateOnce(
  document: DocumentReference,
  changeOf: (stored: Fields) => Record<string, string | number>,
): Promise<Fields> {
  let fields: Fields = {}

  async function readStored(): Promise<Fields> {
    return (await getDoc(document)).data() ?? {}
  }

  /** Without what is stored so already: another tab may change it at the same moment. */
  function changeIn(stored: Fields) {
    return Object.entries(changeOf(stored)).filter(([name, value]) => stored[name] !== value)
  }

  async function write(): Promise<void> {
    const stored = await readStored()
    const change = Object.fromEntries(changeIn(stored))
    if (Object.keys(change).length > 0) await updateDoc(document, change)
    fields = { ...stored, ...change }
  }

  async function isStored(): Promise<boolean> {
    fields = await readStored()
    return changeIn(fields).length === 0
  }

  await writeOnce(write, isStored)
  return fields
}
