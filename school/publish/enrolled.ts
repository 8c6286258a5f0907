import type { Firestore } from 'firebase-admin/firestore'
import { levelFrom } from '#model/level.ts'
import type { Change } from './difference.ts'

/** What is to be said of a course that goes while children are in it; '' of every other change. */
export async function aboutEnrolled(firestore: Firestore, { path, kind }: Change): Promise<string> {
  const [collection, id = ''] = path.split('/')
  if (kind !== 'removed' || collection !== 'Course') return ''
  const children = await childrenEnrolledIn(firestore, id)
  if (children === 0) return ''
  return `: ${children === 1 ? '1 child is' : `${children.toLocaleString('en')} children are`} enrolled in it.`
}

/** A course's id is stored as text or, in old documents, as a number; and a child may be there twice, with an old id. */
async function childrenEnrolledIn(firestore: Firestore, courseId: string): Promise<number> {
  const level = levelFrom(courseId)
  const { docs } = await firestore
    .collectionGroup('Enrollments')
    .where('courseId', 'in', level === null ? [courseId] : [courseId, level])
    .select('studentId')
    .get()
  return new Set(docs.map((found) => `${found.ref.parent.path}/${String(found.get('studentId'))}`)).size
}
