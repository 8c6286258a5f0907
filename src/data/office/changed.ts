/** Somebody else changed what the person saw, and nothing was written. */
export class Changed extends Error {
  override name = 'Changed'
  /** As Firestore's errors have it, so that the write is not retried. */
  readonly code = 'failed-precondition'
}
