import { join } from 'node:path'
import type { Firestore, Timestamp } from 'firebase-admin/firestore'
import { levelFrom } from '#model/level.ts'
import { CatalogueError, readCatalogue } from '../catalogue/read-catalogue.ts'
import { connect } from '../target/connect.ts'
import { describeError } from '../target/errors.ts'
import type { WriteOptions } from '../target/options.ts'
import type { School } from '../target/school.ts'
import { explainErrors, transact, UncertainWrite } from '../target/transaction.ts'
import { withTimeout } from '../target/with-timeout.ts'
import { commitsOf } from '../target/writes.ts'
import { confirmWrite } from '../terminal/confirm.ts'
import { withProgress } from '../terminal/progress.ts'
import { SchoolError } from '../terminal/school-error.ts'
import { pluralize } from '../terminal/text.ts'
import { type Change, describeChange, findChanges } from './changes.ts'

export interface PublishOptions extends WriteOptions {
  prune?: boolean
  /** The folder of the catalogue. */
  catalogue: string
}

/** What is published, by path. */
type Published = ReadonlyMap<string, { fields: Record<string, unknown>; updateTime: Timestamp }>

/**
 * Publishes the catalogue: shows what differs, and writes only that. What fits into one commit, as any usual catalogue
 * does, appears on the site all at once or not at all; a longer one is written in the order that was shown, and running
 * the command again writes the rest.
 *
 * @throws SchoolError where the catalogue is broken, the school cannot be reached, or somebody else published meanwhile.
 */
export async function publish(options: PublishOptions): Promise<void> {
  const { courses, posts } = await readCatalogue(options.catalogue).catch((error: unknown) => {
    throw error instanceof CatalogueError ? new SchoolError(error.message) : error
  })
  const kinds = [
    { folder: 'courses', noun: 'course', entries: courses },
    { folder: 'posts', noun: 'post', entries: posts },
  ]
  for (const { folder, noun, entries } of kinds) {
    if (options.prune !== true || entries.length > 0) continue
    throw new SchoolError(
      `${join(options.catalogue, folder)} is empty: with --prune every ${noun} would be removed. Nothing was written.`,
    )
  }
  const school = await connect(options)
  const firestore = await school.firestore()
  const published = await explainErrors(school, () => readPublished(firestore))
  const differing = [...findChanges('Course', courses, published), ...findChanges('Blogs', posts, published)]
  const changes = differing.filter(({ kind }) => options.prune === true || kind !== 'removed')
  for (const change of changes) {
    const warning = await explainErrors(school, () => describeEnrolled(firestore, change))
    console.log(describeChange(change).join('\n') + warning)
  }
  for (const { path } of differing.filter((change) => !changes.includes(change))) {
    console.log(`  ${path} is published and not in the catalogue: it stays (--prune removes it).`)
  }
  if (changes.length === 0) {
    console.log(`Nothing to publish: ${school.name} has the catalogue as it is.`)
    return
  }
  const removed = changes.filter(({ kind }) => kind === 'removed').length
  const what = pluralize(changes.length, 'document') + (removed === 0 ? '' : ` (${removed} removed)`)
  if (!(await confirmWrite(school, what, options))) return
  await writeChanges(school, firestore, changes, published)
  console.log(`Published to ${school.name}: ${what}.`)
}

async function readPublished(firestore: Firestore): Promise<Published> {
  const collections = ['Course', 'Blogs'].map((name) => firestore.collection(name).get())
  const documents = (await withTimeout(Promise.all(collections))).flatMap(({ docs }) => docs)
  return new Map(
    documents.map((found) => [found.ref.path, { fields: found.data(), updateTime: found.updateTime }]),
  )
}

/** A warning about a course that is removed while children are enrolled in it; '' for every other change. */
async function describeEnrolled(firestore: Firestore, { path, kind }: Change): Promise<string> {
  const [collection, id = ''] = path.split('/')
  if (kind !== 'removed' || collection !== 'Course') return ''
  // A course's id is stored as text or, in old documents, as a number; and an old id may enrol a child a second time.
  const level = levelFrom(id)
  const enrollments = firestore
    .collectionGroup('Enrollments')
    .where('courseId', 'in', level === null ? [id] : [id, level])
    .select('studentId')
  const { docs } = await withTimeout(enrollments.get())
  const children = new Set(docs.map((found) => `${found.ref.parent.path}/${String(found.get('studentId'))}`))
  if (children.size === 0) return ''
  return `: ${pluralize(children.size, 'child is', 'children are')} enrolled in it.`
}

async function writeChanges(
  school: School,
  firestore: Firestore,
  changes: readonly Change[],
  published: Published,
): Promise<void> {
  let done = 0
  try {
    await withProgress('Publishing', async (update) => {
      for (const commit of commitsOf(changes)) {
        await writeTogether(school, firestore, commit, published)
        update((done += commit.length), changes.length)
      }
    })
  } catch (error) {
    const ifNone = error instanceof UncertainWrite ? '' : 'Nothing was written.'
    const outcome =
      done > 0 ? `${done} of ${pluralize(changes.length, 'document')} were written before.` : ifNone
    throw new SchoolError(`${describeError(error, school)} ${outcome}`.trim())
  }
}

/** All of the changes or none, and only while each document is as it was shown (decision 49). */
async function writeTogether(
  school: School,
  firestore: Firestore,
  changes: readonly Change[],
  published: Published,
): Promise<void> {
  await transact(school, async (transaction) => {
    const found = await transaction.getAll(...changes.map(({ path }) => firestore.doc(path)))
    for (const [index, { path, after }] of changes.entries()) {
      if (!isSameTime(found[index]?.updateTime, published.get(path)?.updateTime)) {
        throw new SchoolError('Somebody else has published in the meantime: run the command again.')
      }
      if (after === null) transaction.delete(firestore.doc(path))
      else transaction.set(firestore.doc(path), after)
    }
  })
}

function isSameTime(one: Timestamp | undefined, other: Timestamp | undefined): boolean {
  return one === undefined || other === undefined ? one === other : one.isEqual(other)
}
