import { encodeValue, type WireFields, type WireValue } from 'firestore-emulator/wire'
import { type Update, withProgress } from '../terminal.ts'
import { askFirestore, type RetryOptions } from './request.ts'
import { type Database, documentsRoot, restoreMarker } from './school.ts'

/** A document of a school, or of a backup. */
export class StoredDocument {
  /**
   * @param path below the documents root: `Users/u1`.
   * @param line `{"path":…,"fields":…}` as it stands in a backup, without the end of the line.
   * @param updateTime when it was last written, in ISO 8601; '' in a backup.
   */
  constructor(
    readonly path: string,
    readonly line: string,
    readonly updateTime = '',
  ) {}

  get id(): string {
    return this.path.slice(this.path.lastIndexOf('/') + 1)
  }

  /** The id of the collection that it is in. */
  get collection(): string {
    return this.path.split('/').at(-2) ?? ''
  }

  /** The fields exactly as they are stored. */
  get wire(): WireFields {
    return (JSON.parse(this.line) as { fields: WireFields }).fields
  }

  /** The fields as the model reads them; times are `Date`s, and what the model does not know stays as it is stored. */
  get fields(): Record<string, unknown> {
    return plainFields(this.wire)
  }
}

/** A stored value as the model reads it. */
export function plain(value: WireValue): unknown {
  if ('integerValue' in value) return Number(value.integerValue)
  if ('doubleValue' in value) return Number(value.doubleValue)
  if ('timestampValue' in value) return new Date(value.timestampValue)
  if ('arrayValue' in value) return listIn(value).map(plain)
  if ('mapValue' in value) return plainFields(value.mapValue.fields ?? {})
  return Object.values(value)[0]
}

function plainFields(fields: WireFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]))
}

/** The entries of a stored list; none where it is no list. */
export function listIn(value: WireValue | undefined): WireValue[] {
  return value !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : []
}

/**
 * The wire values that tell 7 from 7.0 (decision 47), in one form: so documents can be compared as texts, and two backups
 * of the same school have the same checksum.
 */
export function canonicalFields(fields: WireFields): WireFields {
  const entries = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, value]) => [name, canonical(value)]))
}

function canonical(value: WireValue): WireValue {
  if ('mapValue' in value) return { mapValue: { fields: canonicalFields(value.mapValue.fields ?? {}) } }
  if ('arrayValue' in value) {
    return { arrayValue: { values: (value.arrayValue.values ?? []).map(canonical) } }
  }
  // JSON.stringify writes -0 as 0; the protocol also takes a text.
  if ('doubleValue' in value && Object.is(value.doubleValue, -0)) return { doubleValue: '-0' }
  if ('geoPointValue' in value) {
    const { latitude = 0, longitude = 0 } = value.geoPointValue
    return { geoPointValue: { latitude, longitude } }
  }
  return value
}

/** Which documents to read; without anything, all of them. */
export interface Query {
  /** The id of their collections: one at the root or below `parent`, or with `isGroup` wherever they are. */
  collection?: string
  isGroup?: boolean
  /** The path of a document, such as `Users/u1`. */
  parent?: string
  /** Each a field, Firestore's name of a comparison, and a plain value. */
  where?: readonly (readonly [string, 'GREATER_THAN_OR_EQUAL' | 'LESS_THAN' | 'IN', unknown])[]
  /** The field that gives their order, and that they must have; without one, the order is that of their names. */
  orderBy?: string
  /** Reads the school as it was at this time, in ISO 8601; without one, as it is at each page. */
  readTime?: string
  /** The transaction that reads them. */
  transaction?: string | undefined
  /** Reads on behind the document with this path, in the order of names. */
  after?: string
}

const pageSize = 500

/** The documents that a query finds in their order, page by page. */
export async function* documentPages(
  database: Database,
  query: Query = {},
): AsyncGenerator<StoredDocument[]> {
  const { after = '', orderBy } = query
  const reference = (path: string) => ({ referenceValue: nameOf(database, path) })
  let last: WireValue[] = after === '' ? [] : [reference(after)]
  let page: StoredDocument[]
  do {
    const startAt = last.length > 0 && { startAt: { values: last, before: false } }
    const structuredQuery = { ...structured(query), limit: pageSize, ...startAt }
    const rows = await askFirestore(database, at(query, 'runQuery'), { structuredQuery, ...momentOf(query) })
    page = documentsIn(database, rows as Row[])
    last = page.slice(-1).flatMap(({ path, wire }) => {
      const value = orderBy === undefined ? undefined : wire[orderBy]
      return value === undefined ? reference(path) : [value, reference(path)]
    })
    yield page.filter(({ path }) => path !== restoreMarker)
  } while (page.length === pageSize)
}

