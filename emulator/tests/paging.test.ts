import { describe, expect, it } from 'vitest'
import { Database } from '../src/documents/database.ts'
import type { StoredDocument } from '../src/documents/document.ts'
import { planQuery } from '../src/queries/plan.ts'
import { runQuery } from '../src/queries/run.ts'

// Reading a whole database in pages, each after the last name of the previous one, takes linear time.

const name = 'projects/demo-test-paging/databases/(default)'
const families = 5_000
const pageSize = 50

/** How often names of documents were read: a measure of work that is the same on every machine. */
let looks = 0

function watched(path: string): StoredDocument {
  return {
    get path() {
      looks += 1
      return path
    },
    id: path.replace(/^.*\//, ''),
    fields: {},
    createTime: 1n,
    updateTime: 1n,
  }
}

function school(): Database {
  const database = new Database(name)
  for (let family = 0; family < families; family++) {
    for (const path of [`Users/u${family}`, `Users/u${family}/Students/s`]) {
      database.put(watched(path))
    }
  }
  return database
}

/** Reads page after page to the end and gives how many documents there were. */
function readAll(database: Database, collectionId: string, allDescendants: boolean): number {
  let [read, last] = [0, '']
  for (;;) {
    const startAt = { values: [{ referenceValue: `${name}/documents/${last}` }], before: false }
    const plan = planQuery({
      from: [{ collectionId, allDescendants }],
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      limit: pageSize,
      ...(last === '' ? {} : { startAt }),
    })
    const page = runQuery(database, '', plan)
    read += page.length
    last = page.at(-1)?.path ?? ''
    if (page.length < pageSize) return read
  }
}

describe('A database that is read page by page', () => {
  it.each([
    ['everything', '', true, 2 * families],
    ['all collections of one id', 'Students', true, families],
    ['one collection', 'Users', false, families],
  ])('is not scanned again for each page: %s', (_, collectionId, allDescendants, documents) => {
    const database = school()
    // The first page sorts everything once.
    readAll(database, collectionId, allDescendants)
    looks = 0
    expect(readAll(database, collectionId, allDescendants)).toBe(documents)
    expect(looks).toBeLessThan(10 * documents)
  })
})
