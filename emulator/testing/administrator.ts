import { getApps, initializeApp } from 'firebase/app'
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

/** The documents of a project, past its rules. */
export function administrator(firestore: Address, projectId: string) {
  const database = asAdministrator(firestore, projectId)
  return {
    /** Writes whole documents in one commit. */
    async write(...documents: PlainDocument[]): Promise<void> {
      const batch = writeBatch(database)
      for (const { path, fields } of documents) batch.set(doc(database, path), fields)
      await batch.commit()
    },
    /** The fields of a document; `null` if it does not exist. */
    async read(path: string): Promise<PlainFields | null> {
      const fields = (await getDoc(doc(database, path))).data()
      return fields === undefined ? null : plainFields(fields)
    },
    /** Deletes a document, if it exists. */
    delete: (path: string) => deleteDoc(doc(database, path)),
    /** All documents of a collection, such as `Users/u1/Students`, by id. */
    async list(path: string): Promise<{ id: string; fields: PlainFields }[]> {
      const { docs } = await getDocs(collection(database, path))
      return docs.map((document) => ({ id: document.id, fields: plainFields(document.data()) }))
    },
  }
}

/**
 * Loads the rules of one project, through the endpoint that Google's emulator has for it.
 *
 * @throws if they are invalid. The server answers 200 then too, and keeps the previous ones. What Google's emulator only
 *   warns of is no error.
 */
export async function loadRules(firestore: Address, projectId: string, content: string): Promise<void> {
  const answer = await fetch(
    `http://${firestore.host}:${firestore.port}/emulator/v1/projects/${projectId}:securityRules`,
    {
      method: 'PUT',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    },
  )
  if (!answer.ok) throw new Error(`loading rules: ${answer.status} ${await answer.text()}`)
  interface Issue {
    sourcePosition: { fileName: string; line: number; column: number }
    description: string
    severity: string
  }
  const { issues = [] } = (await answer.json()) as { issues?: Issue[] }
  const errors = issues
    .filter(({ severity }) => severity === 'ERROR')
    .map(({ sourcePosition: at, description }) => `${at.fileName}:${at.line}:${at.column} ${description}`)
  if (errors.length > 0) throw new Error(`The rules are not valid.\n${errors.join('\n')}`)
}

/** The SDK, signed in as the administrator: one for each server and project. */
function asAdministrator({ host, port }: Address, projectId: string): Firestore {
  const name = `administrator of ${projectId} at ${host}:${port}`
  const known = getApps().find((app) => app.name === name)
  if (known !== undefined) return getFirestore(known)
  const database = getFirestore(initializeApp({ projectId, apiKey: 'none' }, name))
  connectFirestoreEmulator(database, host, port, { mockUserToken: 'owner' })
  return database
}

function plainFields(fields: Record<string, unknown>): PlainFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]))
}

function plainValue(value: unknown): PlainValue {
  if (value instanceof Timestamp) return value.toDate()
  if (Array.isArray(value)) return value.map(plainValue)
  return typeof value === 'object' && value !== null ? plainFields({ ...value }) : (value as PlainValue)
}
