import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { DocumentData } from 'firebase-admin/firestore'
import { levelFrom } from '#model/level.ts'
import { type CatalogueEntry, readCatalogue } from './catalogue/read-catalogue.ts'
import {
  chunksOf,
  getDocuments,
  isSameTime,
  maxWrites,
  readDocuments,
  type StoredDocument,
  transact,
  type Write,
} from './documents.ts'
import { UncertainWrite } from './failures.ts'
import { connect, type Options, type School } from './firebase.ts'
import { confirmWrite, pluralize, SchoolError, withProgress } from './terminal.ts'

interface PublishOptions extends Options {
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
  const { firestore } = school
  for (const { collection, entries } of kinds) {
    const published = await readDocuments(school, firestore.collection(collection))
    differing.push(...findChanges(collection, entries, published))
  }
  // An earlier version of the site kept a course's texts in Punjabi apart from it.
  const outdated = findChanges(
    'CourseWords',
    [],
    await readDocuments(school, firestore.collection('CourseWords')),
  )
  const changes = [...differing.filter(({ fields }) => prune || fields !== null), ...outdated]
  for (const change of changes) {
    const note = outdated.includes(change)
      ? ': a course has these texts itself now.'
      : await describeEnrolled(school, change)
    console.log(describeChange(change).join('\n') + note)
  }
  for (const { path } of differing.filter((change) => !changes.includes(change))) {
    console.log(`  ${path} is published and not in the catalogue: it stays (--prune removes it).`)
  }
  if (changes.length === 0) {
    console.log(`Nothing to publish: ${school.name} has the catalogue as it is.`)
    return
  }
  const removed = changes.filter(({ fields }) => fields === null).length
  const what = pluralize(changes.length, 'document') + (removed === 0 ? '' : ` (${removed} removed)`)
  if (!(await confirmWrite(school, what, options))) return
  await writeChanges(school, changes)
  console.log(`Published to ${school.name}: ${what}.`)
}

/** A warning about a course that is removed while children are enrolled in it; '' for every other change. */
async function describeEnrolled(school: School, { path, fields }: Change): Promise<string> {
  const [collection, id = ''] = path.split('/')
  if (fields !== null || collection !== 'Course') return ''
  // A course's id is stored as text or, in old documents, as a number; and an old id may enrol a child a second time.
  const ids = [id, levelFrom(id)].filter((stored) => stored !== null)
  const enrolled = school.firestore.collectionGroup('Enrollments').where('courseId', 'in', ids)
  const enrollments = await readDocuments(school, enrolled)
  const children = new Set(
    enrollments.map((found) => {
      const [, uid] = found.path.split('/')
      return `${uid}/${String(found.fields.studentId)}`
    }),
  )
  if (children.size === 0) return ''
  return `: ${pluralize(children.size, 'child is', 'children are')} enrolled in it.`
}

/** Writes each document only as long as it is as it was shown (decision 55). */
async function writeChanges(school: School, changes: readonly Change[]): Promise<void> {
  let done = 0
  try {
    await withProgress('Publishing', async (update) => {
      for (const some of chunksOf(changes, maxWrites)) {
        await transact(school, async (transaction) => {
          const paths = some.map(({ path }) => path)
          const stored = await getDocuments(school, paths, transaction)
          const isAsShown = ({ path, before }: Change): boolean =>
            isSameTime(stored.get(path)?.updateTime, before?.updateTime)
          if (!some.every(isAsShown)) {
            throw new SchoolError('Somebody else has published in the meantime: run the command again.')
          }
          for (const { path, fields } of some) {
            const document = school.firestore.doc(path)
            if (fields === null) transaction.delete(document)
            else transaction.set(document, fields)
          }
        })
        update((done += some.length), changes.length)
      }
    })
  } catch (error) {
    if (!(error instanceof SchoolError)) throw error
    const ifNone = error instanceof UncertainWrite ? '' : 'Nothing was written.'
    const outcome =
      done > 0 ? `${done} of ${pluralize(changes.length, 'document')} were written before.` : ifNone
    throw new SchoolError(`${error.message} ${outcome}`.trim())
  }
}

/** A document that is not published as the catalogue has it. */
interface Change extends Write {
  /** What is published, and since when; `null` for a new one. */
  before: StoredDocument | null
}

/** How much of a value is shown, in characters. */
const maxLength = 60

/** What differs in one collection, in the order of the catalogue; what is published and not in it comes last. */
function findChanges(
  collection: string,
  entries: readonly CatalogueEntry[],
  published: readonly StoredDocument[],
): Change[] {
  const stored = new Map(published.map((document) => [document.path, document]))
  const changes: Change[] = entries.map(({ id, fields }) => {
    const path = `${collection}/${id}`
    return { path, before: stored.get(path) ?? null, fields }
  })
  const wanted = new Set(changes.map(({ path }) => path))
  const removed = [...stored].filter(([path]) => !wanted.has(path))
  return [
    ...changes.filter(({ before, fields }) => !isDeepStrictEqual(before?.fields, fields)),
    ...removed.map(([path, before]) => ({ path, before, fields: null })),
  ]
}

/** The lines that show a change: the document, then each field that differs, before and after. */
function describeChange({ path, before, fields }: Change): string[] {
  if (fields === null) return [`- ${path}`]
  if (before === null) return [`+ ${path}`]
  const [one, other] = [flat(before.fields), flat(fields)]
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort()
  return [
    `~ ${path}`,
    ...names
      .filter((name) => !isDeepStrictEqual(one[name], other[name]))
      .map((name) => `    ${name}: ${describeValues(one[name], other[name])}`),
  ]
}

/** The fields with those of a map by their way, such as `pa.Title`. */
function flat(fields: DocumentData): Record<string, unknown> {
  const pairs = Object.entries(fields).flatMap(([name, value]): [string, unknown][] =>
    Object.prototype.toString.call(value) === '[object Object]'
      ? Object.entries(value as DocumentData).map(([inner, one]) => [`${name}.${inner}`, one])
      : [[name, value]],
  )
  return Object.fromEntries(pairs)
}

/** Both values from shortly before the place where they differ, so that a change deep in a long text is seen. */
function describeValues(before: unknown, after: unknown): string {
  const [one, other] = [inWords(before), inWords(after)]
  let same = 0
  while (same < one.length && one[same] === other[same]) same += 1
  const longest = Math.max(one.length, other.length)
  const start = longest <= maxLength ? 0 : Math.max(0, Math.min(same - maxLength / 3, longest - maxLength))
  return `${excerpt(one, start)} → ${excerpt(other, start)}`
}

function inWords(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}

function excerpt(text: string, start: number): string {
  const end = start + maxLength
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}
