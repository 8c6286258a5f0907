import type { Address } from 'firestore-emulator/testing/administrator'

/** An account as signing up answers it. */
export interface Account {
  uid: string
  email: string
  idToken: string
}

/**
 * Creates an account with a password and signs it in, as any visitor can.
 *
 * @throws where the emulator refuses, with its code, such as `EMAIL_EXISTS`.
 */
export async function createAccount(auth: Address, email: string, password: string): Promise<Account> {
  const signUp = `http://${auth.host}:${auth.port}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`
  const answer = await fetch(signUp, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
  if (!answer.ok) throw new Error(`creating an account: ${answer.status} ${await answer.text()}`)
  const { localId, idToken } = (await answer.json()) as { localId: string; idToken: string }
  return { uid: localId, email, idToken }
}
