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
  const account = { email, password, returnSecureToken: true }
  const { localId, idToken } = await post(auth, 'accounts:signUp?key=local', account)
  return { uid: localId as string, email, idToken: idToken as string }
}

/** Identity Toolkit takes 1,000 accounts at once. */
const mostAccounts = 1000

/**
 * Creates accounts as an administrator of the Auth emulator, with the fields of Identity Toolkit: `localId`, `email`,
 * `emailVerified`, `disabled`, `rawPassword`.
 *
 * @throws where the emulator refuses one.
 */
export async function writeAccounts(
  auth: Address,
  projectId: string,
  accounts: readonly Record<string, unknown>[],
): Promise<void> {
  for (let start = 0; start < accounts.length; start += mostAccounts) {
    const users = accounts.slice(start, start + mostAccounts)
    const { error } = await post(
      auth,
      `projects/${projectId}/accounts:batchCreate`,
      { users },
      'Bearer owner',
    )
    const [refused] = (error ?? []) as { message: string }[]
    if (refused !== undefined) throw new Error(`creating accounts: ${refused.message}`)
  }
}

async function post({ host, port }: Address, path: string, body: object, authorization = '') {
  const answer = await fetch(`http://${host}:${port}/identitytoolkit.googleapis.com/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`creating an account: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Record<string, unknown>
}
