/**
 * What an account can be told to do, fetched when it is first needed: a visitor who only reads the sign-in page does not
 * download the sign-in service. What observes the session comes along, so that nobody signs in unseen.
 * @throws where the line drops.
 */
export async function loadAccounts() {
  await import('./session.ts')
  return import('./accounts.ts')
}

/** Fetches it ahead, while somebody fills in a form. */
export function prefetchAccounts(): void {
  // A failure here is no failure yet: sending the form tries again.
  loadAccounts().catch(() => undefined)
}
