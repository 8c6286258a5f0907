import { deviceData, forgetTerms, isSharedComputer, ownData, tabData } from '#lib/site-data.ts'

const signedInKey = 'signed-in-before'
const knownKey = 'known-device'
const officeKey = 'office-used'

/** Whether somebody is signed in, as far as this device (on a shared computer, this tab) remembers. */
export function hasSignedInBefore(): boolean {
  return deviceData.get(signedInKey) !== null || tabData.get(signedInKey) !== null
}

/** Whether somebody has ever signed in on this device, except as on a shared one. */
export function isKnownDevice(): boolean {
  return deviceData.get(knownKey) !== null
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

/** Whatever ended the session, clears anything that reveals the family, also from earlier sessions. */
export function rememberSignedIn(isSignedIn: boolean): void {
  if (!isSignedIn) forgetTerms()
  deviceData.mark(signedInKey, isSignedIn && !isSharedComputer())
  tabData.mark(signedInKey, isSignedIn && isSharedComputer())
  if (isSignedIn) deviceData.mark(knownKey, !isSharedComputer())
}

/**
 * When the office was last used here, in milliseconds (on a shared computer: in this tab); `null` if never.
 * @param uid whose use; if omitted, anybody's.
 */
export function lastOfficeUse(uid?: string): number | null {
  const stored = ownData().get(officeKey)
  const [moment, user] = stored?.split(' ') ?? []
  return moment === undefined || (uid !== undefined && uid !== user) ? null : Number(moment)
}

export function rememberOfficeUse(uid: string, moment: number): void {
  ownData().set(officeKey, `${moment} ${uid}`)
}
