/** What is stored is no longer what the person saw: somebody else was faster, and nothing was written. */
export class Changed extends Error {
  override name = 'Changed'
  /** As Firestore says it, so that no write is tried again. */
  readonly code = 'failed-precondition'
}