/** All of them. @param label shows the progress under it. */
export async function readDocuments(
  database: Database,
  query: Query = {},
  label?: string,
): Promise<StoredDocument[]> {
  const read = async (update?: Update): Promise<StoredDocument[]> => {
    const documents: StoredDocument[] = []
    for await (const page of documentPages(database, query)) {
      documents.push(...page)
      update?.(documents.length)
    }
    return documents
  }
  return await (label === undefined ? read() : withProgress(label, read))
}

/** How many there are, which Firestore counts itself. */
export async function countDocuments(database: Database, query: Query): Promise<number> {
  const structuredAggregationQuery = {
    structuredQuery: structured(query),
    aggregations: [{ alias: 'documents', count: {} }],
  }
  const body = { structuredAggregationQuery, ...momentOf(query) }
  const answer = await askFirestore(database, at(query, 'runAggregationQuery'), body)
  const [row] = answer as { result?: { aggregateFields?: { documents?: { integerValue?: string } } } }[]
  return Number(row?.result?.aggregateFields?.documents?.integerValue)
}

/**
 * These documents, each read once; what is not there is missing, and so is the path ''.
 *
 * @returns besides when they were read, by Firestore's clock, in ISO 8601.
 */
export async function getDocuments(
  database: Database,
  paths: readonly string[],
  { transaction, ...retries }: RetryOptions & { transaction?: string | undefined } = {},
): Promise<{ found: ReadonlyMap<string, StoredDocument>; readTime: string }> {
  const names = [...new Set(paths)].filter((path) => path !== '').map((path) => nameOf(database, path))
  const found = new Map<string, StoredDocument>()
  let readTime = ''
  for (let start = 0; start < names.length; start += pageSize) {
    const body = { documents: names.slice(start, start + pageSize), ...(transaction && { transaction }) }
    const rows = (await askFirestore(database, ':batchGet', body, retries)) as Row[]
    for (const document of documentsIn(database, rows)) found.set(document.path, document)
    readTime = rows.at(-1)?.readTime ?? readTime
  }
  return { found, readTime }
}

/** What `runQuery` and `batchGet` answer. */
interface Row {
  document?: { name: string; fields?: WireFields; updateTime: string }
  found?: Row['document']
  readTime?: string
}

function documentsIn(database: Database, rows: readonly Row[]): StoredDocument[] {
  return rows.flatMap(({ found, document = found }) => {
    if (document === undefined) return []
    const { name, fields = {}, updateTime } = document
    const path = name.slice(nameOf(database, '').length)
    return new StoredDocument(path, JSON.stringify({ path, fields: canonicalFields(fields) }), updateTime)
  })
}

/** The resource name of the document at a path. */
export function nameOf({ projectId }: Database, path: string): string {
  return `${documentsRoot(projectId)}/${path}`
}

function at({ parent }: Query, verb: string): string {
  const segments = parent === undefined ? [] : parent.split('/')
  return `${segments.map((segment) => `/${encodeURIComponent(segment)}`).join('')}:${verb}`
}

function momentOf({ readTime, transaction }: Query): object {
  return { ...(readTime !== undefined && { readTime }), ...(transaction !== undefined && { transaction }) }
}

function structured({ collection, isGroup = false, where = [], orderBy }: Query): object {
  const from =
    collection === undefined
      ? { allDescendants: true }
      : { collectionId: collection, allDescendants: isGroup }
  const filters = where.map(([fieldPath, op, value]) => ({
    fieldFilter: { field: { fieldPath }, op, value: encodeValue(value) },
  }))
  const order = orderBy === undefined ? ['__name__'] : [orderBy, '__name__']
  return {
    from: [from],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    orderBy: order.map((fieldPath) => ({ field: { fieldPath }, direction: 'ASCENDING' })),
  }
}
