// The administrator's hand in tests: past the rules, straight at the backend that global-backend.ts started.
import { inject } from 'vitest'
import { administrator } from 'firestore-emulator/testing/administrator'
import { seedSchool } from '#tools/local/seed.ts'

const firestore = inject('firestore')
/** The project of this test file: happy-dom.ts gives each file its own. */
const projectId = import.meta.env.VITE_FIREBASE_PROJECT_ID
const documents = administrator(firestore, projectId)

/** Publishes the courses and the blog posts of `catalogue/`. */
export const seedCourses = () => seedSchool(firestore, projectId)

/** What is stored at a path such as `Users/u1`; `null` where nothing is. A timestamp comes as a `Date`. */
export const readDocument = (path: string) => documents.read(path)

/** Everything in a collection such as `Users/u1/Students`, in the order of the ids. */
export const listDocuments = (path: string) => documents.list(path)

/** Replaces the document at a path, whatever the rules say. */
export const writeDocument = (path: string, fields: Record<string, unknown>) =>
  documents.write({ path, fields })

/** Deletes the document at a path, whatever the rules say. */
export const deleteDocument = (path: string) => documents.delete(path)

/** Takes away everything that is stored in the project of this test file. */
export async function emptySchool(): Promise<void> {
  const { host, port } = firestore
  const path = `/emulator/v1/projects/${projectId}/databases/(default)/documents`
  const headers = { authorization: 'Bearer owner' }
  const { status } = await fetch(`http://${host}:${port}${path}`, { method: 'DELETE', headers })
  if (status !== 200) throw new Error(`Emptying the school answered ${status}.`)
}

/**
 * An address that no other test uses: the Auth emulator takes every client's accounts for one project's, so documents
 * are apart by project id, but accounts only by their addresses.
 */
export function freshEmail(name = 'parent'): string {
  return `${name}-${crypto.randomUUID()}@painti.example`
}
