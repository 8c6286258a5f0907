const signedInKey = 'signed-in-before'
const knownKey = 'known-device'
const sharedKey = 'shared-computer'

/** Whether somebody is signed in, as far as this device (on a shared computer, this tab) remembers. */
export function hasSignedInBefore(): boolean {
  try {
    return localStorage.getItem(signedInKey) !== null || sessionStorage.getItem(signedInKey) !== null
  } catch {
    return false
  }
}

/** Whether somebody has ever signed in on this device, except where it was called a shared one. */
export function isKnownDevice(): boolean {
  return isKept(knownKey)
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
  if (isSignedIn) remember('localStorage', knownKey, !isSharedComputer())
}

/** Whether the last person who signed in said that other people use this computer. */
export function isSharedComputer(): boolean {
  return isKept(sharedKey)
}

export function rememberShared(isShared: boolean): void {
  remember('localStorage', sharedKey, isShared)
}

function isKept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function remember(storage: 'localStorage' | 'sessionStorage', key: string, isSo: boolean): void {
  try {
    if (isSo) window[storage].setItem(key, 'yes')
    else window[storage].removeItem(key)
  } catch {
    // Without storage the site only asks the sign-in service later than it could.
  }
}
