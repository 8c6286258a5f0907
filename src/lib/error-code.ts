/** The code by which Firebase's services tell their errors apart; `undefined` for any other error. */
export function errorCode(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
}

/** Whether the rules have denied it. */
export function isDenied(error: unknown): boolean {
  return errorCode(error) === 'permission-denied'
}
