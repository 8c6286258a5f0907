import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Query,
  type QuerySnapshot,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore'
import { answered } from './failures.ts'
import { restoreMarker, type School } from './firebase.ts'
import { type Update, withProgress } from './terminal.ts'

/** A document of a school, or of a backup. */
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

/** What becomes of a document: its fields whole, or `null` where it is deleted. */
export interface Write {
  path: string
  fields: DocumentData | null
}

/** How many documents are read at once, so that a slow connection is not taken for none. */
const pageSize = 500
/** Firestore takes 500 writes and 10 MiB in one commit. */
export const maxWrites = 400

export function documentAt(
  path: string,
  fields: Record<string, unknown>,
  updateTime?: Timestamp,
): StoredDocument {
  const [collection = '', id = ''] = path.split('/').slice(-2)
  return { path, id, collection, fields, updateTime }
}

/** What there is of these. */
export function documentsOf(snapshots: readonly DocumentSnapshot[]): StoredDocument[] {
  return snapshots.flatMap((snapshot) => {
    const fields = snapshot.data()
    return fields === undefined ? [] : documentAt(snapshot.ref.path, fields, snapshot.updateTime)
  })
}

/** Every document, in the order of names: an empty id stands for all collections (`StructuredQuery` in the REST API). */
export function everyDocument({ firestore }: School): Query {
  return firestore.collectionGroup('').orderBy(FieldPath.documentId())
}

/**
 * The documents that a query finds in their order. Only an empty page is the last: over REST the SDK takes an answer that
 * Firestore breaks off for a short one.
 *
 * @param label shows the progress under it.
 */
export async function readDocuments(school: School, query: Query, label?: string): Promise<StoredDocument[]> {
  const read = async (update?: Update): Promise<StoredDocument[]> => {
    const documents: StoredDocument[] = []
    let page = query.limit(pageSize)
    for (;;) {
      const { docs } = await answered(school, () => page.get(), { isRepeatable: true })
      const last = docs.at(-1)
      if (last === undefined) return documents.filter(({ path }) => path !== restoreMarker)
      documents.push(...documentsOf(docs))
      update?.(documents.length)
      page = query.startAfter(last).limit(pageSize)
    }
  }
  return await (label === undefined ? read() : withProgress(label, read))
}

/** The same at one moment of the past, but for what stands behind this many of them: one page. */
export async function readPageAt(
  school: School,
  query: Query,
  readTime: Timestamp,
): Promise<StoredDocument[]> {
  const { docs } = await answered(school, () => at(school, readTime, (moment) => moment.get(query)), {
    isRepeatable: true,
  })
  return documentsOf(docs).filter(({ path }) => path !== restoreMarker)
}

/** How many there are, which Firestore counts itself. @param readTime counts what there was then. */
export async function countDocuments(school: School, query: Query, readTime?: Timestamp): Promise<number> {
  const count = query.count()
  const result = await answered(
    school,
    () => (readTime === undefined ? count.get() : at(school, readTime, (moment) => moment.get(count))),
    { isRepeatable: true },
  )
  return result.data().count
}

function at<T>(
  { firestore }: School,
  readTime: Timestamp,
  read: (moment: Transaction) => Promise<T>,
): Promise<T> {
  return firestore.runTransaction(read, { readOnly: true, readTime })
}

/** These documents by path, each read once; what is not there is missing, and so is the path ''. */
export async function getDocuments(
  school: School,
  paths: readonly string[],
  reader: Reader = readerOf(school),
): Promise<ReadonlyMap<string, StoredDocument>> {
  const some = [...new Set(paths)].filter((path) => path !== '').map((path) => school.firestore.doc(path))
  const found = new Map<string, StoredDocument>()
  for (const page of chunksOf(some, pageSize)) {
    for (const document of documentsOf(await reader.getAll(...page))) found.set(document.path, document)
  }
  return found
}

/** What reads: a transaction, or the school as it is at each request. */
export interface Reader {
  get: (query: Query) => Promise<QuerySnapshot>
  getAll: (...documents: DocumentReference[]) => Promise<DocumentSnapshot[]>
}

export function readerOf(school: School): Reader {
  return {
    get: (query) => answered(school, () => query.get(), { isRepeatable: true }),
    getAll: (...documents) =>
      answered(school, () => school.firestore.getAll(...documents), { isRepeatable: true }),
  }
}

/**
 * Reads and writes in one transaction, which the SDK runs again where another writer was faster.
 *
 * @param isRepeatable whether it may run again after it has been written.
 * @throws UncertainWrite where it may have been written.
 * @throws SchoolError where nothing was written.
 */
export async function transact<T>(
  school: School,
  work: (transaction: Transaction) => Promise<T>,
  isRepeatable = false,
): Promise<T> {
  return await answered(school, () => school.firestore.runTransaction(work), { isRepeatable, isWrite: true })
}

/**
 * Writes in this order, a commit at a time, what can be written twice with the same result: a lost answer does no harm.
 *
 * @param onCommit gets how many writes the commit had.
 * @throws SchoolError where one is refused or nobody answers; the commits before it are written.
 */
export async function writeAll(
  school: School,
  writes: readonly Write[],
  onCommit: (count: number) => void = () => undefined,
): Promise<void> {
  const { firestore } = school
  for (const some of chunksOf(writes, maxWrites)) {
    const commit = async (): Promise<void> => {
      const batch = firestore.batch()
      for (const { path, fields } of some) {
        if (fields === null) batch.delete(firestore.doc(path))
        else batch.set(firestore.doc(path), fields)
      }
      await batch.commit()
    }
    await answered(school, commit, { isRepeatable: true })
    onCommit(some.length)
  }
}

/** Whether a document was last written at the same time as when it was looked at before; none is no document. */
export function isSameTime(one?: Timestamp, other?: Timestamp): boolean {
  return one === undefined || other === undefined ? one === other : one.isEqual(other)
}

/** Splits a list into shorter ones, in its order. */
export function* chunksOf<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

/** Whether Firestore can hold a document with this id. */
export function isDocumentId(id: string): boolean {
  return id !== '' && !id.includes('/') && !/^(\.{1,2}|__.*__)$/.test(id)
}
