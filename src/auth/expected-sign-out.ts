let isExpected = false

/** Notes whether the parent has asked, in this tab, for the session to end: before a sign-out, until the next sign-in. */
export function expectSignOut(isAskedFor: boolean): void {
  isExpected = isAskedFor
}

/** Whether the session ends because the parent has asked for it in this tab, and not elsewhere or by itself. */
export function isSignOutExpected(): boolean {
  return isExpected
}
