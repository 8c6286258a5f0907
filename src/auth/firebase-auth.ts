import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
} from 'firebase/auth'
import { language } from '#copy/language.ts'
import { env } from '#lib/env.ts'
import { firebaseApp } from '#lib/firebase.ts'
import { withTimeout } from '#lib/retry.ts'

/** Milliseconds until an unanswered request to the sign-in service counts as failed. */
const requestTimeout = 10_000

// The SDK ends the session on any error response, even one that only says that the service is overloaded; without a
// response it keeps the stored session. So overload and timeouts become network errors. The SDK has no option for it.
const { fetch } = globalThis
globalThis.fetch = async function fetchWithTimeout(input, init) {
  const url = input instanceof Request ? input.url : String(input)
  if (!/(identitytoolkit|securetoken)\.googleapis\.com\//.test(url)) return fetch(input, init)
  const response = await withTimeout(fetch(input, init), requestTimeout)
  if (response.status >= 500 || response.status === 429)
    throw new TypeError(`The sign-in service answered ${response.status}.`)
  return response
}

/**
 * The sign-in service, without popups and redirects, because the site signs in with email and password only. Import it
 * lazily: Auth makes up most of the SDK.
 */
export const auth = initializeAuth(firebaseApp, {
  persistence: [browserLocalPersistence, browserSessionPersistence],
})

// Of the mails that the service sends, and of the page that their links open.
auth.languageCode = language.code

if (env.localBackend !== null) {
  connectAuthEmulator(auth, `http://${env.localBackend.auth}`, { disableWarnings: true })
}

/** Whether the coming sign-out was requested in this tab; reset by the next sign-in. */
export const signOutState = { isExpected: false }
