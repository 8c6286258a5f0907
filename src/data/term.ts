import { doc, type DocumentReference, getDoc } from 'firebase/firestore/lite'
import { language } from '#copy/language.ts'
import { withTimeout } from '#lib/retry.ts'
import { deviceData } from '#lib/site-data.ts'
import { type CourseTerm, readTerm, termIdOf } from '#model/course.ts'
import { isDocumentId, storedText } from '#model/values/stored.ts'
import { firestore } from './firestore.ts'
import { publishedLifetime, queryClient, readTimeout } from './read.ts'

const termPrefix = 'term:'

type Fields = Record<string, unknown>

/**
 * The term of a stored registration as it is published; `null` where it names none. It is read once for all registrations
 * in it, and cached on this device as long as courses are.
 * @throws FirebaseError where it cannot be read.
 */
export async function readTermOf(registration: Fields): Promise<CourseTerm | null> {
  const [courseId, term] = [storedText(registration.courseId), termIdOf(registration.term)]
  if (!isDocumentId(courseId) || term === '') return null
  const key = `${termPrefix}${courseId}/${term}`
  const cached = Object(deviceData.getJson(key)) as { readAt?: number; fields?: Fields }
  const stored = await queryClient.query({
    queryKey: ['Course', courseId, 'Terms', term],
    queryFn: () =>
      withTimeout(readFields(doc(firestore, 'Course', courseId, 'Terms', term), key), readTimeout),
    staleTime: publishedLifetime,
    // A clock that was set back must not keep it fresh for ever.
    ...(Number(cached.readAt) <= Date.now() && {
      initialData: Object(cached.fields) as Fields,
      initialDataUpdatedAt: Number(cached.readAt),
    }),
  })
  return stored && readTerm(stored, language.code)
}

async function readFields(document: DocumentReference, key: string): Promise<Fields | null> {
  const fields = (await getDoc(document)).data() ?? null
  if (fields !== null) deviceData.set(key, JSON.stringify({ readAt: Date.now(), fields }))
  return fields
}

/** Removes what tells which levels a family is in. */
export function forgetTerms(): void {
  deviceData.removeAll(termPrefix)
}
