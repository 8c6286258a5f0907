import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { DocumentData } from 'firebase-admin/firestore'
import { termIdOf } from '#model/course.ts'
import { levelFrom } from '#model/values/level.ts'
import { documentsIn } from './catalogue/documents.ts'
import { type CatalogueEntry, readCatalogue } from './catalogue/read-catalogue.ts'
import { slipsIn } from './catalogue/slips.ts'
import { differencesOf, excerptsOf } from './differences.ts'
import { type Change, readDocuments, type Write, writeUnchanged } from './documents.ts'
import { UncertainWrite } from './failures.ts'
import { connect, type Options, type School } from './firebase.ts'
import { countChildren, entryIn } from './registrations.ts'
import { schoolDay } from './school-time.ts'
import { confirmWrite, pluralize, SchoolError } from './terminal.ts'

interface PublishOptions extends Options {
  prune?: boolean
  catalogue: string
}

/** Publishes the catalogue: shows what differs, and writes only that, all at once or not at all. */
export async function publish(options: PublishOptions): Promise<void> {
  const { prune = false, catalogue } = options
  const read = await readCatalogue(catalogue)
  if (prune) {
    refuseEmpty(read.courses, join(catalogue, 'courses'), 'course')
    refuseEmpty(read.posts, join(catalogue, 'posts'), 'post')
  }
  const school = await connect(options)
  const differing = await findChanges(school, documentsIn(read))
  const changes = differing.filter(({ fields }) => prune || fields !== null)
  const slips: string[] = []
  for (const change of changes) {
    const course = changes.find(({ path }) => path === change.path.split('/Terms/')[0])
    const { enrolled, note } = await readChildren(school, change, course?.before?.fields)
    console.log(describeChange(change, note).join('\n'))
    for (const slip of slipsIn(change, enrolled)) slips.push(`${change.path} ${slip}`)
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
  for (const slip of slips) console.log(`Mind: ${slip}.`)
  // A slip is asked about on the local backend, too.
  const isLocal = school.isLocal && slips.length === 0
  if (!(await confirmWrite({ ...school, isLocal }, what, options))) return
  await writeChanges(school, changes)
  console.log(`Published to ${school.name}: ${what}.`)
}

function refuseEmpty(entries: readonly CatalogueEntry[], folder: string, noun: string): void {
  if (entries.length > 0) return
  throw new SchoolError(
    `${folder} is empty: with --prune every ${noun} would be removed. Nothing was written.`,
  )
}

/** What differs, in the order of the catalogue; last what is published and not in it, except terms: families are in them. */
async function findChanges(school: School, documents: readonly Write[]): Promise<Change[]> {
  const queries = ['Course', 'Terms', 'Blogs'].map((name) => school.firestore.collectionGroup(name))
  const published = (await Promise.all(queries.map((query) => readDocuments(school, query)))).flat()
  const stored = new Map(published.map((document) => [document.path, document]))
  const changes = documents.map(({ path, fields }): Change => {
    const before = stored.get(path)
    return { path, before, fields: withOpenTerm(fields, before?.fields) }
  })
  for (const { path } of documents) stored.delete(path)
  const others = [...stored.values()].filter(({ collection }) => collection !== 'Terms')
  return [
    ...changes.filter(({ before, fields }) => !isDeepStrictEqual(before?.fields, fields)),
    ...others.map((before) => ({ path: before.path, before, fields: null })),
  ]
}

/**
 * What is not in the catalogue: the days that are full, which the office notes, and since when the term is open. The next
 * term begins without any; one that begins on the same day has another name only.
 */
function withOpenTerm(fields: Write['fields'], before: DocumentData | undefined): Write['fields'] {
  if (fields === null || before === undefined) return fields
  const isSame = termIdOf(fields.term) === termIdOf(before.term)
  const isNext = !isSame && fields.term !== undefined && fields.StartDate !== before.StartDate
  const kept: Record<string, unknown> = {
    full: isSame ? before.full : undefined,
    openSince: isNext ? schoolDay(new Date()) : before.openSince,
  }
  return { ...fields, ...Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined)) }
}

/** Who is in a course that is removed or in a term that changes, in words too. @param course as it is published. */
async function readChildren(school: School, { path, before, fields }: Change, course?: DocumentData) {
  const [collection, id = '', , termId = ''] = path.split('/')
  if (collection !== 'Course' || (fields !== null && termId === '')) return { enrolled: [], note: '' }
  // A course's id is stored as text or, in old documents, as a number.
  const ids = [id, levelFrom(id)].filter((stored) => stored !== null)
  const query = school.firestore.collectionGroup('Enrollments').where('courseId', 'in', ids)
  const all = (await readDocuments(school, query)).map(entryIn)
  const inTerm = (wanted: string) => all.filter(({ enrollment }) => enrollment.termId === wanted)
  const enrolled = fields === null ? all : inTerm(termId)
  if (enrolled.length > 0) {
    const are = pluralize(countChildren(enrolled), 'child is', 'children are')
    const seen = fields && ' and will see the change; price and days stay as agreed'
    return { enrolled, note: `: ${are} enrolled in it${seen ?? ''}.` }
  }
  const earlier = termIdOf(course?.term)
  const staying = before === undefined ? countChildren(inTerm(earlier)) : 0
  if (staying === 0) return { enrolled, note: '' }
  const stay = pluralize(staying, 'child stays', 'children stay')
  const where = earlier || 'the earlier one'
  return { enrolled, note: `: the next term. ${stay} in ${where}, and nothing changes for them.` }
}

/** Writes the documents only as long as all are as they were shown (decision 55). */
async function writeChanges(school: School, changes: readonly Change[]): Promise<void> {
  try {
    const refusal = 'Somebody else has published in the meantime: run the command again.'
    await writeUnchanged(school, changes, new SchoolError(refusal))
  } catch (error) {
    if (!(error instanceof SchoolError) || error instanceof UncertainWrite) throw error
    throw new SchoolError(`${error.message} Nothing was written.`)
  }
}

/** The lines that show a change: the document with its note, then each field that differs, before and after. */
function describeChange({ path, before, fields }: Change, note: string): string[] {
  if (fields === null) return [`- ${path}${note}`]
  if (before === undefined) return [`+ ${path}${note}`]
  const lines = differencesOf({ now: before.fields, becomes: fields }, excerptsOf)
  return [
    `~ ${path}${note}`,
    ...lines.filter((line) => !line.startsWith('full: ')).map((line) => `    ${line}`),
  ]
}
