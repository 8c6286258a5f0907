import { deleteApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  inMemoryPersistence,
  initializeAuth,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authErrorOf } from '#auth/auth-error.ts'
import type { AuthError } from '#model/user.ts'
import { ownAuth } from '../support/local-auth.ts'

// New Firebase projects have this protection; the local backend does not.

const projectId = 'demo-enumeration'
const app = initializeApp({ apiKey: 'any', projectId })
const emulator = ownAuth(projectId)
let auth: Auth

beforeAll(async () => {
  auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, `http://${emulator.address}`, { disableWarnings: true })
  await createUserWithEmailAndPassword(auth, 'simran@painti.example', 'painti-secret')
})

afterAll(() => deleteApp(app))

async function protect(isProtected: boolean): Promise<void> {
  const change = { emailPrivacyConfig: { enableImprovedEmailPrivacy: isProtected } }
  const changed = await emulator.ask('PATCH', `/emulator/v1/projects/${projectId}/config`, change)
  expect(changed).toMatchObject(change)
}

async function failureOf(attempt: Promise<unknown>): Promise<AuthError | 'none'> {
  return attempt.then(
    () => 'none',
    (error: unknown) => authErrorOf(error),
  )
}

async function answers() {
  const [registered, unknown] = ['simran@painti.example', 'nobody@painti.example']
  return {
    wrongPassword: await failureOf(signInWithEmailAndPassword(auth, registered, 'another')),
    unknownAddress: await failureOf(signInWithEmailAndPassword(auth, unknown, 'another')),
    resetOfUnknownAddress: await failureOf(sendPasswordResetEmail(auth, unknown)),
    takenAddress: await failureOf(createUserWithEmailAndPassword(auth, registered, 'painti-secret')),
  }
}

describe('What the sign-in service tells about an address', () => {
  it('is whether it has an account, without email enumeration protection', async () => {
    await protect(false)
    expect(await answers()).toEqual({
      wrongPassword: 'wrong-password',
      unknownAddress: 'user-not-found',
      resetOfUnknownAddress: 'user-not-found',
      takenAddress: 'email-already-in-use',
    })
  })

  it('is nothing with it, but to somebody who signs up with the address', async () => {
    await protect(true)
    expect(await answers()).toEqual({
      wrongPassword: 'other',
      unknownAddress: 'other',
      resetOfUnknownAddress: 'none',
      takenAddress: 'email-already-in-use',
    })
  })
})
