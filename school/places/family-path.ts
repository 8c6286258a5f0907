import { isDocumentId } from '../target/school.ts'
import { SchoolError } from '../terminal/school-error.ts'

/** How a person names a document below a parent: `UID/ID`, or its whole path. */
const shortForm = /^([^/]+)\/([^/]+)$/
const wholeForm = /^\/?Users\/([^/]+)\/(Students|Enrollments)\/([^/]+)$/

/**
 * The path of a child or of an enrollment, such as `Users/UID/Students/ID`.
 *
 * @throws SchoolError where the text has neither form, or nothing can be stored there.
 */
export function familyPath(collection: 'Students' | 'Enrollments', given: string): string {
  const text = given.trim()
  const [, uid, of, id] = wholeForm.exec(text) ?? []
  if (uid !== undefined && of === collection && id !== undefined) return pathOf(uid, collection, id)
  const [, shortUid, shortId] = shortForm.exec(text) ?? []
  if (shortUid !== undefined && shortId !== undefined && shortUid !== 'Users') {
    return pathOf(shortUid, collection, shortId)
  }
  throw new SchoolError(
    collection === 'Students'
      ? `A child is named as UID/STUDENTID, not ${given}: \`students --email ADDRESS\` shows it.`
      : `A registration is named as UID/ENROLLMENTID, not ${given}: \`registrations\` shows it.`,
  )
}

/** For a child or a registration that is not stored. */
export function notFound(collection: 'Students' | 'Enrollments', name: string): SchoolError {
  return new SchoolError(
    collection === 'Students'
      ? `There is no child ${name}: \`students --email ADDRESS\` shows a family's children.`
      : `There is no registration ${name}: \`registrations\` shows those that there are.`,
  )
}

function pathOf(uid: string, collection: 'Students' | 'Enrollments', id: string): string {
  if (!isDocumentId(uid) || !isDocumentId(id)) throw notFound(collection, `${uid}/${id}`)
  return `Users/${uid}/${collection}/${id}`
}
