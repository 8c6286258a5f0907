let isExpected = false

/** Records, before a sign-out, that the parent asked for it in this tab; reset by the next sign-in. */
export function expectSignOut(isAskedFor: boolean): void {
  isExpected = isAskedFor
}

export function isSignOutExpected(): boolean {
  return isExpected
}
