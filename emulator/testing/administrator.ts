import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  Timestamp,
  writeBatch,
  type Firestore,
} from 'firebase/firestore/lite'

/** Where a server listens. */
export interface Address {
  host: string
  port: number
}

/** A stored value; timestamps are read as `Date`. */
type PlainValue = null | boolean | number | string | Date | PlainValue[] | { [field: string]: PlainValue }

/** The fields of a stored document. */
export type PlainFields = Record<string, PlainValue>

/** A document to write: its path, such as `Course/1`, and all its fields. */
export interface PlainDocument {
  path: string
  fields: Record<string, unknown>
}

/** Writes whole documents in one commit, bypassing the rules. */
export async function writeDocuments(
  firestore: Address,
  projectId: string,
  documents: readonly PlainDocument[],
): Promise<void> {
  await asAdministrator(firestore, projectId, async (database) => {
    const batch = writeBatch(database)
    for (const { path, fields } of documents) batch.set(doc(database, path), fields)
    await batch.commit()
  })
}

/** The fields of a document, bypassing the rules; `null` if it does not exist. */
export async function readDocument(
  firestore: Address,
  projectId: string,
  path: string,
): Promise<PlainFields | null> {
  return asAdministrator(firestore, projectId, async (database) => {
    const document = await getDoc(doc(database, path))
    return document.exists() ? plainFields(document.data()) : null
  })
}

/** Deletes a document, if it exists, bypassing the rules. */
export async function deleteDocument(firestore: Address, projectId: string, path: string): Promise<void> {
  await asAdministrator(firestore, projectId, (database) => deleteDoc(doc(database, path)))
}

/** All documents of a collection, such as `Users/u1/Students`, by id, bypassing the rules. */
export async function listDocuments(
  firestore: Address,
  projectId: string,
  path: string,
): Promise<{ id: string; fields: PlainFields }[]> {
  return asAdministrator(firestore, projectId, async (database) => {
    const { docs } = await getDocs(collection(database, path))
    return docs.map((document) => ({ id: document.id, fields: plainFields(document.data()) }))
  })
}

/**
 * Loads the rules of one project, through the endpoint that Google's emulator has for it.
 *
 * @throws if they are invalid. The server answers 200 then too, and keeps the previous ones. What Google's emulator only
 *   warns of is no error.
 */
export async function loadRules(firestore: Address, projectId: string, content: string): Promise<void> {
  const answer = await fetch(`${url(firestore)}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  })
  if (!answer.ok) throw new Error(`loading rules: ${answer.status} ${await answer.text()}`)
  const { issues = [] } = (await answer.json()) as {
    issues?: {
      sourcePosition: { fileName: string; line: number; column: number }
      description: string
      severity: string
    }[]
  }
  const invalid = issues.filter(({ severity }) => severity === 'ERROR')
  if (invalid.length === 0) return
  const errors = invalid.map(
    ({ sourcePosition: { fileName, line, column }, description }) =>
      `${fileName}:${line}:${column} ${description}`,
  )
  throw new Error(`The rules are not valid.\n${errors.join('\n')}`)
}

/** Whether a Firestore server responds at this address. */
export async function isFirestoreUp(firestore: Address): Promise<boolean> {
  try {
    return (await fetch(url(firestore))).ok
  } catch {
    return false
  }
}

async function asAdministrator<T>(
  { host, port }: Address,
  projectId: string,
  run: (database: Firestore) => Promise<T>,
): Promise<T> {
  const app = initializeApp({ projectId, apiKey: 'none' }, randomUUID())
  try {
    const database = getFirestore(app)
    connectFirestoreEmulator(database, host, port, { mockUserToken: 'owner' })
    return await run(database)
  } finally {
    await deleteApp(app)
  }
}

function plainFields(fields: Record<string, unknown>): PlainFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]))
}

function plainValue(value: unknown): PlainValue {
  if (value instanceof Timestamp) return value.toDate()
  if (Array.isArray(value)) return value.map(plainValue)
  return typeof value === 'object' && value !== null ? plainFields({ ...value }) : (value as PlainValue)
}

function url({ host, port }: Address): string {
  return `http://${host}:${port}`
}
