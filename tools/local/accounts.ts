import type { Address } from 'firestore-emulator/testing/administrator'

/** An account as signing up answers it. */
export interface Account {
  uid: string
  email: string
  idToken: string
}

const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' }

/**
 * Creates an account with a password and signs it in, as any visitor can.
 *
 * @throws where the emulator refuses, with its code, such as `EMAIL_EXISTS`.
 */
export async function createAccount(auth: Address, email: string, password: string): Promise<Account> {
  const answer = await fetch(`${url(auth)}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
  await expectOk(answer, `creating the account ${email}`)
  const { localId, idToken } = (await answer.json()) as { localId: string; idToken: string }
  return { uid: localId, email, idToken }
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
  const at = `${url(auth)}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchCreate`
  for (let start = 0; start < accounts.length; start += mostAccounts) {
    const users = accounts.slice(start, start + mostAccounts)
    const answer = await fetch(at, { method: 'POST', headers: owner, body: JSON.stringify({ users }) })
    await expectOk(answer, 'creating accounts')
    const { error } = (await answer.json()) as { error?: { message: string }[] }
    if (error?.[0] !== undefined) throw new Error(`creating accounts: ${error[0].message}`)
  }
}

function url({ host, port }: Address): string {
  return `http://${host}:${port}`
}

async function expectOk(answer: Response, doing: string): Promise<void> {
  if (!answer.ok) throw new Error(`${doing}: ${answer.status} ${await answer.text()}`)
}
