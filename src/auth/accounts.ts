import {
  browserLocalPersistence,
  browserSessionPersistence,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  inMemoryPersistence,
  type Persistence,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut as endSession,
  updatePassword,
  type UserCredential,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { errorCode } from '#lib/errors.ts'
import { deviceData, rememberShared, tabData } from '#lib/site-data.ts'
import { withTimeout } from '#lib/retry.ts'
import { composed, decomposedVowels } from '#model/values/text.ts'
import { authErrorOf } from './auth-error.ts'
import { auth, signOutState } from './firebase-auth.ts'

/** A generous estimate of the characters in a stored session. */
const sessionLength = 4_096

/** The last account that was requested, unless it has signed out since. */
let wanted = ''

/**
 * @param isShared whether other people use this computer: the session then ends with the tab.
 * @returns the uid.
 * @throws FirebaseError; see `authErrorOf`.
 */
export async function signIn(email: string, password: string, isShared = false): Promise<string> {
  const ask = (form: string) => signInWithEmailAndPassword(auth, email, form)
  return (await beginSession(email, isShared, () => asTyped(password, ask))).uid
}

/** New passwords are stored in composed characters, but older accounts may have them in any form that was typed. */
async function asTyped(typed: string, ask: (password: string) => Promise<UserCredential>) {
  const password = composed(typed)
  const older = new Set([typed.normalize('NFC'), typed, decomposedVowels(password)])
  older.delete(password)
  let answer = ask(password)
  for (const form of older)
    answer = answer.catch((error: unknown) => {
      const isWrong = ['auth/wrong-password', 'auth/invalid-credential'].includes(String(errorCode(error)))
      if (!isWrong) throw error
      return ask(form)
    })
  return answer
}

/**
 * Creates an account, signs it in and sends the verification mail. Signs in to an account that already exists because
 * the answer to an earlier attempt was lost.
 * @param isShared as for `signIn`.
 * @returns the uid.
 * @throws FirebaseError; see `authErrorOf`.
 */
export async function createAccount(email: string, password: string, isShared = false): Promise<string> {
  const user = await beginSession(email, isShared, () =>
    createUserWithEmailAndPassword(auth, email, password).catch((error: unknown) =>
      signInToExistingAccount(email, password, error),
    ),
  )
  if (!user.emailVerified) {
    // Not awaited: the dashboard can send it again.
    sendEmailVerification(user).catch((error: unknown) =>
      console.error('The verification mail failed:', error),
    )
  }
  return user.uid
}

/**
 * Signs in to an account whose creation failed because it may already exist.
 * @throws the original error, unless the sign-in service cannot be reached: then nobody knows whose account it is.
 */
async function signInToExistingAccount(email: string, password: string, error: unknown) {
  if (authErrorOf(error) !== 'email-already-in-use' && !isLost(error)) throw error
  return signInWithEmailAndPassword(auth, email, password).catch((reason: unknown) => {
    throw isLost(reason) ? reason : error
  })
}

function isLost(error: unknown): boolean {
  return errorCode(error) === 'auth/network-request-failed'
}

/** An attempt that was abandoned for another account never signs in to its own, however late it is answered. */
async function beginSession(email: string, isShared: boolean, ask: () => Promise<UserCredential>) {
  wanted = email
  rememberShared(isShared)
  await setPersistence(auth, persistenceFor(isShared))
  if (wanted === email) {
    const { user } = await ask()
    if (wanted === email) return user
    await endSession(auth)
  }
  throw new Error('The try was given up for another account.')
}

/** If no storage can hold the session, it lasts for this visit: the SDK does not check an explicit persistence. */
function persistenceFor(isShared: boolean): Persistence {
  if (!isShared && deviceData.hasRoomFor(sessionLength)) return browserLocalPersistence
  return tabData.hasRoomFor(sessionLength) ? browserSessionPersistence : inMemoryPersistence
}

export async function changePassword(password: string): Promise<void> {
  if (auth.currentUser !== null) await updatePassword(auth.currentUser, password)
}

/**
 * Sends a link to a new address: opening it changes the account's address and ends its sessions.
 * @throws FirebaseError; see `passwordErrorOf`.
 */
export async function changeEmail(email: string, password: string): Promise<void> {
  const user = auth.currentUser
  if (user?.email == null) throw new Error('Nobody is signed in.')
  const { email: current } = user
  await asTyped(password, (form) =>
    reauthenticateWithCredential(user, EmailAuthProvider.credential(current, form)),
  )
  await verifyBeforeUpdateEmail(user, email)
}

export async function sendVerification(): Promise<void> {
  if (auth.currentUser !== null) await withTimeout(sendEmailVerification(auth.currentUser))
}

/** Checks whether the address has been verified since, and if so updates the session. */
export async function checkVerification(): Promise<void> {
  const user = auth.currentUser
  if (user === null) return
  await reload(user)
  // A new token makes `onIdTokenChanged` report the user again.
  if (user.emailVerified) await user.getIdToken(true)
}

/** The account as the sign-in service has it now, with a session token that agrees. */
export async function readAccount() {
  await checkVerification()
  const { email, emailVerified, metadata } = auth.currentUser ?? {}
  return { email: email ?? '', isVerified: emailVerified === true, since: metadata?.creationTime ?? '' }
}

export async function sendPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(auth, email)
}

/**
 * Whether the account belongs to the school's staff, and when it signed in (milliseconds). Requests a new token if the
 * current one may be older than the claim.
 * @throws FirebaseError when the connection fails.
 */
export async function readStaffClaim(): Promise<{ isStaff: boolean; signedInAt: number }> {
  const known = await auth.currentUser?.getIdTokenResult()
  const token = known?.claims.staff === true ? known : await auth.currentUser?.getIdTokenResult(true)
  return {
    isStaff: token?.claims.staff === true && token.claims.email_verified === true,
    signedInAt: Date.parse(token?.authTime ?? ''),
  }
}

/** Whether the parent is still signed in, even before the pages know that the session has ended. */
export function isSignedInAs(uid: string): boolean {
  return auth.currentUser?.uid === uid
}

/**
 * @param isAskedFor whether the person signed out here; otherwise they are told that the session has ended.
 * @throws Error if the session has not ended in time.
 */
export async function signOut(isAskedFor = true): Promise<void> {
  signOutState.isExpected = isAskedFor
  wanted = ''
  await withTimeout(endSession(auth))
}
