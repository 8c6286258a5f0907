/** What observes the session: with it, the sign-in service is downloaded, and asks who is signed in. */
export function loadSession() {
  return import('./session.ts')
}

/**
 * The functions of `accounts.ts`, so that a visitor who only reads the sign-in page does not download the sign-in
 * service. The module that observes the session comes along: a sign-in must not go unnoticed.
 */
export async function loadAccounts() {
  await loadSession()
  return import('./accounts.ts')
}

/** Ahead of need; a failure is reported by who needs it. */
export function preloadSession(): void {
  loadSession().catch(() => undefined)
}

export function preloadAccounts(): void {
  loadAccounts().catch(() => undefined)
}
