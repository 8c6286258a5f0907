import { join } from 'node:path'
import type { Firestore, Timestamp } from 'firebase-admin/firestore'
import { CatalogueError, readCatalogue } from '../catalogue/read-catalogue.ts'
import { commitsOf } from '../target/commits.ts'
import { mayWrite } from '../terminal/confirm.ts'
import { connect, type School } from '../target/connect.ts'
import { sentenceOf } from '../target/failures.ts'
import { counted } from '../terminal/counted.ts'
import { progressOf } from '../terminal/progress.ts'
import { SchoolError } from '../terminal/school-error.ts'
import type { WriteOptions } from '../target/target-options.ts'
import { told } from '../target/told.ts'
import { transact, UncertainWrite } from '../target/transact.ts'
import { type Change, changesTo, describeChange } from './difference.ts'
import { aboutEnrolled } from './enrolled.ts'

export interface PublishOptions extends WriteOptions {
  prune?: boolean
  /** The folder of the catalogue. */
  catalogue: string
}

/** A document as it is published, and when it last changed. */
interface Published {
  path: string
  fields: Record<string, unknown>
  changed: Timestamp
}

/**
 * Publishes the catalogue: shows what differs, and writes only that. What fits into one commit, which is any catalogue
 * of a usual size, appears on the site at once or not at all; a longer one is written in the order that was shown, and
 * running it again goes on where it ended.
 *
 * @throws SchoolError where the catalogue is broken, the school cannot be reached, or somebody else published meanwhile.
 */
export async function publish(options: PublishOptions): Promise<void> {
  const { courses, posts } = await readCatalogue(options.catalogue).catch((error: unknown) => {
    throw error instanceof CatalogueError ? new SchoolError(error.message) : error
  })
  for (const [folder, one, entries] of [
    ['courses', 'course', courses],
    ['posts', 'post', posts],
  ] as const) {
    if (options.prune !== true || entries.length > 0) continue
    throw new SchoolError(
      `${join(options.catalogue, folder)} is empty: with --prune every ${one} would be removed. Nothing was written.`,
    )
  }
  const school = await connect(options)
  const firestore = await school.firestore()
  const published = await readPublished(firestore, school)
  const differing = [
    ...changesTo('Course', courses, fieldsIn('Course', published)),
    ...changesTo('Blogs', posts, fieldsIn('Blogs', published)),
  ]
  const changes = differing.filter(({ kind }) => options.prune === true || kind !== 'removed')
  for (const change of changes) {
    console.log(
      describeChange(change).join('\n') + (await told(school, () => aboutEnrolled(firestore, change))),
    )
  }
  for (const { path } of differing.filter((change) => !changes.includes(change))) {
    console.log(`  ${path} is published and not in the catalogue: it stays (--prune removes it).`)
  }
  if (changes.length === 0) {
    console.log(`Nothing to publish: ${school.name} has the catalogue as it is.`)
    return
  }
  const removed = changes.filter(({ kind }) => kind === 'removed').length
  const what = counted(changes.length, 'document') + (removed === 0 ? '' : ` (${removed} removed)`)
  if (!(await mayWrite(school, what, options))) return
  await write(firestore, changes, published, school)
  console.log(`Published to ${school.name}: ${what}.`)
}

async function readPublished(firestore: Firestore, school: School): Promise<Published[]> {
  const snapshots = await told(school, () =>
    Promise.all(['Course', 'Blogs'].map((name) => firestore.collection(name).get())),
  )
  return snapshots.flatMap(({ docs }) =>
    docs.map((found) => ({ path: found.ref.path, fields: found.data(), changed: found.updateTime })),
  )
}

/** The published fields of a collection, by id. */
function fieldsIn(collection: string, published: readonly Published[]) {
  const prefix = `${collection}/`
  return new Map(
    published
      .filter(({ path }) => path.startsWith(prefix))
      .map(({ path, fields }) => [path.slice(prefix.length), fields]),
  )
}

async function write(
  firestore: Firestore,
  changes: readonly Change[],
  published: readonly Published[],
  school: School,
): Promise<void> {
  const times = new Map(published.map(({ path, changed }) => [path, changed]))
  const progress = progressOf('Publishing')
  let done = 0
  try {
    for (const commit of commitsOf(changes, ({ after }) => Buffer.byteLength(JSON.stringify(after)))) {
      await writeTogether(school, firestore, commit, times)
      done += commit.length
      progress.at(done, changes.length)
    }
  } catch (error) {
    throw new SchoolError(`${sentenceOf(error, school)} ${endingOf(error, done, changes.length)}`.trim())
  } finally {
    progress.end()
  }
}

/** How much of it is written, as far as that is known. */
function endingOf(error: unknown, done: number, all: number): string {
  if (done > 0) return `${done} of ${counted(all, 'document')} were written before.`
  return error instanceof UncertainWrite ? '' : 'Nothing was written.'
}

/**
 * All of the changes or none, and only while each document is as it was shown: nothing that somebody else has published
 * since is overwritten unseen. (A transaction, because the SDK tries a failed precondition again for ten minutes.)
 */
async function writeTogether(
  school: School,
  firestore: Firestore,
  changes: readonly Change[],
  times: ReadonlyMap<string, Timestamp>,
): Promise<void> {
  await transact(school, firestore, async (transaction) => {
    const documents = changes.map(({ path }) => firestore.doc(path))
    const found = await transaction.getAll(...documents)
    for (const [index, { after }] of changes.entries()) {
      const [now, document] = [found[index], documents[index]]
      if (document === undefined) continue
      if (!isSameTime(now?.updateTime, times.get(document.path))) throw overtaken()
      if (after === null) transaction.delete(document)
      else transaction.set(document, after)
    }
  })
}

/** To the microsecond, as Firestore keeps it: two writes can share a millisecond. */
export function isSameTime(one: Timestamp | undefined, other: Timestamp | undefined): boolean {
  return one === undefined || other === undefined ? one === other : one.isEqual(other)
}

function overtaken(): SchoolError {
  return new SchoolError('Somebody else has published in the meantime: run the command again.')
}
