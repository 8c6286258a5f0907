const storageKey = 'signed-in-before'

/** Whether somebody is, as far as this device remembers, signed in here. */
export function hasSignedInBefore(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

/**
 * Tells when somebody signs in on this device in another tab.
 * @returns a function that stops it.
 */
export function onSignInElsewhere(tell: () => void): () => void {
  function handleStorage({ key, newValue }: StorageEvent) {
    if (key === storageKey && newValue !== null) tell()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

/** Remembers, or forgets, that somebody is signed in on this device. */
export function rememberSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(storageKey, 'yes')
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage the site only asks the sign-in service later than it could.
  }
}
