/** It is unknown whether a write was stored: its answer did not come, and what is stored could not be read. */
export class UnknownOutcome extends Error {
  override name = 'UnknownOutcome'
}
