import * as v from 'valibot'
import { newsletterOutcomes as words } from '#words/layout.ts'
import { subscribe } from '#data/newsletter.ts'
import { subscriber } from '#model/newsletter.ts'

const icons = { subscribed: 'success', 'already-subscribed': 'info', invalid: 'error' } as const

/**
 * Subscribes a visitor by what they typed. Downloaded with the first submit, and Firestore with it.
 *
 * @returns what came of it, and the message that says so.
 * @throws FirebaseError when the lookup or the write fails.
 */
export async function subscribeVisitor(typed: string) {
  const reading = v.safeParse(subscriber, typed)
  const outcome = reading.success ? await subscribe(reading.output) : 'invalid'
  return { outcome, message: { ...words[outcome], icon: icons[outcome] } }
}
