import * as v from 'valibot'
import { subscribe } from '#data/newsletter.ts'
import { subscriber } from '#model/newsletter.ts'

/**
 * Subscribes a visitor by what they typed. Downloaded with the first submit, and Firestore with it.
 * @throws FirebaseError when the lookup or the write fails.
 */
export async function subscribeVisitor(
  typed: string,
): Promise<'subscribed' | 'already-subscribed' | 'invalid'> {
  const reading = v.safeParse(subscriber, typed)
  return reading.success ? subscribe(reading.output) : 'invalid'
}
