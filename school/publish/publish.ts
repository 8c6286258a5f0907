import { join } from 'node:path'
import { encodeFields } from 'firestore-emulator/testing/plain-fields'
import { levelFrom } from '#model/level.ts'
import { readCatalogue } from '../catalogue/read-catalogue.ts'
import { connect } from '../target/connect.ts'
import { readDocuments } from '../target/documents.ts'
import type { Options, School } from '../target/school.ts'
import {
  commitOnce,
  commitsOf,
  deletion,
  isConflict,
  replacement,
  UncertainWrite,
  type Write,
} from '../target/writes.ts'
import { confirmWrite } from '../terminal/confirm.ts'
import { withProgress } from '../terminal/progress.ts'
import { SchoolError } from '../terminal/school-error.ts'
import { pluralize } from '../terminal/text.ts'
import { type Change, describeChange, findChanges } from './changes.ts'

export interface PublishOptions extends Options {
  prune?: boolean
  /** The folder of the catalogue. */
  catalogue: string
}

/**
 * Publishes the catalogue: shows what differs, and writes only that. What fits into one commit, as any usual catalogue
 * does, appears on the site all at once or not at all; a longer one is written in the order that was shown, and running
 * the command again writes the rest.
 */
export async function publish(options: PublishOptions): Promise<void> {
  const { prune = false } = options
  const { courses, posts } = await readCatalogue(options.catalogue)
  const kinds = [
    { folder: 'courses', noun: 'course', collection: 'Course', entries: courses },
    { folder: 'posts', noun: 'post', collection: 'Blogs', entries: posts },
  ]
  const empty = kinds.find(({ entries }) => prune && entries.length === 0)
  if (empty !== undefined) {
    throw new SchoolError(
      `${join(options.catalogue, empty.folder)} is empty: with --prune every ${empty.noun} would be removed. Nothing was written.`,
    )
  }
  const school = await connect(options)
  const differing: Change[] = []
  for (const { collection, entries } of kinds) {
    differing.push(...findChanges(collection, entries, await readDocuments(school, { collection })))
  }
  const changes = differing.filter(({ after }) => prune || after !== null)
  for (const change of changes) {
    console.log(describeChange(change).join('\n') + (await describeEnrolled(school, change)))
  }
  for (const { path } of differing.filter((change) => !changes.includes(change))) {
    console.log(`  ${path} is published and not in the catalogue: it stays (--prune removes it).`)
  }
  if (changes.length === 0) {
    console.log(`Nothing to publish: ${school.name} has the catalogue as it is.`)
    return
  }
  const removed = changes.filter(({ after }) => after === null).length
  const what = pluralize(changes.length, 'document') + (removed === 0 ? '' : ` (${removed} removed)`)
  if (!(await confirmWrite(school, what, options))) return
  await writeChanges(school, changes)
  console.log(`Published to ${school.name}: ${what}.`)
}

/** A warning about a course that is removed while children are enrolled in it; '' for every other change. */
async function describeEnrolled(school: School, { path, after }: Change): Promise<string> {
  const [collection, id = ''] = path.split('/')
  if (after !== null || collection !== 'Course') return ''
  // A course's id is stored as text or, in old documents, as a number; and an old id may enrol a child a second time.
  const ids = [id, levelFrom(id)].filter((stored) => stored !== null)
  const enrollments = await readDocuments(school, {
    collection: 'Enrollments',
    isGroup: true,
    where: [['courseId', 'IN', ids]],
  })
  const children = new Set(
    enrollments.map((found) => {
      const [, uid] = found.path.split('/')
      return `${uid}/${String(found.fields.studentId)}`
    }),
  )
  if (children.size === 0) return ''
  return `: ${pluralize(children.size, 'child is', 'children are')} enrolled in it.`
}

async function writeChanges(school: School, changes: readonly Change[]): Promise<void> {
  let done = 0
  try {
    await withProgress('Publishing', async (update) => {
      for (const commit of commitsOf(changes.map((change) => writeOf(school, change)))) {
        await commitOnce(school, commit)
        update((done += commit.length), changes.length)
      }
    })
  } catch (error) {
    if (!(error instanceof SchoolError)) throw error
    const reason = isConflict(error)
      ? 'Somebody else has published in the meantime: run the command again.'
      : error.message
    const ifNone = error instanceof UncertainWrite ? '' : 'Nothing was written.'
    const outcome =
      done > 0 ? `${done} of ${pluralize(changes.length, 'document')} were written before.` : ifNone
    throw new SchoolError(`${reason} ${outcome}`.trim())
  }
}

/** Writes a document only as long as it is as it was shown (decision 49). */
function writeOf(school: School, { path, before, after }: Change): Write {
  const write = after === null ? deletion(school, path) : replacement(school, path, encodeFields(after))
  return {
    ...write,
    currentDocument: before === null ? { exists: false } : { updateTime: before.updateTime },
  }
}
