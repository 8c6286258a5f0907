import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth'
import { env } from '#lib/env.ts'
import { firebaseApp } from '#lib/firebase.ts'
import { withTimeout } from '#lib/with-timeout.ts'

/** How long an answer of the sign-in service is waited for, in milliseconds. */
const patience = 10_000

// To the SDK any answer to its first question is a verdict on the session, also one that only says that the service is
// overloaded: it would end the session. Where no answer came it goes on with the stored session. So such an answer, and
// one that takes too long, is none to the SDK, which knows no other way to be told.
const { fetch } = globalThis
globalThis.fetch = async function fetchAnswers(input, init) {
  const address = input instanceof Request ? input.url : String(input)
  if (!/(identitytoolkit|securetoken)\.googleapis\.com\//.test(address)) return fetch(input, init)
  const answer = await withTimeout(fetch(input, init), patience)
  if (answer.status >= 500 || answer.status === 429)
    throw new TypeError(`The sign-in service answered ${answer.status}.`)
  return answer
}

/**
 * The sign-in service, without popups and redirects: the site signs in with email and password only. Import this file
 * when it is first needed: Auth is most of the SDK's bytes. A session may stand in any of the three storages:
 * IndexedDB is where earlier versions of the site kept it, and it moves from there to the first.
 */
export const auth = initializeAuth(firebaseApp, {
  persistence: [browserLocalPersistence, indexedDBLocalPersistence, browserSessionPersistence],
})

if (env.localBackend !== null) {
  connectAuthEmulator(auth, `http://${env.localBackend.auth}`, { disableWarnings: true })
}
