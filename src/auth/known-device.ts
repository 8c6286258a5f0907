const signedInKey = 'signed-in-before'
const sharedKey = 'shared-computer'

/** Whether somebody is signed in, as far as this device (on a shared computer, this tab) remembers. */
export function hasSignedInBefore(): boolean {
  try {
    return localStorage.getItem(signedInKey) !== null || sessionStorage.getItem(signedInKey) !== null
  } catch {
    return false
  }
}

/**
 * Calls `onSignIn` when somebody signs in on this device in another tab.
 * @returns a function that stops it.
 */
export function onSignInElsewhere(onSignIn: () => void): () => void {
  function handleStorage({ key, newValue }: StorageEvent) {
    if (key === signedInKey && newValue !== null) onSignIn()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

export function rememberSignedIn(isSignedIn: boolean): void {
  const kept = isSharedComputer() ? 'sessionStorage' : 'localStorage'
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    remember(storage, signedInKey, isSignedIn && storage === kept)
}

/** Whether the last person who signed in said that other people use this computer. */
export function isSharedComputer(): boolean {
  try {
    return localStorage.getItem(sharedKey) !== null
  } catch {
    return false
  }
}

export function rememberShared(isShared: boolean): void {
  remember('localStorage', sharedKey, isShared)
}

function remember(storage: 'localStorage' | 'sessionStorage', key: string, isSo: boolean): void {
  try {
    if (isSo) window[storage].setItem(key, 'yes')
    else window[storage].removeItem(key)
  } catch {
    // Without storage the site only asks the sign-in service later than it could.
  }
}
