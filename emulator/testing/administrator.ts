import type { WireFields } from '../src/wire.ts'
import { decodeFields, encodeFields, type PlainValue } from './plain-fields.ts'
/** Where a server listens. */
export interface Address {
  host: string
  port: number
}

/** The fields of a stored document. */
export type PlainFields = Record<string, PlainValue>

/** A document to write: its path below the documents root, such as `Course/1`, and all its fields, as plain values. */
export interface PlainDocument {
  path: string
  fields: Record<string, unknown>
}

/** What is wrong with rules, as a Firestore answers it. */
interface RulesIssue {
  sourcePosition: { fileName: string; line: number; column: number }
  description: string
}

const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' }

/**
 * Writes whole documents in one commit, past the rules, as an administrator of a local Firestore server.
 *
 * @throws where the server refuses, with its message.
 */
export async function writeDocuments(
  firestore: Address,
  projectId: string,
  documents: readonly PlainDocument[],
): Promise<void> {
  const root = `projects/${projectId}/databases/(default)/documents`
  const writes = documents.map(({ path, fields }) => ({
    update: { name: `${root}/${path}`, fields: encodeFields(fields) },
  }))
  const answer = await fetch(`${url(firestore)}/v1/${root}:commit`, {
    method: 'POST',
    headers: owner,
    body: JSON.stringify({ writes }),
  })
  await expectOk(answer, `writing ${documents.map(({ path }) => path).join(', ')}`)
}

/** The fields of a stored document, past the rules; `null` where there is none. */
export async function readDocument(
  firestore: Address,
  projectId: string,
  path: string,
): Promise<PlainFields | null> {
  const answer = await fetch(documentUrl(firestore, projectId, path), { headers: owner })
  if (answer.status === 404) return null
  await expectOk(answer, `reading ${path}`)
  return decodeFields(((await answer.json()) as { fields?: WireFields }).fields)
}

/** Takes away a document, past the rules, whether it is there or not. */
export async function deleteDocument(firestore: Address, projectId: string, path: string): Promise<void> {
  const answer = await fetch(documentUrl(firestore, projectId, path), { method: 'DELETE', headers: owner })
  await expectOk(answer, `deleting ${path}`)
}

/** All documents of a collection, past the rules, in the order of their ids; `path` such as `Users/u1/Students`. */
export async function listDocuments(
  firestore: Address,
  projectId: string,
  path: string,
): Promise<{ id: string; fields: PlainFields }[]> {
  const [, parent = '', collectionId = path] = /^(?:(.*)\/)?([^/]+)$/.exec(path) ?? []
  const answer = await fetch(`${documentUrl(firestore, projectId, parent)}:runQuery`, {
    method: 'POST',
    headers: owner,
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId }] } }),
  })
  await expectOk(answer, `listing ${path}`)
  const rows = (await answer.json()) as { document?: { name: string; fields?: WireFields } }[]
  return rows.flatMap(({ document }) =>
    document ? [{ id: document.name.replace(/^.*\//, ''), fields: decodeFields(document.fields) }] : [],
  )
}

/**
 * Puts rules in force for one project.
 *
 * @throws where they are not valid. Firestore answers 200 to those as well, and keeps the ones it had.
 */
export async function loadRules(firestore: Address, projectId: string, content: string): Promise<void> {
  const answer = await fetch(`${url(firestore)}/emulator/v1/projects/${projectId}:securityRules`, {
    method: 'PUT',
    headers: owner,
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  })
  await expectOk(answer, 'loading rules')
  const { issues = [] } = (await answer.json()) as { issues?: RulesIssue[] }
  if (issues.length === 0) return
  const faults = issues.map(
    ({ sourcePosition: { fileName, line, column }, description }) =>
      `${fileName}:${line}:${column} ${description}`,
  )
  throw new Error(`The rules are not valid.\n${faults.join('\n')}`)
}

/** Whether a Firestore answers at this address. */
export async function isFirestoreUp(firestore: Address): Promise<boolean> {
  try {
    return (await fetch(url(firestore))).ok
  } catch {
    return false
  }
}

function documentUrl(firestore: Address, projectId: string, path: string): string {
  const root = `${url(firestore)}/v1/projects/${projectId}/databases/(default)/documents`
  return path === '' ? root : `${root}/${path.split('/').map(encodeURIComponent).join('/')}`
}

function url({ host, port }: Address): string {
  return `http://${host}:${port}`
}

async function expectOk(answer: Response, doing: string): Promise<void> {
  if (!answer.ok) throw new Error(`${doing}: ${answer.status} ${await answer.text()}`)
}
