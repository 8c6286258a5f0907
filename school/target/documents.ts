import type { WireFields, WireValue } from 'firestore-emulator/wire'
import { request } from './rest.ts'
import { restoreMarker } from './restore-marker.ts'
import { documentsRoot, documentsUrl, type School } from './school.ts'
import { withProgress } from '../terminal/progress.ts'

/** A document of a school. */
export interface StoredDocument {
  /** Below the documents root: `Users/u1`. */
  path: string
  /** `{"path":…,"fields":…}` as it stands in a backup, without the end of the line. */
  line: string
  /** When it was last written, in ISO 8601. */
  updateTime: string
}

interface Filter {
  /** A collection at the root; without one, all documents are read. */
  collection?: string
  /** Reads the school as it was at this time; without one, as it is at each page. */
  readTime?: string
  /** Starts behind this path. */
  after?: string
}

const pageSize = 500

/** The documents of a school in the order of their names, page by page. */
export async function* documentPages(
  school: School,
  { collection, readTime, after = '' }: Filter = {},
): AsyncGenerator<StoredDocument[]> {
  const root = documentsRoot(school.projectId)
  let last = after
  let page: StoredDocument[]
  do {
    const startAt = { values: [{ referenceValue: `${root}/${last}` }], before: false }
    const rows = await request(school, `${documentsUrl(school)}:runQuery`, {
      structuredQuery: {
        from: [collection === undefined ? { allDescendants: true } : { collectionId: collection }],
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
        limit: pageSize,
        ...(last !== '' && { startAt }),
      },
      ...(readTime !== undefined && { readTime }),
    })
    page = (rows as Row[]).flatMap(({ document }) => {
      if (document === undefined) return []
      const { name, fields = {}, updateTime } = document
      const path = name.slice(root.length + 1)
      return { path, line: JSON.stringify({ path, fields: canonicalFields(fields) }), updateTime }
    })
    last = page.at(-1)?.path ?? last
    yield page.filter(({ path }) => path !== restoreMarker)
  } while (page.length === pageSize)
}

interface Row {
  document?: { name: string; fields?: WireFields; updateTime: string }
}

/** All of them, with the progress shown under this label. */
export async function readDocuments(
  school: School,
  filter: Filter,
  label: string,
): Promise<StoredDocument[]> {
  return await withProgress(label, async (update) => {
    const documents: StoredDocument[] = []
    for await (const page of documentPages(school, filter)) {
      documents.push(...page)
      update(documents.length)
    }
    return documents
  })
}

/** The id of the collection that a document is in. */
export function collectionIdOf(path: string): string {
  return path.split('/').at(-2) ?? ''
}

/** The fields as a backup keeps them. */
export function wireFields(line: string): WireFields {
  return (JSON.parse(line) as { fields: WireFields }).fields
}

/** The fields as the model reads them: texts, numbers, lists, and times as `Date`; the model knows no other kinds. */
export function plainFields(line: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(wireFields(line)).map(([name, value]) => [name, plain(value)]))
}

function plain(value: WireValue): unknown {
  if ('stringValue' in value) return value.stringValue
  if ('integerValue' in value) return Number(value.integerValue)
  if ('doubleValue' in value) return Number(value.doubleValue)
  if ('timestampValue' in value) return new Date(value.timestampValue)
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plain)
  return undefined
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
