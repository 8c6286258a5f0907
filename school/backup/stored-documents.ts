import { comparePaths } from 'firestore-emulator/order'
import type { WireFields, WireValue } from 'firestore-emulator/wire'
import { ask, parsedAnswer } from '../target/ask.ts'
import { restoreMark } from '../target/begun-restore.ts'
import { documentsRoot, documentsUrl, type School } from '../target/connect.ts'
import { printable } from '../terminal/printable.ts'
import type { Progress } from '../terminal/progress.ts'
import { SchoolError } from '../terminal/school-error.ts'
import { exactFields } from './exact.ts'

/** A document as a backup knows it. */
export interface KeptDocument {
  /** Below the documents root: `Users/u1`. */
  path: string
  /** `{"path":…,"fields":…}` as it stands in a backup, without the line's end. */
  line: string
}

/** A document of a school. */
export interface StoredDocument extends KeptDocument {
  /** When it was last written, in ISO 8601, to the microsecond. */
  updateTime: string
}

/** Which documents are read. */
interface Which {
  /** Keeps to one collection of the root; without one, it is all that there is. */
  collection?: string
  /** Shows the school as it was at this time; without one, as it is at each page. */
  readTime?: string
  /** Goes on behind this path. */
  after?: string
}

export interface Page {
  /** The time whose state the page shows. */
  readTime: string
  documents: StoredDocument[]
}

interface Row {
  document?: { name: string; fields?: WireFields; updateTime: string }
  readTime?: string
}

/** How long a page should be, in characters: large enough for few requests, small enough for little memory. */
const pageLength = 1024 * 1024
const pageLimits = { first: 100, least: 20, most: 1000 }

/** Documents of the school, in the order of names (Firestore's own, which `comparePaths` knows), page by page. */
export async function* pagesOf(
  school: School,
  { collection, readTime, after = '' }: Which = {},
): AsyncGenerator<Page> {
  const root = documentsRoot(school.projectId)
  let last = after
  let limit = pageLimits.first
  for (;;) {
    const startAt = { values: [{ referenceValue: `${root}/${last}` }], before: false }
    const structuredQuery = {
      from: [collection === undefined ? { allDescendants: true } : { collectionId: collection }],
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      limit,
      ...(last === '' ? {} : { startAt }),
    }
    const text = await ask(school, `${documentsUrl(school)}:runQuery`, {
      structuredQuery,
      ...(readTime === undefined ? {} : { readTime }),
    })
    const rows = parsedAnswer(text, school) as Row[]
    const found = rows.flatMap(({ document }) => (document === undefined ? [] : [document]))
    const documents = found.map(({ name, fields = {}, updateTime }) => {
      const path = name.slice(root.length + 1)
      return { path, line: JSON.stringify({ path, fields: exactFields(fields) }), updateTime }
    })
    last = lastOf(documents, last)
    yield {
      readTime: rows.find((row) => row.readTime !== undefined)?.readTime ?? '',
      documents: documents.filter(({ path }) => path !== restoreMark),
    }
    if (found.length < limit) return
    const wanted = Math.floor((limit * pageLength) / text.length)
    limit = Math.min(pageLimits.most, Math.max(pageLimits.least, wanted))
  }
}

/** The same, one by one. */
export async function* eachStored(
  school: School,
  which?: Which,
  progress?: Progress,
): AsyncGenerator<StoredDocument, undefined> {
  let read = 0
  for await (const { documents } of pagesOf(school, which)) {
    progress?.at((read += documents.length))
    yield* documents
  }
  progress?.end()
  return undefined
}

/** The path that the next page begins behind. Makes sure of the order, on which the walk side by side relies. */
function lastOf(documents: readonly KeptDocument[], before: string): string {
  let last = before
  for (const { path } of documents) {
    if (last !== '' && comparePaths(last, path) >= 0) {
      throw new SchoolError(
        `The documents did not come in the order of their names: ${printable(path)} behind ${printable(last)}.`,
      )
    }
    last = path
  }
  return last
}

/** The id of the collection that a document lies in. */
export function collectionIdOf(path: string): string {
  return path.split('/').at(-2) ?? ''
}

/** The fields of a document's line, as far as the model reads them; a time is a `Date`. */
export function fieldsOn(line: string): Record<string, unknown> {
  const { fields } = JSON.parse(line) as { fields: WireFields }
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]))
}

/** Texts, numbers, times and lists of them: families may store any other kind, and it means nothing to the model. */
function plain(value: WireValue): unknown {
  if ('stringValue' in value) return value.stringValue
  if ('integerValue' in value) return Number(value.integerValue)
  if ('doubleValue' in value) return Number(value.doubleValue)
  if ('timestampValue' in value) return new Date(value.timestampValue)
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plain)
  return undefined
}
