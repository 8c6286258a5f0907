import { SchoolError } from '../terminal/school-error'

/** What a person may say for a document below a parent: `UID/ID`, or its whole path. */
const shortForm = /^([^/]+)\/([^/]+)$/
const wholeForm = /^\/?Users\/([^/]+)\/(Students|Enrollments)\/([^/]+)$/

/**
 * The path of a child or of an enrollment, such as `Users/UID/Students/ID`.
 *
 * @throws SchoolError where the text is neither form.
 */
export function familyPath(collection: 'Students' | 'Enrollments', given: string): string {
  const text = given.trim()
  const [, uid, of, id] = wholeForm.exec(text) ?? []
  if (uid !== undefined && of === collection && id !== undefined) return `Users/${uid}/${of}/${id}`
  const [, shortUid, shortId] = shortForm.exec(text) ?? []
  if (shortUid !== undefined && shortId !== undefined && shortUid !== 'Users') {
    return `Users/${shortUid}/${collection}/${shortId}`
  }
  throw new SchoolError(
    collection === 'Students'
      ? `A child is named as UID/STUDENTID, not ${given}: \`students --email ADDRESS\` shows it.`
      : `A registration is named as UID/ENROLLMENTID, not ${given}: \`registrations\` shows it.`,
  )
}
