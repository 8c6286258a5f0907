import {
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as endSession,
  updatePassword,
} from 'firebase/auth'
import { auth } from './firebase-auth'

/**
 * Signs a parent in.
 * @throws FirebaseError; `authErrorOf` says which sentence it is.
 */
export async function signIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(auth, email, password)
}

/**
 * Makes an account and signs it in.
 * @returns the uid of the new account.
 * @throws FirebaseError; `authErrorOf` says which sentence it is.
 */
export async function createAccount(email: string, password: string): Promise<string> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  return user.uid
}

/**
 * Gives the account that has just been made another password.
 * @throws FirebaseError when the service refuses or the line fails.
 */
export async function changePassword(password: string): Promise<void> {
  if (auth.currentUser !== null) await updatePassword(auth.currentUser, password)
}

/**
 * Has a password-reset email sent.
 * @throws FirebaseError when the service refuses or the line fails.
 */
export async function sendPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(auth, email)
}

/** Ends the session on this device. */
export async function signOut(): Promise<void> {
  await endSession(auth)
}
