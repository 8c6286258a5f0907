import { doc, getDoc } from 'firebase/firestore/lite'
import { language } from '#copy/language.ts'
import { withTimeout } from '#lib/retry.ts'
import { forgetTerms, ownData, termPrefix } from '#lib/site-data.ts'
import { type CourseTerm, readTerm, termIdOf } from '#model/course.ts'
import { type Fields, isDocumentId, storedText } from '#model/values/stored.ts'
import { firestore } from './firestore.ts'
import { publishedLifetime, queryClient, readTimeout } from './read.ts'

/**
 * The published term of a stored registration; `null` if it names none. It is read once for all its registrations, and
 * cached on this device as long as courses are.
 * @throws FirebaseError if it cannot be read.
 */
export async function readTermOf(registration: Fields): Promise<CourseTerm | null> {
  const [courseId, termId] = [storedText(registration.courseId), termIdOf(registration.term)]
  if (!isDocumentId(courseId) || termId === '') return null
  const key = `${termPrefix}${courseId}/${termId}`
  const path = ['Course', courseId, 'Terms', termId]
  const cached = Object(ownData().getJson(key)) as { readAt?: number; fields?: Fields }
  const stored = await queryClient.query({
    queryKey: path,
    queryFn: () => withTimeout(readFields(path, key), readTimeout),
    staleTime: publishedLifetime,
    // A clock that was set back must not keep it fresh for ever.
    ...(Number(cached.readAt) <= Date.now() && {
      initialData: Object(cached.fields) as Fields,
      initialDataUpdatedAt: Number(cached.readAt),
    }),
  })
  return stored && readTerm(stored, language.code)
}

async function readFields(path: string[], key: string): Promise<Fields | null> {
  const fields = (await getDoc(doc(firestore, path.join('/')))).data() ?? null
  // After signing out the cache is empty, and must stay empty.
  const isWanted = queryClient.getQueryState(path) !== undefined
  if (fields !== null && isWanted) ownData().set(key, JSON.stringify({ readAt: Date.now(), fields }))
  return fields
}

/** Reads the terms of a course again, past this device's cache: the school may have corrected them. */
export function rereadTerms(courseId: string): void {
  forgetTerms(courseId)
  queryClient.removeQueries({ queryKey: ['Course', courseId, 'Terms'] })
}
