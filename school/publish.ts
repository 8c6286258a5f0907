import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { DocumentData } from 'firebase-admin/firestore'
import { levelFrom } from '#model/level.ts'
import { type CatalogueEntry, readCatalogue } from './catalogue/read-catalogue.ts'
import { termsOf } from './catalogue/terms.ts'
import {
  addWrite,
  getDocuments,
  readDocuments,
  type StoredDocument,
  transact,
  type Write,
} from './documents.ts'
import { UncertainWrite } from './failures.ts'
import { connect, type Options, type School } from './firebase.ts'
import { confirmWrite, pluralize, SchoolError } from './terminal.ts'

interface PublishOptions extends Options {
  prune?: boolean
  /** The folder of the catalogue. */
  catalogue: string
}

/** A document that is not published as the catalogue has it. */
interface Change extends Write {
  /** What is published, and since when; none for a new one. */
  before: StoredDocument | undefined
}

/** Publishes the catalogue: shows what differs, and writes only that, all at once or not at all. */
export async function publish(options: PublishOptions): Promise<void> {
  const { prune = false, catalogue } = options
  const { courses, posts } = await readCatalogue(catalogue)
  if (prune) {
    refuseEmpty(courses, join(catalogue, 'courses'), 'course')
    refuseEmpty(posts, join(catalogue, 'posts'), 'post')
  }
  const school = await connect(options)
  const differing = [
    ...(await findChanges(school, 'Course', courses)),
    ...(await findTermChanges(school, courses)),
    ...(await findChanges(school, 'Blogs', posts)),
  ]
  const changes = differing.filter(({ fields }) => prune || fields !== null)
  for (const change of changes) {
    console.log(describeChange(change).join('\n') + (await describeRemoval(school, change)))
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

function refuseEmpty(entries: readonly CatalogueEntry[], folder: string, noun: string): void {
  if (entries.length > 0) return
  throw new SchoolError(
    `${folder} is empty: with --prune every ${noun} would be removed. Nothing was written.`,
  )
}

/** What differs in one collection, in the order of the catalogue; what is published and not in it comes last. */
async function findChanges(
  school: School,
  collection: string,
  entries: readonly CatalogueEntry[],
): Promise<Change[]> {
  const published = await readDocuments(school, school.firestore.collection(collection))
  const stored = new Map(published.map((document) => [document.id, document]))
  const changes = entries.map(({ id, fields }): Change => {
    const before = stored.get(id)
    stored.delete(id)
    return { path: `${collection}/${id}`, before, fields }
  })
  return [
    ...changes.filter(({ before, fields }) => !isDeepStrictEqual(before?.fields, fields)),
    ...Array.from(stored.values(), (before) => ({ path: before.path, before, fields: null })),
  ]
}

/** Which terms differ. The others stay as they are: families are still in them. */
async function findTermChanges(school: School, courses: readonly CatalogueEntry[]): Promise<Change[]> {
  const terms = termsOf(courses)
  const stored = await getDocuments(
    school,
    terms.map(({ path }) => path),
  )
  return terms
    .map((term): Change => ({ ...term, before: stored.get(term.path) }))
    .filter(({ before, fields }) => !isDeepStrictEqual(before?.fields, fields))
}

/** What there is to know where a document is removed, such as that children are enrolled in a course; else ''. */
async function describeRemoval(school: School, { path, fields }: Change): Promise<string> {
  const [collection, id = ''] = path.split('/')
  if (fields !== null || collection !== 'Course') return ''
  // A course's id is stored as text or, in old documents, as a number; and an old id may enrol a child a second time.
  const ids = [id, levelFrom(id)].filter((stored) => stored !== null)
  const enrolled = school.firestore.collectionGroup('Enrollments').where('courseId', 'in', ids)
  const enrollments = await readDocuments(school, enrolled)
  const children = new Set(
    enrollments.map((found) => `${String(found.path.split('/')[1])}/${String(found.fields.studentId)}`),
  )
  if (children.size === 0) return ''
  return `: ${pluralize(children.size, 'child is', 'children are')} enrolled in it.`
}

/** Writes the documents only as long as all are as they were shown (decision 55). */
async function writeChanges(school: School, changes: readonly Change[]): Promise<void> {
  try {
    await transact(school, async (transaction) => {
      const paths = changes.map(({ path }) => path)
      const stored = await getDocuments(school, paths, transaction)
      for (const { path, before } of changes) {
        if (isDeepStrictEqual(stored.get(path)?.updateTime, before?.updateTime)) continue
        throw new SchoolError('Somebody else has published in the meantime: run the command again.')
      }
      for (const change of changes) addWrite(transaction, school, change)
    })
  } catch (error) {
    if (!(error instanceof SchoolError) || error instanceof UncertainWrite) throw error
    throw new SchoolError(`${error.message} Nothing was written.`)
  }
}

/** The lines that show a change: the document, then each field that differs, before and after. */
function describeChange({ path, before, fields }: Change): string[] {
  if (fields === null) return [`- ${path}`]
  if (before === undefined) return [`+ ${path}`]
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

/** How much of a value is shown, in characters. */
const maxLength = 60

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
