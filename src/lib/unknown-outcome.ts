/** Nobody can know whether a write has arrived: neither its answer came nor could what is stored be read. */
export class UnknownOutcome extends Error {
  override name = 'UnknownOutcome'
}
