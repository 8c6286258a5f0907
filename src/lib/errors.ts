/** The code of a Firebase error; `undefined` for any other error. */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}

export function isDenied(error: unknown): boolean {
  return errorCode(error) === 'permission-denied'
}

/** It is unknown whether a write was stored: it was not answered, and what is stored could not be read. */
export class UnknownOutcome extends Error {
  override name = 'UnknownOutcome'
}
