import { deviceData, tabData } from '#lib/site-data.ts'

const signedInKey = 'signed-in-before'
const knownKey = 'known-device'
const sharedKey = 'shared-computer'
const officeKey = 'office-used'

/** Whether somebody is signed in, as far as this device (on a shared computer, this tab) remembers. */
export function hasSignedInBefore(): boolean {
  return deviceData.get(signedInKey) !== null || tabData.get(signedInKey) !== null
}

/** Whether somebody has ever signed in on this device, except where it was called a shared one. */
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

export function rememberSignedIn(isSignedIn: boolean): void {
  remember(deviceData, signedInKey, isSignedIn && !isSharedComputer())
  remember(tabData, signedInKey, isSignedIn && isSharedComputer())
  if (isSignedIn) remember(deviceData, knownKey, !isSharedComputer())
}

/**
 * When the office was last used here, in milliseconds (on a shared computer: in this tab); `null` where it was not.
 * @param uid of whom; without it, of anybody.
 */
export function lastOfficeUse(uid?: string): number | null {
  const stored = (isSharedComputer() ? tabData : deviceData).get(officeKey)
  const [moment, user] = stored?.split(' ') ?? []
  return moment === undefined || (uid !== undefined && uid !== user) ? null : Number(moment)
}

export function rememberOfficeUse(uid: string, moment: number): void {
  const data = isSharedComputer() ? tabData : deviceData
  data.set(officeKey, `${moment} ${uid}`)
}

/** Whether the last person who signed in said that other people use this computer. */
export function isSharedComputer(): boolean {
  return deviceData.get(sharedKey) !== null
}

export function rememberShared(isShared: boolean): void {
  remember(deviceData, sharedKey, isShared)
}

function remember(data: typeof deviceData, key: string, isSo: boolean): void {
  if (isSo) data.set(key, 'yes')
  else data.remove(key)
}
