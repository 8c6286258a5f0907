import { initializeApp } from 'firebase/app'
import {
  type AppCheck,
  type AppCheckToken,
  CustomProvider,
  getToken,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check'
import { env } from '../lib/env'
import { firebaseApp } from '../lib/firebase'

// App Check, from when this file is first imported (`beforePublicWrite`). The SDK waits for ever where reCAPTCHA is
// blocked, and with it every request to Firestore. So reCAPTCHA is asked by a Firebase app of its own, and the site's own
// app takes what comes from there in time, or goes on without.

/** How long requests wait for a token, in milliseconds: reCAPTCHA is 400 KB of script, seconds on a slow line. */
const patience = 10_000

const recaptcha = 'https://www.google.com/recaptcha/enterprise.js?render=explicit'

initializeAppCheck(firebaseApp, {
  provider: new CustomProvider({ getToken: tokenInTime }),
  // A token is fetched when a request needs it, and not every half hour for whoever leaves the page open.
  isTokenAutoRefreshEnabled: false,
})

let asking: { token: Promise<string>; until: number } | null = null
let attesting: Promise<AppCheck> | null = null
let loaded: Promise<unknown> | null = null

/** @throws where no token came in time; the SDK then sends a word that is none. */
async function tokenInTime(): Promise<AppCheckToken> {
  asking ??= { token: freshToken().finally(() => (asking = null)), until: Date.now() + patience }
  try {
    const token = await Promise.race([asking.token, lateAt(asking.until)])
    // How long it lasts is known to the app that asked for it: this one keeps none.
    return { token, expireTimeMillis: Date.now() }
  } catch (error) {
    console.error('App Check has no token:', error)
    throw error
  }
}

async function freshToken(): Promise<string> {
  attesting ??= startAttesting()
  try {
    return (await getToken(await attesting)).token
  } catch (error) {
    attesting = null
    throw error
  }
}

async function startAttesting(): Promise<AppCheck> {
  // The SDK would load it too, but not notice where it fails.
  loaded ??= load(recaptcha).catch((error: unknown) => {
    loaded = null
    throw error
  })
  await loaded
  return initializeAppCheck(initializeApp(env.firebase, 'attestation'), {
    provider: new ReCaptchaEnterpriseProvider(import.meta.env.VITE_APP_CHECK_SITE_KEY ?? ''),
    isTokenAutoRefreshEnabled: false,
  })
}

function load(address: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.onload = resolve
    script.onerror = () => reject(new Error(`${address} did not load.`))
    document.head.append(script)
  })
}

/** Rejects at a moment, in milliseconds since 1970; at once where it has passed. */
function lateAt(moment: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('No token came in time.')), moment - Date.now())
  })
}
