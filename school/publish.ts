import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { encodeFields } from 'firestore-emulator/wire'
import { levelFrom } from '#model/level.ts'
import { type CatalogueEntry, readCatalogue } from './catalogue/read-catalogue.ts'
import { connect } from './target/connect.ts'
import { readDocuments, type StoredDocument } from './target/documents.ts'
import type { Options, School } from './target/school.ts'
import {
  commitOnce,
  commitsOf,
  deletion,
  isConflict,
  replacement,
  UncertainWrite,
  type Write,
} from './target/writes.ts'
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
  for (const { collection, entries } of kinds) {
    differing.push(...findChanges(collection, entries, await readDocuments(school, { collection })))
  }
  // An earlier version of the site kept a course's texts in Punjabi apart from it.
  const outdated = findChanges('CourseWords', [], await readDocuments(school, { collection: 'CourseWords' }))
  const changes = [...differing.filter(({ after }) => prune || after !== null), ...outdated]
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

type Fields = Record<string, unknown>

/** A document that is not published as the catalogue has it. */
interface Change {
  /** Such as `Course/1`. */
  path: string
  /** What is published, and since when; `null` for a new one. */
  before: StoredDocument | null
  /** What the catalogue has; `null` where it is not in it. */
  after: Fields | null
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
    return { path, before: stored.get(path) ?? null, after: fields }
  })
  const wanted = new Set(changes.map(({ path }) => path))
  const removed = [...stored].filter(([path]) => !wanted.has(path))
  return [
    ...changes.filter(({ before, after }) => !isDeepStrictEqual(before?.fields, after)),
    ...removed.map(([path, before]) => ({ path, before, after: null })),
  ]
}

/** The lines that show a change: the document, then each field that differs, before and after. */
function describeChange({ path, before, after }: Change): string[] {
  if (after === null) return [`- ${path}`]
  if (before === null) return [`+ ${path}`]
  const [one, other] = [flat(before.fields), flat(after)]
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort()
  return [
    `~ ${path}`,
    ...names
      .filter((name) => !isDeepStrictEqual(one[name], other[name]))
      .map((name) => `    ${name}: ${describeValues(one[name], other[name])}`),
  ]
}

/** The fields with those of a map by their way, such as `pa.Title`. */
function flat(fields: Fields): Fields {
  const pairs = Object.entries(fields).flatMap(([name, value]): [string, unknown][] =>
    Object.prototype.toString.call(value) === '[object Object]'
      ? Object.entries(value as Fields).map(([inner, one]) => [`${name}.${inner}`, one])
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
