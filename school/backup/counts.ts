import { askJson } from '../target/ask.ts'
import { restoreMarkName } from '../target/begun-restore.ts'
import { documentsUrl, type School } from '../target/connect.ts'
import { printable } from '../terminal/printable.ts'
import { SchoolError } from '../terminal/school-error.ts'
import type { Manifest } from './manifest.ts'

/** The present moment as the school's Firestore names it. */
export async function readTimeOf(school: School): Promise<string> {
  const answer = await askJson(school, `${documentsUrl(school)}:batchGet`, {
    documents: [restoreMarkName(school.projectId)],
  })
  const [first] = answer as { readTime?: string }[]
  if (first?.readTime === undefined) throw new SchoolError(`${school.name} did not say what time it is.`)
  return first.readTime
}

/**
 * Compares how many documents a backup holds with what Firestore counts itself, for each collection id, and looks for
 * collections that the backup knows nothing of.
 *
 * @throws SchoolError that says what differs.
 */
export async function checkCounts(school: School, { counts, readTime }: Manifest): Promise<void> {
  const ids = new Set([...(await rootCollections(school, readTime)), ...Object.keys(counts)])
  for (const id of ids) {
    const stored = await countOf(school, id, readTime)
    const kept = counts[id] ?? 0
    if (stored !== kept) {
      throw new SchoolError(
        `The backup is not whole: ${school.name} has ${stored} documents of ${printable(id)}, and ${kept} were written. Begin a new one in another folder.`,
      )
    }
  }
}

async function countOf(school: School, collectionId: string, readTime: string): Promise<number> {
  const answer = await askJson(school, `${documentsUrl(school)}:runAggregationQuery`, {
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId, allDescendants: true }] },
      aggregations: [{ alias: 'documents', count: {} }],
    },
    readTime,
  })
  const [row] = answer as {
    result?: { aggregateFields?: { documents?: { integerValue?: string } } }
  }[]
  return Number(row?.result?.aggregateFields?.documents?.integerValue)
}

/** The collections at the root, also those whose own documents are missing. */
async function rootCollections(school: School, readTime: string): Promise<string[]> {
  const ids: string[] = []
  let pageToken = ''
  do {
    const answer = await askJson(school, `${documentsUrl(school)}:listCollectionIds`, {
      pageSize: 100,
      ...(pageToken === '' ? {} : { pageToken }),
      // The local backend, which keeps no past, does not take a time here.
      ...(school.isLocal ? {} : { readTime }),
    })
    const page = answer as { collectionIds?: string[]; nextPageToken?: string }
    ids.push(...(page.collectionIds ?? []))
    pageToken = page.nextPageToken ?? ''
  } while (pageToken !== '')
  return ids
}
