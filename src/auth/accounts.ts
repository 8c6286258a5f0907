import {
  browserLocalPersistence,
  browserSessionPersistence,
  createUserWithEmailAndPassword,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut as endSession,
  updatePassword,
} from 'firebase/auth'
import { errorCode } from '#lib/error-code.ts'
import { authErrorOf } from './auth-error.ts'
import { expectSignOut } from './expected-sign-out.ts'
import { auth } from './firebase-auth.ts'
import { rememberShared } from './known-device.ts'

/**
 * Signs a parent in.
 * @param isShared whether other people use this computer: the session then ends with the tab.
 * @returns the uid of the account.
 * @throws FirebaseError; `authErrorOf` says which sentence it is.
 */
export async function signIn(email: string, password: string, isShared = false): Promise<string> {
  await keepSession(isShared)
  return (await signInWithEmailAndPassword(auth, email, password)).user.uid
}

/**
 * Makes an account, signs it in, and has the mail sent by which the parent proves that the address is theirs. An account
 * that is there already, made by a try whose answer was lost, is signed in to.
 * @param isShared as for `signIn`.
 * @returns the uid of the account.
 * @throws FirebaseError; `authErrorOf` says which sentence it is.
 */
export async function createAccount(email: string, password: string, isShared = false): Promise<string> {
  await keepSession(isShared)
  const { user } = await createUserWithEmailAndPassword(auth, email, password).catch((error: unknown) =>
    signInToTheirs(email, password, error),
  )
  if (!user.emailVerified) {
    // Nothing waits for it: the dashboard can have it sent again.
    sendEmailVerification(user).catch((error: unknown) =>
      console.error('The verification mail failed:', error),
    )
  }
  return user.uid
}

/**
 * Signs in to the account that could not be made because it may be there.
 * @throws why it could not be made, unless the sign-in service cannot be reached: then nobody knows whose it is.
 */
async function signInToTheirs(email: string, password: string, error: unknown) {
  if (authErrorOf(error) !== 'email-already-in-use' && !isLost(error)) throw error
  return signInWithEmailAndPassword(auth, email, password).catch((reason: unknown) => {
    throw isLost(reason) ? reason : error
  })
}

function isLost(error: unknown): boolean {
  return errorCode(error) === 'auth/network-request-failed'
}

async function keepSession(isShared: boolean): Promise<void> {
  rememberShared(isShared)
  await setPersistence(auth, isShared ? browserSessionPersistence : browserLocalPersistence)
}

/**
 * Gives the account that has just been made another password.
 * @throws FirebaseError when the service refuses or the connection fails.
 */
export async function changePassword(password: string): Promise<void> {
  if (auth.currentUser !== null) await updatePassword(auth.currentUser, password)
}

/**
 * Has the mail sent again by which the parent proves that the address is theirs.
 * @throws FirebaseError when the service refuses or the connection fails.
 */
export async function sendVerification(): Promise<void> {
  if (auth.currentUser !== null) await sendEmailVerification(auth.currentUser)
}

/**
 * Asks whether the address has been verified meanwhile; where it has, the session says so.
 * @throws FirebaseError when the connection fails.
 */
export async function checkVerification(): Promise<void> {
  const user = auth.currentUser
  if (user === null) return
  await reload(user)
  // A new token makes the session known anew.
  if (user.emailVerified) await user.getIdToken(true)
}

/**
 * Has a password-reset email sent.
 * @throws FirebaseError when the service refuses or the connection fails.
 */
export async function sendPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(auth, email)
}

/** Ends the session on this device. */
export async function signOut(): Promise<void> {
  expectSignOut(true)
  await endSession(auth)
}
