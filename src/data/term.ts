import { doc, getDoc } from 'firebase/firestore/lite'
import { language } from '#copy/language.ts'
import { deviceData } from '#lib/site-data.ts'
import { type CourseTerm, readTerm, termIdOf } from '#model/course.ts'
import { isDocumentId, storedText } from '#model/values/stored.ts'
import { firestore } from './firestore.ts'
import { publishedLifetime, queryClient } from './read.ts'

type Fields = Record<string, unknown>

/**
 * The term of a stored registration as it is published; `null` where it names none. It is read once for all registrations
 * in it, and cached on this device as long as courses are.
 * @throws FirebaseError where it cannot be read.
 */
export async function readTermOf(registration: Fields): Promise<CourseTerm | null> {
  const [courseId, term] = [storedText(registration.courseId), termIdOf(registration.term)]
  if (!isDocumentId(courseId) || term === '') return null
  const stored = await queryClient.query({
    queryKey: ['Course', courseId, 'Terms', term],
    queryFn: () => readFields(courseId, term),
    staleTime: publishedLifetime,
  })
  return stored && readTerm(stored, language.code)
}

async function readFields(courseId: string, term: string): Promise<Fields | null> {
  const key = `term:${courseId}/${term}`
  const cached = Object(deviceData.getJson(key)) as { readAt?: unknown; fields?: unknown }
  const age = Date.now() - Number(cached.readAt)
  if (age >= 0 && age < publishedLifetime) return Object(cached.fields) as Fields
  const fields = (await getDoc(doc(firestore, 'Course', courseId, 'Terms', term))).data() ?? null
  if (fields !== null) deviceData.set(key, JSON.stringify({ readAt: Date.now(), fields }))
  return fields
}
