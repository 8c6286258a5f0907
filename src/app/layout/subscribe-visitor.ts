import * as v from 'valibot'
import { subscribe } from '#data/newsletter.ts'
import { subscriber } from '#model/newsletter.ts'

/**
 * Subscribes a visitor by what they typed. It is a file of its own so that Firestore comes with the first submit and
 * not with the shell.
 * @throws when the lookup or the write fails.
 */
export async function subscribeVisitor(
  typed: string,
): Promise<'subscribed' | 'already-subscribed' | 'invalid'> {
  const reading = v.safeParse(subscriber, typed)
  return reading.success ? subscribe(reading.output) : 'invalid'
}
