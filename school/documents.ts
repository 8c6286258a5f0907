import { isDeepStrictEqual } from 'node:util'
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Query,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { answered } from './failures.ts'
import { restoreMarker, type School } from './firebase.ts'
import { type Update, withProgress } from './terminal.ts'

export interface StoredDocument {
  /** Below the documents root: `Users/u1`. */
  path: string
  id: string
  /** The id of the collection that it is in. */
  collection: string
  fields: Record<string, unknown>
  /** When it was last written; in a backup there is none. */
  updateTime?: Timestamp | undefined
}

export type Documents = ReadonlyMap<string, StoredDocument>

/** A document's new fields, all of them, or `null` to delete it. */
export interface Write {
  path: string
  fields: DocumentData | null
}

/** A change of a document that was read; without `before` it did not exist. */
export interface Change extends Write {
  before: StoredDocument | undefined
}

/** How many documents are read at once, so that a slow connection is not mistaken for a lost one. */
const pageSize = 500
/** Firestore accepts 500 writes and 10 MiB per commit. */
const maxWrites = 400

export function documentAt(
  path: string,
  fields: Record<string, unknown>,
  updateTime?: Timestamp,
): StoredDocument {
  const [collection = '', id = ''] = path.split('/').slice(-2)
  return { path, id, collection, fields, updateTime }
}

export function documentsOf(snapshots: readonly DocumentSnapshot[]): StoredDocument[] {
  return snapshots.flatMap((snapshot) => {
    const fields = snapshot.data()
    return fields === undefined ? [] : documentAt(snapshot.ref.path, fields, snapshot.updateTime)
  })
}

/** Every document, sorted by name: an empty id means all collections (`StructuredQuery` in the REST API). */
export function everyDocument({ firestore }: School): Query {
  return firestore.collectionGroup('').orderBy(FieldPath.documentId())
}

/**
 * The results of a query, in order. Only an empty page is the last: over REST the SDK mistakes a response that
 * Firestore cut off for a short page.
 * @param label of the progress display.
 * @param readTime reads them as of that time.
 */
export async function readDocuments(
  school: School,
  query: Query,
  label?: string,
  readTime?: Timestamp,
): Promise<StoredDocument[]> {
  const read = async (update?: Update): Promise<StoredDocument[]> => {
    const documents: StoredDocument[] = []
    let page = query.limit(pageSize)
    for (;;) {
      const { docs } = await (readTime === undefined
        ? answered(school, () => page.get(), { isRepeatable: true })
        : readAt(school, readTime, (moment) => moment.get(page)))
      const last = docs.at(-1)
      if (last === undefined) return documents.filter(({ path }) => path !== restoreMarker)
      documents.push(...documentsOf(docs))
      update?.(documents.length)
      page = query.startAfter(last).limit(pageSize)
    }
  }
  return await (label === undefined ? read() : withProgress(label, read))
}

export async function readAt<T>(
  school: School,
  readTime: Timestamp,
  read: (moment: Transaction) => Promise<T>,
): Promise<T> {
  const send = () => school.firestore.runTransaction(read, { readOnly: true, readTime })
  return await answered(school, send, { isRepeatable: true })
}

/** These documents by path, each read once; missing ones are left out, and so is the path ''. */
export async function getDocuments(
  school: School,
  paths: readonly string[],
  transaction?: Transaction,
): Promise<ReadonlyMap<string, StoredDocument>> {
  const some = [...new Set(paths)].filter((path) => path !== '').map((path) => school.firestore.doc(path))
  const found = new Map<string, StoredDocument>()
  for (const page of chunksOf(some, pageSize)) {
    const snapshots = await (transaction === undefined
      ? answered(school, () => school.firestore.getAll(...page), { isRepeatable: true })
      : transaction.getAll(...page))
    for (const document of documentsOf(snapshots)) found.set(document.path, document)
  }
  return found
}

/**
 * Reads and writes in one transaction, which the SDK retries if another writer was faster.
 * @param isRepeatable whether it may run again after it has been written.
 * @throws UncertainWrite if it may have been written.
 */
export async function transact<T>(
  school: School,
  work: (transaction: Transaction) => Promise<T>,
  isRepeatable = false,
): Promise<T> {
  return await answered(school, () => school.firestore.runTransaction(work), { isRepeatable, isWrite: true })
}

/**
 * Writes, in one commit, what nobody has written since it was read.
 * @param refusal is thrown, and nothing written, if somebody has written any of it; with `null` that is left alone.
 */
export async function writeUnchanged(
  school: School,
  changes: readonly Change[],
  refusal: Error | null,
): Promise<void> {
  const write = async (transaction: Transaction) => {
    const paths = changes.map(({ path }) => path)
    const stored = await getDocuments(school, paths, transaction)
    for (const change of changes)
      if (isDeepStrictEqual(stored.get(change.path)?.updateTime, change.before?.updateTime))
        addWrite(transaction, school, change)
      else if (refusal !== null) throw refusal
  }
  await transact(school, write, refusal === null)
}

/**
 * Writes in this order, commit by commit, what can be written twice with the same result: a lost answer is harmless.
 */
export async function writeAll(school: School, writes: readonly Write[]): Promise<void> {
  for (const some of chunksOf(writes, maxWrites)) {
    const commit = async (): Promise<void> => {
      const batch = school.firestore.batch()
      for (const write of some) addWrite(batch, school, write)
      await batch.commit()
    }
    await answered(school, commit, { isRepeatable: true })
  }
}

interface Writer {
  set: (document: DocumentReference, fields: DocumentData) => unknown
  delete: (document: DocumentReference) => unknown
}

function addWrite(writer: Writer, { firestore }: School, { path, fields }: Write): void {
  if (fields === null) writer.delete(firestore.doc(path))
  else writer.set(firestore.doc(path), fields)
}

export function* chunksOf<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}
